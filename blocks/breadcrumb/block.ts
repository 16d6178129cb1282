import { defineBlock } from '../define-block.ts'
import { productNeeds } from '../product-detail/product-state.ts'
import { breadcrumbPresets } from './fixtures.ts'
import { breadcrumbSchema } from './schema.ts'

/** The way from the home page to a product or list. Source: Shells. */
export const breadcrumbBlock = defineBlock({
  code: 'breadcrumb',
  group: 'products',
  icon: 'chevrons-right',
  slots: ['core'],
  locked: true,
  schema: breadcrumbSchema,
  viewFile: 'breadcrumb/Breadcrumb.tsx',
  // Its last step follows the product's colour.
  hydration: 'visible',
  data: (_, context) => productNeeds(context),
  presets: breadcrumbPresets,
})
