import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { memberPageToggleSchema } from './block.ts'

export const memberPageTogglePresets = [
  { key: 'shown', options: { showMemberPage: true } },
  { key: 'hidden', options: { showMemberPage: false } },
] satisfies Preset<z.input<typeof memberPageToggleSchema>>[]
