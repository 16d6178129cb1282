import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { productGallerySchema } from './block.ts'

export const productGalleryPresets = [
  { key: 'standard', options: {} },
  { key: 'plain', options: { showLabels: false } },
] satisfies Preset<z.input<typeof productGallerySchema>>[]
