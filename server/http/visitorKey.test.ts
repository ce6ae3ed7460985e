import { describe, expect, it } from 'vitest'
import { keyOfAddress, visitorKey } from './visitorKey.ts'

describe('keyOfAddress', () => {
  it.each([
    ['203.0.113.99', '203.0.113.99'],
    ['203.0.113.99:1001', '203.0.113.99'],
    [' 203.0.113.99 ', '203.0.113.99'],
    ['::ffff:203.0.113.99', '203.0.113.99'],
    ['::FFFF:cb00:7163', '203.0.113.99'],
    ['[::ffff:203.0.113.99]:443', '203.0.113.99'],
    ['2001:db8:1:ff22::1', '2001:db8:1:ff00::/56'],
    ['2001:0DB8:0001:ffFF:1:2:3:4', '2001:db8:1:ff00::/56'],
    ['[2001:db8:1:ff22::1]:1001', '2001:db8:1:ff00::/56'],
    ['"[2001:db8:1:ff22::1]"', '2001:db8:1:ff00::/56'],
    ['2001:db8:1:ff22::1%eth0', '2001:db8:1:ff00::/56'],
    ['2001:db8:1:fe22::1', '2001:db8:1:fe00::/56'],
    ['::1', '0:0:0:0::/56'],
    ['unknown', 'unknown'],
    ['_hidden', 'unknown'],
    ['203.0.113', 'unknown'],
    ['', 'unknown'],
  ])('%s is %s', (address, key) => {
    expect(keyOfAddress(address)).toBe(key)
  })
})

describe('visitorKey', () => {
  const key = (forwarded: string | undefined, proxies: number) =>
    visitorKey({ socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': forwarded } }, proxies)

  it.each([
    ['203.0.113.1', 0, '127.0.0.1'],
    [undefined, 1, '127.0.0.1'],
    ['203.0.113.1', 1, '203.0.113.1'],
    ['198.51.100.1, 203.0.113.1:4711', 1, '203.0.113.1'],
    ['198.51.100.1, 203.0.113.1', 2, '198.51.100.1'],
    ['203.0.113.1', 2, '203.0.113.1'],
    [',', 1, '127.0.0.1'],
  ])('%j behind %d proxies is %s', (forwarded, proxies, expected) => {
    expect(key(forwarded, proxies)).toBe(expected)
  })
})
