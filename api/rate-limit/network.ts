import { ipKeyGenerator } from 'express-rate-limit'
import { isIPv4 } from 'node:net'

/** Bits of an IPv6 address that name a customer of a provider. */
const IPV6_PREFIX = 48

/**
 * The network of an address: its /24 of IPv4, its /48 of IPv6. Takes an address with or without a prefix length, as
 * `transport/request.ts` gives it.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/\/\d+$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv4(bare) ? bare.replace(/\d+$/, '0/24') : ipKeyGenerator(bare, IPV6_PREFIX)
}
