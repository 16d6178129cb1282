import type { ImportLine } from '#api/catalogue/import-schema.ts'
import { ATTRIBUTE_LINES, LABELS } from './attributes.ts'
import { BRANDS } from './brands.ts'
import { categoryRows } from './categories.ts'
import { PRODUCTS } from './products.ts'
import { spuLine } from './spu-line.ts'
import { both } from './text.ts'

const DAY = 24 * 3_600_000
const cents = (dollars: number) => dollars * 100
const instant = (at: number) => new Date(at).toISOString()

/** Products of the opening offer and what they cost while it runs, in HK$. */
const OPENING_PRICES: Readonly<Record<string, number>> = {
  'CR-JKT-001': 2490,
  'CR-SHO-001': 890,
  'CR-PCK-002': 1480,
  'CR-TNT-001': 2280,
  'CR-ACC-005': 620,
}
/** The opening offer runs from a week before the base date to the end of the fourth day after it. */
export const OPENING_DAYS = { before: 7, after: 4 } as const

/**
 * The demo's catalogue as a file's lines, for the import every shop uses.
 * @param base start of a Hong Kong day, epoch milliseconds; listing dates and the opening offer count from it
 */
export function catalogueLines(base: number): string[] {
  const lines: ImportLine[] = [
    ...BRANDS.map((brand, i) => ({ kind: 'brand' as const, ...brand, position: i + 1 })),
    ...categoryRows().map(row => ({ kind: 'category' as const, ...row })),
    ...LABELS.map(label => ({ kind: 'label' as const, ...label })),
    ...ATTRIBUTE_LINES,
    ...PRODUCTS.map(product => spuLine(product, base)),
    {
      kind: 'promotion',
      code: 'opening-aw26',
      type: 'SPECIFY_PRICE',
      name: both('開季禮遇', 'Season opening'),
      description: both('指定新季貨品開季限時價。', 'Opening prices on picked pieces of the new season.'),
      priority: 10,
      beginTime: instant(base - OPENING_DAYS.before * DAY),
      endTime: instant(base + OPENING_DAYS.after * DAY),
      spus: Object.keys(OPENING_PRICES),
      prices: Object.entries(OPENING_PRICES).map(([spu, dollars]) => ({ spu, price: cents(dollars) })),
    },
  ]
  return lines.map(line => JSON.stringify(line))
}
