import type { Preset } from '../define-block.ts'
import type { z } from 'zod'
import type { productGallerySchema } from './schema.ts'

export const productGalleryPresets = [
  { key: 'standard', options: {} },
  { key: 'plain', options: { showLabels: false } },
] satisfies Preset<z.input<typeof productGallerySchema>>[]
