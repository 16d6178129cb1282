import type { BothTexts } from '#locales/locale.ts'
import { AREAS_OF_HONG_KONG, AREAS_OF_MACAU } from './region-names.ts'

/** A country, district or area: one code, a name in each language. */
interface RegionEntry {
  readonly code: string
  readonly name: BothTexts
  /** Code of the entry above; countries have none. */
  readonly parent: string | undefined
}

/** Source: M-295. */
const HONG_KONG = '810000'
const MACAU = '820000'

/** Countries in the order forms offer them. Source: M-295, MO-90. */
const COUNTRIES: readonly RegionEntry[] = [
  { code: HONG_KONG, name: { zh_HK: '香港', en_US: 'Hong Kong' }, parent: undefined },
  { code: MACAU, name: { zh_HK: '澳門', en_US: 'Macau' }, parent: undefined },
  { code: '1', name: { zh_HK: '中國內地', en_US: 'Mainland China' }, parent: undefined },
  { code: '190', name: { zh_HK: '新加坡', en_US: 'Singapore' }, parent: undefined },
  { code: '16', name: { zh_HK: '澳洲', en_US: 'Australia' }, parent: undefined },
]

const nameOf = (pair: string) => {
  const [zh_HK = '', en_US = ''] = pair.split('/')
  return { zh_HK, en_US }
}
const twoDigits = (place: number) => String(place + 1).padStart(2, '0')

/** Districts are numbered inside their country, areas inside their district: `810006`, `81000603`. */
function below(country: string, districts: Readonly<Record<string, string>>): RegionEntry[] {
  return Object.entries(districts).flatMap(([district, areas], place) => {
    const code = `${country.slice(0, 4)}${twoDigits(place)}`
    const entries = areas
      .split(',')
      .map((area, i) => ({ code: code + twoDigits(i), name: nameOf(area.trim()), parent: code }))
    return [{ code, name: nameOf(district), parent: country }, ...entries]
  })
}

const ENTRIES: readonly RegionEntry[] = [
  ...COUNTRIES,
  ...below(HONG_KONG, AREAS_OF_HONG_KONG),
  ...below(MACAU, AREAS_OF_MACAU),
]

const byCode = new Map(ENTRIES.map(entry => [entry.code, entry]))
const byParent = Map.groupBy(ENTRIES, ({ parent }) => parent)

/** Regions directly below a parent; the countries without one. Source: M-242. */
export const regionsBelow = (parent?: string): readonly RegionEntry[] => byParent.get(parent) ?? []

/** From the country down to the entry. */
export function regionTrail(code: string): readonly RegionEntry[] {
  const entry = byCode.get(code)
  if (!entry) return []
  return entry.parent === undefined ? [entry] : [...regionTrail(entry.parent), entry]
}
