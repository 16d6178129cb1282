import { defineBlock } from '../define-block.ts'
import { productByCodePresets } from './fixtures.ts'
import { productByCodeSchema } from './schema.ts'

/** A placeholder in the page builder that names sample products; nothing on the live page. Source: L-298, LO-66. */
export const productByCodeBlock = defineBlock({
  code: 'productByCode',
  group: 'settings',
  icon: 'barcode',
  slots: ['main', 'bottom', 'settings'],
  shell: 'product',
  schema: productByCodeSchema,
  viewFile: 'productByCode/ProductByCode.tsx',
  presets: productByCodePresets,
})
