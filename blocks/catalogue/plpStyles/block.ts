import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'

/** Display of one style's colours in lists. The specification lists every colour by itself. Ours. */
const plpStylesSchema = z.object({
  /** One card for all colours of a style: the one that comes first in the list. Pages and counts follow. */
  gatherStyles: field(z.boolean().default(false), { widget: 'switch', group: 'behaviour' }),
})
export type PlpStylesOptions = z.output<typeof plpStylesSchema>

/** Display of one style's colours in lists; draws nothing itself (`product-list/list-settings.ts`). Ours. */
export const plpStylesBlock = defineBlock({
  code: 'plpStyles',
  group: 'settings',
  icon: 'group',
  slots: ['settings'],
  shell: 'list',
  schema: plpStylesSchema,
  viewFile: 'catalogue/plpStyles/PlpStyles.tsx',
  presets: [
    { key: 'gathered', options: { gatherStyles: true } },
    { key: 'single', options: { gatherStyles: false } },
  ],
})
