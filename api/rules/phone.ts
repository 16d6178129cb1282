import { REGIONS, type Region } from './regions.ts'
import { typedCode } from './typed-text.ts'

interface Area {
  readonly prefix: string
  /** The number after the prefix. */
  readonly pattern: RegExp
  /** Digit that people write before the number inside the country, and often behind the prefix too. */
  readonly trunk?: string
}

/** Prefix and numbers of each country. Source: M-265, M-266, M-296, MO-13, MO-87. */
export const PHONE_AREAS: Readonly<Record<Region, Area>> = {
  HK: { prefix: '+852', pattern: /^[2-9]\d{7}$/ },
  MO: { prefix: '+853', pattern: /^[268]\d{7}$/ },
  CN: { prefix: '+86', pattern: /^1\d{10}$/ },
  SG: { prefix: '+65', pattern: /^\d{8}$/ },
  AU: { prefix: '+61', pattern: /^\d{9}$/, trunk: '0' },
}

const LOCAL_AREAS: readonly Region[] = ['HK', 'MO', 'CN']

/**
 * Areas that an address form offers, where login and registration offer all five: the three of the specification, and one of Singapore or Australia while the address is there or its number has that prefix.
 * The last is our choice: the shop delivers to both. Source: M-272, MO-13.
 */
export const addressAreas = (...present: readonly (Region | undefined)[]): readonly Region[] =>
  REGIONS.filter(region => LOCAL_AREAS.includes(region) || present.includes(region))

/** Longest text looked at. */
const MAX_TYPED = 40
const SEPARATORS = /[\s\-‐‑‒–—―−.()（）]/g
const WITH_PREFIX = /^(\+\d{2,3}) (\d+)$/
/** Beginning of a call abroad: `+`, or digits that lead out of a country (Australia's, Hong Kong's and Singapore's, all others'). */
const CALL_ABROAD = ['+', '0011', '001', '00']

const areas = Object.values(PHONE_AREAS)
const byPrefix = new Map(areas.map(area => [area.prefix, area]))

/** Returns true if a number with its prefix is one of an area we know: `+852 91234567`. Source: M-265, M-266. */
export function isPhone(text: string): boolean {
  const [, prefix = '', digits = ''] = WITH_PREFIX.exec(text) ?? []
  return byPrefix.get(prefix)?.pattern.test(digits) ?? false
}

/** A number of an area as stored, from its digits inside the country; `undefined` when it is none. */
function inArea({ prefix, pattern, trunk }: Area, digits: string): string | undefined {
  const number =
    trunk && !pattern.test(digits) && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits
  return pattern.test(number) ? `${prefix} ${number}` : undefined
}

/** A number from the digits of its country's code and its own. */
function fromAbroad(digits: string): string | undefined {
  const area = areas.find(({ prefix }) => digits.startsWith(prefix.slice(1)))
  return area && inArea(area, digits.slice(area.prefix.length - 1))
}

/** Digits that begin with the code of a country, typed without the `+`. */
function withBareCode(bare: string, country: Region | undefined): string | undefined {
  const found = fromAbroad(bare)
  // 65 and eight digits could be a number with two digits too many: only a chosen Singapore makes them its own.
  const isSingapores = found?.startsWith(PHONE_AREAS.SG.prefix)
  return isSingapores && country !== 'SG' ? undefined : found
}

/**
 * A typed number as stored, `+852 91234567`: a prefix typed along wins, then the chosen country, then what the digits look
 * like. What fits no pattern comes back trimmed and fails `isPhone`. Source: M-270, M-271, MO-87.
 *
 * @param country of the form's choice of area, where it has one
 */
export function normalisePhone(typed: string, country?: Region): string {
  const trimmed = typedCode(typed)
  // Whatever is further on, it is no number; cut, so that it stays none.
  if (trimmed.length > MAX_TYPED) return trimmed.slice(0, MAX_TYPED)
  if (isPhone(trimmed)) return trimmed
  const bare = trimmed.replace(SEPARATORS, '')
  for (const way of CALL_ABROAD) {
    const found = bare.startsWith(way) ? fromAbroad(bare.slice(way.length)) : undefined
    if (found) return found
  }
  const area = country ? PHONE_AREAS[country] : bare.length === 11 ? PHONE_AREAS.CN : PHONE_AREAS.HK
  return inArea(area, bare) ?? withBareCode(bare, country) ?? trimmed
}

/**
 * A number typed into an address without its prefix: of the address's country where it can be one, else of the areas that M-271
 * names. Source: M-271, M-296.
 */
export function normalisePhoneIn(region: Region, typed: string): string {
  const there = normalisePhone(typed, region)
  return isPhone(there) ? there : normalisePhone(typed)
}
