import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { bannerSchema } from './block.ts'

type Options = z.input<typeof bannerSchema>
type Say = (chinese: string, english: string) => string

/** Words of their own on a picture without any; the alternative text says what is seen. */
const text = (say: Say): Options => ({
  imgUrl: '/media/demo/scene-forest.svg',
  alt: say('晨光中的松林小徑', 'A path through pines in the morning'),
  clickUrl: { type: 3, value: 'summer' },
  hasText: true,
  heading: say('走進林間', 'Into the woods'),
  text: say(
    '輕身裝備，一日來回。週末的路線，我們替你選好了。',
    'Light gear for a day out, and the trails we would choose for the weekend.',
  ),
  buttonText: say('看看路線', 'See the trails'),
  height: 480,
})

const areas = (say: Say): Options => ({
  imgUrl: '/media/demo/scene-camp.svg',
  alt: say('夜裏的營地', 'The camp at night'),
  hasHotArea: true,
  hotArea: [
    { start: '60,72', end: '36,24', url: { type: 2, value: 'equipment/tents' } },
    { start: '48,74', end: '12,22', url: { type: 2, value: 'equipment/packs' } },
  ],
  height: 720,
})

const chinese: Say = words => words
const english: Say = (_, words) => words

export const bannerPresets = [
  {
    key: 'picture',
    locale: 'zh_HK',
    options: {
      imgUrl: '/media/demo/scene-ridge.svg',
      alt: '清晨的山脊',
      clickUrl: { type: 3, value: 'summer' },
      height: 420,
    },
  },
  {
    key: 'tall',
    locale: 'zh_HK',
    options: {
      imgUrl: '/media/demo/scene-snow.svg',
      alt: '雪線以上的營地',
      clickUrl: { type: 2, value: 'equipment/tents' },
      height: 640,
      box: { mt: 40, mb: 40 },
      mBox: { mt: 16, mb: 16 },
    },
  },
  {
    key: 'film',
    locale: 'zh_HK',
    options: {
      type: 1,
      videoUrl: '/media/demo/trail.webm',
      poster: '/media/demo/scene-coast.svg',
      alt: '沿海小徑上的一天',
      height: 560,
    },
  },
  { key: 'text', locale: 'zh_HK', options: text(chinese) },
  { key: 'areas', locale: 'zh_HK', options: areas(chinese) },
  {
    key: 'pictureEnglish',
    locale: 'en_US',
    options: {
      imgUrl: '/media/demo/scene-ridge.svg',
      alt: 'The ridge in the early morning',
      clickUrl: { type: 3, value: 'summer' },
      height: 420,
    },
  },
  {
    key: 'filmEnglish',
    locale: 'en_US',
    options: {
      type: 1,
      videoUrl: '/media/demo/trail.webm',
      poster: '/media/demo/scene-coast.svg',
      alt: 'A day on the coast path',
      height: 560,
    },
  },
  { key: 'textEnglish', locale: 'en_US', options: text(english) },
  { key: 'areasEnglish', locale: 'en_US', options: areas(english) },
] satisfies Preset<Options>[]
