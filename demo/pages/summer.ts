import { codes, columns, compose, type DemoPage, HOUSE, link, set, type Setting } from './page.ts'
import { cover, heading, service } from './shared.ts'

const INK = '#17424a'

/** Sailings, as HTML shut off in a frame of its own. Source: LO-62. */
function ferryTimes({ say }: Setting): string {
  const cell = 'text-align: left; line-height: 2; font-size: 15px'
  const head = 'text-align: left; color: #17525c; line-height: 2; font-size: 14px'
  const rows = [
    [say('黃石 – 塔門', 'Wong Shek – Tap Mun'), '08:30', '17:30'],
    [say('馬料水 – 東坪洲', 'Ma Liu Shui – Tung Ping Chau'), '09:00', '17:15'],
    [say('香港仔 – 蒲台', 'Aberdeen – Po Toi'), '10:00', '18:00'],
  ]
  const heads = [say('航線', 'Route'), say('去程', 'Outbound'), say('尾班回程', 'Last boat back')]
  return `<table style="width: 100%"><thead><tr>${heads.map(text => `<th scope="col" style="${head}">${text}</th>`).join('')}</tr></thead><tbody>${rows.map(([route, out, back]) => `<tr><th scope="row" style="${cell}">${route}</th><td style="${cell}">${out}</td><td style="${cell}">${back}</td></tr>`).join('')}</tbody></table><p style="font-size: 13px; color: #4d6a6e">${say('只供示範；開船前請向船公司查詢。', 'Sample times only: please check with the ferry operator before you go.')}</p>`
}

