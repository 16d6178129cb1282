import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { brandLetterRowSchema } from './block.ts'

const BRANDS = [
  ['northcairn', '北石', 'North Cairn'],
  ['sable-ridge', '墨脊', 'Sable Ridge'],
  ['hush-pine', '靜松', 'Hush Pine'],
  ['furrow', '田壠', 'Furrow & Fold'],
  ['tidewalk', '潮行', 'Tidewalk'],
  ['quernstone', '磨石', 'Quernstone'],
  ['kitefold', '摺鳶', 'Kitefold'],
  ['lantern-bay', '燈灣', 'Lantern Bay'],
] as const

const brands = (isEnglish: boolean, count: number = BRANDS.length) =>
  BRANDS.slice(0, count).map(([code, chinese, english]) => ({
    code,
    name: isEnglish ? english : chinese,
    linkUrl: { type: 6, value: code },
  }))

export const brandLetterRowPresets = [
  { key: 'eight', locale: 'zh_HK', options: { title: '我們的品牌', brands: brands(false) } },
  { key: 'eightEnglish', locale: 'en_US', options: { title: 'Our brands', brands: brands(true) } },
  { key: 'five', locale: 'zh_HK', options: { brands: brands(false, 5) } },
  { key: 'fiveEnglish', locale: 'en_US', options: { brands: brands(true, 5) } },
  {
    key: 'logos',
    options: {
      brands: ['shell', 'midBoot', 'dayPack', 'domeTent', 'cap', 'bottle', 'headlamp'].map((piece, at) => ({
        logo: `/media/demo/product-${piece}.svg`,
        name: BRANDS[at]?.[2] ?? '',
        code: BRANDS[at]?.[0] ?? '',
        linkUrl: { type: 6, value: BRANDS[at]?.[0] ?? '' },
      })),
    },
  },
] satisfies Preset<z.input<typeof brandLetterRowSchema>>[]
