import type { PickUpPlace, PlaceHours } from '#api/client/support/support.ts'
import { NO_WEEK } from '#api/rules/opening-hours.ts'
import { expect, test } from 'vitest'
import { linkedDataGaps } from './linked-data-gaps.ts'
import { storesData } from './store-linked-data.ts'

const NOW = Date.parse('2026-11-30T10:00:00+08:00')
const openingHours: PlaceHours = {
  week: { ...NO_WEEK, mon: '11:00–14:00, 15:00–20:00', sat: '00:00–24:00', sun: '00:00–24:00' },
  holidays: 'USUAL',
  specialDays: [
    { date: '2026-11-29', name: 'Past', opens: 'CLOSED', hours: '' },
    { date: '2026-12-25', name: 'Christmas Day', opens: 'CLOSED', hours: '' },
    { date: '2026-12-31', name: 'New Year’s Eve', opens: 'HOURS', hours: '11:00–17:00' },
  ],
  remark: '',
}
const shop: PickUpPlace = {
  id: 'S-1',
  code: 'S-1',
  name: 'Cairn Sha Tin',
  regionId: '810000',
  region: 'Hong Kong',
  districtId: '810016',
  district: 'Sha Tin',
  areaId: '81001601',
  area: 'Sha Tin',
  address: '8 Tai Wui Tong Road',
  type: 2,
  longitude: 114.18,
  latitude: 22.38,
  status: 'ACTIVE',
  sameDay: false,
  telephone: '+852 3500 1206',
  businessHours: '',
  openingHours,
}

test('shops say their place and hours to search engines, closed days as from midnight to midnight (CO-142)', () => {
  const [data] = storesData([shop], NOW)
  expect(data).toMatchObject({
    '@type': 'Store',
    name: 'Cairn Sha Tin',
    telephone: '+852 3500 1206',
    address: { streetAddress: '8 Tai Wui Tong Road', addressCountry: 'HK' },
    geo: { latitude: 22.38, longitude: 114.18 },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday'], opens: '11:00', closes: '14:00' },
      { dayOfWeek: ['Monday'], opens: '15:00', closes: '20:00' },
      { dayOfWeek: ['Saturday', 'Sunday'], opens: '00:00', closes: '23:59' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-31', opens: '11:00', closes: '17:00' },
    ],
  })
  expect(linkedDataGaps(data)).toEqual([])
})

test('suspended shops, courier stations and lockers are no stores; one with a text alone says no hours', () => {
  const others = [
    { ...shop, status: 'SUSPENDED' },
    { ...shop, type: 1 },
    { ...shop, type: 3 },
  ]
  expect(storesData(others, NOW)).toEqual([])
  const [bare] = storesData(
    [{ ...shop, regionId: '820000', openingHours: null, telephone: null, latitude: null }],
    NOW,
  )
  expect(Object.keys(bare ?? {})).toEqual(['@context', '@type', 'name', 'address'])
  expect(bare?.address.addressCountry).toBe('MO')
})
