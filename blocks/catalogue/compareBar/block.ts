import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'

/** Options of the compare bar. Source: Shells (List); the options are ours. */
const compareBarSchema = z.object({
  /** True if the comparison opens with differences highlighted. */
  highlight: field(z.boolean().default(false), { widget: 'switch' }),
})
export type CompareBarOptions = z.output<typeof compareBarSchema>

/**
 * Compared products, at the bottom of the screen. At home in the list shell, and useful on any page with product
 * cards. Source: Shells, C-124, C-160 … C-164.
 */
export const compareBarBlock = defineBlock({
  code: 'compareBar',
  group: 'products',
  icon: 'scale',
  slots: ['core', 'bottom'],
  locked: true,
  schema: compareBarSchema,
  viewFile: 'catalogue/compareBar/CompareBar.tsx',
  // Whether there is anything to show is known to the browser alone.
  hydration: 'load',
  presets: [
    { key: 'plain', options: {} },
    { key: 'highlighted', options: { highlight: true } },
  ],
})
