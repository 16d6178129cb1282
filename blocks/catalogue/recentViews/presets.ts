import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { recentViewsSchema } from './block.ts'

export const recentViewsPresets = [
  { key: 'plain', options: {} },
  { key: 'named', locale: 'en_US', options: { title: 'Pick up where you left off' } },
  { key: 'few', locale: 'zh_HK', options: { title: '今日看過', max: 4 } },
] satisfies Preset<z.input<typeof recentViewsSchema>>[]
