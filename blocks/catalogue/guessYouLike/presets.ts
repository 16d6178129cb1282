import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { guessYouLikeSchema } from './block.ts'

export const guessYouLikePresets = [
  { key: 'plain', options: {} },
  { key: 'named', locale: 'en_US', options: { title: 'Goes well together' } },
  { key: 'few', locale: 'zh_HK', options: { title: '精選推介', max: 4 } },
] satisfies Preset<z.input<typeof guessYouLikeSchema>>[]
