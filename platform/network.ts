import { isIPv4, isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name its network: a /48, which is what one site gets. */
const IPV6_GROUPS = 3

/** The first groups of an IPv6 address, each without leading zeros; `::` is written out as far as they reach. */
function leadingGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return groups
    .slice(0, count)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/**
 * Network of a caller's address (`RequestFacts.address`): the /24 of an IPv4 address, the /48 of an IPv6 address or of a part of
 * one such as `2001:db8:1:2::/56`. For budgets that a sender with many addresses shares. Other texts are their own network;
 * `undefined` (a caller in process) has none.
 */
export function networkOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const [bare = ''] = address.split('/')
  if (isIPv4(bare)) return `${bare.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(bare) ? `${leadingGroups(bare, IPV6_GROUPS)}::/48` : address
}
