import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { compareBarSchema } from './block.ts'

export const compareBarPresets = [
  { key: 'plain', options: {} },
  { key: 'highlighted', options: { highlight: true } },
] satisfies Preset<z.input<typeof compareBarSchema>>[]
