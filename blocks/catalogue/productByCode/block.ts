import { defineBlock } from '../../page/define-block.ts'
import { productByCodePresets } from './presets.ts'
import { productByCodeSchema } from './schema.ts'

/** A placeholder in the page builder that names sample products; nothing on the live page. Source: L-298, LO-66. */
export const productByCodeBlock = defineBlock({
  code: 'productByCode',
  group: 'settings',
  icon: 'barcode',
  slots: ['main', 'bottom', 'settings'],
  shell: 'product',
  schema: productByCodeSchema,
  viewFile: 'catalogue/productByCode/ProductByCode.tsx',
  presets: productByCodePresets,
})
