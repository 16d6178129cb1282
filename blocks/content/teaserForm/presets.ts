import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { teaserFormSchema } from './block.ts'

export const teaserFormPresets = [
  {
    key: 'launch',
    locale: 'zh_HK',
    options: {
      title: '雪線系列，十二月一日登場',
      text: '三層防水外套與羽絨中層，為香港冬日清晨的大帽山而造。留下電郵，開售當日通知你。',
      buttonText: '通知我',
      successText: '多謝！開售當日早上，我們會發電郵通知你。',
      imgUrl: '/media/demo/scene-snow.svg',
      alt: '雪線以上的山脊',
    },
  },
  {
    key: 'launchEn',
    locale: 'en_US',
    options: {
      title: 'Snowline arrives on 1 December',
      text: 'Three-layer shells and down mid-layers, made for a winter dawn on Tai Mo Shan. Leave your email and be the first to know.',
      buttonText: 'Notify me',
      successText: 'Thank you. We will email you on the morning it goes on sale.',
      imgUrl: '/media/demo/scene-snow.svg',
      alt: 'A ridge above the snow line',
    },
  },
  {
    key: 'letter',
    locale: 'zh_HK',
    options: { title: '山野月報', text: '每月一封：新路線、新裝備，以及一個值得早起的日出。' },
  },
  {
    key: 'letterEn',
    locale: 'en_US',
    options: {
      title: 'The monthly trail newsletter',
      text: 'Once a month: a new route, new gear, and one sunrise worth getting up for.',
    },
  },
] satisfies Preset<z.input<typeof teaserFormSchema>>[]
