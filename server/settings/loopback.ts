import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether a name or address means this machine only. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  const version = isIP(bare)
  return version === 0 ? bare === 'localhost' : loopback.check(bare, version === 6 ? 'ipv6' : 'ipv4')
}

/** Whether a public address was set that other machines use. */
export const isPublicOrigin = (origin: string | undefined): origin is string =>
  origin !== undefined && URL.canParse(origin) && !isLoopback(new URL(origin).hostname)
