import { compose, type DemoPage, HOUSE, link, set, type Setting } from './page.ts'

/** Header and footer around every page. */
export const frame = ({ locale, say }: Setting): DemoPage => ({
  path: '/shell/frame',
  locale,
  type: 'FRAME',
  content: {
    title: say('頁首與頁尾', 'Header and footer'),
    description: '',
    keywords: '',
    globalConfig: HOUSE,
    components: compose('frame', [
      set(
        'header',
        say('頁首', 'Header'),
        {
          links: [
            { title: say('夏日離島', 'Summer islands'), link: link.landing('summer') },
            { title: say('高山', 'Alpine'), link: link.minisite('alpine') },
            { title: say('男裝', 'Men'), link: link.category('men') },
            { title: say('女裝', 'Women'), link: link.category('women') },
            { title: say('裝備', 'Gear'), link: link.category('gear') },
          ],
        },
        { section: 'core' },
      ),
      set(
        'footer',
        say('頁尾', 'Footer'),
        {
          statement: say(
            '一塊石頭，一個方向。Cairn 為香港的山徑、海岸和離島挑選衣裝與裝備，並且負責修好它們。',
            'A stone, a direction. Cairn picks clothing and gear for the hills, coasts and islands of Hong Kong, and mends what it sells.',
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
              ],
            },
            {
              title: say('協助', 'Help'),
              links: [
                { title: say('聯絡我們', 'Contact us'), link: link.page('contactUs') },
                { title: say('門市位置', 'Find a shop'), link: link.page('storeLocator') },
                { title: say('我的訂單', 'My orders'), link: link.page('userOrders') },
              ],
            },
            {
              title: say('關於', 'About'),
              links: [
                { title: say('會員', 'Membership'), link: link.page('member') },
                { title: say('使用條款', 'Terms of use'), link: { type: 0, value: '/terms-of-use' } },
                { title: say('私隱政策', 'Privacy policy'), link: { type: 0, value: '/privacy-policy' } },
              ],
            },
          ],
        },
        { section: 'core' },
      ),
    ]),
  },
})
