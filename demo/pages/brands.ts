import { GUESTS } from './brand-names.ts'
import { compose, type DemoPage, HOUSE, type Placed, set, type Setting } from './page.ts'
import { cover, heading, houses } from './shared.ts'

const INK = '#3a2f4f'

const introduction = ({ say }: Setting): Placed =>
  set(
    'richText',
    say('引言', 'Introduction'),
    {
      content: say(
        '<h2>我們怎樣選品牌</h2><p>一個牌子能上架，要過三關：穿足一季、拆開看縫線、問得到替換零件。八個品牌在網店有售，其餘只在門市發售；按門市品牌的名字，可查看網店的同類商品。</p>',
        '<h2>How we choose our brands</h2><p>Every brand passes three tests: we wear it for a full season, we take it apart to check the seams, and we make sure spare parts are available. Eight brands are sold online, the rest in our stores only; choose a store-only brand to see similar products here.</p>',
      ),
    },
    { style: { maxWidth: 880, padding: '24px 0' } },
  )

const shops = (setting: Setting): Placed => {
  const lines: Readonly<Record<string, string>> = {
    northcairn: setting.say('黑雨也照走', 'For black-rain days'),
    'sable-ridge': setting.say('羽絨與睡袋', 'Down, day and night'),
    'hush-pine': setting.say('抓毛與 T 恤', 'Fleece and tees'),
    furrow: setting.say('城市裏的羊毛', 'Wool for town'),
    tidewalk: setting.say('為跑山而造', 'Made to run'),
    quernstone: setting.say('陪你十年的靴', 'Boots for ten years'),
    kitefold: setting.say('好背的背囊', 'Packs that carry well'),
    'lantern-bay': setting.say('營地的燈火', 'Camp lights and more'),
  }
  return set('shopList', setting.say('網店品牌', 'Sold online'), {
    imageList: houses(setting).map(({ code, name, to }) => ({
      url: setting.picture(`flag-${code}`),
      transparent: false,
      link: to,
      title: name,
      brandName: lines[code] ?? '',
    })),
    fontSize: 16,
    mFontSize: 14,
    box: { mt: 10, mb: 24 },
    mBox: { mt: 5, mb: 12 },
  })
}

const directory = (setting: Setting): Placed =>
  set('brandDirectory', setting.say('品牌目錄', 'Brand directory'), {
    brands: [
      ...houses(setting).map(({ code, to }) => ({
        // By its Latin name in both languages: that is what stands on the label.
        title: houses({ ...setting, locale: 'en_US' }).find(house => house.code === code)?.name ?? code,
        logo: setting.picture(`logo-${code}`),
        linkUrl: to,
      })),
      ...GUESTS.map(({ title, logo, shelf }) => ({
        title: title[setting.locale],
        logo: logo === undefined ? '' : setting.picture(`logo-${logo}`),
        linkUrl: shelf,
      })),
    ],
  })

const questions = ({ say }: Setting): Placed =>
  set('articleCollapse', say('常見問題', 'Questions'), {
    collapseTitle: say('關於品牌的問題', 'About the brands'),
    isLast: true,
    collapseItems: [
      {
        title: say('門市品牌可以網上訂購嗎？', 'Can I order a store-only brand online?'),
        content: say(
          '<p>暫時不可以。你可以<a href="/contact-us">聯絡我們</a>，請門市為你預留一件，保留七天。</p>',
          '<p>Not yet. <a href="/contact-us">Contact us</a> and a store will put one aside for you for seven days.</p>',
        ),
      },
      {
        title: say('不同品牌的尺碼一樣嗎？', 'Do all brands use the same sizes?'),
        content: say(
          '<p>不一樣，所以每件商品都有自己的尺碼表；<a href="/article/size-guide">尺碼指南</a>教你怎樣量度。</p>',
          '<p>No, so every product has its own size chart. Our <a href="/article/size-guide">size guide</a> shows you how to measure.</p>',
        ),
      },
      {
        title: say('所有品牌都有終身維修？', 'Do all brands come with repairs for life?'),
        content: say(
          '<p>是。凡在 Cairn 購買，不論品牌，拉鏈、縫線、魔術貼和織帶都可以<a href="/article/repairs">終身維修</a>。</p>',
          '<p>Yes. Whatever the brand, everything you buy from Cairn comes with <a href="/article/repairs">repairs for life</a>.</p>',
        ),
      },
      {
        title: say('我想推薦一個品牌', 'Can I recommend a brand?'),
        content: say(
          '<p>我們很想知道。請告訴我們你用了它多久、哪裏先壞，歡迎<a href="/contact-us">聯絡我們</a>。</p>',
          '<p>We would love to hear about it. <a href="/contact-us">Contact us</a> and tell us how long you have used it and what wore out first.</p>',
        ),
      },
    ],
  })

/** Landing page: every name in the shops. */
export const brands = (setting: Setting): DemoPage => {
  const { locale, say } = setting
  return {
    path: '/landingPage/brands',
    locale,
    type: 'LANDING',
    content: {
      title: say('品牌目錄', 'Brands A to Z'),
      description: say(
        'Cairn 門市與網店的四十八個品牌，由 A 到 Z。',
        'The forty-eight brands in Cairn’s stores and online, from A to Z.',
      ),
      keywords: say(
        '品牌,戶外品牌,北石,田壠,潮行',
        'brands,outdoor brands,North Cairn,Furrow & Fold,Tidewalk',
      ),
      globalConfig: { ...HOUSE, themeColor: '#44355e' },
      components: compose('brands', [
        cover(setting, [
          {
            picture: 'scene-ladder',
            title: say('黃昏的樓梯街，有人拾級而上', 'People climbing a ladder street at dusk'),
            focus: '64,60',
            heading: say('四十八個品牌', 'Forty-eight brands'),
            text: say('買得少一點，修得多一點。', 'Buy less, repair more.'),
            ground: 'rgba(42,35,64,0.78)',
          },
        ]),
        introduction(setting),
        heading(say('網店有售', 'Sold online'), INK),
        shops(setting),
        heading(say('由 A 到 Z', 'From A to Z'), INK),
        directory(setting),
        questions(setting),
        set('productFinder', say('尋找商品', 'Product finder'), {
          title: say('想找甚麼？', 'Know what you are looking for?'),
        }),
      ]),
    },
  }
}
