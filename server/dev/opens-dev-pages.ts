import { isLoopback, isPublicOrigin } from '../settings/loopback.ts'

/** The settings that decide whether only this machine can reach the shop. */
export interface DevPlace {
  /** `''` when it is not set. */
  readonly DEV_PAGES: 'true' | 'false' | ''
  readonly DEMO: boolean
  readonly DEMO_PASSWORD?: string | undefined
  readonly HOST: string
  readonly ORIGIN?: string | undefined
  readonly TRUSTED_PROXIES: number
}

/** Whether only this machine can reach the shop, according to the settings. */
const isOwnMachines = ({ HOST, ORIGIN, TRUSTED_PROXIES }: DevPlace): boolean =>
  isLoopback(HOST) && TRUSTED_PROXIES === 0 && !isPublicOrigin(ORIGIN)

/**
 * Whether the pages below `/dev` are served. By default they are for a demo shop that only this machine can reach, because
 * `/dev/sso` signs in as any member. Source: M-048, MO-19, MO-24, MO-28.
 */
export const opensDevPages = (place: DevPlace): boolean =>
  place.DEV_PAGES === '' ? place.DEMO && isOwnMachines(place) : place.DEV_PAGES === 'true'

/** Warnings for a shop that other machines can reach; none for a shop on this machine only. */
export function publicWarnings(place: DevPlace): readonly string[] {
  if (isOwnMachines(place)) return []
  return [
    opensDevPages(place) &&
      'DEV_PAGES is true: every visitor can read messages at /dev/outbox and sign in as any member at /dev/sso',
    place.DEMO &&
      place.DEMO_PASSWORD === undefined &&
      'DEMO is true: the passwords of the demo’s operators and members are public; set DEMO_PASSWORD',
  ].filter(text => text !== false)
}
