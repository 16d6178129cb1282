import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { plpStylesSchema } from './block.ts'

export const plpStylesPresets = [
  { key: 'gathered', options: { gatherStyles: true } },
  { key: 'single', options: { gatherStyles: false } },
] satisfies Preset<z.input<typeof plpStylesSchema>>[]
