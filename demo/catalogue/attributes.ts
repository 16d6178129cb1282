import { ATTRIBUTE_CODES } from '#api/product/attribute-codes.ts'
import type { ImportLine } from '#api/catalogue/import-schema.ts'
import { both, type Text } from './text.ts'

/** What products are for; feeds the filter of the product list. */
export const ACTIVITIES: Readonly<Record<string, Text>> = {
  hiking: both('遠足', 'Hiking'),
  running: both('越野跑', 'Trail running'),
  climbing: both('攀岩', 'Climbing'),
  alpine: both('高山', 'Alpine'),
  camping: both('露營', 'Camping'),
  water: both('水上', 'Water'),
  travel: both('旅行', 'Travel'),
  everyday: both('日常', 'Everyday'),
}

/** For whom; clothing says men or women, gear everyone. */
const GENDERS: Readonly<Record<string, Text>> = {
  men: both('男裝', 'Men'),
  women: both('女裝', 'Women'),
  everyone: both('中性', 'Everyone'),
}

const STARS: Readonly<Record<string, Text>> = {
  '3': both('三星', '3 stars'),
  '4': both('四星', '4 stars'),
  '5': both('五星', '5 stars'),
}

export const LABELS: readonly { code: string; frontName: Text; description: Text }[] = [
  {
    code: 'new-season',
    frontName: both('新季', 'New season'),
    description: both('這一季才到的設計。', 'New designs of this season.'),
  },
  {
    code: 'season-offer',
    frontName: both('季尾優惠', 'Season offer'),
    description: both('售完即止。', 'While they last.'),
  },
  {
    code: 'members-pick',
    frontName: both('會員之選', 'Members’ pick'),
    description: both('會員評分最高的貨品。', 'Rated highest by members.'),
  },
]

type AttributeLine = Extract<ImportLine, { kind: 'attribute' }>
const values = (texts: Readonly<Record<string, Text>>) =>
  Object.entries(texts).map(([code, displayName]) => ({ code, displayName }))
const own = (code: string, zh: string, en: string): AttributeLine => ({
  kind: 'attribute',
  code,
  frontName: both(zh, en),
})

/** Every attribute the demo's products use. */
export const ATTRIBUTE_LINES: readonly AttributeLine[] = [
  {
    kind: 'attribute',
    code: 'gender',
    attributeType: 'gender',
    frontName: both('適合', 'For'),
    values: values(GENDERS),
    position: 1,
  },
  {
    kind: 'attribute',
    code: 'outdoor',
    attributeType: 'outdoor',
    frontName: both('活動', 'Activity'),
    values: values(ACTIVITIES),
    position: 2,
  },
  {
    kind: 'attribute',
    code: 'yearSeason',
    attributeType: 'yearSeason',
    frontName: both('季度', 'Season'),
    values: [
      { code: 'aw26', displayName: both('2026 秋冬', 'Autumn/Winter 2026') },
      { code: 'all-year', displayName: both('全年', 'All year') },
    ],
    position: 3,
  },
  {
    kind: 'attribute',
    code: ATTRIBUTE_CODES.qualityStar,
    frontName: both('品質星級', 'Quality'),
    values: values(STARS),
  },
  {
    kind: 'attribute',
    code: ATTRIBUTE_CODES.tag,
    frontName: both('標籤', 'Tag'),
    values: [
      { code: 'recycled', displayName: both('再造物料', 'Recycled') },
      { code: 'natural', displayName: both('天然物料', 'Natural fibre') },
      { code: 'repairable', displayName: both('終身維修', 'Repair for life') },
    ],
  },
  own(ATTRIBUTE_CODES.colour, '顏色', 'Colour'),
  own(ATTRIBUTE_CODES.customSize, '尺碼', 'Size'),
  own(ATTRIBUTE_CODES.craft, '工藝', 'Craft'),
  own(ATTRIBUTE_CODES.briefDescription, '簡介', 'In brief'),
  own(ATTRIBUTE_CODES.promotionLabel, '推廣標籤', 'Promotion label'),
  own(ATTRIBUTE_CODES.vendorCode, '供應商編號', 'Supplier code'),
  own(ATTRIBUTE_CODES.seoTitle, 'SEO 標題', 'SEO title'),
  own(ATTRIBUTE_CODES.seoKeywords, 'SEO 關鍵字', 'SEO keywords'),
  own(ATTRIBUTE_CODES.seoDescription, 'SEO 描述', 'SEO description'),
  own('fabric', '物料', 'Fabric'),
  own('weight', '重量', 'Weight'),
  own('sellingPoint', '特點', 'Why it is here'),
]
