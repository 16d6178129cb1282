import { plain } from './fold.ts'

/** `40升`, `40 L`, `750 ml`, `400流明`: products are named by the number alone. */
const UNITS = /(?<=\d)\s*(?:[公毫]?升|(?:millilit|lit)(?:re|er)s?|ml|l|流明|lumens?)(?![a-z])/g
/** `5度`; not below zero, which is another product. */
const DEGREES = /(?<=(?:^|[^\d\-−下])\d{1,2})\s*(?:度|°c?)/g
/** `42碼`, `M 號`, `S size`: the number or letter is the size. */
const SIZE_AFTER = /(?<=(?:^|[^a-z\d])(?:\d{2}|x{0,3}[sl]|m))\s*(?:[碼码號号]|size(?![a-z]))/g
/** `size 42`, `尺碼 M`. */
const SIZE_BEFORE = /(?:(?<![a-z])size|尺[碼码])\s*(?=(?:\d{2}|x{0,3}[sl]|m)(?![a-z\d]))/g
/** `2人帳`: tents are named in characters. */
const PERSONS = /(?<!\d)([1-9])(?=人)/g
const NUMERALS = '零一二三四五六七八九'

/** A keyword without the units and words that are beside a number or a size: products are named by those alone. */
export const withoutUnits = (keyword: string): string =>
  plain(keyword)
    .replace(UNITS, ' ')
    .replace(DEGREES, ' ')
    .replace(SIZE_AFTER, ' ')
    .replace(SIZE_BEFORE, ' ')
    .replace(PERSONS, (_, digit: string) => NUMERALS.charAt(Number(digit)))
