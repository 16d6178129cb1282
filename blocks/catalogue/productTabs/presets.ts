import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { productTabsSchema } from './block.ts'

export const productTabsPresets = [
  {
    key: 'seasons',
    locale: 'zh_HK',
    options: {
      name1: '新到貨',
      productCodes1: 'CR-JKT-001,CR-FLC-001,CR-TRS-001,CR-SHO-001,CR-PCK-001,CR-ACC-001',
      name2: '行山',
      productCodes2: 'CR-BOT-001,CR-PCK-001,CR-TRS-001,CR-JKT-002,CR-BSL-001',
      name3: '露營',
      productCodes3: 'CR-TNT-001,CR-FLC-001,CR-ACC-001',
    },
  },
  {
    key: 'seasonsEn',
    locale: 'en_US',
    options: {
      name1: 'Just in',
      productCodes1: 'CR-JKT-001,CR-FLC-001,CR-TRS-001,CR-SHO-001,CR-PCK-001,CR-ACC-001',
      name2: 'Hiking',
      productCodes2: 'CR-BOT-001,CR-PCK-001,CR-TRS-001,CR-JKT-002,CR-BSL-001',
      name3: 'Overnight',
      productCodes3: 'CR-TNT-001,CR-FLC-001,CR-ACC-001',
    },
  },
  {
    key: 'layers',
    locale: 'zh_HK',
    options: {
      name1: '外層',
      productCodes1: 'CR-JKT-001,CR-JKT-002',
      name2: '中層',
      productCodes2: 'CR-FLC-001',
      name3: '底層',
      productCodes3: 'CR-BSL-001',
      name4: '配件',
      productCodes4: 'CR-ACC-001,CR-PCK-001',
    },
  },
  {
    key: 'single',
    locale: 'en_US',
    options: {
      name1: 'Boots and shoes',
      productCodes1: 'CR-BOT-001,CR-SHO-001,CR-TRS-001,CR-ACC-001,CR-BSL-001',
    },
  },
] satisfies Preset<z.input<typeof productTabsSchema>>[]
