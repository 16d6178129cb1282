import type { Preset } from '../define-block.ts'
import type { z } from 'zod'
import type { bannerSchema } from './schema.ts'

export const bannerPresets = [
  {
    key: 'picture',
    options: {
      imgUrl: '/media/demo/scene-ridge.svg',
      alt: '清晨的山脊',
      clickUrl: { type: 3, value: 'summer' },
      height: 420,
    },
  },
  { key: 'film', options: { type: 1, poster: '/media/demo/scene-coast.svg', alt: '海岸' } },
] satisfies Preset<z.input<typeof bannerSchema>>[]
