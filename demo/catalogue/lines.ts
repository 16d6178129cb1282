import type { ImportLine } from '#api/catalogue/format/import-schema.ts'
import { ATTRIBUTE_LINES, LABELS } from './attributes.ts'
import { BRANDS } from './brands.ts'
import { campaignLines } from './campaigns.ts'
import { categoryRows } from './categories.ts'
import { PRODUCTS } from './products.ts'
import { promotionLines } from './promotions.ts'
import { spuLine } from './spu-line.ts'

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
    ...promotionLines(base),
    ...campaignLines(base),
  ]
  return lines.map(line => JSON.stringify(line))
}
