import type { Region } from './regions.ts'

interface Area {
  readonly prefix: string
  /** The number after the prefix. */
  readonly pattern: RegExp
}

/** Prefix and numbers of each country. Source: M-265, M-266, M-296, MO-13, MO-87. */
export const PHONE_AREAS: Readonly<Record<Region, Area>> = {
  HK: { prefix: '+852', pattern: /^[2-9]\d{7}$/ },
  MO: { prefix: '+853', pattern: /^[268]\d{7}$/ },
  CN: { prefix: '+86', pattern: /^1\d{10}$/ },
  SG: { prefix: '+65', pattern: /^\d{8}$/ },
  AU: { prefix: '+61', pattern: /^\d{9}$/ },
}

/** Areas of address and contact forms; login and registration offer all five. Source: M-272, MO-13. */
export const CONTACT_AREAS = ['HK', 'MO', 'CN'] as const satisfies readonly Region[]

/** Longest text looked at. */
const MAX_TYPED = 40
const SEPARATORS = /[\s\-.()（）]/g
const WITH_PREFIX = /^(\+\d{2,3}) (\d+)$/

const byPrefix = new Map(Object.values(PHONE_AREAS).map(area => [area.prefix, area]))

/** Whether a number with its prefix is one of an area we know: `+852 91234567`. Source: M-265, M-266. */
export function isPhone(text: string): boolean {
  const [, prefix = '', digits = ''] = WITH_PREFIX.exec(text) ?? []
  return byPrefix.get(prefix)?.pattern.test(digits) ?? false
}

/**
 * A typed number as it is kept, `+852 91234567`: a prefix typed along wins, then the chosen country, then what the digits look
 * like. What fits no pattern comes back trimmed and fails `isPhone`. Source: M-270, M-271, MO-87.
 *
 * @param country of the form's choice of area, where it has one
 */
export function normalisePhone(typed: string, country?: Region): string {
  const trimmed = typed.trim()
  // Whatever stands further on, it is no number; cut, so that it stays none.
  if (trimmed.length > MAX_TYPED) return trimmed.slice(0, MAX_TYPED)
  if (isPhone(trimmed)) return trimmed
  const bare = trimmed.replace(SEPARATORS, '')
  if (bare.startsWith('+')) {
    const area = [...byPrefix.values()].find(({ prefix }) => bare.startsWith(prefix))
    const digits = bare.slice(area?.prefix.length)
    return area?.pattern.test(digits) ? `${area.prefix} ${digits}` : trimmed
  }
  const area = country ? PHONE_AREAS[country] : bare.length === 11 ? PHONE_AREAS.CN : PHONE_AREAS.HK
  return area.pattern.test(bare) ? `${area.prefix} ${bare}` : trimmed
}
