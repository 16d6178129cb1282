import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { markupListSchema } from './block.ts'

export const markupListPresets = [
  { key: 'open', options: {} },
  { key: 'folded', options: { defaultOpen: false } },
] satisfies Preset<z.input<typeof markupListSchema>>[]
