import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { productAttributesSchema } from './block.ts'

export const productAttributesPresets = [
  { key: 'standard', options: {} },
  { key: 'titled', locale: 'zh_HK', options: { title: '商品細節', showFacts: false } },
] satisfies Preset<z.input<typeof productAttributesSchema>>[]
