import { codes, compose, type DemoPage, HOUSE, link, type Placed, set, type Setting } from './page.ts'
import { bestSellers } from '../catalogue/sales.ts'
import { GUESTS } from './brand-names.ts'
import { cover, endOfOffer, heading, houses, service } from './shared.ts'
import { noteCards } from './trail-notes/trail-notes.ts'

/** Where to tap on the camp by the lake: tent, lamp light, walker. */
const CAMP_AREAS = [
  { start: '62,70', end: '17,26', url: link.product('CR-TNT-001') },
  { start: '82,76', end: '13,20', url: link.product('CR-SLP-001') },
  { start: '53,80', end: '8,18', url: link.product('CR-FLC-001') },
]

/** The season’s three pictures, their words on them; phones show the part around the focal point. */
const hero = ({ say, picture, base }: Setting): Placed =>
  set(
    'newSwiper',
    say('開季輪播', 'Season hero'),
    {
      ratio: 'picture',
      mRatio: 'picture',
      items: [
        {
          title: say('晨光中，行山人站在山脊上', 'A hiker on a ridge in the morning light'),
          swiper_img_url: picture('scene-ridge'),
          swiper_img_focus: '86,50',
          mTextPlace: 'top',
          swiper_img_link: link.category('men', 'men-outerwear'),
          seconds: 6000,
          hasText: true,
          heading: say('行山季又到了', 'Hiking season is here'),
          text: say(
            '2026 秋冬新裝備，走過麥理浩徑才上架。',
            'New gear for autumn and winter 2026, tested on the MacLehose Trail.',
          ),
          buttonText: say('看新貨', 'See what’s new'),
          textGround: 'rgba(18,48,58,0.66)',
        },
        {
          title: say('午後的山徑上，行山人背着背囊', 'A hiker with a pack on a trail in the afternoon'),
          swiper_img_url: picture('scene-trail'),
          swiper_img_focus: '80,50',
          swiper_img_link: link.category('men', 'men-outerwear', 'men-shell'),
          seconds: 7000,
          hasText: true,
          heading: say('五款精選，限時優惠', 'Five favourites on offer'),
          text: say('外套、跑鞋、背囊、帳幕、行山杖', 'A shell, a shoe, a pack, a tent and a pair of poles'),
          textPlace: 'topLeft',
          mTextPlace: 'top',
          textColor: '#2a2413',
          textGround: 'rgba(255,240,208,0.78)',
          count_down: true,
          time: endOfOffer(base),
          position_left: '5%',
          position_top: '74%',
          total_width: '42%',
          box_width: '24%',
          font_size: 30,
          font_color: '#1f2a22',
          box_color: 'rgba(255,250,240,0.92)',
          box_padding: 8,
        },
        {
          title: say('湖邊營地，有人站在營火旁', 'A camper by the fire at a lake'),
          swiper_img_url: picture('scene-camp'),
          swiper_img_focus: '62,60',
          swiper_img_link: link.category('gear', 'gear-camp'),
          seconds: 6000,
          hasText: true,
          heading: say('今晚，睡在外面', 'Sleep out tonight'),
          text: say('點一下畫面，看看誰帶了甚麼。', 'Tap the picture to see who brought what.'),
          buttonText: say('露營裝備', 'Camp gear'),
          mTextPlace: 'top',
          textGround: 'rgba(8,18,38,0.62)',
          hasHotArea: true,
          hotArea: CAMP_AREAS,
        },
      ],
    },
    { section: 'top' },
  )

const story = ({ say }: Setting): Placed =>
  set(
    'richText',
    say('開季故事', 'Season story'),
    {
      content: say(
        '<h2>不求最多，只求走得最遠</h2><p>北風一到，大帽山的霧就散了。由十一月到三月，香港的山徑最好走：天晴、乾爽、看得遠。今季我們帶着每一件新貨走完麥理浩徑，一百公里、四日三夜，破損的改良後才上架。</p>',
        '<h2>Less gear, better gear</h2><p>When the north wind arrives, the fog lifts off Tai Mo Shan. From November to March our trails are at their best: dry and clear, with views for miles. This autumn we wore every new piece along the MacLehose Trail, 100 kilometres in four days. Anything that failed was improved before it reached our stores.</p>',
      ),
    },
    { style: { padding: '24px 0 8px' } },
  )

const posters = ({ say, lettered }: Setting): Placed =>
  set('kindPoster', say('三個分類', 'Three categories'), {
    posterList: [
      {
        url: lettered('poster-shell'),
        alt: say('硬殼與雨褸：有雨都行', 'Made for wet days: shells and rain jackets'),
        link: link.category('men', 'men-outerwear', 'men-shell'),
      },
      {
        url: lettered('poster-boot'),
        alt: say('鞋與靴：由石級到岩脊', 'Shoes and boots: from stairs to summits'),
        link: link.category('men', 'men-feet'),
      },
      {
        url: lettered('poster-camp'),
        alt: say('露營：兩日一夜的家', 'Camping: tents and sleeping bags'),
        link: link.category('gear', 'gear-camp'),
      },
    ],
    box: { mt: 24, mb: 24 },
    mBox: { mt: 8, mb: 8 },
  })

