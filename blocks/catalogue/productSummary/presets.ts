import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { productSummarySchema } from './block.ts'

export const productSummaryPresets = [
  { key: 'plain', options: {} },
  {
    key: 'message',
    locale: 'zh_HK',
    options: { message: '本週末購物滿 HK$1,500，送防水袋一個，送完即止。', mBox: { mt: 8 } },
  },
  { key: 'bare', options: { showShare: false, showCompare: false, showCategories: false } },
] satisfies Preset<z.input<typeof productSummarySchema>>[]
