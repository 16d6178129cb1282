import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { basicProductListSchema } from './block.ts'

export const basicProductListPresets = [
  { key: 'row', options: { productCodes: 'CR-JKT-001, CR-FLC-001, CR-TRS-001, CR-BOT-001' } },
  {
    key: 'range',
    options: {
      productCodes:
        'CR-JKT-001,CR-JKT-002,CR-FLC-001,CR-TRS-001,CR-SHO-001,CR-BOT-001,CR-PCK-001,CR-TNT-001,CR-BSL-001,CR-ACC-001',
    },
  },
  {
    key: 'long',
    options: {
      productCodes: ['JKT', 'FLC', 'TRS', 'SHO', 'BOT', 'PCK', 'BSL', 'ACC']
        .flatMap(kind => [1, 2, 3, 4, 5, 6].map(number => `CR-${kind}-00${number}`))
        .join(','),
    },
  },
] satisfies Preset<z.input<typeof basicProductListSchema>>[]
