import { firstVariants, VARIANTS } from '#api/rules/experiment.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { PICK_VARIANT } from '../../shop/experiment/pick-script.ts'
import { sharesOf } from './shares.ts'

/** Shoppers of a hundred who get a variant, shown for the variants that are open. */
const share = (preset: number, ...counts: number[]) =>
  field(z.coerce.number().int().min(1).max(99).default(preset), {
    unit: '%',
    min: 1,
    max: 99,
    group: 'behaviour',
    ...(counts.length > 0 && { visibleWhen: { count: counts } }),
  })

/** A test of variants as operators save it. All of it is ours. Its id is that of its block. */
export const variantsSchema = z.object({
  count: field(z.coerce.number().int().min(2).max(4).default(2), {
    widget: 'slider',
    min: 2,
    max: 4,
    group: 'content',
  }),
  /** Goal that decides between variants: shoppers who press something inside, or who put something into the bag. */
  goal: field(z.enum(['click', 'bag']).default('click'), { widget: 'select', group: 'behaviour' }),
  shareA: share(50),
  shareB: share(50),
  shareC: share(25, 3, 4),
  shareD: share(25, 4),
  /** Counts belong to a round; a new one begins at nothing and draws every shopper's variant again. */
  revision: field(z.coerce.number().int().min(1).max(9999).default(1), { min: 1, group: 'behaviour' }),
})
export type VariantsOptions = z.output<typeof variantsSchema>

const ALL_PERCENT = 100

/** Two to four variants of the same part of a page; each shopper sees one. Decision 046. */
export const variantsBlock = defineBlock({
  code: 'variants',
  group: 'layout',
  icon: 'split',
  slots: ['top', 'main', 'bottom'],
  childSlots: VARIANTS,
  openSlots: ({ count }) => firstVariants(count),
  // Which variant a shopper sees is not known when the page is made: no picture of any may be fetched ahead.
  firstSlots: () => ({ mobile: [], desktop: [] }),
  showsOneSlot: true,
  schema: variantsSchema,
  viewFile: 'content/variants/Variants.tsx',
  inlineScript: PICK_VARIANT,
  hydration: 'load',
  check: options => {
    const total = sharesOf(options).reduce((sum, percent) => sum + percent, 0)
    return total === ALL_PERCENT ? [] : [{ path: ['shareA'], message: 'shares' }]
  },
  presets: [
    { key: 'halves', options: {} },
    { key: 'bag', options: { goal: 'bag' } },
    { key: 'careful', options: { shareA: 90, shareB: 10 } },
    { key: 'three', options: { count: 3, shareA: 34, shareB: 33, shareC: 33 } },
  ],
})
