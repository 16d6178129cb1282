import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { variantsSchema } from './block.ts'

export const variantsPresets = [
  { key: 'halves', options: {} },
  { key: 'bag', options: { goal: 'bag' } },
  { key: 'careful', options: { shareA: 90, shareB: 10 } },
  { key: 'three', options: { count: 3, shareA: 34, shareB: 33, shareC: 33 } },
] satisfies Preset<z.input<typeof variantsSchema>>[]
