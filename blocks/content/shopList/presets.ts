import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { shopListSchema } from './block.ts'

const piece = (name: string) => `/media/demo/product-${name}.svg`

/** Picture, brand's path, names and promotional lines in both languages. */
const SHOPS = [
  [piece('shell'), 'northcairn', '北石旗艦店', '山系外套全線到貨', 'North Cairn', 'All new shells are here'],
  [
    piece('down'),
    'sable-ridge',
    '墨脊旗艦店',
    '羽絨第二件半價',
    'Sable Ridge',
    'Second down jacket half price',
  ],
  [piece('duffel'), 'hush-pine', '靜松旗艦店', '林間系列', 'Hush Pine', 'The forest series'],
  [
    piece('dayPack'),
    'furrow',
    '田壠旗艦店',
    '背囊滿 HK$800 減 HK$100',
    'Furrow & Fold',
    'HK$100 off packs over HK$800',
  ],
  [piece('walkShoe'), 'tidewalk', '潮行旗艦店', '海岸線上的夏天', 'Tidewalk', 'A summer along the shore'],
  [piece('midBoot'), 'quernstone', '磨石旗艦店', '新鞋試穿日', 'Quernstone', 'Try on the new boots'],
  [piece('headlamp'), 'kitefold', '摺鳶旗艦店', '雪線以上', 'Kitefold', 'Above the snow line'],
  [piece('domeTent'), 'lantern-bay', '燈灣旗艦店', '露營套裝八五折', 'Lantern Bay', '15% off camping sets'],
] as const

const shops = (isEnglish: boolean) =>
  SHOPS.map(([url, brand, titleZh, lineZh, titleEn, lineEn]) => ({
    url,
    transparent: false,
    link: { type: 6, value: brand },
    title: isEnglish ? titleEn : titleZh,
    brandName: isEnglish ? lineEn : lineZh,
  }))

const english = shops(true)
const chinese = shops(false)

export const shopListPresets = [
  { key: 'eight', locale: 'zh_HK', options: { imageList: chinese } },
  { key: 'eightEnglish', locale: 'en_US', options: { imageList: english } },
  {
    key: 'sixteen',
    locale: 'zh_HK',
    options: { imageList: [...chinese, ...chinese.toReversed()], delay: 5000, fontSize: 16, mFontSize: 13 },
  },
  {
    key: 'sixteenEnglish',
    locale: 'en_US',
    options: { imageList: [...english, ...english.toReversed()], delay: 5000, fontSize: 16, mFontSize: 13 },
  },
  {
    key: 'seeThrough',
    options: {
      imageList: ['down', 'midBoot', 'dayPack', 'domeTent'].map(name => ({
        url: piece(name),
        transparent: true,
        link: { type: 7, value: 'list' },
      })),
      textAlign: 'left',
    },
  },
] satisfies Preset<z.input<typeof shopListSchema>>[]
