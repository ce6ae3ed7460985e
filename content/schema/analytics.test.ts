import { expect, it } from 'vitest'
import { readAnalytics, requestOf } from './analytics.ts'

it.each(['plausible https://stats.company.com www.company.com', ' matomo  https://stats.company.com/ 3 '])(
  'reads %j',
  (setting) => {
    expect(readAnalytics(setting)?.origin).toBe('https://stats.company.com')
  },
)

it.each([
  'plausible https://stats.company.com',
  'plausible https://stats.company.com/js www.company.com',
  'other https://stats.company.com 3',
])('refuses %j', (setting) => {
  expect(readAnalytics(setting)).toBeUndefined()
})

it('writes a view and an event in the words of either service', () => {
  const hit = { page: 'https://www.company.com/impact', title: 'Impact', referrer: '' }
  const origin = 'https://stats.company.com'
  const [address, view] = requestOf({ kind: 'plausible', origin, site: 'www.company.com' }, hit)
  expect(address).toBe('https://stats.company.com/api/event')
  expect(JSON.parse(String(view))).toEqual({
    name: 'pageview',
    url: hit.page,
    domain: 'www.company.com',
    referrer: '',
  })
  const event = { ...hit, event: 'Download', detail: 'impact-report.pdf' } as const
  const [, body] = requestOf({ kind: 'matomo', origin, site: '3' }, event)
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
    idsite: '3',
    e_a: 'Download',
    e_n: 'impact-report.pdf',
  })
})
