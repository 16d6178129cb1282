import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { brandCategoryNavSchema } from './block.ts'

export const brandCategoryNavPresets = [
  {
    key: 'brand',
    locale: 'zh_HK',
    options: {
      brandCode: 'northfell',
      categories: [
        { code: 'jackets', name: '外套' },
        { code: 'trousers', name: '長褲' },
        { code: 'packs', name: '背囊' },
        { code: '', name: '新品', linkUrl: { type: 0, value: '/brand/northfell?new=1' } },
      ],
    },
  },
  {
    key: 'brandEn',
    locale: 'en_US',
    options: {
      brandCode: 'northfell',
      categories: [
        { code: 'jackets', name: 'Jackets' },
        { code: 'trousers', name: 'Trousers' },
        { code: 'packs', name: 'Packs' },
        { code: '', name: 'New in', linkUrl: { type: 0, value: '/brand/northfell?new=1' } },
      ],
    },
  },
  { key: 'ownCategories', options: {} },
] satisfies Preset<z.input<typeof brandCategoryNavSchema>>[]
