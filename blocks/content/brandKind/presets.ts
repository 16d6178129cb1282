import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { brandKindSchema } from './block.ts'

const category = (code: string, frontName: string, count: number) => ({ code, frontName, count })

export const brandKindPresets = [
  {
    key: 'alpine',
    locale: 'zh_HK',
    options: {
      titleBg: '/media/demo/scene-ridge.svg',
      title: 'Northfell 高山裝備',
      brandImg: '/media/demo/scene-snow.svg',
      rate: 5,
      categories: [
        category('men-shell', '男裝硬殼外套', 12),
        category('women-shell', '女裝硬殼外套', 9),
        category('gear-tents', '帳幕', 6),
        category('gear-packs', '背囊', 14),
      ],
    },
  },
  {
    key: 'alpineEn',
    locale: 'en_US',
    options: {
      titleBg: '/media/demo/scene-ridge.svg',
      title: 'Northfell alpine',
      brandImg: '/media/demo/scene-snow.svg',
      rate: 4,
      categories: [
        category('men-shell', 'Men’s shells', 12),
        category('women-shell', 'Women’s shells', 9),
        category('gear-tents', 'Tents', 6),
        category('gear-packs', 'Packs', 14),
      ],
    },
  },
  {
    key: 'flagship',
    options: { titleBg: '/media/demo/scene-coast.svg', brandImg: '/media/demo/scene-valley.svg', rate: 3 },
  },
] satisfies Preset<z.input<typeof brandKindSchema>>[]
