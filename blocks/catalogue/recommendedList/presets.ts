import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { recommendedListSchema } from './block.ts'

export const recommendedListPresets = [
  { key: 'men', locale: 'zh_HK', options: { title: '為他推介', categoryCodes: 'men' } },
  { key: 'menEnglish', locale: 'en_US', options: { title: 'Recommended for him', categoryCodes: 'men' } },
  { key: 'gear', options: { productCodes: 'CR-PCK-001,CR-TNT-001', categoryCodes: 'gear' } },
] satisfies Preset<z.input<typeof recommendedListSchema>>[]
