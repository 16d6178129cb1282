import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Returns true if a name or address means this machine only. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  const version = isIP(bare)
  return version === 0 ? bare === 'localhost' : loopback.check(bare, version === 6 ? 'ipv6' : 'ipv4')
}

/** Returns true if a public address was set that other machines use. */
export const isPublicOrigin = (origin: string | undefined): origin is string =>
  origin !== undefined && URL.canParse(origin) && !isLoopback(new URL(origin).hostname)

/** The settings that decide whether only this machine can reach the shop. */
export interface ShopPlace {
  readonly HOST: string
  readonly ORIGIN?: string | undefined
  readonly TRUSTED_PROXIES: number
}

/** Returns true if only this machine can reach the shop, according to the settings. */
export const isOwnMachines = ({ HOST, ORIGIN, TRUSTED_PROXIES }: ShopPlace): boolean =>
  isLoopback(HOST) && TRUSTED_PROXIES === 0 && !isPublicOrigin(ORIGIN)
