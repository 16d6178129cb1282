import { expect, test } from 'vitest'
import { objectPosition, readFocalPoint, savedPoint } from './focal-point.ts'
import { focalPoint } from './option-fields.ts'

test.each([
  ['30,70', { left: 30, top: 70 }, '30% 70%'],
  ['0,100', { left: 0, top: 100 }, '0% 100%'],
  ['', undefined, undefined],
  ['101,0', undefined, undefined],
  ['30', undefined, undefined],
  ['30;color:red,1', undefined, undefined],
] as const)('the focal point %j keeps its place in a cropped picture', (saved, point, position) => {
  expect(readFocalPoint(saved)).toEqual(point)
  expect(objectPosition(saved)).toBe(position)
})

test('a point is saved in whole percent inside the picture', () => {
  expect(savedPoint({ left: 33.4, top: 66.6 })).toBe('33,67')
  expect(savedPoint({ left: -5, top: 130 })).toBe('0,100')
})

test.each([
  ['', true],
  ['5,95', true],
  ['5, 95', false],
  ['middle', false],
] as const)('the option takes %j: %s', (given, isTaken) => {
  expect(focalPoint('src').safeParse(given).success).toBe(isTaken)
})
