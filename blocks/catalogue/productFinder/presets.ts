import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { productFinderSchema } from './block.ts'

export const productFinderPresets = [
  { key: 'plain', options: {} },
  { key: 'titled', locale: 'zh_HK', options: { title: '想找甚麼？' } },
  { key: 'titledEnglish', locale: 'en_US', options: { title: 'What are you looking for?' } },
  { key: 'searchOnly', options: { showCategories: false } },
] satisfies Preset<z.input<typeof productFinderSchema>>[]
