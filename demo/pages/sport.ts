import { codes, compose, type DemoPage, HOUSE, link, type Placed, set, type Setting } from './page.ts'
import { bySales } from '../catalogue/sales.ts'
import { cover, heading, houses } from './shared.ts'

/** Houses that make things to run and walk in; those on the first page come first. */
const MAKERS = ['tidewalk', 'kitefold', 'northcairn', 'quernstone', 'lantern-bay', 'furrow', 'hush-pine']

const makers = (setting: Setting): Placed =>
  set('brandLetterRow', setting.say('跑山的品牌', 'Made to run'), {
    title: setting.say('跑山的品牌', 'Made to run'),
    brands: houses(setting)
      .filter(({ code }) => MAKERS.includes(code))
      .toSorted((a, b) => MAKERS.indexOf(a.code) - MAKERS.indexOf(b.code))
      .map(({ code, name }) => ({
        logo: setting.picture(`logo-${code}`),
        linkUrl: link.sport(`/brand/${code}`),
        code,
        name,
      })),
  })

const kinds = ({ say, lettered }: Setting): Placed =>
  set('imageList', say('按類別', 'By category'), {
    imageList: [
      {
        url: lettered('tile-shoe'),
        alt: say('越野跑鞋', 'Trail shoes'),
        link: link.sport('/products/men/men-feet/men-shoes'),
      },
      {
        url: lettered('tile-tee'),
        alt: say('快乾 T 恤', 'Quick-dry tees'),
        link: link.sport('/products/women/women-layers/women-tees'),
      },
      {
        url: lettered('tile-shorts'),
        alt: say('短褲', 'Shorts'),
        link: link.sport('/products/men/men-legs/men-shorts'),
      },
      {
        url: lettered('tile-light'),
        alt: say('照明', 'Lights'),
        link: link.sport('/products/gear/gear-small/gear-tools'),
      },
    ],
  })

const posters = ({ say, lettered }: Setting): Placed =>
  set('posterList', say('一齊行、破了修', 'Walk and mend'), {
    imageList: [
      {
        url: lettered('poster-walk'),
        alt: say('星期日，一齊行：每月首個星期日導賞行', 'Walk with us on the first Sunday of every month'),
        link: link.campaign,
      },
      {
        url: lettered('poster-mend'),
        alt: say('破了，就修：終身維修', 'Torn? We’ll repair it, for life'),
        link: link.article('repairs'),
      },
    ],
  })

/** Front page of the sport section. Source: LO-02, LO-85. */
export const sport = (setting: Setting): DemoPage => {
  const { locale, say } = setting
  return {
    path: '/SPORTb',
    locale,
    type: 'HOME',
    content: {
      title: say('運動館｜越野跑與健行', 'Sport | Trail running and hiking'),
      description: say(
        '越野跑鞋、快乾 T 恤、頭燈與行山杖：跑山和行山一站式準備。',
        'Trail shoes, quick-drying tees, headtorches and poles: everything for running and hiking in the hills.',
      ),
      keywords: say('越野跑,跑山,健行,跑鞋,頭燈', 'trail running,hiking,trail shoes,headtorch'),
      globalConfig: { ...HOUSE, themeColor: '#1c2a55', priceColor: '#b3391a' },
      components: compose('sport', [
        cover(setting, [
          {
            picture: 'scene-dawn',
            title: say(
              '天未光，三個跑手戴着頭燈上山',
              'Three runners with headtorches on a hill before dawn',
            ),
            focus: '66,60',
            heading: say('日出之前，先跑一座山', 'One hill before sunrise'),
            text: say('越野跑與健行', 'Trail running and hiking'),
            button: say('看跑鞋', 'See trail shoes'),
            ground: 'rgba(20,31,63,0.66)',
            to: link.sport('/products/men/men-feet/men-shoes'),
          },
          {
            picture: 'scene-city',
            title: say('暮色中的維港，山上有兩個人', 'Two people on a hill above the harbour at dusk'),
            focus: '16,60',
            heading: say('有光，就有路', 'Light up the trail'),
            text: say('頭燈、風衣、反光滾邊', 'Headtorch, windshirt, reflective trim'),
            button: say('看照明', 'See lights'),
            ground: 'rgba(27,33,64,0.7)',
            to: link.sport('/products/gear/gear-small/gear-tools'),
          },
        ]),
        makers(setting),
        set('shopPromotions', say('快閃優惠', 'Flash sale'), {
          productCodes: codes('CR-ACC-002', 'CR-SHR-003', 'CR-TRS-004', 'CR-ACC-011'),
        }),
        heading(say('按運動選購', 'Shop by sport'), '#1c2a55'),
        kinds(setting),
        set('bestSelling', say('跑手最愛', 'Runners’ favourites'), {
          productCodes: codes(
            ...bySales([
              'CR-SHO-001',
              'CR-JKT-006',
              'CR-SHR-001',
              'CR-ACC-002',
              'CR-TEE-002',
              'CR-ACC-008',
              'CR-SHO-004',
              'CR-PCK-001',
            ]),
          ),
        }),
        posters(setting),
        set('brandProduct', say('登山靴', 'Boots'), {
          productCodes: codes(
            'CR-BOT-001',
            'CR-BOT-003',
            'CR-BOT-002',
            'CR-BOT-006',
            'CR-BOT-005',
            'CR-BOT-004',
          ),
          categoryCode: 'men-boots',
          box: { mt: 32, mb: 40 },
          mBox: { mt: 16, mb: 24 },
        }),
        set('compareBar', say('比較列', 'Compare bar'), {}, { section: 'bottom' }),
      ]),
    },
  }
}
