import { expect, test } from 'vitest'
import { wornSize } from './worn-size.ts'

const MEN = { genders: ['men'], sizes: ['28', '30', '32', '34', '36'] }
const WOMEN = { genders: ['women'], sizes: ['2', '6', '8', '12', '13', '14'] }

test.each([
  ['men’s 34', MEN, '34', 'M'],
  ['men’s 28', MEN, '28', 'XS'],
  ['men’s 30', MEN, '30', 'XS'],
  ['women’s 8', WOMEN, '8', 'M'],
  ['women’s 13', WOMEN, '13', 'XL'],
  ['a letter in any spelling', { genders: ['men'], sizes: ['m', '2xl'] }, '2xl', 'XXL'],
  ['shoes, no table', { genders: ['men'], sizes: ['34', '44'] }, '34', '34'],
  ['for everyone, no table', { genders: ['everyone'], sizes: ['34'] }, '34', '34'],
])('%s is worn as %s (C-135, C-136, CO-40)', (_, run, size, worn) => expect(wornSize(run, size)).toBe(worn))
