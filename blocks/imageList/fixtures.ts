import type { Preset } from '../define-block.ts'
import type { z } from 'zod'
import type { imageListSchema } from './schema.ts'

const picture = (name: string, alt: string, category: string) => ({
  url: `/media/demo/scene-${name}.svg`,
  alt,
  link: { type: 2, value: category },
})

const pictures = [
  picture('ridge', '山脊', 'men/jackets'),
  picture('forest', '森林', 'women/fleeces'),
  picture('camp', '營地', 'equipment/tents'),
  picture('trail', '步道', 'footwear/boots'),
  picture('snow', '雪地', 'men/base-layers'),
  picture('coast', '海岸', 'women/jackets'),
  picture('valley', '山谷', 'equipment/packs'),
  picture('city', '城市', 'accessories'),
]

export const imageListPresets = [
  { key: 'four', options: { imageList: pictures.slice(0, 4), ratio: '4:5' } },
  { key: 'eight', options: { imageList: pictures, ratio: '1:1' } },
  { key: 'three', options: { imageList: pictures.slice(4, 7), ratio: '3:4' } },
] satisfies Preset<z.input<typeof imageListSchema>>[]
