import {
  codes,
  compose,
  type DemoPage,
  HOUSE,
  link,
  type Placed,
  set,
  type Setting,
  variants,
} from './page.ts'
import { furrowStockists } from './furrow-stockists.ts'
import { cover, heading } from './shared.ts'

const INK = '#3b2f2a'
const PAPER = '#f3ece2'
const onPaper = { background: PAPER, padding: '8px 0 0' } as const

const house = ({ say, picture }: Setting): Placed =>
  set(
    'brandKind',
    say('品牌介紹', 'About the brand'),
    {
      title: say('田壠', 'Furrow & Fold'),
      brandImg: picture('knit-pile'),
      rate: 5,
      categories: [
        { code: 'women/women-layers/women-base', frontName: say('羊毛底層', 'Merino base layers'), count: 7 },
        { code: 'women/women-layers/women-fleece', frontName: say('羊毛中層', 'Wool mid layers'), count: 2 },
        { code: 'gear/gear-small/gear-head', frontName: say('冷帽', 'Hats'), count: 4 },
        { code: 'gear/gear-small/gear-hands-feet', frontName: say('襪', 'Socks'), count: 3 },
      ],
    },
    { section: 'top' },
  )

const categories = ({ say }: Setting): Placed =>
  set(
    'brandCategoryNav',
    say('田壠分類', 'Furrow & Fold by category'),
    {
      brandCode: 'furrow',
      categories: [
        { code: '', name: say('全部', 'Everything'), linkUrl: link.brand('furrow') },
        { code: 'women-base', name: say('女裝底層', 'Women’s base layers') },
        { code: 'men-base', name: say('男裝底層', 'Men’s base layers') },
        { code: 'women-fleece', name: say('中層', 'Mid layers') },
        { code: 'gear-head', name: say('冷帽', 'Hats') },
        { code: 'gear-hands-feet', name: say('襪', 'Socks') },
      ],
    },
    { section: 'top' },
  )

const story = ({ say }: Setting): Placed =>
  set(
    'richText',
    say('一畝羊毛', 'A field of wool'),
    {
      content: say(
        '<h2>羊毛，是會呼吸的布</h2><p>田壠由兩個讀紡織的人創立。他們在荃灣租下一台退役的橫機，第一年只織一款圓領衫，織了又拆，拆了又織。</p><p>今日的田壠仍然只用一種羊毛：18.5 微米的美麗諾，幼細得不刺皮膚，濕了依然保暖，穿三日也沒有異味。上班、上山、坐船，同一件就夠。</p><blockquote>城市的冬天，由樓梯街的風開始。</blockquote>',
        '<h2>Wool breathes with you</h2><p>Furrow & Fold began with two people who had studied textiles and rented a retired flatbed machine in Tsuen Wan. For a year they knitted a single crew neck, unravelled it, and knitted it again.</p><p>They still use one wool: 18.5 micron merino, fine enough not to scratch, warm when wet, and fresh on the third day. Wear the same piece to the office, up the hill and on the ferry.</p><blockquote>Winter in the city begins with the wind in a ladder street.</blockquote>',
      ),
    },
    { style: { maxWidth: 880, padding: '24px 0' } },
  )

const looks = ({ say, picture }: Setting): Placed =>
  set('brandImage', say('本季造型', 'The looks'), {
    imgs: [
      {
        url: picture('knit-crew'),
        alt: say('鼠尾草圓領衫、鏽橙冷帽、燕麥色襪', 'A sage crew neck with a rust beanie and oat socks'),
        linkUrl: link.product('CR-BSL-001'),
      },
      {
        url: picture('knit-zip'),
        alt: say('暮紫半拉鏈與皮手套', 'A dusk half-zip and leather gloves'),
        linkUrl: link.product('CR-FLC-003'),
      },
      {
        url: picture('knit-hats'),
        alt: say('杜鵑色絨球帽與維港藍冷帽', 'An azalea bobble hat and a harbour beanie'),
        linkUrl: link.product('CR-ACC-020'),
      },
      {
        url: picture('knit-walk'),
        alt: say('墨黑底層長褲與健行鞋', 'Ink leggings and walking shoes'),
        linkUrl: link.product('CR-BSL-003'),
      },
    ],
  })

const street = ({ say, picture }: Setting): Placed =>
  set(
    'adCard',
    say('樓梯街', 'Ladder street'),
    {
      imgUrl: picture('scene-ladder'),
      alt: say(
        '黃昏的樓梯街，三個人圍着頸巾往上走',
        'Three people in scarves climbing a ladder street at dusk',
      ),
      title: say('一頂冷帽，走完一條樓梯街', 'One hat for the whole ladder street'),
      clickUrl: link.category('gear', 'gear-small', 'gear-head'),
    },
    { style: { padding: '24px 0' } },
  )

