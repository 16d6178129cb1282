import { isIPv6 } from 'node:net'

const GROUPS = 8
/** What one household or one rented server has of its own: 64 bits of an IPv6 address. */
const NETWORK_GROUPS = 4

/** The eight groups of an IPv6 address whose `::` is written out. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('%', 1).join('').split('::', 2)
  const before = head.split(':').filter(Boolean)
  if (tail === undefined) return before
  const after = tail.split(':').filter(Boolean)
  const missing = Math.max(0, GROUPS - before.length - after.length)
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after]
}

/**
 * Whom limits count: an IPv4 address, or the network of an IPv6 address, since whoever has one of those has 2⁶⁴ of them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const groups = groupsOf(address.toLowerCase()).slice(0, NETWORK_GROUPS)
  return `${groups.map(group => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
