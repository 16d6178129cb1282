import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, imageUrl, optionalLink } from '../../page/option-fields.ts'

const brandSchema = z.object({
  title: field(z.string().trim().max(80).default(''), { isName: true }),
  /** Shown where there is no title. Source: L-277. */
  name: field(z.string().trim().max(80).default(''), { isName: true }),
  logo: imageUrl(),
  linkUrl: optionalLink(),
})

/** Brand directory options. Source: L-277. */
export const brandDirectorySchema = z.object({
  brands: field(z.array(brandSchema).max(500).default([]), {
    group: 'content',
    heading: 2,
    itemTitle: 'title',
    itemImage: 'logo',
  }),
})
export type BrandDirectoryOptions = z.output<typeof brandDirectorySchema>
export type DirectoryBrand = BrandDirectoryOptions['brands'][number]

/** All brands from A to Z, with anchors to jump by. Source: L-277 … L-280. */
export const brandDirectoryBlock = defineBlock({
  code: 'brandDirectory',
  group: 'text',
  icon: 'book-a',
  slots: ['top', 'main', 'bottom'],
  schema: brandDirectorySchema,
  viewFile: 'content/brandDirectory/BrandDirectory.tsx',
})