/** The same picture with a plainer promise. */
const streetBySize = (setting: Setting): Placed => {
  const { say } = setting
  const title = say('四頂冷帽，一個尺碼，人人合戴', 'Four hats in one size that fits all')
  return { ...street(setting), options: { ...street(setting).options, title } }
}

const letter = ({ say, picture }: Setting): Placed =>
  set('teaserForm', say('織房通訊', 'News from the mill'), {
    title: say('織房通訊', 'News from the mill'),
    text: say(
      '新色上架、補織工作坊、樣辦開倉，每月一封電郵。',
      'New colours, mending workshops and sample sales, in one email a month.',
    ),
    buttonText: say('訂閱', 'Sign up'),
    imgUrl: picture('knit-hats'),
    alt: say('兩頂冷帽', 'Two woollen hats'),
  })

const knitWeek = ({ say, lettered }: Setting): Placed =>
  set(
    'promotionPopup',
    say('針織週', 'Knit week'),
    {
      id: 'promotion',
      index: 3,
      timeout: 45,
      count: 1,
      url: lettered('popup-knit-week'),
      alt: say('田壠針織週：半拉鏈、圓領衫、冷帽', 'Knit week: a half-zip, a crew neck and a beanie'),
      hotArea: [
        { start: '8,42', end: '34,54', url: link.product('CR-FLC-003') },
        { start: '36,42', end: '31,54', url: link.product('CR-BSL-007') },
        { start: '68,42', end: '24,46', url: link.product('CR-ACC-004') },
      ],
    },
    { section: 'popup' },
  )

/** Mini-site of the fashion house: knitwear for town. */
export const furrow = (setting: Setting): DemoPage => {
  const { locale, say } = setting
  return {
    path: '/minisite/furrow',
    locale,
    type: 'MINISITE',
    content: {
      title: say('田壠｜城市裏的一畝羊毛', 'Furrow & Fold | A field of wool in the city'),
      description: say(
        '田壠 2026 冬：美麗諾羊毛底層、半拉鏈與冷帽，上班上山都合穿。',
        'Furrow & Fold, winter 2026: merino base layers, half-zips and hats, for town and hill alike.',
      ),
      keywords: say('田壠,美麗諾,羊毛,冷帽,針織', 'Furrow & Fold,merino,wool,beanie,knitwear'),
      globalConfig: { ...HOUSE, themeColor: '#5a3b2e', priceColor: '#7d3325' },
      components: compose('furrow', [
        cover(setting, [
          {
            picture: 'knit-rail',
            title: say('一排掛起的冷衫', 'Jumpers on a rail'),
            focus: '74,50',
            heading: say('城市裏的一畝羊毛', 'A field of wool in the city'),
            text: say('樓梯街上，也需要一件好冷衫。', 'Good knitwear for ladder streets.'),
            ground: 'rgba(230,217,200,0.84)',
            ink: '#3b2f2a',
            to: link.brand('furrow'),
          },
        ]),
        house(setting),
        categories(setting),
        story(setting),
        looks(setting),
        set(
          'brandProduct',
          say('羊毛底層', 'Merino base layers'),
          {
            productCodes: codes(
              'CR-BSL-007',
              'CR-BSL-002',
              'CR-BSL-001',
              'CR-BSL-006',
              'CR-BSL-005',
              'CR-BSL-003',
              'CR-BSL-004',
            ),
            categoryCode: 'women-base',
            box: { mt: 32 },
            mBox: { mt: 16 },
          },
          { style: onPaper },
        ),
        variants(
          say('樓梯街：文字測試', 'Ladder street: text test'),
          [street(setting)],
          [streetBySize(setting)],
        ),
        set(
          'brandProduct',
          say('冷帽與襪', 'Hats and socks'),
          {
            productCodes: codes(
              'CR-ACC-004',
              'CR-ACC-020',
              'CR-ACC-006',
              'CR-ACC-014',
              'CR-ACC-010',
              'CR-ACC-016',
            ),
            box: { mb: 24 },
            mBox: { mb: 16 },
          },
          { style: onPaper },
        ),
        heading(say('門市存貨與尺碼', 'Where to try it on'), INK, 992),
        furrowStockists(setting),
        letter(setting),
        knitWeek(setting),
        set('compareBar', say('比較列', 'Compare bar'), {}, { section: 'bottom' }),
      ]),
    },
  }
}
