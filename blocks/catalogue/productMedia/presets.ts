import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { productMediaSchema } from './block.ts'

export const productMediaPresets = [
  { key: 'standard', options: {} },
  {
    key: 'brief',
    locale: 'zh_HK',
    options: {
      video: { show: false },
      detail: { title: '設計筆記' },
      tech: { show: false },
      brand: { title: '關於品牌' },
      sizeChart: { title: '選碼' },
    },
  },
] satisfies Preset<z.input<typeof productMediaSchema>>[]
