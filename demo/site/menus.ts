import type { BothTexts } from '#locales/locale.ts'
import type { SiteLine } from '#api/catalogue/site/site-lines.ts'
import { categoryRows } from '../catalogue/categories.ts'
import { MEDIA_ROOT } from '../catalogue/products.ts'
import { both } from '../catalogue/text.ts'
import type { Season } from '../season.ts'

type MenuLine = Extract<SiteLine, { kind: 'menu' }>
type Rest = Omit<MenuLine, 'kind' | 'code' | 'name'>

const entry = (code: string, name: BothTexts, rest: Rest): MenuLine => ({ kind: 'menu', code, name, ...rest })
const picture = (name: string) => `${MEDIA_ROOT}${name}.svg`

/** The parent of the sport section's menu. Source: LO-85. */
const SPORT_MENU = 'sport'

/** What stands out in the menu of goods: first levels have pictures, a few entries an icon or a colour. */
const LOOKS: Readonly<Record<string, Pick<Rest, 'title' | 'picDes' | 'picture'>>> = {
  men: { picture: picture('scene-ridge') },
  women: { picture: picture('scene-forest') },
  gear: { picture: picture('scene-camp') },
  'men-shell': { picDes: picture('product-shell') },
  'women-shell': { picDes: picture('product-shell') },
  'gear-tents': { picDes: picture('product-tent') },
  'gear-tools': { title: '#a63d1e' },
}

const codeOf = (category: string) => `menu-${category}`

/** What is on, the season’s own first and in colour. */
function campaigns(season: Season): readonly MenuLine[] {
  const accent = (of: Season) => (season === of ? { title: '#a63d1e', position: 1 } : { position: 2 })
  return [
    entry('menu-alpine', both('高山', 'Alpine'), { url: '/minisite/alpine', ...accent('winter') }),
    entry('menu-summer', both('夏日離島', 'Summer islands'), {
      url: '/landingPage/summer',
      ...accent('summer'),
    }),
  ]
}

/** The whole category tree, under what is on now. */
const mainMenu = (season: Season): readonly MenuLine[] => [
  ...campaigns(season),
  ...categoryRows().map(({ code, parent, name, position }) =>
    entry(codeOf(code), name, {
      urlType: 'CATEGORY',
      link: code,
      position: parent === undefined ? position + 2 : position,
      ...(parent !== undefined && { parent: codeOf(parent) }),
      ...LOOKS[code],
    }),
  ),
  entry('menu-trail-notes', both('山徑手記', 'Trail notes'), {
    url: '/landingPage/trail-notes',
    position: 9,
  }),
]

/** The sport section's own menu, below an entry that no other menu shows. */
const sportGroup = (
  code: string,
  zh: string,
  en: string,
  position: number,
  categories: readonly string[],
) => [
  entry(`sport-${code}`, both(zh, en), { parent: SPORT_MENU, urlType: 'NO_LINK', position }),
  ...categoryRows()
    .filter(row => categories.includes(row.code))
    .map(row =>
      entry(`sport-${code}-${row.code}`, sportName(row.code, row.name), {
        parent: `sport-${code}`,
        urlType: 'CATEGORY',
        link: row.code,
        position: categories.indexOf(row.code) + 1,
      }),
    ),
]

/** Men's and women's categories share their names, and here they stand side by side. */
function sportName(code: string, { zh_HK, en_US }: BothTexts): BothTexts {
  const inside = en_US.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())
  if (code.startsWith('men-')) return both(`男裝${zh_HK}`, `Men’s ${inside}`)
  if (code.startsWith('women-')) return both(`女裝${zh_HK}`, `Women’s ${inside}`)
  return both(zh_HK, en_US)
}

const brandEntry = (code: string, zh: string, en: string, position: number) =>
  entry(`sport-brands-${code}`, both(zh, en), { parent: 'sport-brands', url: `/brand/${code}`, position })

const SPORT: readonly MenuLine[] = [
  entry(SPORT_MENU, both('運動館', 'Sport'), { urlType: 'NO_LINK', show: false, position: 100 }),
  ...sportGroup('running', '越野跑', 'Trail running', 1, [
    'men-shoes',
    'women-shoes',
    'men-tees',
    'women-tees',
  ]),
  ...sportGroup('hiking', '健行', 'Hiking', 2, ['men-boots', 'women-boots', 'gear-trekking', 'gear-tools']),
  entry('sport-brands', both('品牌', 'Brands'), { parent: SPORT_MENU, urlType: 'NO_LINK', position: 3 }),
  brandEntry('tidewalk', '潮行', 'Tidewalk', 1),
  brandEntry('kitefold', '摺鳶', 'Kitefold', 2),
]

const group = (code: string, zh: string, en: string, position: number) =>
  entry(code, both(zh, en), { menuType: 'DOC', urlType: 'NO_LINK', position })

/** An article; its address is made of the remark, the same in both languages. */
const article = (
  parent: string,
  document: string,
  zh: string,
  en: string,
  remark: string,
  position: number,
) =>
  entry(`${parent}-${document}`, both(zh, en), { menuType: 'DOC', parent, link: document, remark, position })

/** A document with an address of its own. Source: C-034, L-145. */
const ownPage = (document: string, zh: string, en: string, position: number) =>
  entry(`about-${document}`, both(zh, en), {
    menuType: 'DOC',
    parent: 'about',
    link: document,
    url: `/${document}`,
    position,
  })

/** Help centre and about us. Source: C-300, L-081. */
export const DOCUMENTS_MENU: readonly MenuLine[] = [
  group('help', '幫助中心', 'Help centre', 1),
  article('help', 'delivery', '送貨安排', 'Delivery', 'Delivery', 1),
  article('help', 'returns', '退貨與換貨', 'Returns and exchanges', 'Returns', 2),
  article('help', 'sizes', '尺碼指南', 'Size guide', 'Size Guide', 3),
  article('help', 'care', '洗滌與保養', 'Washing and care', 'Washing and Care', 4),
  article('help', 'repairs', '終身維修', 'Repairs for life', 'Repairs', 5),
  article('help', 'payment', '付款方式', 'Payment', 'Payment', 6),
  article('help', 'membership', '會員與 GO DOLLAR', 'Membership and GO DOLLAR', 'Membership', 7),
  group('about', '關於我們', 'About us', 2),
  { ...article('about', 'about-brand', '關於 Cairn', 'About Cairn', 'About Cairn', 1), url: '/about-brand' },
  ownPage('about-brands', '我們的品牌', 'Our brands', 2),
  article('about', 'stores', '我們的門市', 'Our stores', 'Our Shops', 3),
  article('about', 'sustainability', '可持續的做法', 'What we do about waste', 'Sustainability', 4),
  ownPage('terms-of-use', '使用條款', 'Terms of use', 5),
  ownPage('privacy-policy', '私隱政策', 'Privacy policy', 6),
]

/** Every menu of the demo, as the season has it. */
export const menuLines = (season: Season): readonly MenuLine[] => [
  ...mainMenu(season),
  ...SPORT,
  ...DOCUMENTS_MENU,
]
