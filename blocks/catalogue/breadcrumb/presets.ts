import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { breadcrumbSchema } from './block.ts'

export const breadcrumbPresets = [
  { key: 'fromHome', options: {} },
  { key: 'short', options: { showHome: false } },
] satisfies Preset<z.input<typeof breadcrumbSchema>>[]
