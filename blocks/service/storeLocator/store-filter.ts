import type { RegionWithDistricts } from '#api/client/support/place-regions.ts'
import type { PickUpPlace } from '#api/client/support/support.ts'

/** Kinds of places in the order offered; shops first. Source: M-188, MO-91. */
export const PLACE_TYPES = { shop: 2, courierStation: 1, locker: 3 } as const
export type PlaceType = keyof typeof PLACE_TYPES
const TYPE_NAMES = Object.keys(PLACE_TYPES) as PlaceType[] // its own keys

/** Place the shopper looks for; empty for everywhere. */
export interface StoreFilter {
  readonly region: string
  readonly district: string
  readonly type: PlaceType | 'all'
}

/** Own shops, wherever they are. Source: CO-142. */
const EVERY_SHOP: StoreFilter = { region: '', district: '', type: 'shop' }

/** The kind of a place; what a later server may add counts as a station. */
export const typeOf = ({ type }: Pick<PickUpPlace, 'type'>): PlaceType =>
  TYPE_NAMES.find(name => PLACE_TYPES[name] === type) ?? 'courierStation'

/** Filter in an address; what makes no sense is left out. Source: M-186, M-188. */
export function readStoreFilter(search: string, regions: readonly RegionWithDistricts[]): StoreFilter {
  const given = new URLSearchParams(search)
  const region = regions.find(({ code }) => code === given.get('region'))
  const district = region?.districts.find(({ code }) => code === given.get('district'))
  const type = given.get('type')
  return {
    region: region?.code ?? '',
    district: district?.code ?? '',
    type: type === 'all' ? 'all' : (TYPE_NAMES.find(name => name === type) ?? EVERY_SHOP.type),
  }
}

/** The query of an address, with its question mark; empty for every shop. */
export function formatStoreFilter({ region, district, type }: StoreFilter): string {
  const query = new URLSearchParams()
  if (region) query.set('region', region)
  if (district) query.set('district', district)
  if (type !== EVERY_SHOP.type) query.set('type', type)
  const text = query.toString()
  return text && `?${text}`
}

/** Places that have all that is asked for, in their order. Source: M-187, M-188, MO-91. */
export const placesFor = (
  places: readonly PickUpPlace[],
  { region, district, type }: StoreFilter,
): readonly PickUpPlace[] =>
  places.filter(
    place =>
      (!region || place.regionId === region) &&
      (!district || place.districtId === district) &&
      (type === 'all' || typeOf(place) === type),
  )

/** Names of where a place is, from the smallest; a name that says the same as the one before is left out. */
export const whereNames = ({ area, district, region }: Pick<PickUpPlace, 'area' | 'district' | 'region'>) =>
  [area, district, region].filter((name, at, all) => name !== '' && name !== all[at - 1])
