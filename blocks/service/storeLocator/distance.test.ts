import type { PickUpPlace } from '#api/client/support/support.ts'
import { expect, test } from 'vitest'
import { byDistance, kilometresBetween } from './distance.ts'

const CENTRAL = { latitude: 22.2819, longitude: 114.1582 }
const SHA_TIN = { latitude: 22.3817, longitude: 114.1877 }
const MACAU = { latitude: 22.1987, longitude: 113.5439 }

test.each([
  ['Sha Tin', SHA_TIN, 11.5],
  ['Macau', MACAU, 63.9],
  ['itself', CENTRAL, 0],
] as const)('from Central to %s', (_, to, km) => {
  expect(kilometresBetween(CENTRAL, to)).toBeCloseTo(km, 0)
})

const place = (id: string, at: object = {}) => ({ id, latitude: null, longitude: null, ...at }) as PickUpPlace // what is read

test('nearest first; places without coordinates keep their order at the end', () => {
  const places = [place('none'), place('far', MACAU), place('also none'), place('near', SHA_TIN)]
  const ids = (from?: typeof CENTRAL) => byDistance(places, from).map(found => found.place.id)
  expect(ids(CENTRAL)).toEqual(['near', 'far', 'none', 'also none'])
  expect(ids()).toEqual(['none', 'far', 'also none', 'near'])
})
