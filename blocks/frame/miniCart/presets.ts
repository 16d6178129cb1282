import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { miniCartSchema } from './block.ts'

export const miniCartPresets = [
  { key: 'freight', locale: 'zh_HK', options: { note: '訂單滿 HK$1,000 免運費' } },
  {
    key: 'freightEn',
    locale: 'en_US',
    options: { note: 'Free delivery from HK$1,000' },
  },
  { key: 'usual', options: {} },
] satisfies Preset<z.input<typeof miniCartSchema>>[]
