import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, imageUrl, optionalLink } from '../../page/option-fields.ts'

const iconSchema = z.object({
  url: imageUrl(),
  text: z.string().max(80).default(''),
  link: optionalLink(),
})

/** Icons with a few words each, above the footer. Source: L-237. */
export const footerIconListSchema = z.object({
  title: field(z.string().max(120).default(''), { group: 'content' }),
  iconList: field(z.array(iconSchema).max(24).default([]), {
    group: 'content',
    itemTitle: 'text',
    itemImage: 'url',
  }),
})
export type FooterIconListOptions = z.output<typeof footerIconListSchema>

/** A title and icons that lead somewhere. Source: L-237, L-238. */
export const footerIconListBlock = defineBlock({
  code: 'footerIconList',
  group: 'frame',
  icon: 'shield-check',
  slots: ['main', 'bottom'],
  schema: footerIconListSchema,
  viewFile: 'frame/footerIconList/FooterIconList.tsx',
})
