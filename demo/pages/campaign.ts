import { codes, compose, type DemoPage, HOUSE, link, type Placed, set, type Setting } from './page.ts'
import { heading } from './shared.ts'

const INK = '#5c2f17'

const story = ({ say }: Setting): Placed =>
  set(
    'richText',
    say('引言', 'Introduction'),
    {
      content: say(
        '<h2>十二月，走一百公里</h2><p>麥理浩徑全長一百公里。我們不趕時間，只想在年尾之前，由北潭涌走到屯門——分成八個早上、四個週末，或者你喜歡的任何走法。</p><p>由十二月一日起，每走完一段，到任何一間門市蓋一個印。集齊十個，我們替你的背囊縫上一枚布章，並多捐一小時的山徑清潔工作。</p><p><a href="/storeLocator">看看最近的門市</a></p>',
        '<h2>A hundred kilometres in December</h2><p>The MacLehose Trail is a hundred kilometres long. There is no hurry: the aim is simply to get from Pak Tam Chung to Tuen Mun before the end of the year, in eight mornings, four weekends or any way you like.</p><p>From 1 December, have each stage stamped in any of our stores. Collect ten stamps and we will sew a badge on your pack and donate another hour of trail clean-up.</p><p><a href="/storeLocator">Find the nearest store</a></p>',
      ),
    },
    { style: { maxWidth: 880, padding: '40px 0 8px' } },
  )

const stages = ({ say, photo }: Setting): Placed =>
  set(
    'posterList',
    say('兩段路', 'Two stages'),
    {
      imageList: [
        {
          url: photo('photo-trail-tall'),
          alt: say('第二段：北潭凹至浪茄，十三公里半的海岸', 'Stage 2: 13.5 km of coast to Long Ke'),
          link: link.category('men', 'men-feet'),
        },
        {
          url: photo('photo-forest-tall'),
          alt: say('第七段：城門水塘的樹影', 'Stage 7: under the trees of Shing Mun'),
          link: link.category('women', 'women-layers'),
        },
      ],
      ratio: '4:5',
    },
    { style: { padding: '0 0 24px' } },
  )

const questions = ({ say }: Setting): Placed =>
  set('articleCollapse', say('活動細節', 'How it works'), {
    collapseTitle: say('活動細節', 'How it works'),
    isLast: true,
    collapseItems: [
      {
        title: say('怎樣參加？', 'How do I take part?'),
        content: say(
          '<p>在任何門市免費領取集印卡，或把手機的路線紀錄給同事看。不用報名，也不用買東西。</p>',
          '<p>Pick up a stamp card in any store, or show us the track on your phone. It is free, with no form to fill in and nothing to buy.</p>',
        ),
      },
      {
        title: say('一定要順次序走嗎？', 'Do I have to walk the stages in order?'),
        content: say(
          '<p>不用。每一段都可以分開走，同一段走兩次也計算，只要在十二月三十一日日落前下山。</p>',
          '<p>No. Walk them in any order, and repeat one if you like: it counts twice. Just be off the hill by sunset on 31 December.</p>',
        ),
      },
      {
        title: say('天氣不好怎麼辦？', 'What if the weather turns?'),
        content: say(
          '<p>請留在家中。山一直都在。活動期間若有三日或以上懸掛八號風球，集印日期順延一星期。</p>',
          '<p>Stay at home; the hills will still be there. If typhoon signal No. 8 is hoisted on three days or more, we will extend the challenge by a week.</p>',
        ),
      },
    ],
  })

/** What is on now, at an address of its own. Source: C-036, CO-18. */
export const campaign = (setting: Setting): DemoPage => {
  const { locale, say, photo } = setting
  return {
    path: '/campaign',
    locale,
    type: 'HOME',
    content: {
      title: say('十二月，走一百公里｜Cairn', 'A hundred kilometres in December | Cairn'),
      description: say(
        '由十二月一日起，每走完一段麥理浩徑，到門市蓋一個印。集齊十個，送你一枚布章。',
        'From 1 December, have each stage of the MacLehose Trail stamped in our stores. Collect ten stamps for a badge.',
      ),
      keywords: say('麥理浩徑,行山,一百公里,活動', 'MacLehose Trail,hiking,hundred kilometres,campaign'),
      globalConfig: { ...HOUSE, themeColor: INK },
      components: compose('campaign', [
        set(
          'banner',
          say('封面', 'Cover'),
          {
            imgUrl: photo('photo-ridge'),
            alt: say('日落時分，兩個人走在山脊上', 'Two walkers on a ridge at sundown'),
            height: 560,
          },
          { section: 'top' },
        ),
        story(setting),
        stages(setting),
        heading(say('帶甚麼上路', 'What to pack'), INK),
        set('basicProductList', say('百里清單', 'Packing list'), {
          productCodes: codes(
            'CR-BOT-003',
            'CR-PCK-004',
            'CR-JKT-001',
            'CR-TEE-002',
            'CR-JKT-005',
            'CR-ACC-008',
            'CR-SHR-001',
            'CR-ACC-001',
          ),
        }),
        set('banner', say('冬天的營地', 'A winter camp'), {
          imgUrl: photo('photo-camp'),
          alt: say('夜裏亮着燈的帳幕', 'A lit tent at night'),
          clickUrl: link.category('gear', 'gear-camp', 'gear-tents'),
          height: 420,
          box: { mt: 48, mb: 24 },
          mBox: { mt: 24, mb: 16 },
        }),
        questions(setting),
        set('teaserForm', say('出發通知', 'Group walk reminder'), {
          title: say('一起步行日，早上六時', 'Group walk, 6 am'),
          text: say(
            '十二月六日由北潭涌一同出發。留下電郵，我們會通知你集合地點和天氣情況。',
            'We set out together from Pak Tam Chung on 6 December. Leave your email and we will send you the meeting point and the weather forecast.',
          ),
          buttonText: say('通知我', 'Notify me'),
          imgUrl: photo('photo-coast'),
          alt: say('海岸小徑', 'A path along the coast'),
        }),
      ]),
    },
  }
}
