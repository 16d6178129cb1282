import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { shopPromotionsSchema } from './block.ts'

export const shopPromotionsPresets = [
  { key: 'opening', options: { productCodes: 'CR-JKT-001,CR-SHO-001,CR-PCK-002,CR-TNT-001,CR-ACC-005' } },
  { key: 'socks', options: { productCodes: 'CR-ACC-006,CR-ACC-016,CR-ACC-024' } },
  {
    key: 'twoViews',
    options: {
      productCodes: 'CR-JKT-001,CR-JKT-002,CR-FLC-001,CR-FLC-002,CR-SHO-001,CR-BOT-001,CR-TNT-001,CR-ACC-005',
    },
  },
] satisfies Preset<z.input<typeof shopPromotionsSchema>>[]
