import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressAreas, isPhone, normalisePhone, normalisePhoneIn, PHONE_AREAS } from './phone.ts'
import { REGIONS, type Region } from './regions.ts'

const SHAPES: Record<Region, { first: string; length: number }> = {
  HK: { first: '23456789', length: 8 },
  MO: { first: '268', length: 8 },
  CN: { first: '1', length: 11 },
  SG: { first: '0123456789', length: 8 },
  AU: { first: '0123456789', length: 9 },
}
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map(all => all.join(''))
const numberOf = (region: Region) =>
  fc
    .tuple(fc.constantFrom(...Array.from(SHAPES[region].first)), digits(SHAPES[region].length - 1))
    .map(([first, rest]) => first + rest)
const anyRegion = fc.constantFrom(...REGIONS)
const known = anyRegion.chain(region => fc.tuple(fc.constant(region), numberOf(region)))
const separator = fc.constantFrom('', ' ', '-', '.', '(', ')', ' - ')
/** The same digits, with separators between. */
const spread = (text: string) =>
  fc
    .array(separator, { minLength: text.length, maxLength: text.length })
    .map(between => Array.from(text, (sign, place) => sign + (between[place] ?? '')).join(''))

test.each([
  ['+852 91234567', true],
  ['+852 9123456', false],
  ['+852 912345678', false],
  ['+852 11234567', false],
  ['+852  91234567', false],
  ['+85291234567', false],
  ['+853 66123456', true],
  ['+853 56123456', false],
  ['+853 6612345', false],
])('%j is a number of Hong Kong or Macau: %j (M-265)', (text, is) => expect(isPhone(text)).toBe(is))

test.each([
  ['+86 13800138000', true],
  ['+86 1380013800', false],
  ['+86 138001380000', false],
  ['+86 23800138000', false],
])('%j is a number of the mainland: %j (M-266)', (text, is) => expect(isPhone(text)).toBe(is))

describe('without prefix and without chosen area', () => {
  test('8 digits are Hong Kong’s, 11 that start with 1 the mainland’s (M-267, M-271, MO-87)', () => {
    fc.assert(
      fc.property(numberOf('HK'), number => void expect(normalisePhone(number)).toBe(`+852 ${number}`)),
    )
    fc.assert(
      fc.property(numberOf('CN'), number => void expect(normalisePhone(number)).toBe(`+86 ${number}`)),
    )
  })

  test('7, 9, 10 and 12 digits are refused (M-267, MO-88)', () => {
    const other = fc.constantFrom(7, 9, 10, 12).chain(digits)
    fc.assert(fc.property(other, number => void expect(isPhone(normalisePhone(number))).toBe(false)))
  })
})

test.each([
  [' +852 91234567 ', '+852 91234567'],
  ['9123-4567', '+852 91234567'],
  ['138-0013-8000', '+86 13800138000'],
  ['(9123) 4567', '+852 91234567'],
  ['+85291234567', '+852 91234567'],
  ['+853 6612 3456', '+853 66123456'],
  ['+61 412.345.678', '+61 412345678'],
])('%j is kept as %j (M-270, M-271)', (typed, kept) => expect(normalisePhone(typed)).toBe(kept))

test.each([
  ['0412 345 678', 'AU', '+61 412345678'],
  ['(02) 9374 4000', 'AU', '+61 293744000'],
  ['+61 (0)412 345 678', 'HK', '+61 412345678'],
  ['+61 0412 345 678', 'HK', '+61 412345678'],
  ['0061412345678', 'HK', '+61 412345678'],
  ['0011 852 9123 4567', 'AU', '+852 91234567'],
  ['001 61 412 345 678', 'HK', '+61 412345678'],
  ['61 412 345 678', 'AU', '+61 412345678'],
  ['81234567', 'SG', '+65 81234567'],
  ['65 8123 4567', 'SG', '+65 81234567'],
  ['66123456', 'MO', '+853 66123456'],
  ['853 6612 3456', 'HK', '+853 66123456'],
  ['46110000', 'HK', '+852 46110000'],
  ['852 9123 4567', 'HK', '+852 91234567'],
  ['86 138 0013 8000', 'CN', '+86 13800138000'],
  ['＋８５２　９１２３－４５６７', 'HK', '+852 91234567'],
  ['9123–4567', 'HK', '+852 91234567'],
] as const)('%j with area %s is kept as %j (M-271, M-296)', (typed, area, kept) =>
  expect(normalisePhone(typed, area)).toBe(kept),
)

