import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, optionalLink } from '../../page/option-fields.ts'
import { SCREEN, screenPresets, screenSchema } from '../../shop/screen/screen.ts'

const waySchema = z.object({
  title: z.string().trim().max(60).default(''),
  link: optionalLink(),
})

const cartSchema = screenSchema({
  /** Links of an empty bag; without any, to all products, bestsellers and new arrivals. */
  links: field(z.array(waySchema).max(3).default([]), { itemTitle: 'title' }),
})
export type CartOptions = z.output<typeof cartSchema>

/** `/cart`: the bag. Source: L-006. */
export const cartBlock = defineBlock({
  ...SCREEN,
  code: 'cart',
  icon: 'backpack',
  shell: 'cart',
  schema: cartSchema,
  viewFile: 'checkout/cart/Cart.tsx',
  presets: [
    ...screenPresets,
    {
      key: 'withLinks',
      locale: 'zh_HK',
      options: {
        links: [
          { title: '新品上架', link: { type: 0, value: '/list?sort=newest' } },
          { title: '冬季登山裝備', link: { type: 3, value: 'summer' } },
        ],
      },
    },
  ],
})
