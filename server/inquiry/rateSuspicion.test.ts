import { expect, it } from 'vitest'
import { DEMO_BODY } from '../testing/makeInquiry.ts'
import { rateSuspicion, SUSPICION_THRESHOLD } from './rateSuspicion.ts'

const rate = (fields: Record<string, string>) =>
  rateSuspicion({ honeypot: '', elapsedMs: 60_000, fields: { ...DEMO_BODY, ...fields } })

it.each<Record<string, string>>([
  {},
  { company: 'www.tidewater.example' },
  { company: 'Booking.com' },
  { message: 'See https://tidewater.example and https://tidewater.example/jobs. 2 < 3 > 1, a<b' },
])('finds nothing in %j', (fields) => {
  expect(rate(fields).score).toBe(0)
})

it.each<[Record<string, string>, string]>([
  [{ company: 'http://evil.example/login Click here' }, 'a link in the headline'],
  [{ name: 'URGENT https://evil.example' }, 'a link in the headline'],
  [{ message: '<script>x</script> http://a.example http://b.example http://c.example' }, 'markup'],
])('tells sales to look twice at %j', (fields, sign) => {
  const { score, signs } = rate(fields)
  expect(score).toBeGreaterThanOrEqual(SUSPICION_THRESHOLD)
  expect(signs).toContain(sign)
})
