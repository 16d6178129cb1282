import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { activityListSchema } from './block.ts'

export const activityListPresets = [
  { key: 'standard', options: {} },
  { key: 'titled', locale: 'zh_HK', options: { title: '這款商品的優惠' } },
] satisfies Preset<z.input<typeof activityListSchema>>[]