test.each([
  ['MO', '66123456', '+853 66123456'],
  ['SG', '81234567', '+65 81234567'],
  ['AU', '0412 345 678', '+61 412345678'],
  ['HK', '66123456', '+852 66123456'],
  ['MO', '91234567', '+852 91234567'],
  ['MO', '13800138000', '+86 13800138000'],
  ['CN', '91234567', '+852 91234567'],
  ['AU', '+852 91234567', '+852 91234567'],
  ['AU', '91234567', '+852 91234567'],
  ['AU', '912345', '912345'],
] as const)('in an address of %s, %j is kept as %j (M-271, M-296)', (region, typed, kept) =>
  expect(normalisePhoneIn(region, typed)).toBe(kept),
)

test('a number already in an international pattern stays as it is, whatever country is chosen (M-270)', () => {
  fc.assert(
    fc.property(known, fc.option(anyRegion, { nil: undefined }), ([region, number], chosen) => {
      const full = `${PHONE_AREAS[region].prefix} ${number}`
      expect(normalisePhone(`  ${full}\t`, chosen)).toBe(full)
    }),
  )
})

test('separators do not matter, with and without prefix (M-271, MO-87)', () => {
  const typed = known.chain(([region, number]) =>
    fc.tuple(fc.constant(region), fc.constant(number), spread(number)),
  )
  fc.assert(
    fc.property(typed, ([region, number, text]) => {
      const full = `${PHONE_AREAS[region].prefix} ${number}`
      fc.pre(text.length < 30)
      expect(normalisePhone(text, region)).toBe(full)
      expect(normalisePhone(PHONE_AREAS[region].prefix + text)).toBe(full)
    }),
  )
})

test('with a chosen country only its own length and pattern pass: 8 to 11 digits in the field, then exactly its own (M-268, MO-13, MO-88)', () => {
  const typed = fc.tuple(anyRegion, fc.integer({ min: 0, max: 14 }).chain(digits))
  fc.assert(
    fc.property(typed, ([region, number]) => {
      const { first, length } = SHAPES[region]
      const fits = number.length === length && first.includes(number.charAt(0))
      // The code of a country typed along, and Australia's 0, are read below.
      fc.pre(!/^(0|61|65|852|853|86)/.test(number) || number.length === length)
      expect(isPhone(normalisePhone(number, region))).toBe(fits)
      return number.length >= 8 && number.length <= 11 ? true : !fits
    }),
  )
})

test.each([
  [['HK'], ['HK', 'MO', 'CN']],
  [
    ['CN', 'MO'],
    ['HK', 'MO', 'CN'],
  ],
  [['SG'], ['HK', 'MO', 'CN', 'SG']],
  [
    ['HK', 'AU'],
    ['HK', 'MO', 'CN', 'AU'],
  ],
  [
    ['SG', 'AU'],
    ['HK', 'MO', 'CN', 'SG', 'AU'],
  ],
] as const)('an address and a number of %j are offered the areas %j (M-272)', (present, offered) =>
  expect(addressAreas(...present)).toEqual(offered),
)

test('no area of address and contact forms takes 9 or 10 digits (M-269, M-272)', () => {
  expect(addressAreas().map(region => PHONE_AREAS[region].prefix)).toEqual(['+852', '+853', '+86'])
  const typed = fc.tuple(fc.constantFrom(...addressAreas()), fc.constantFrom(9, 10).chain(digits))
  fc.assert(
    fc.property(
      typed,
      ([region, number]) => void expect(isPhone(normalisePhone(number, region))).toBe(false),
    ),
  )
})

test('each country has its prefix (C-015, M-296, MO-13)', () =>
  expect(Object.fromEntries(REGIONS.map(region => [region, PHONE_AREAS[region].prefix]))).toEqual({
    HK: '+852',
    MO: '+853',
    CN: '+86',
    SG: '+65',
    AU: '+61',
  }))

test('Macau’s numbers are read as such only when Macau is chosen or its prefix typed (MO-87)', () => {
  expect(normalisePhone('66123456')).toBe('+852 66123456')
  expect(normalisePhone('66123456', 'MO')).toBe('+853 66123456')
  expect(normalisePhone('+85366123456')).toBe('+853 66123456')
})

test('normalising twice changes nothing, and anything but a number is left to fail', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789+ -.()')), maxLength: 60 }),
  )
  fc.assert(
    fc.property(text, fc.option(anyRegion, { nil: undefined }), (typed, region) => {
      const once = normalisePhone(typed, region)
      return !isPhone(once) || normalisePhone(once, region) === once
    }),
    { numRuns: 500 },
  )
  expect(isPhone(normalisePhone(`91234567${' '.repeat(50)}\r\nBcc: x@y.com`))).toBe(false)
  expect(isPhone(normalisePhone(`${'9'.repeat(100_000)}`))).toBe(false)
})
