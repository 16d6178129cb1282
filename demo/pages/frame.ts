import { compose, type DemoPage, HOUSE, link, type Placed, set, type Setting } from './page.ts'
import { sitePopups } from './site-popups.ts'

/** What holds in the whole shop, above the header. Source: L-419, L-425. */
const notices = ({ say }: Setting): Placed =>
  set(
    'messageBar',
    say('訊息列', 'Message bar'),
    {
      messages: [
        {
          title: say(
            '香港及澳門訂單滿 {freeDeliveryFrom} 免運費',
            'Free delivery in Hong Kong and Macau from {freeDeliveryFrom}',
          ),
          link: link.article('delivery'),
        },
        {
          title: say('登記成為會員，首張訂單九折', 'New members: 10% off your first order'),
          // The member page is for members: visitors read about it first.
          link: link.article('membership'),
        },
        {
          title: say('凡在 Cairn 購買，終身維修', 'Repairs for life on everything we sell'),
          link: link.article('repairs'),
        },
      ],
      speed: 5000,
    },
    { section: 'top' },
  )

/** What the shop stands for, above the footer. Source: L-237, L-238. */
const promises = ({ say, picture }: Setting): Placed =>
  set(
    'footerIconList',
    say('服務承諾', 'Our promises'),
    {
      title: say('我們的服務承諾', 'Our promises to you'),
      iconList: [
        {
          url: picture('icon-returns'),
          text: say('{returnDays} 天內可以退換', 'Returns within {returnDays} days'),
          link: link.article('returns'),
        },
        {
          url: picture('icon-repair'),
          text: say('終身維修', 'Repairs for life'),
          link: link.article('repairs'),
        },
        {
          url: picture('icon-member'),
          text: say('會員賺取 1% GO DOLLAR', 'Members earn 1% in GO DOLLAR'),
          link: link.article('membership'),
        },
        {
          url: picture('icon-shop'),
          text: say('門市試身、取貨', 'Try on and collect in our stores'),
          link: link.page('storeLocator'),
        },
      ],
    },
    { section: 'bottom' },
  )

/** The season’s campaign first. */
const seasonLinks = ({ say, season }: Setting) => {
  const links = [
    { title: say('高山', 'Alpine'), link: link.minisite('alpine') },
    { title: say('夏日離島', 'Summer islands'), link: link.landing('summer') },
  ]
  return season === 'winter' ? links : links.toReversed()
}

/** Header and footer around every page, and the pop-ups of the whole shop. */
export const frame = (setting: Setting): DemoPage => {
  const { locale, say } = setting
  return {
    path: '/shell/frame',
    locale,
    type: 'FRAME',
    content: {
      title: say('頁首與頁尾', 'Header and footer'),
      description: '',
      keywords: '',
      globalConfig: HOUSE,
      components: compose('frame', [
        notices(setting),
        set(
          'header',
          say('頁首', 'Header'),
          {
            links: [
              ...seasonLinks(setting),
              { title: say('運動館', 'Sport'), link: link.sport('') },
              { title: say('男裝', 'Men'), link: link.category('men') },
              { title: say('女裝', 'Women'), link: link.category('women') },
              { title: say('裝備', 'Gear'), link: link.category('gear') },
            ],
            secondaryLinks: [
              { title: say('門市位置', 'Find a store'), link: link.page('storeLocator') },
              { title: say('終身維修', 'Repairs'), link: link.article('repairs') },
              { title: say('幫助中心', 'Help centre'), link: { type: 0, value: '/help' } },
            ],
          },
          { section: 'core' },
        ),
        set(
          'miniCart',
          say('迷你購物袋', 'Mini cart'),
          {
            note: say(
              '香港及澳門訂單滿 {freeDeliveryFrom} 免運費',
              'Free delivery in Hong Kong and Macau from {freeDeliveryFrom}',
            ),
          },
          { section: 'core' },
        ),
        promises(setting),
        set(
          'footer',
          say('頁尾', 'Footer'),
          {
            statement: say(
              '一塊石頭，一個方向。Cairn 為香港的山徑、海岸和離島挑選衣裝與裝備，並且負責修好它們。',
              'Stone by stone, a way through the hills. Cairn chooses clothing and gear for Hong Kong’s trails, coasts and islands, and repairs everything it sells.',
            ),
            columns: [
              {
                title: say('購物', 'Shop'),
                links: [
                  {
                    title: say('防水外套', 'Waterproof shells'),
                    link: link.category('men', 'men-outerwear', 'men-shell'),
                  },
                  { title: say('登山靴', 'Boots'), link: link.category('men', 'men-feet', 'men-boots') },
                  { title: say('背囊', 'Packs'), link: link.category('gear', 'gear-carry') },
                  { title: say('帳幕', 'Tents'), link: link.category('gear', 'gear-camp', 'gear-tents') },
                  { title: say('運動館', 'Sport'), link: link.sport('') },
                  { title: say('田壠', 'Furrow & Fold'), link: link.minisite('furrow') },
                  { title: say('品牌目錄', 'Brands A to Z'), link: link.landing('brands') },
                ],
              },
              {
                title: say('會員與訂單', 'Members and orders'),
                links: [
                  { title: say('查詢訂單', 'Find my order'), link: link.page('userOrders') },
                  { title: say('會員禮遇', 'Member benefits'), link: link.article('membership') },
                  { title: say('山徑手記', 'Trail notes'), link: link.landing('trail-notes') },
                  {
                    title: say('十二月，走一百公里', 'A hundred kilometres in December'),
                    link: link.campaign,
                  },
                ],
              },
            ],
            social: [
              { icon: 'instagram', link: { type: 9, value: 'https://www.instagram.com/' } },
              { icon: 'facebook', link: { type: 9, value: 'https://www.facebook.com/' } },
              { icon: 'youtube', link: { type: 9, value: 'https://www.youtube.com/' } },
              { icon: 'whatsapp', link: { type: 9, value: 'https://www.whatsapp.com/' } },
            ],
          },
          { section: 'core' },
        ),
        ...sitePopups(setting),
      ]),
    },
  }
}
