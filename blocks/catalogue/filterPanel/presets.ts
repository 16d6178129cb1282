import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { filterPanelSchema } from './block.ts'

export const filterPanelPresets = [
  { key: 'standard', options: {} },
  { key: 'folded', options: { openGroups: 0 } },
] satisfies Preset<z.input<typeof filterPanelSchema>>[]
