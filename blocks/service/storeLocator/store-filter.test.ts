import type { PickUpPlace } from '#api/client/support/support.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapHref } from '../../shop/contact/map-href.ts'
import { formatStoreFilter, placesFor, readStoreFilter, type StoreFilter } from './store-filter.ts'

const REGIONS = [
  { code: '810000', name: 'Hong Kong', districts: [{ code: '810006', name: 'Sham Shui Po' }] },
  { code: '820000', name: 'Macau', districts: [{ code: '820006', name: 'Taipa' }] },
]
const place = (id: string, type: number, regionId: string, districtId: string) =>
  ({ id, type, regionId, districtId }) as PickUpPlace // what a filter reads of it
const PLACES = [
  place('S1', 2, '810000', '810006'),
  place('S2', 2, '820000', '820006'),
  place('C1', 1, '810000', '810006'),
  place('L1', 3, '810000', '810001'),
]
const found = (search: string) => placesFor(PLACES, readStoreFilter(search, REGIONS)).map(({ id }) => id)

describe('which places show', () => {
  test.each([
    ['', ['S1', 'S2'], 'own shops at first'],
    ['?type=courierStation', ['C1'], 'courier stations'],
    ['?type=locker', ['L1'], 'lockers'],
    ['?type=all&region=810000', ['S1', 'C1', 'L1'], 'everything of a region'],
    ['?region=810000&district=810006', ['S1'], 'shops of a district'],
    ['?region=820000&type=locker', [], 'nothing'],
    ['?region=820000&district=810006', ['S2'], 'a district of another region is none'],
    ['?region=nowhere&type=pub', ['S1', 'S2'], 'nonsense is nothing'],
  ])('%s shows %j: %s (M-186 … M-188, CO-142)', (search, expected) => expect(found(search)).toEqual(expected))

  test('an address says what was chosen, and reads back the same', () => {
    const region = fc.constantFrom(...REGIONS)
    const filters: fc.Arbitrary<StoreFilter> = fc
      .tuple(
        region,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('shop', 'courierStation', 'locker', 'all' as const),
      )
      .map(([chosen, hasRegion, hasDistrict, type]) => ({
        region: hasRegion ? chosen.code : '',
        district: hasRegion && hasDistrict ? (chosen.districts[0]?.code ?? '') : '',
        type,
      }))
    fc.assert(
      fc.property(filters, filter => {
        expect(readStoreFilter(formatStoreFilter(filter), REGIONS)).toEqual(filter)
      }),
    )
    expect(formatStoreFilter({ region: '', district: '', type: 'shop' })).toBe('')
  })
})

test('a map shows a place by its coordinates, if it has both (CO-142)', () => {
  expect(mapHref({ latitude: 22.3, longitude: 114.1 })).toBe(
    'https://www.google.com/maps/search/?api=1&query=22.3,114.1',
  )
  expect(mapHref({ latitude: 0, longitude: null })).toBeUndefined()
})
