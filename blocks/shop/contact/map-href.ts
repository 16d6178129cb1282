import type { PickUpPlace } from '#api/client/support/support.ts'

/** Map link of a place; `undefined` for one without coordinates. Source: CO-142. */
export const mapHref = ({ latitude, longitude }: Pick<PickUpPlace, 'latitude' | 'longitude'>) =>
  typeof latitude === 'number' && typeof longitude === 'number'
    ? `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
    : undefined
