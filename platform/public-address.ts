import { BlockList, isIP } from 'node:net'

/** Networks that are not on the internet, or lead back into private ones (RFC 6890 and its registry). */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
// Protocol assignments with Teredo, documentation, and 6to4, which wraps any IPv4 address.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

/** Global unicast addresses. All others are local, mapped, translated or reserved. */
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/** Returns true for an IP address of the public internet, false for any other address or text. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && unicast.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
