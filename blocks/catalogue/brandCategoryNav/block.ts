import type { DataNeed } from '#api/client/data-need.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, optionalLink } from '../../page/option-fields.ts'
import { type ListNeeds, listNeeds } from '../../shop/catalogue/product-list/list-state.ts'
import { type CategoryAddresses, categoryAddressesNeed } from '../../shop/links/category-addresses.ts'

const categorySchema = z.object({
  code: field(z.string().trim().max(64).default(''), { isCode: true }),
  name: z.string().max(60).default(''),
  /** Leads to the category inside the brand unless set. */
  linkUrl: optionalLink(),
})

/** Categories of a brand as a row of links. Source: L-334, LO-65. */
export const brandCategoryNavSchema = z.object({
  /** On lists the row shows for this brand alone; empty for any brand. */
  brandCode: field(z.string().trim().max(64).default(''), { isCode: true }),
  /** None: the brand's own categories on its list. */
  categories: field(z.array(categorySchema).max(30).default([]), { itemTitle: 'name' }),
})
export type BrandCategoryNavOptions = z.output<typeof brandCategoryNavSchema>

type Needs = Pick<ListNeeds, 'filters'> & { readonly addresses: DataNeed<CategoryAddresses> }

/** The categories of a brand as a row of links. Source: L-334, LO-65. */
export const brandCategoryNavBlock = defineBlock({
  code: 'brandCategoryNav',
  group: 'products',
  icon: 'tags',
  slots: ['top', 'main'],
  schema: brandCategoryNavSchema,
  viewFile: 'catalogue/brandCategoryNav/BrandCategoryNav.tsx',
  // Without categories of its own it shows those of the brand's list.
  data: ({ brandCode, categories }, context) => {
    const isOnList = context.route.kind === 'list'
    const codes = categories.map(({ code }) => code).filter(Boolean)
    return {
      ...(categories.length === 0 && isOnList && { filters: listNeeds(context).filters }),
      // Without a brand they are the shop's own categories (LO-82).
      ...(brandCode === '' &&
        codes.length > 0 &&
        !isOnList && {
          addresses: categoryAddressesNeed(context.api, codes),
        }),
    } as Needs // `undefined` to the view, as after a failed call
  },
})
