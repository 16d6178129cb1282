import {
  codes,
  compose,
  type DemoPage,
  HOUSE,
  link,
  onDesktop,
  onPhone,
  type Placed,
  set,
  type Setting,
} from './page.ts'
import { service } from './shared.ts'

const cover = ({ say, lettered }: Setting, isTall: boolean): Placed =>
  set(
    'newSwiper',
    isTall ? say('封面（手機）', 'Cover (phone)') : say('封面', 'Cover'),
    {
      items: [
        {
          title: say('街渡之後，就是夏天', 'After the ferry comes summer'),
          swiper_img_url: lettered(isTall ? 'banner-islands-tall' : 'banner-islands'),
          swiper_img_link: link.category('gear', 'gear-carry', 'gear-daypacks'),
          seconds: 0,
        },
      ],
    },
    { section: 'top', style: isTall ? onPhone : onDesktop },
  )

const heading = (text: string): Placed =>
  set('articleTitle', text, {
    title: text,
    height: 116,
    lineHeight: 46,
    fontSize: 34,
    mheight: 72,
    mlineHeight: 32,
    mfontSize: 24,
    color: '#17424a',
  })

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
        'Tap Mun, Tung Ping Chau, Po Toi: a light list for a day on the islands.',
      ),
      keywords: say('離島,塔門,短褲,快乾,防水背囊', 'islands,Tap Mun,shorts,quick-dry,waterproof pack'),
      globalConfig: { ...HOUSE, themeColor: '#17525c' },
      components: compose('summer', [
        cover(setting, false),
        cover(setting, true),
        set('richText', say('引言', 'Introduction'), {
          content: say(
            '<h2>輕一點，走遠一點</h2><p>早上八時半的黃石碼頭，船一開，城市就不見了。夏天的離島只要很少東西：一件快乾衫、一條穿得落水的短褲、一個不怕浪的背囊，和夠一日飲的水。</p><p>以下每一件，我們都穿著跳過海。</p>',
            '<h2>Lighter, further</h2><p>Half past eight at Wong Shek Pier: the boat pulls out and the city is gone. A summer island asks for very little. A shirt that dries, shorts you can swim in, a pack that does not mind a wave, and water for the day.</p><p>We have jumped in the sea wearing every piece below.</p>',
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
              alt: say('快乾 T 恤', 'Dry tees'),
              link: link.category('women', 'women-layers', 'women-tees'),
            },
            {
              url: lettered('tile-roll'),
              alt: say('防水背囊', 'Waterproof packs'),
              link: link.product('CR-PCK-004'),
            },
            {
              url: lettered('tile-cap'),
              alt: say('帽與頸巾', 'Hats and tubes'),
              link: link.category('gear', 'gear-small', 'gear-head'),
            },
          ],
        }),
        heading(say('一日離島清單', 'The island list')),
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
        set('banner', say('天幕', 'Tarp'), {
          imgUrl: setting.picture('scene-valley'),
          alt: say('草坪上的一個下午：海鷗天幕', 'An afternoon on the grass: the Gull tarp'),
          clickUrl: link.product('CR-TNT-003'),
          height: 480,
          box: { mt: 48, mb: 8 },
          mBox: { mt: 24, mb: 8 },
        }),
        service(setting),
        set('compareBar', say('比較列', 'Compare bar'), {}, { section: 'bottom' }),
      ]),
    },
  }
}
