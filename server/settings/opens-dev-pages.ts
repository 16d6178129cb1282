import { isOwnMachines, isPublicOrigin, type ShopPlace } from './loopback.ts'

/** The settings that decide whether only this machine can reach the shop. */
export interface DevPlace extends ShopPlace {
  /** `''` when it is not set. */
  readonly DEV_PAGES: 'true' | 'false' | ''
  readonly DEMO: boolean
  readonly DEMO_PASSWORD?: string | undefined
}

/**
 * Returns true if the demo's public passwords may open the shop: only its own machine can reach it, or DEV_PAGES says in so many words
 * that it is a shop for development. Behind a public address they never may.
 */
export const admitsDemoPasswords = (place: Pick<DevPlace, 'DEV_PAGES'> & ShopPlace): boolean =>
  isOwnMachines(place) || (place.DEV_PAGES === 'true' && !isPublicOrigin(place.ORIGIN))

/**
 * Returns true if the pages below `/dev` are served. By default they are for a demo shop that only this machine can reach, because
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