const tabs = ({ say }: Setting): Placed =>
  set('productTabs', say('本季精選', 'New this season'), {
    name1: say('新到', 'Just in'),
    productCodes1: codes(
      'CR-JKT-001',
      'CR-SHO-001',
      'CR-FLC-003',
      'CR-PCK-002',
      'CR-TNT-003',
      'CR-JKT-006',
      'CR-TRS-004',
      'CR-ACC-004',
    ),
    name2: say('保暖', 'Warmth'),
    productCodes2: codes(
      'CR-JKT-002',
      'CR-FLC-001',
      'CR-JKT-004',
      'CR-BSL-002',
      'CR-FLC-005',
      'CR-ACC-010',
      'CR-BSL-003',
      'CR-ACC-007',
    ),
    name3: say('上路', 'On the trail'),
    productCodes3: codes(
      'CR-BOT-001',
      'CR-TRS-001',
      'CR-PCK-001',
      'CR-ACC-005',
      'CR-SHO-003',
      'CR-BOT-002',
      'CR-ACC-006',
      'CR-TRS-003',
    ),
    name4: say('過夜', 'Overnight'),
    productCodes4: codes(
      'CR-TNT-001',
      'CR-SLP-001',
      'CR-PCK-003',
      'CR-ACC-002',
      'CR-SLP-003',
      'CR-TNT-002',
      'CR-ACC-009',
      'CR-ACC-003',
    ),
  })

/** What the season is about. */
const seasonCover = (setting: Setting): Placed => {
  const { say, season } = setting
  const slide = {
    winter: {
      picture: 'scene-snow',
      title: say('行山人在雪地上望向山峰', 'A hiker in the snow looks up at the peaks'),
      focus: '97,60',
      heading: say('雪線以上', 'Above the snowline'),
      text: say('高山裝備指南：三層穿法、靴與杖', 'A guide to alpine gear: layers, boots and poles'),
      ground: 'rgba(18,58,99,0.78)',
      to: link.minisite('alpine'),
    },
    summer: {
      picture: 'scene-coast',
      title: say('行山人站在沙灘上望海', 'A hiker on a beach looks out to sea'),
      focus: '64,60',
      heading: say('街渡之後，就是夏天', 'Summer is a ferry ride away'),
      text: say('離島裝備', 'Gear for the islands'),
      ground: 'rgba(12,63,82,0.72)',
      to: link.landing('summer'),
    },
  }[season]
  return cover(setting, [slide], { style: { margin: '48px 0 16px' } })
}

const nightfall = ({ say, photo }: Setting): Placed =>
  set('banner', say('放工上山', 'After work'), {
    imgUrl: photo('photo-city'),
    alt: say(
      '暮色中的維港和獅子山，山上有兩個人：夜行裝備',
      'Two hikers above the harbour at dusk: gear for night hikes',
    ),
    clickUrl: link.category('gear', 'gear-small', 'gear-tools'),
    height: 520,
    box: { mb: 24 },
    mBox: { mb: 8 },
  })

const tiles = ({ say, lettered }: Setting): Placed =>
  set('imageList', say('按類別選購', 'Shop by category'), {
    imageList: [
      {
        url: lettered('tile-down'),
        alt: say('羽絨', 'Down'),
        link: link.category('men', 'men-outerwear', 'men-insulated'),
      },
      {
        url: lettered('tile-fleece'),
        alt: say('抓毛', 'Fleece'),
        link: link.category('women', 'women-layers', 'women-fleece'),
      },
      {
        url: lettered('tile-trousers'),
        alt: say('長褲', 'Trousers'),
        link: link.category('men', 'men-legs', 'men-trousers'),
      },
      {
        url: lettered('tile-shoe'),
        alt: say('越野跑鞋', 'Trail shoes'),
        link: link.category('women', 'women-feet', 'women-shoes'),
      },
      { url: lettered('tile-pack'), alt: say('背囊', 'Packs'), link: link.category('gear', 'gear-carry') },
      {
        url: lettered('tile-tent'),
        alt: say('帳幕', 'Tents'),
        link: link.category('gear', 'gear-camp', 'gear-tents'),
      },
      {
        url: lettered('tile-flask'),
        alt: say('飲水與煮食', 'Water and kitchen'),
        link: link.category('gear', 'gear-camp', 'gear-kitchen'),
      },
      {
        url: lettered('tile-light'),
        alt: say('照明', 'Lights'),
        link: link.category('gear', 'gear-small', 'gear-tools'),
      },
    ],
  })

const flashSale = ({ say }: Setting): Placed =>
  set('shopPromotions', say('快閃優惠', 'Flash sale'), {
    productCodes: codes(
      'CR-TRS-004',
      'CR-ACC-002',
      'CR-BSL-002',
      'CR-SHR-003',
      'CR-ACC-004',
      'CR-BSL-007',
      'CR-ACC-011',
    ),
  })

