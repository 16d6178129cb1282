import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, spacing } from '../../page/option-fields.ts'
import { PRODUCT_BLOCK } from '../../shop/catalogue/product-detail/product-block.ts'

/** A part of the product's media: whether it shows, and under which heading; empty, the shop's own words. Source: C-085. */
const part = () =>
  z
    .object({
      show: field(z.boolean().default(true), { widget: 'switch' }),
      title: z.string().max(60).default(''),
    })
    .prefault({})

/** Story of a brand, in the page's language. */
const brandStory = z.object({
  brandCode: field(z.string().trim().max(64).default(''), { isCode: true }),
  story: field(z.string().trim().max(600).default(''), { widget: 'textarea' }),
})

/** Options of the product's media as operators save them; the media come from the catalogue. Source: C-085, Shells. */
const productMediaSchema = z.object({
  video: part(),
  detail: part(),
  tech: part(),
  brand: part(),
  sizeChart: part(),
  /** Shown with the brand of the product; a brand without one shows its name alone. */
  brandStories: z.array(brandStory).max(80).default([]),
  box: spacing({ mt: 64 }),
  mBox: spacing({ mt: 32 }),
})
export type ProductMediaOptions = z.output<typeof productMediaSchema>

/** Film, story, technology, brand and size chart of the product. Source: C-085. */
export const productMediaBlock = defineBlock({
  ...PRODUCT_BLOCK,
  code: 'productMedia',
  icon: 'gallery-vertical',
  movable: true,
  schema: productMediaSchema,
  viewFile: 'catalogue/productMedia/ProductMedia.tsx',
  hydration: 'visible',
  presets: [
    { key: 'standard', options: {} },
    {
      key: 'brief',
      locale: 'zh_HK',
      options: {
        video: { show: false },
        detail: { title: '設計筆記' },
        tech: { show: false },
        brand: { title: '關於品牌' },
        sizeChart: { title: '選碼' },
      },
    },
  ],
})
