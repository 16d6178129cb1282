import type { SiteLine } from '#api/catalogue/site/site-lines.ts'

type ViewDataLine = Extract<SiteLine, { kind: 'viewData' }>
type ContentLine = Extract<SiteLine, { kind: 'content' }>

const json = (value: unknown) => JSON.stringify(value)

const viewData = (
  browseEnvironment: 'PC' | 'H5',
  position: string,
  module: string,
  value: unknown,
): ViewDataLine => ({
  kind: 'viewData',
  code: `shop:${module}:${position}:${browseEnvironment}`,
  modelCode: 'shop',
  browseEnvironment,
  position,
  type: 'config',
  module,
  value: json(value),
})

const HOT_WORDS = {
  zh_HK: ['防水外套', '越野跑鞋', '背囊', '帳幕'],
  en_US: ['waterproof', 'trail shoes', 'packs', 'tents'],
}

/** Settings of the front end, apart for desktops and phones. Source: C-364, L-156. */
export const VIEW_DATA_LINES: readonly ViewDataLine[] = [
  viewData('PC', 'header', 'search', { hotWords: HOT_WORDS, shown: 4 }),
  viewData('H5', 'header', 'search', { hotWords: HOT_WORDS, shown: 2 }),
  viewData('PC', 'list', 'grid', { columns: [4, 2], initial: 4 }),
  viewData('H5', 'list', 'grid', { columns: [2], initial: 2 }),
]

/** What consigned goods are labelled with, by language. Source: L-158. */
export const CONTENT_LINES: readonly ContentLine[] = [
  {
    kind: 'content',
    code: 'consignment-product',
    content: {
      zh_HK: json({ tags: ['寄售商品'], topText: '此商品由合作夥伴寄售及出貨，送貨時間或需多 2 天。' }),
      en_US: json({
        tags: ['Consignment'],
        topText: 'Sold and shipped by one of our partners. Please allow two more days.',
      }),
    },
  },
]
