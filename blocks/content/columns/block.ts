import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, spacing } from '../../page/option-fields.ts'
import { firstColumns, openColumns } from './open-columns.ts'

/** Slots of the block. A column beyond `count` is closed: its blocks stay in the draft and are not drawn. */
const COLUMNS = ['column1', 'column2', 'column3', 'column4'] as const

/** A column's share of the row on desktop, shown for the columns that are open. */
const share = (...counts: number[]) =>
  field(z.coerce.number().int().min(1).max(6).default(1), {
    widget: 'slider',
    min: 1,
    max: 6,
    group: 'look',
    visibleWhen: { count: counts },
  })

/** px between columns, and between rows on phones. */
const gap = (preset: number) =>
  field(z.coerce.number().int().min(0).max(120).default(preset), { unit: 'px', group: 'look' })

/** Columns as operators save them. All of it is ours: the specification names child slots and no block that opens any. */
export const columnsSchema = z.object({
  count: field(z.coerce.number().int().min(1).max(4).default(2), {
    widget: 'slider',
    min: 1,
    max: 4,
    group: 'content',
  }),
  share1: share(2, 3, 4),
  share2: share(2, 3, 4),
  share3: share(3, 4),
  share4: share(4),
  gap: gap(24),
  align: field(z.enum(['top', 'middle', 'bottom', 'stretch']).default('top'), {
    widget: 'select',
    group: 'look',
  }),
  /** Phones and pads, up to 1024 px. */
  onPhones: field(z.enum(['stacked', 'twoPerRow']).default('stacked'), { widget: 'select', group: 'look' }),
  orderOnPhones: field(z.enum(['same', 'reversed']).default('same'), { widget: 'select', group: 'look' }),
  mGap: gap(16),
  box: spacing(),
  mBox: spacing(),
})
export type ColumnsOptions = z.output<typeof columnsSchema>

/** Blocks side by side: one to four columns. Source: LO-19 (child slots). */
export const columnsBlock = defineBlock({
  code: 'columns',
  group: 'layout',
  icon: 'columns-3',
  slots: ['top', 'main', 'bottom'],
  childSlots: COLUMNS,
  openSlots: ({ count }) => openColumns(count),
  firstSlots: firstColumns,
  schema: columnsSchema,
  viewFile: 'content/columns/Columns.tsx',
  presets: [
    { key: 'halves', options: {} },
    { key: 'thirds', options: { count: 3 } },
    { key: 'wideAndNarrow', options: { share1: 2, share2: 1, align: 'middle', gap: 40 } },
    { key: 'four', options: { count: 4, gap: 16, mGap: 12, onPhones: 'twoPerRow' } },
  ],
})
