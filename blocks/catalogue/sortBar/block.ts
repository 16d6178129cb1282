import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { listNeeds } from '../../shop/catalogue/product-list/list-state.ts'

/** Head of a list: its name, its size, its order. Source: C-117, Shells. */
const sortBarSchema = z.object({
  /** Heading of the list of everything; empty for the shop's own words. Other lists are named by what they show. */
  title: z.string().max(60).default(''),
  /** True if the number of products shows beside the heading; it is read aloud either way. */
  showCount: z.boolean().default(true),
})
export type SortBarOptions = z.output<typeof sortBarSchema>

/** A list's heading, number of products, order and chosen filters. Source: C-117, CO-35, Shells. */
export const sortBarBlock = defineBlock({
  code: 'sortBar',
  group: 'products',
  icon: 'arrow-up-down',
  slots: ['core'],
  locked: true,
  shell: 'list',
  schema: sortBarSchema,
  viewFile: 'catalogue/sortBar/SortBar.tsx',
  hydration: 'load',
  data: (_, context) => listNeeds(context),
  presets: [
    { key: 'standard', options: {} },
    { key: 'named', locale: 'zh_HK', options: { title: '全部裝備', showCount: false } },
  ],
})
