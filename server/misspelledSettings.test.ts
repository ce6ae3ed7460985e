import { expect, it } from 'vitest'
import { misspelledSettings } from './misspelledSettings.ts'

it.each([
  ['SMTPURL', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMTP-URL', 'SMTP_URL'],
  ['SALES_MAIL', 'SALES_EMAIL'],
  ['SALES_EMAILS', 'SALES_EMAIL'],
  ['DATADIR', 'DATA_DIR'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['VITE_API_BASES', 'VITE_API_BASE'],
  ['HOSTS', undefined],
  ['PATH', undefined],
  ['HOSTNAME', undefined],
  ['npm_config_site_url', undefined],
])('takes %s for %s', (name, meant) => {
  expect(misspelledSettings({ [name]: 'x' })).toEqual(meant ? [{ name, meant }] : [])
})

it('ignores an empty variable, and one whose setting is also set', () => {
  expect(misspelledSettings({ SMTPURL: '' })).toEqual([])
  expect(misspelledSettings({ SMTPURL: 'x', SMTP_URL: 'smtp://localhost' })).toEqual([])
})
