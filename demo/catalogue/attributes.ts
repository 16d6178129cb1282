import type { BothTexts } from '#locales/locale.ts'
import { ATTRIBUTE_CODES, FAULTY_ONLY } from '#api/rules/attribute-codes.ts'
import type { ImportLine } from '#api/catalogue/format/import-schema.ts'
import { TECHNOLOGIES } from './technologies.ts'
import { both } from './text.ts'

/** What products are for; feeds the filter of the product list. */
export const ACTIVITIES: Readonly<Record<string, BothTexts>> = {
  hiking: both('遠足', 'Hiking'),
  running: both('越野跑', 'Trail running'),
  climbing: both('攀岩', 'Climbing'),
  alpine: both('高山', 'Alpine'),
  camping: both('露營', 'Camping'),
  water: both('水上', 'Water'),
  travel: both('旅行', 'Travel'),
  everyday: both('日常', 'Everyday'),
}

/** The wearer: men or women for clothing, everyone for gear. */
const GENDERS: Readonly<Record<string, BothTexts>> = {
  men: both('男裝', 'Men'),
  women: both('女裝', 'Women'),
  everyone: both('男女通用', 'Unisex'),
}

const STARS: Readonly<Record<string, BothTexts>> = {
  '3': both('三星（維修工場評級）', '3 out of 5 for durability, rated by our repair workshop'),
  '4': both('四星（維修工場評級）', '4 out of 5 for durability, rated by our repair workshop'),
  '5': both('五星（維修工場評級）', '5 out of 5 for durability, rated by our repair workshop'),
}

export const LABELS: readonly { code: string; frontName: BothTexts; description: BothTexts }[] = [
  {
    code: 'new-season',
    frontName: both('新季', 'New season'),
    description: both('今季的新設計。', 'New designs for this season.'),
  },
  {
    code: 'season-offer',
    frontName: both('季尾優惠', 'End of season'),
    description: both('售完即止。', 'While stocks last.'),
  },
  {
    code: 'members-pick',
    frontName: both('會員之選', 'Members’ pick'),
    description: both('會員常買的商品。', 'Popular with members.'),
  },
]

/** What the house does with a thing, beside selling it. Source: C-062 (activity). */
const EVENTS: Readonly<Record<string, BothTexts>> = {
  'repair-week': both('免費維修週', 'Free repair week'),
  'trail-day': both('山徑清潔日', 'Trail clean-up day'),
  'trade-in': both('舊衫換新', 'Trade-in'),
}

const COUNTRIES: Readonly<Record<string, BothTexts>> = {
  HK: both('香港', 'Hong Kong'),
  MO: both('澳門', 'Macau'),
  SG: both('新加坡', 'Singapore'),
  AU: both('澳洲', 'Australia'),
}

/** Shops that have a product to try. */
export const SHOPS: Readonly<Record<string, BothTexts>> = {
  central: both('中環', 'Central'),
  'tsim-sha-tsui': both('尖沙咀', 'Tsim Sha Tsui'),
  'causeway-bay': both('銅鑼灣', 'Causeway Bay'),
  'sha-tin': both('沙田', 'Sha Tin'),
}

/** How many people a tent or a set is for. */
const PERSONS: Readonly<Record<string, BothTexts>> = {
  '1': both('一人', '1 person'),
  '2': both('二人', '2 people'),
  '4': both('四人', '4 people'),
}

type AttributeLine = Extract<ImportLine, { kind: 'attribute' }>
const values = (texts: Readonly<Record<string, BothTexts>>) =>
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
    code: ATTRIBUTE_CODES.returnPolicy,
    frontName: both('退換', 'Returns'),
    values: [
      {
        code: FAULTY_ONLY,
        displayName: both('只限瑕疵、送錯或與描述不符', 'Only if faulty, wrong or not as described'),
      },
    ],
  },
  {
    kind: 'attribute',
    code: ATTRIBUTE_CODES.tag,
    frontName: both('標籤', 'Tag'),
    values: [
      { code: 'recycled', displayName: both('再造物料', 'Recycled') },
      { code: 'natural', displayName: both('天然物料', 'Natural fibre') },
      { code: 'repairable', displayName: both('終身維修', 'Repairs for life') },
    ],
  },
  {
    kind: 'attribute',
    code: 'shop',
    attributeType: 'shop',
    frontName: both('門市有貨', 'In stores'),
    values: values(SHOPS),
    position: 4,
  },
  {
    kind: 'attribute',
    code: 'applicableNumber',
    attributeType: 'applicableNumber',
    frontName: both('適用人數', 'Number of people'),
    values: values(PERSONS),
    position: 5,
  },
  {
    kind: 'attribute',
    code: ATTRIBUTE_CODES.tech,
    frontName: both('科技', 'Technology'),
    values: Object.entries(TECHNOLOGIES).map(([code, { name, words, picture }]) => ({
      code,
      displayName: name,
      frontName: words,
      images: [`/media/demo/${picture}`],
      thumbnails: [`/media/demo/${picture}`],
    })),
  },
  {
    kind: 'attribute',
    code: ATTRIBUTE_CODES.activity,
    frontName: both('店舖活動', 'Events'),
    values: values(EVENTS),
  },
  {
    kind: 'attribute',
    code: ATTRIBUTE_CODES.deliveryCountry,
    frontName: both('送貨地區', 'Delivers to'),
    values: values(COUNTRIES),
  },
  {
    kind: 'attribute',
    code: ATTRIBUTE_CODES.sizeChartDisplay,
    frontName: both('尺碼表', 'Size chart'),
    values: [{ code: 'show', displayName: both('顯示', 'Show') }],
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
  own(ATTRIBUTE_CODES.brandColourDescription, '顏色故事', 'About the colour'),
  own(ATTRIBUTE_CODES.consignmentLabel, '寄售', 'Consignment'),
  own(ATTRIBUTE_CODES.recommendCode[0], '配搭商品', 'Goes with'),
  own(ATTRIBUTE_CODES.recommendCode[1], '同行之選', 'Bring along'),
  own(ATTRIBUTE_CODES.recommendCategory[0], '配搭分類', 'Goes with, by category'),
  own(ATTRIBUTE_CODES.recommendCategory[1], '同行分類', 'Bring along, by category'),
  own('function', '功能', 'What it does'),
  own('construction', '結構', 'Construction'),
  own('fabric', '物料', 'Fabric'),
  own('filler', '填充物', 'Fill'),
  own('waterproof', '防水', 'Waterproofing'),
  own('otherTechnology', '其他技術', 'Other technology'),
  own('weight', '重量', 'Weight'),
  own('volume', '容量', 'Volume'),
  own('measurement', '尺寸', 'Measurements'),
  own('origin', '產地', 'Made in'),
  own('sellingPoint', '特點', 'Highlights'),
  own('sunscreen', '防曬', 'Sun protection'),
  own('sweatAbsorption', '吸濕排汗', 'Moisture'),
  own('tailoring', '剪裁', 'Cut'),
]
