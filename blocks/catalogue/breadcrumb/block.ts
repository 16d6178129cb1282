import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { productNeeds } from '../../shop/catalogue/product-detail/product-state.ts'

/** Breadcrumb options. Source: Shells. */
const breadcrumbSchema = z.object({
  /** True if the way begins with the home page. */
  showHome: z.boolean().default(true),
})
export type BreadcrumbOptions = z.output<typeof breadcrumbSchema>

/** The way from the home page to a product or list. Source: Shells. */
export const breadcrumbBlock = defineBlock({
  code: 'breadcrumb',
  group: 'products',
  icon: 'chevrons-right',
  slots: ['core'],
  locked: true,
  schema: breadcrumbSchema,
  viewFile: 'catalogue/breadcrumb/Breadcrumb.tsx',
  // Its last step follows the product's colour.
  hydration: 'visible',
  data: (_, context) => productNeeds(context),
  presets: [
    { key: 'fromHome', options: {} },
    { key: 'short', options: { showHome: false } },
  ],
})
