import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { columnsSchema } from './block.ts'

export const columnsPresets = [
  { key: 'halves', options: {} },
  { key: 'thirds', options: { count: 3 } },
  { key: 'wideAndNarrow', options: { share1: 2, share2: 1, align: 'middle', gap: 40 } },
  { key: 'four', options: { count: 4, gap: 16, mGap: 12, onPhones: 'twoPerRow' } },
] satisfies Preset<z.input<typeof columnsSchema>>[]