/** Landing page: a day on the islands. */
export const summer = (setting: Setting): DemoPage => {
  const { locale, say, lettered } = setting
  return {
    path: '/landingPage/summer',
    locale,
    type: 'LANDING',
    content: {
      title: say('夏日離島｜街渡之後', 'Summer islands | After the ferry'),
      description: say(
        '塔門、東坪洲、蒲台：離島一日行的輕裝清單。',
        'Tap Mun, Tung Ping Chau, Po Toi: a light packing list for a day on the islands.',
      ),
      keywords: say('離島,塔門,短褲,快乾,防水背囊', 'islands,Tap Mun,shorts,quick-dry,waterproof pack'),
      globalConfig: { ...HOUSE, themeColor: '#17525c' },
      components: compose('summer', [
        cover(setting, [
          {
            picture: 'scene-coast',
            title: say('行山人站在沙灘上望海', 'A hiker on a beach looks out to sea'),
            focus: '64,60',
            heading: say('街渡之後，就是夏天', 'Summer is a ferry ride away'),
            text: say('一日離島的輕裝清單', 'A light packing list for a day trip'),
            ground: 'rgba(12,63,82,0.72)',
            to: link.category('gear', 'gear-carry', 'gear-daypacks'),
          },
        ]),
        set('richText', say('引言', 'Introduction'), {
          content: say(
            '<h2>輕一點，走遠一點</h2><p>早上八時半的黃石碼頭，船一開，城市就不見了。夏天的離島只要很少東西：一件快乾衫、一條穿得落水的短褲、一個不怕浪的背囊，和夠一日飲的水。</p><p>以下每一件，我們都穿着跳過海。</p><p><a href="#sea-weather">天氣不好，街渡還開嗎？</a></p>',
            '<h2>Lighter, further</h2><p>Half past eight at Wong Shek Pier: the boat pulls out and the city is gone. A summer island asks for very little. A shirt that dries, shorts you can swim in, a pack that can take a wave, and water for the day.</p><p>We have jumped in the sea wearing every piece below.</p><p><a href="#sea-weather">Do the ferries sail in bad weather?</a></p>',
          ),
        }),
        set('imageList', say('三個碼頭，一個草坪', 'Three piers and a meadow'), {
          imageList: [
            {
              url: lettered('tile-shorts'),
              alt: say('短褲', 'Shorts'),
              link: link.category('men', 'men-legs', 'men-shorts'),
            },
            {
              url: lettered('tile-tee'),
              alt: say('快乾 T 恤', 'Quick-dry tees'),
              link: link.category('women', 'women-layers', 'women-tees'),
            },
            {
              url: lettered('tile-roll'),
              alt: say('防水背囊', 'Waterproof packs'),
              link: link.product('CR-PCK-004'),
            },
            {
              url: lettered('tile-cap'),
              alt: say('帽與頸巾', 'Hats and neck tubes'),
              link: link.category('gear', 'gear-small', 'gear-head'),
            },
          ],
        }),
        heading(say('週末街渡', 'Weekend sailings'), INK, 992),
        set('iframe', say('街渡時間', 'Ferry times'), {
          title: say('週末街渡時間', 'Weekend ferry times'),
          content: ferryTimes(setting),
          width: 880,
          heights: [
            { from: 0, height: 300 },
            { from: 577, height: 240 },
          ],
        }),
        heading(say('一日離島清單', 'Island packing list'), INK),
        set('basicProductList', say('離島清單', 'Island list'), {
          productCodes: codes(
            'CR-SHR-001',
            'CR-TEE-002',
            'CR-PCK-004',
            'CR-BOT-003',
            'CR-ACC-008',
            'CR-ACC-001',
            'CR-JKT-005',
            'CR-SHR-002',
            'CR-TEE-005',
            'CR-PCK-009',
            'CR-ACC-013',
            'CR-TNT-003',
          ),
        }),
        columns(
          say('天幕與電郵', 'Tarp and news'),
          {
            share1: 2,
            share2: 1,
            gap: 40,
            mGap: 8,
            align: 'middle',
            box: { mt: 48, mb: 24 },
            mBox: { mt: 24, mb: 16 },
          },
          [
            set('banner', say('天幕', 'Tarp'), {
              imgUrl: setting.photo('photo-valley'),
              alt: say('草坪上的一個下午：海鷗天幕', 'An afternoon on the grass: the Gull tarp'),
              clickUrl: link.product('CR-TNT-003'),
              height: 480,
            }),
          ],
          [
            set('richText', say('草坪上', 'On the grass'), {
              content: say(
                '<h2>草坪上的下午</h2><p>塔門的草坪沒有樹。帶一張天幕、四支營釘，海風就是冷氣。</p>',
                '<h2>An afternoon on the grass</h2><p>The meadow on Tap Mun has no trees. Bring a tarp and four pegs, and let the sea breeze cool you.</p>',
              ),
            }),
            set('teaserForm', say('離島電郵', 'Island news'), {
              title: say('下一班街渡', 'The next ferry'),
              text: say('新路線和天氣提示，每月一封電郵。', 'New routes and weather notes, once a month.'),
            }),
          ],
        ),
        set('posterList', say('兩條路線', 'Two routes'), {
          imageList: [
            {
              url: setting.photo('photo-trail-tall'),
              alt: say('麥徑二段：由北潭凹到浪茄', 'MacLehose stage 2: Pak Tam Au to Long Ke'),
              link: link.category('men', 'men-feet'),
            },
            {
              url: setting.photo('photo-forest-tall'),
              alt: say('城門水塘的樹影', 'Under the trees at Shing Mun'),
              link: link.category('women', 'women-layers'),
            },
          ],
          ratio: '4:5',
        }),
        set('teaserForm', say('船期通知', 'Ferry news'), {
          title: say('加開街渡，早一步知道', 'Be first to hear about extra ferries'),
          text: say(
            '颱風後恢復航班、長週末加開班次，每月最多兩封。',
            'Sailings after typhoons and on long weekends. Two emails a month at most.',
          ),
          buttonText: say('訂閱', 'Sign up'),
          imgUrl: setting.photo('photo-coast'),
          alt: say('海岸小徑', 'A path along the coast'),
        }),
        set('recommendedList', say('更多裝備', 'More gear'), {
          title: say('島上還用得着', 'More for the islands'),
          productCodes: codes('CR-PCK-004', 'CR-TNT-003'),
          categoryCodes: 'gear',
        }),
        service(setting),
        set(
          'customModal',
          say('天氣與街渡', 'Weather and ferries'),
          {
            id: 'sea-weather',
            title: say('天氣不好，街渡還開嗎？', 'Do the ferries sail in bad weather?'),
            content: say(
              '<p>三號或以上熱帶氣旋警告信號、強烈季候風信號生效時，多數街渡會停航。出門前看天文台，並致電船公司確認尾班船。</p>',
              '<p>Most ferries stop while typhoon signal no. 3 or above, or the strong monsoon signal, is in force. Check the Observatory before you leave, and call the ferry operator about the last boat back.</p>',
            ),
          },
          { section: 'popup' },
        ),
        set('compareBar', say('比較列', 'Compare bar'), {}, { section: 'bottom' }),
      ]),
    },
  }
}
