import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is on the internet',
  address => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '::1'],
  ['any address', '0.0.0.0'],
  ['any address', '::'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.16.0.1'],
  ['a private network', '192.168.1.1'],
  ['a private network', 'fd00::1'],
  ['a carrier’s network', '100.64.0.1'],
  ['the metadata of a cloud', '169.254.169.254'],
  ['a link', 'fe80::1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['an IPv4 address inside IPv6', '::ffff:127.0.0.1'],
  ['an IPv4 address inside IPv6', '::ffff:8.8.8.8'],
  ['a translated address', '64:ff9b::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001::1'],
  ['documentation', '2001:db8::1'],
  ['a name', 'localhost'],
  ['nothing', ''],
])('%s (%s) is not', (_, address) => expect(isPublicAddress(address)).toBe(false))
