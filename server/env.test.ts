import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.ts'

describe('parseEnv', () => {
  it('needs no variable', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: resolve('data'),
      LEAD_RETENTION_DAYS: 30,
      TRUST_PROXY: 0,
      ALLOWED_ORIGINS: [],
    })
    expect(parseEnv({}).SMTP_URL).toBeUndefined()
  })

  it('reads numbers and lists, and treats an empty variable as unset', () => {
    const env = parseEnv({
      PORT: '8080',
      SMTP_URL: '',
      ALLOWED_ORIGINS: 'https://a.example/, http://b.example:81',
      MAIL_FROM: 'Our Website <web@company.example>',
    })
    expect(env.PORT).toBe(8080)
    expect(env.SMTP_URL).toBeUndefined()
    expect(env.ALLOWED_ORIGINS).toEqual(['https://a.example', 'http://b.example:81'])
    expect(env.MAIL_FROM).toBe('Our Website <web@company.example>')
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['SITE_URL', 'company.example'],
    ['SITE_URL', 'https://www.company.example/sub'],
    ['RETRY_MAX_SECONDS', '7'],
    ['SMTP_URL', 'https://mail.company.example'],
    ['SMTP_URL', 'smtp://user:100%@mail.company.example'],
    ['SMTP_URL', 'smtps://'],
    ['SMTP_URL', 'smtp://mail.company.example?socketTimeout=10min'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Website <web@company.example'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['SALES_EMAIL', 'Sales <sales@company.example>'],
    ['SALES_EMAIL', 'a@b.example\r\nBcc: c@d.example'],
    ['SALES_EMAIL_FALLBACK', 'nobody'],
    ['DATABASE_URL', 'mysql://host/database'],
    ['ALLOWED_ORIGINS', 'https://a.example, nonsense'],
    ['TRUST_PROXY', 'true'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['LEAD_RETENTION_DAYS', '1.5'],
    ['METRICS_TOKEN', 'short'],
  ])('stops at %s=%j and names it, without repeating the value', (name, value) => {
    let message = ''
    try {
      parseEnv({ [name]: value })
    } catch (error) {
      message = String(error)
    }
    expect(message).toMatch(new RegExp(`^Error: Invalid settings:\\n {2}${name}: `))
    expect(message).not.toContain(value)
  })

  it('reads the scheme of a webhook in capitals', () => {
    const read = (scheme: string) =>
      parseEnv({ WEBHOOK_URL: `${scheme}://crm.example/in`, WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` })
    expect(read('HTTPS').WEBHOOK_URL).toBe('https://crm.example/in')
    expect(() => read('HTTP')).toThrow('must begin with https')
  })

  it('names every invalid variable at once', () => {
    expect(() => parseEnv({ PORT: 'x', TRUST_PROXY: 'yes' })).toThrow(/PORT: .*\n.*TRUST_PROXY: /)
  })
})
