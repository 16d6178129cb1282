import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { productCodes } from '../../page/option-fields.ts'

/** Sample products of the canvas. Source: LO-66. */
const productByCodeSchema = z.object({
  /** Comma-separated; the first one the shop knows is the sample. Read with `parseCodes`. */
  productCodes: productCodes(),
})
export type ProductByCodeOptions = z.output<typeof productByCodeSchema>

/** A placeholder in the page builder that names sample products; nothing on the live page. Source: L-298, LO-66. */
export const productByCodeBlock = defineBlock({
  code: 'productByCode',
  group: 'settings',
  icon: 'barcode',
  slots: ['main', 'bottom', 'settings'],
  shell: 'product',
  schema: productByCodeSchema,
  viewFile: 'catalogue/productByCode/ProductByCode.tsx',
  presets: [
    { key: 'one', options: { productCodes: 'CR-JKT-001' } },
    { key: 'few', options: { productCodes: 'CR-BOT-001,CR-TNT-001,CR-ACC-003' } },
    { key: 'spare', options: { productCodes: 'CR-PCK-001,CR-PCK-002' } },
  ],
})
