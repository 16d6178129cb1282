import { defineBlock } from '../define-block.ts'
import { type ListNeeds, listNeeds } from '../product-list/list-state.ts'
import { brandCategoryNavPresets } from './fixtures.ts'
import { brandCategoryNavSchema } from './schema.ts'

/** The categories of a brand as a row of links. Source: L-334, LO-65. */
export const brandCategoryNavBlock = defineBlock({
  code: 'brandCategoryNav',
  group: 'products',
  icon: 'tags',
  slots: ['top', 'main'],
  schema: brandCategoryNavSchema,
  viewFile: 'brandCategoryNav/BrandCategoryNav.tsx',
  // Without categories of its own it shows those of the brand's list.
  data: ({ categories }, context) =>
    categories.length === 0 && context.route.kind === 'list'
      ? { filters: listNeeds(context).filters }
      : ({} as Pick<ListNeeds, 'filters'>), // `undefined` to the view, as after a failed call
  presets: brandCategoryNavPresets,
})
