import { z } from 'zod'
import { listAlternativesQuery } from '#api/client/product/list-alternatives.ts'
import { defineBlock } from '../../page/define-block.ts'
import { field, optionalLink } from '../../page/option-fields.ts'
import { criteriaOf } from '../../shop/catalogue/product-list/list-criteria.ts'
import { listNeeds } from '../../shop/catalogue/product-list/list-state.ts'

const linkSchema = z.object({
  title: z.string().max(60).default(''),
  link: optionalLink(),
})

/** Content in place of an empty list. Source: C-123. */
const emptyResultSchema = z.object({
  /** Ways on from here, main categories say; without any, one to all products. */
  links: field(z.array(linkSchema).max(12).default([]), { itemTitle: 'title' }),
})
export type EmptyResultOptions = z.output<typeof emptyResultSchema>

/** Says that nothing was found, and what to try. Source: C-123, Shells. */
export const emptyResultBlock = defineBlock({
  code: 'emptyResult',
  group: 'products',
  icon: 'search-x',
  slots: ['core'],
  locked: true,
  shell: 'list',
  schema: emptyResultSchema,
  viewFile: 'catalogue/emptyResult/EmptyResult.tsx',
  hydration: 'load',
  data: (_, context) => ({
    ...listNeeds(context),
    ...(context.route.kind === 'list' && {
      alternatives: listAlternativesQuery(context.api, criteriaOf(context.route, context)),
    }),
  }),
  presets: [
    { key: 'plain', options: {} },
    {
      key: 'withLinks',
      locale: 'zh_HK',
      options: {
        links: [
          { title: '外套', link: { type: 2, value: 'clothing/jackets' } },
          { title: '背囊', link: { type: 2, value: 'equipment/packs' } },
          { title: '鞋履', link: { type: 2, value: 'footwear' } },
        ],
      },
    },
  ],
})