const ranking = ({ say }: Setting): Placed =>
  set('bestSelling', say('暢銷榜', 'Best sellers'), {
    productCodes: codes(...bestSellers(8)),
  })

const twoMore = ({ say, lettered }: Setting): Placed =>
  set(
    'posterList',
    say('維修、運動館', 'Repairs and sport'),
    {
      imageList: [
        {
          url: lettered('poster-mend'),
          alt: say('破了，就修：終身維修', 'Torn? We’ll fix it: repairs for life'),
          link: link.article('repairs'),
        },
        {
          url: lettered('poster-sport'),
          alt: say('運動館：跑山、行山', 'Sport: trail running and hiking'),
          link: link.sport(''),
        },
      ],
    },
    { style: { padding: '40px 0 8px' } },
  )

const brandShops = (setting: Setting): Placed =>
  set('shopList', setting.say('品牌館', 'Brand stores'), {
    imageList: houses(setting).map(({ code, name, to }) => ({
      url: setting.picture(`flag-${code}`),
      transparent: false,
      link: code === 'furrow' ? link.minisite('furrow') : to,
      title: name,
      brandName: '',
    })),
    fontSize: 16,
    mFontSize: 14,
  })

const boots = ({ say }: Setting): Placed =>
  set('brandProduct', say('登山靴', 'Boots'), {
    productCodes: codes('CR-BOT-001', 'CR-BOT-002', 'CR-BOT-003', 'CR-BOT-004', 'CR-BOT-006', 'CR-BOT-005'),
    categoryCode: 'men-boots',
    box: { mt: 32, mb: 16 },
    mBox: { mt: 16, mb: 8 },
  })

/** Names in the shops, with the way to all of them. */
const names = (setting: Setting): Placed =>
  set(
    'brandLetterRow',
    setting.say('更多品牌', 'More brands'),
    {
      title: setting.say('門市還有這些品牌', 'More brands in our stores'),
      brands: GUESTS.flatMap(({ title, logo }) =>
        logo === undefined
          ? []
          : [
              {
                logo: setting.picture(`logo-${logo}`),
                linkUrl: link.landing('brands'),
                code: logo,
                name: title[setting.locale],
              },
            ],
      ),
    },
    { style: { padding: '24px 0' } },
  )

const welcome = ({ say, picture }: Setting): Placed =>
  set(
    'homeModal',
    say('歡迎彈窗', 'Welcome'),
    {
      visitor_img_url: picture('scene-trail'),
      visitor_alt: say('午後的山徑', 'A trail in the afternoon'),
      visitor_heading: say('山上見', 'See you up there'),
      visitor_text: say(
        '會員首張訂單九折，每月有導賞行。',
        'Members get 10% off their first order and a guided walk each month.',
      ),
      visitor_button: say('一分鐘登記', 'Join in a minute'),
      visitor_link: link.page('register'),
      user_img_url: picture('scene-forest'),
      user_alt: say('林中小徑', 'A path through the forest'),
      user_heading: say('歡迎回來，今季新貨到了', 'Welcome back. The new season is here'),
      user_text: say('走過麥徑才上架。', 'Tested on the MacLehose Trail.'),
      user_button: say('看外套', 'See jackets'),
      user_link: link.category('men', 'men-outerwear'),
      modal_width: 860,
    },
    { section: 'popup' },
  )

/** The front page: the season’s opening. */
export const home = (setting: Setting): DemoPage => {
  const { locale, say } = setting
  return {
    path: '/home',
    locale,
    type: 'HOME',
    content: {
      title: say(
        'Cairn｜山徑、海岸與離島的衣裝裝備',
        'Cairn | Clothing and gear for hills, coasts and islands',
      ),
      description: say(
        '為香港的山徑挑選的防水外套、羽絨、登山靴、背囊與帳幕。滿 {freeDeliveryFrom} 免運費，終身維修。',
        'Shells, down, boots, packs and tents picked for the trails of Hong Kong. Free delivery from {freeDeliveryFrom}, repairs for life.',
      ),
      keywords: say(
        '行山,戶外,防水外套,羽絨,登山靴,背囊,露營,香港',
        'hiking,outdoor,waterproof jacket,down,boots,backpack,camping,Hong Kong',
      ),
      globalConfig: HOUSE,
      components: compose('home', [
        hero(setting),
        story(setting),
        posters(setting),
        heading(say('本季精選', 'New this season')),
        tabs(setting),
        flashSale(setting),
        seasonCover(setting),
        heading(say('你今日去哪裏？', 'Where are you heading?')),
        tiles(setting),
        ranking(setting),
        twoMore(setting),
        heading(say('八個我們信得過的品牌', 'Eight brands we stand behind')),
        brandShops(setting),
        boots(setting),
        heading(say('放工後上山去', 'Up the hill after work')),
        nightfall(setting),
        names(setting),
        heading(say('山徑手記', 'Trail notes')),
        noteCards(setting),
        service(setting),
        welcome(setting),
        set('compareBar', say('比較列', 'Compare bar'), {}, { section: 'bottom' }),
      ]),
    },
  }
}
