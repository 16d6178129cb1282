import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { bestSellingSchema } from './block.ts'

export const bestSellingPresets = [
  {
    key: 'topTen',
    options: {
      productCodes:
        'CR-BOT-001,CR-JKT-001,CR-ACC-003,CR-PCK-001,CR-FLC-001,CR-SHO-001,CR-TRS-001,CR-ACC-006,CR-BSL-001,CR-TNT-001',
    },
  },
  { key: 'topThree', options: { productCodes: 'CR-JKT-001,CR-BOT-001,CR-PCK-001' } },
  { key: 'footwear', options: { productCodes: 'CR-BOT-001,CR-SHO-001,CR-BOT-002,CR-SHO-002,CR-BOT-005' } },
] satisfies Preset<z.input<typeof bestSellingSchema>>[]
