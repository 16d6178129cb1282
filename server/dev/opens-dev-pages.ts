import { BlockList, isIP } from 'node:net'

/** The settings that tell whether a shop is somebody's own. */
export interface DevPlace {
  /** `''` where nobody said. */
  readonly DEV_PAGES: 'true' | 'false' | ''
  readonly DEMO: boolean
  readonly HOST: string
  readonly ORIGIN?: string | undefined
  readonly TRUSTED_PROXIES: number
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether a name or address is this machine's own. */
function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  const version = isIP(bare)
  return version === 0 ? bare === 'localhost' : loopback.check(bare, version === 6 ? 'ipv6' : 'ipv4')
}

/** Whether nobody but people at this machine reaches the shop, as far as settings tell. */
const isOwnMachines = ({ HOST, ORIGIN, TRUSTED_PROXIES }: DevPlace): boolean =>
  isLoopback(HOST) && TRUSTED_PROXIES === 0 && (ORIGIN === undefined || isLoopback(new URL(ORIGIN).hostname))

/**
 * Whether the pages below `/dev` are there. Where nobody said, a demo shop has them if it listens to its own machine alone, and
 * no address or proxy shows that others reach it: `/dev/sso` logs anybody in as anybody. Source: M-048, MO-19, MO-24, MO-28.
 */
export const opensDevPages = (place: DevPlace): boolean =>
  place.DEV_PAGES === '' ? place.DEMO && isOwnMachines(place) : place.DEV_PAGES === 'true'

/** What to tell an operator whose shop others reach; nothing for a shop on its own machine. */
export function publicWarnings(place: DevPlace): readonly string[] {
  if (isOwnMachines(place)) return []
  return [
    opensDevPages(place) &&
      'DEV_PAGES is true: whoever reaches this shop can read its messages at /dev/outbox and log in as anybody at /dev/sso',
    place.DEMO && 'DEMO is true: operators and members of the demo shop have passwords that everybody knows',
  ].filter(text => text !== false)
}
