import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'
import { type PlaceRegion, regionsBelow } from './support.ts'

/** A country or territory that has districts, and those. */
export interface RegionWithDistricts extends PlaceRegion {
  readonly districts: readonly PlaceRegion[]
}

/** Regions where the shop has places, in its order: Hong Kong and Macau with their districts. Source: M-242, M-295. */
export const regionsQuery = (api: Api): DataNeed<readonly RegionWithDistricts[]> => ({
  queryKey: ['placeRegions', api.locale],
  async queryFn() {
    const regions = await Promise.all(
      (await regionsBelow(api)).map(async ({ code, name }) => ({
        code,
        name,
        districts: (await regionsBelow(api, code)).map(district => ({
          code: district.code,
          name: district.name,
        })),
      })),
    )
    return regions.filter(({ districts }) => districts.length > 0)
  },
})
