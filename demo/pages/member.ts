import { compose, type DemoPage, HOUSE, link, type Placed, set, type Setting } from './page.ts'
import { cover } from './shared.ts'

/** Source: L-422 … L-425. */
const benefits = ({ say }: Setting): Placed =>
  set(
    'richText',
    say('會員好處', 'Member benefits'),
    {
      content: say(
        '<h2>每一步，都算數</h2><ul><li><strong>GO DOLLAR：</strong>每張訂單賺取金額的 1%，貨品寄出後存入帳戶。1 GO DOLLAR = HK$1，可在日後購物時使用。</li><li><strong>首張訂單：</strong>登記後，九折優惠券會即時存入帳戶，90 天內有效。</li><li><strong>推薦朋友：</strong>每位新會員送你 10 GO DOLLAR，最多 50 位。</li><li><strong>會員價：</strong>新貨與指定抓毛衣物，登入後自動顯示。</li><li><strong>導賞行：</strong>每月首個星期日，與店員一起走一條路線。</li></ul><p>到<a href="/user">我的帳戶</a>看看，或細閱<a href="/article/membership">會員與 GO DOLLAR 條款</a>。</p>',
        '<h2>Every step counts</h2><ul><li><strong>GO DOLLAR:</strong> 1% of every order, earned once it is dispatched. 1 GO DOLLAR = HK$1 on a later order.</li><li><strong>Your first order:</strong> a coupon for 10% off is in your account as soon as you join, valid for 90 days.</li><li><strong>Refer friends:</strong> 10 GO DOLLAR for each new member, up to 50 referrals.</li><li><strong>Member prices:</strong> on new arrivals and selected fleece, shown once you log in.</li><li><strong>Guided hikes:</strong> on the first Sunday of every month, led by our shop team.</li></ul><p>Go to <a href="/user">your account</a>, or read about <a href="/article/membership">membership and GO DOLLAR</a>.</p>',
      ),
    },
    { style: { maxWidth: 880, padding: '24px 0 8px' } },
  )

const shelves = ({ say, lettered }: Setting): Placed =>
  set('imageList', say('會員價貨架', 'At member prices'), {
    imageList: [
      { url: lettered('tile-fleece'), alt: say('抓毛', 'Fleece'), link: link.product('CR-FLC-001') },
      {
        url: lettered('tile-down'),
        alt: say('羽絨', 'Down'),
        link: link.category('men', 'men-outerwear', 'men-insulated'),
      },
      { url: lettered('tile-pack'), alt: say('背囊', 'Packs'), link: link.category('gear', 'gear-carry') },
      {
        url: lettered('tile-tent'),
        alt: say('帳幕', 'Tents'),
        link: link.category('gear', 'gear-camp', 'gear-tents'),
      },
    ],
  })

const posters = ({ say, lettered }: Setting): Placed =>
  set(
    'posterList',
    say('一齊行、帶朋友', 'Walks and friends'),
    {
      imageList: [
        {
          url: lettered('poster-walk'),
          alt: say('星期日，一齊行：每月首個星期日導賞行', 'Walk with us on the first Sunday of every month'),
          link: link.campaign,
        },
        {
          url: lettered('poster-friend'),
          alt: say(
            '帶朋友來：每位新會員，送你 10 GO DOLLAR',
            'Bring a friend: 10 GO DOLLAR for each who joins',
          ),
          link: link.page('user'),
        },
      ],
    },
    { style: { padding: '24px 0 56px' } },
  )

/** What members get. Source: Shells (member page), L-275, L-276. */
export const member = (setting: Setting): DemoPage => {
  const { locale, say, photo } = setting
  return {
    path: '/member',
    locale,
    type: 'MEMBER',
    content: {
      title: say('會員｜走得愈遠，得到愈多', 'Members | Go further, get more back'),
      description: say(
        'Cairn 會員：1% GO DOLLAR、首次登記九折、會員價與每月導賞行。',
        'Cairn members: 1% in GO DOLLAR, 10% off the first order, member prices and a monthly walk.',
      ),
      keywords: say('會員,GO DOLLAR,會員價,導賞行', 'members,GO DOLLAR,member prices,walks'),
      globalConfig: HOUSE,
      components: compose('member', [
        set('memberCard', say('會員卡', 'Member card'), {}, { section: 'top' }),
        cover(setting, [
          {
            picture: 'scene-valley',
            title: say('行山人站在綠色山谷的帳幕旁', 'A hiker beside two tents in a green valley'),
            focus: '98,55',
            heading: say('走得愈遠，得到愈多', 'Go further, get more back'),
            text: say('1% GO DOLLAR、會員價、導賞行', '1% in GO DOLLAR, member prices, guided walks'),
            ground: 'rgba(16,56,44,0.72)',
            to: link.article('membership'),
          },
        ]),
        benefits(setting),
        shelves(setting),
        set('banner', say('星期日的山徑', 'A trail on Sunday'), {
          imgUrl: photo('photo-ridge'),
          alt: say('日落時分，兩個人站在山脊上', 'Two walkers on a ridge at sundown'),
          clickUrl: link.page('storeLocator'),
          height: 420,
          box: { mt: 32, mb: 16 },
          mBox: { mt: 16, mb: 8 },
        }),
        posters(setting),
        set(
          'memberPageToggle',
          say('會員頁入口', 'Links to this page'),
          { showMemberPage: true },
          { section: 'settings' },
        ),
      ]),
    },
  }
}
