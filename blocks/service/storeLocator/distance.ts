import type { PickUpPlace } from '#api/client/support/support.ts'

/** Degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres as the crow flies. */
export function kilometresBetween(from: Position, to: Position): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const across =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(across))
}

/** Farther than any place. */
const UNKNOWN_KM = 1e6

export interface DistantPlace {
  readonly place: PickUpPlace
  /** Absent while the shopper's position is not known, and for a place without coordinates. */
  readonly km?: number
}

/** The places, nearest first; those whose distance is not known keep their order at the end. */
export function byDistance(
  places: readonly PickUpPlace[],
  from: Position | undefined,
): readonly DistantPlace[] {
  if (!from) return places.map(place => ({ place }))
  return places
    .map(place => {
      const { latitude, longitude } = place
      const isKnown = typeof latitude === 'number' && typeof longitude === 'number'
      return isKnown ? { place, km: kilometresBetween(from, { latitude, longitude }) } : { place }
    })
    .toSorted((a, b) => (a.km ?? UNKNOWN_KM) - (b.km ?? UNKNOWN_KM))
}
