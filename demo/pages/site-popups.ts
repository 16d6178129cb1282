import { link, type Placed, set, type Setting } from './page.ts'

/** Seconds without a touch before anything shows, and how often a day: seldom enough not to be a nuisance. */
const PATIENCE = 45
const A_DAY = 2

const inPopup = { section: 'popup' } as const

/** Pop-ups every page has. Source: LO-29 (site-wide), Shells (frame). */
export const sitePopups = ({ say, picture, lettered }: Setting): readonly Placed[] => [
  set(
    'basketPopup',
    say('免運費提示', 'Almost at free delivery'),
    {
      id: 'basket',
      index: 1,
      timeout: PATIENCE,
      count: A_DAY,
      rule: 'gt',
      usesFreeDelivery: true,
      backgroundColor: '#f4efe6',
      backgroundImage: '',
      textLines: [
        {
          text: say('再購 HK${amount}，即享免運費', 'Add HK${amount} for free delivery'),
          fontSize: 22,
          color: '#1f3d2f',
        },
        {
          text: say('加一對襪，或者一條頸巾？', 'How about a pair of socks or a neck tube?'),
          fontSize: 15,
          color: '#4a5a50',
        },
      ],
      buttonText: say('看配件', 'See accessories'),
      buttonLink: link.category('gear', 'gear-small'),
    },
    inPopup,
  ),
  set(
    'viewItemsPopup',
    say('剛才看過', 'Recently viewed'),
    {
      id: 'viewed',
      index: 2,
      count: A_DAY,
      backgroundColor: '#eef2ec',
      backgroundImage: picture('scene-valley'),
      text: { text: say('還在想這兩件？', 'Still thinking it over?'), fontSize: 28, color: '#1f3d2f' },
      buttonText: say('再看看新貨', 'See what else is new'),
      buttonLink: link.page('list'),
    },
    inPopup,
  ),
  set(
    'promotionPopup',
    say('首張訂單九折', '10% off your first order'),
    {
      id: 'promotion',
      index: 3,
      count: 1,
      url: lettered('popup-first-order'),
      alt: say(
        '新會員第一張單九折：登記，或看看會員禮遇',
        '10% off your first order when you join: register, or see what members get',
      ),
      hotArea: [
        { start: '0,0', end: '50,100', url: link.page('register') },
        { start: '50,0', end: '50,100', url: link.article('membership') },
      ],
    },
    inPopup,
  ),
  set(
    'recommendPopup',
    say('加入購物袋之後', 'After adding to the bag'),
    {
      id: 'recommend',
      index: 4,
      count: A_DAY,
      text: say('這兩件與剛加入的商品最襯', 'Goes well with what you just added'),
      color: '#1f3d2f',
      buttonText: say('查看購物袋', 'View bag'),
      buttonLink: link.page('cart'),
    },
    inPopup,
  ),
]
