import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { swiperSchema } from './block.ts'

type Options = z.input<typeof swiperSchema>
type Say = (chinese: string, english: string) => string

const scene = (name: string) => `/media/demo/scene-${name}.svg`

const slides = (say: Say) => ({
  ridge: {
    title: say('清晨的山脊', 'The ridge in the early morning'),
    swiper_img_url: scene('ridge'),
    swiper_img_link: { type: 3, value: 'summer' },
    seconds: 6000,
  },
  forest: {
    title: say('穿過森林的小徑', 'A path through the forest'),
    swiper_img_url: scene('forest'),
    swiper_img_link: { type: 2, value: 'men/jackets' },
    seconds: 6000,
  },
  coast: {
    title: say('海岸線上的風', 'Wind along the coast'),
    swiper_img_url: scene('coast'),
    swiper_img_link: { type: 4, value: 'coast' },
    seconds: 6000,
  },
})

function hero(say: Say): Options {
  const { ridge, forest, coast } = slides(say)
  return { items: [ridge, forest, coast], ratio: '21:9', mRatio: '4:5' }
}

const hotAreas = (say: Say): Options => ({
  items: [
    {
      title: say('營地一夜', 'A night at camp'),
      swiper_img_url: scene('camp'),
      hasHotArea: true,
      hotArea: [
        { start: '8,48', end: '34,40', url: { type: 2, value: 'equipment/tents' } },
        { start: '56,30', end: '30,58', url: { type: 2, value: 'equipment/packs' } },
      ],
    },
    {
      title: say('雪線以上', 'Above the snow line'),
      swiper_img_url: scene('snow'),
      swiper_img_link: { type: 8, value: say('羽絨', 'down') },
    },
  ],
  ratio: '2:1',
  mRatio: '1:1',
})

/** Headings on the pictures, each where its picture leaves room. */
function slideText(say: Say): Options {
  const { ridge, coast } = slides(say)
  return {
    items: [
      {
        ...ridge,
        hasText: true,
        heading: say('新一季，輕裝上山', 'Up the hill, lighter'),
        text: say(
          '新一季的外套已經上架：輕、透氣，收得進背囊側袋。',
          'This season’s jackets are here: light, breathable, and small enough for a side pocket.',
        ),
        buttonText: say('選購外套', 'Shop jackets'),
      },
      {
        ...coast,
        hasText: true,
        heading: say('沿海岸走一天', 'A day along the coast'),
        buttonText: say('看看路線', 'See the trail'),
        textPlace: 'bottomRight',
        mTextPlace: 'top',
      },
    ],
    ratio: '21:9',
    mRatio: '4:5',
  }
}

const offer = (say: Say): Options => ({
  items: [
    {
      title: say('週末優惠', 'Weekend offer'),
      swiper_img_url: scene('valley'),
      swiper_img_link: { type: 3, value: 'sale' },
      count_down: true,
      time: '2026-11-23 23:59:59',
      position_left: '8%',
      position_top: '60%',
      total_width: '34%',
      box_width: '26%',
      font_color: '#ffffff',
      font_size: 32,
      box_color: 'rgba(22,33,27,0.72)',
      box_padding: 10,
    },
  ],
  ratio: '21:9',
  mRatio: '4:3',
})

function film(say: Say): Options {
  const { ridge, coast } = slides(say)
  return {
    items: [
      { ...ridge, seconds: 4000 },
      {
        title: say('山徑上的一天', 'A day on the trail'),
        swiper_type: 'video',
        swiper_video_url: '/media/demo/trail.webm',
        swiper_video_poster: scene('trail'),
        autoplay: true,
        swiper_video_link: { type: 5, value: 'a-day-on-the-trail' },
        seconds: 8000,
      },
      { ...coast, seconds: 4000 },
    ],
    ratio: '16:9',
    mRatio: '1:1',
  }
}

const chinese: Say = text => text
const english: Say = (_, text) => text

export const swiperPresets = [
  { key: 'hero', locale: 'zh_HK', options: hero(chinese) },
  { key: 'heroEnglish', locale: 'en_US', options: hero(english) },
  { key: 'slideText', locale: 'zh_HK', options: slideText(chinese) },
  { key: 'slideTextEnglish', locale: 'en_US', options: slideText(english) },
  { key: 'single', options: { items: [{ ...slides(chinese).ridge, title: '', seconds: 0 }], ratio: '21:9' } },
  { key: 'hotAreas', locale: 'zh_HK', options: hotAreas(chinese) },
  { key: 'hotAreasEnglish', locale: 'en_US', options: hotAreas(english) },
  { key: 'countdown', locale: 'zh_HK', options: offer(chinese) },
  { key: 'countdownEnglish', locale: 'en_US', options: offer(english) },
  { key: 'film', locale: 'zh_HK', options: film(chinese) },
  { key: 'filmEnglish', locale: 'en_US', options: film(english) },
] satisfies Preset<Options>[]
