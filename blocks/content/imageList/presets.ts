import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { imageListSchema } from './block.ts'

/** Scene, category and what the picture shows in both languages. */
const PICTURES = [
  ['ridge', 'men/jackets', '山脊', 'The ridge'],
  ['forest', 'women/fleeces', '森林', 'The forest'],
  ['camp', 'equipment/tents', '營地', 'The camp'],
  ['trail', 'footwear/boots', '山徑', 'The trail'],
  ['snow', 'men/base-layers', '雪地', 'Snow'],
  ['coast', 'women/jackets', '海岸', 'The coast'],
  ['valley', 'equipment/packs', '山谷', 'The valley'],
  ['city', 'accessories', '城市', 'The city'],
] as const

const pictures = (isEnglish: boolean) =>
  PICTURES.map(([scene, category, chinese, english]) => ({
    url: `/media/demo/scene-${scene}.svg`,
    alt: isEnglish ? english : chinese,
    link: { type: 2, value: category },
  }))
const chinese = pictures(false)
const english = pictures(true)

export const imageListPresets = [
  { key: 'four', locale: 'zh_HK', options: { imageList: chinese.slice(0, 4), ratio: '4:5' } },
  { key: 'fourEnglish', locale: 'en_US', options: { imageList: english.slice(0, 4), ratio: '4:5' } },
  { key: 'eight', locale: 'zh_HK', options: { imageList: chinese, ratio: '1:1' } },
  { key: 'eightEnglish', locale: 'en_US', options: { imageList: english, ratio: '1:1' } },
  { key: 'three', locale: 'zh_HK', options: { imageList: chinese.slice(4, 7), ratio: '3:4' } },
] satisfies Preset<z.input<typeof imageListSchema>>[]
