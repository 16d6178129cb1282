import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  APPELLATIONS,
  isAppellation,
  isBirthday,
  isMonth,
  isPersonName,
  isSex,
  MAX_NAME,
  SEXES,
} from './person.ts'

const TODAY = '2026-11-21'

test.each([
  ['陳 Tai Man 2', true],
  ['Ann', true],
  ['歐陽震華', true],
  ['䶮', true],
  ['𨋢', true],
  ['〇', true],
  ['﨑山', true],
  ['José', true],
  ['Nguyễn Thị Ánh', true],
  ['محمد', true],
  ['प्रिया', true],
  ['Jose\u0301', false],
  ['\u0301', false],
  ['\u3164', false],
  ['Ann\u200B', false],
  ['Ａｎｎ', true],
  ['𨋢'.repeat(MAX_NAME), true],
  ["O'Neil", false],
  ['A-B', false],
  ['Ann@', false],
  ['Ann\nBcc', false],
  ['', false],
  ['   ', false],
  ['a'.repeat(MAX_NAME), true],
  ['a'.repeat(MAX_NAME + 1), false],
])('%j is a name: %j (M-274, MO-101)', (text, is) => expect(isPersonName(text)).toBe(is))

test('names are letters of every script, digits, Chinese characters and spaces, 1 to 50 (M-274)', () => {
  const sign = fc.constantFrom(...Array.from('azAZ09 陳大文一龥'))
  const name = fc.string({ unit: sign, minLength: 1, maxLength: MAX_NAME })
  fc.assert(fc.property(name, text => void expect(isPersonName(text)).toBe(text.trim() !== '')))
  fc.assert(
    fc.property(
      name,
      fc.constantFrom(...Array.from(`'-_@<>"&;,./\\\t\r\n\u0000！’·`)),
      (text, stranger) => void expect(isPersonName(text.slice(0, 10) + stranger)).toBe(false),
    ),
  )
})

test('titles and genders are from their lists, exactly (M-093, MO-16)', () => {
  expect(APPELLATIONS).toEqual(['MR', 'MRS', 'MS', 'MISS'])
  expect(SEXES).toEqual(['M', 'F'])
  expect(APPELLATIONS.every(isAppellation)).toBe(true)
  expect(['mr', 'DR', '', 'MR '].some(isAppellation)).toBe(false)
  expect(['m', 'X', '', 'MF'].some(isSex)).toBe(false)
})

test('months are 1 to 12 (M-094)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), month => isMonth(month) === (month >= 1 && month <= 12)),
  )
  expect(isMonth(1.5)).toBe(false)
  expect(isMonth(Number.NaN)).toBe(false)
})

test.each([
  ['1990-05-17', true],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2026-11-20', true],
  [TODAY, false],
  ['2027-01-01', false],
  ['2000-02-29', true],
  ['1999-02-29', false],
  ['1990-13-01', false],
  ['1990-00-10', false],
  ['1990-04-31', false],
  ['1990-5-7', false],
  ['17/05/1990', false],
  ['', false],
])('%j is a birthday: %j (M-042, MO-17)', (text, is) => expect(isBirthday(text, TODAY)).toBe(is))

test('every day since 1900 that was is a birthday (MO-17)', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  fc.assert(
    fc.property(day, date => void expect(isBirthday(date.toISOString().slice(0, 10), TODAY)).toBe(true)),
  )
})
