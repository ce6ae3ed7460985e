import { expect, it } from 'vitest'
import { PrivateAddressError, refusePrivateHost } from './privateAddresses.ts'

const PRIVATE =
  '0.0.0.0 10.1.1.1 100.64.1.1 127.0.0.1 127.1 2130706433 169.254.169.254 172.16.1.1 192.168.1.1 198.18.0.1 224.0.0.1 240.0.0.1 ' +
  '[::] [::1] [::ffff:10.0.0.1] [64:ff9b::a00:1] [64:ff9b:1::1] [100::1] [2002:a00:1::] [fc00::1] [fe80::1] [ff02::1]'

it.each(PRIVATE.split(' '))('sends nothing to %s', (host) => {
  expect(() => refusePrivateHost(`https://${host}/hook`)).toThrow(PrivateAddressError)
})

it.each(['8.8.8.8', '[2606:4700::1111]', 'hooks.company.com'])('may send to %s', (host) => {
  expect(() => refusePrivateHost(`https://${host}/hook`)).not.toThrow()
})
