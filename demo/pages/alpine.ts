import { codes, compose, type DemoPage, HOUSE, link, type Placed, set, type Setting } from './page.ts'
import { cover } from './shared.ts'

const prose = (name: string, content: string): Placed => set('richText', name, { content })

/** Mini-site: what to take where it snows. */
export const alpine = (setting: Setting): DemoPage => {
  const { locale, say, lettered, picture, photo } = setting
  return {
    path: '/minisite/alpine',
    locale,
    type: 'MINISITE',
    content: {
      title: say('雪線以上｜高山裝備指南', 'Above the snowline | Alpine kit'),
      description: say(
        '第一次到雪山，帶甚麼、怎樣穿：三層穿法、靴與杖的選擇。',
        'A first trip above the snowline: what to bring and how to layer it.',
      ),
      keywords: say('雪山,三層穿法,羽絨,硬殼,登山靴', 'alpine,layering,down,hard shell,mountain boots'),
      globalConfig: { ...HOUSE, themeColor: '#1d4461' },
      components: compose('alpine', [
        cover(setting, [
          {
            picture: 'scene-snow',
            title: say('行山人在雪地上望向山峰', 'A hiker in the snow looks up at the peaks'),
            focus: '97,60',
            heading: say('雪線以上', 'Above the snowline'),
            text: say('三層穿法、靴與杖，一次看懂。', 'Layers, boots and poles in one sitting.'),
            ground: 'rgba(18,58,99,0.78)',
          },
        ]),
        prose(
          say('三層穿法', 'Layering'),
          say(
            '<h2>三層，就夠了</h2><p>香港人去雪山，最常犯的錯是穿得太多。行起上來出汗，一停下來汗變冰。記住三件事：</p><ol><li><strong>底層</strong>排汗——羊毛比棉暖，濕了也暖。</li><li><strong>中層</strong>儲暖——抓毛走路穿，羽絨停下穿。</li><li><strong>外層</strong>擋風雪——拉鏈要在腋下，帽要容得下頭盔。</li></ol><blockquote>出發時覺得有點冷，就是穿對了。</blockquote>',
            '<h2>Three layers will do</h2><p>The mistake we make coming from a warm place is wearing too much. You sweat going up, and the sweat freezes when you stop. Three things to remember:</p><ol><li><strong>Next to skin</strong>, move the sweat: wool stays warm when wet, cotton does not.</li><li><strong>In the middle</strong>, keep the heat: fleece while you walk, down when you stop.</li><li><strong>Outside</strong>, shut out wind and snow: zips under the arms, a hood that takes a helmet.</li></ol><blockquote>If you feel slightly cold setting off, you are dressed right.</blockquote>',
          ),
        ),
        set('productTabs', say('按層選購', 'Shop by layer'), {
          name1: say('底層', 'Base'),
          productCodes1: codes(
            'CR-BSL-001',
            'CR-BSL-002',
            'CR-BSL-003',
            'CR-BSL-004',
            'CR-BSL-005',
            'CR-ACC-006',
          ),
          name2: say('中層', 'Middle'),
          productCodes2: codes(
            'CR-FLC-001',
            'CR-FLC-003',
            'CR-JKT-002',
            'CR-JKT-004',
            'CR-FLC-004',
            'CR-JKT-008',
          ),
          name3: say('外層', 'Outer'),
          productCodes3: codes('CR-JKT-001', 'CR-TRS-003', 'CR-JKT-007', 'CR-JKT-013', 'CR-TRS-007'),
          name4: say('腳下', 'Underfoot'),
          productCodes4: codes('CR-BOT-002', 'CR-BOT-005', 'CR-ACC-005', 'CR-ACC-015', 'CR-ACC-007'),
        }),
        set('kindPoster', say('兩個重點', 'Two essentials'), {
          posterList: [
            {
              url: lettered('poster-down'),
              alt: say('羽絨：停下來的時候', 'Down: for when you stop'),
              link: link.category('men', 'men-outerwear', 'men-insulated'),
            },
            {
              url: lettered('poster-granite'),
              alt: say(
                '皮靴：遷就十公里，陪你十年',
                'Leather boots: ten kilometres to break in, ten years to wear',
              ),
              link: link.product('CR-BOT-002'),
            },
          ],
          box: { mt: 56, mb: 16 },
          mBox: { mt: 28, mb: 8 },
        }),
        set(
          'imageMagnifier',
          say('靴頭細看', 'A closer look at the boot'),
          {
            imgUrl: picture('cr-bot-002-5'),
            alt: say('登山靴近看：皮面與縫線', 'The boot close up: leather and stitching'),
            box: { mt: 24, mb: 24 },
            mBox: { mt: 16, mb: 16 },
          },
          { style: { maxWidth: 800 } },
        ),
        set('banner', say('雪線', 'The snowline'), {
          imgUrl: photo('photo-snow'),
          alt: say('雪坡與山峰，晨光剛到', 'A snow slope and a summit in first light'),
          clickUrl: link.category('men', 'men-outerwear', 'men-shell'),
          height: 460,
          box: { mt: 40, mb: 8 },
          mBox: { mt: 24, mb: 8 },
        }),
        set('articleCollapse', say('清單', 'Checklist'), {
          collapseTitle: say('行程前一晚的清單', 'The night before'),
          collapseItems: [
            {
              title: say('身上', 'On you'),
              content: say(
                '<ul><li>羊毛底層上下</li><li>抓毛半拉鏈</li><li>硬殼外套與罩褲</li><li>冷帽、頸巾、兩對手套</li></ul>',
                '<ul><li>Merino top and leggings</li><li>Fleece half-zip</li><li>Shell jacket and overtrousers</li><li>Beanie, neck tube, two pairs of gloves</li></ul>',
              ),
            },
            {
              title: say('背囊內', 'In the pack'),
              content: say(
                '<ul><li>羽絨外套（停下即穿）</li><li>頭燈與後備電</li><li>熱水一樽、行動糧</li><li>急救包、地圖、電話後備電</li></ul>',
                '<ul><li>Down jacket, on top</li><li>Headtorch and spare battery</li><li>Hot flask and trail food</li><li>First aid, map, power bank</li></ul>',
              ),
            },
            {
              title: say('留低', 'Leave behind'),
              content: say(
                '<p>棉質 T 恤、牛仔褲、雨傘。它們在山上幫不到你。</p>',
                '<p>Cotton T-shirts, jeans, umbrellas. They will not help you up there.</p>',
              ),
            },
          ],
          isLast: true,
        }),
        set('teaserForm', say('雪期提示', 'Snow report'), {
          title: say('下雪，就寫給你', 'We write when it snows'),
          text: say(
            '長野、北海道：雪場幾時開、雪有多深、教練班幾時有位，由雪場的朋友告訴我們。',
            'Opening dates, snow depths and places in classes, from our friends in Nagano and Hokkaido.',
          ),
          buttonText: say('通知我', 'Let me know'),
          imgUrl: photo('photo-ridge'),
          alt: say('日落時分的山脊', 'Ridges at sundown'),
        }),
        set('compareBar', say('比較列', 'Compare bar'), {}, { section: 'bottom' }),
      ]),
    },
  }
}
