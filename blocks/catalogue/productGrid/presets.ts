import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { productGridSchema } from './block.ts'

export const productGridPresets = [
  { key: 'endless', options: {} },
  { key: 'byButton', options: { loadsByItself: false } },
] satisfies Preset<z.input<typeof productGridSchema>>[]
