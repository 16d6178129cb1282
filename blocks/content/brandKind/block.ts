import { categoryAddressesNeed } from '../../shop/links/category-addresses.ts'
import { defineBlock } from '../../page/define-block.ts'
import { brandKindPresets } from './presets.ts'
import { brandKindSchema } from './schema.ts'

/** A brand's own header: title, picture, stars and its categories. Source: L-285 … L-290. */
export const brandKindBlock = defineBlock({
  code: 'brandKind',
  group: 'hero',
  icon: 'award',
  slots: ['top', 'main'],
  schema: brandKindSchema,
  viewFile: 'content/brandKind/BrandKind.tsx',
  data: ({ categories }, { api }) => ({
    addresses: categoryAddressesNeed(api, categories.map(({ code }) => code).filter(Boolean)),
  }),
  presets: brandKindPresets,
})
