import { expect, it } from 'vitest'
import { PrivateAddressError, refusePrivateHost } from './privateAddresses.ts'

const PRIVATE = ['127.0.0.1', '2130706433', '169.254.169.254', '192.168.1.1', '[::1]', '[::ffff:10.0.0.1]']

it.each(PRIVATE)('sends nothing to %s', (host) => {
  expect(() => refusePrivateHost(`https://${host}/hook`)).toThrow(PrivateAddressError)
})

it.each(['8.8.8.8', '[2606:4700::1111]', 'hooks.company.com'])('may send to %s', (host) => {
  expect(() => refusePrivateHost(`https://${host}/hook`)).not.toThrow()
})
