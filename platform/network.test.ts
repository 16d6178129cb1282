import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.0/24'],
  ['2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:0db8:0001:02ff::9', '2001:db8:1::/48'],
  ['2001:db8::/56', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['::/56', '0:0:0::/48'],
  ['unix', 'unix'],
  [undefined, undefined],
])('%s is in the network %s', (address, network) => expect(networkOf(address)).toBe(network))
