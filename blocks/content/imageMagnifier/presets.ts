import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { imageMagnifierSchema } from './block.ts'

export const imageMagnifierPresets = [
  {
    key: 'fabric',
    locale: 'zh_HK',
    options: { imgUrl: '/media/demo/product-shell.svg', alt: '外套縫線近看', mBox: { mt: 16, mb: 16 } },
  },
  {
    key: 'fabricEnglish',
    locale: 'en_US',
    options: {
      imgUrl: '/media/demo/product-shell.svg',
      alt: 'The seam of a jacket',
      mBox: { mt: 16, mb: 16 },
    },
  },
  {
    key: 'map',
    locale: 'zh_HK',
    options: { imgUrl: '/media/demo/scene-ridge.svg', alt: '山脊路線圖', scale: 3, box: { mt: 40, mb: 40 } },
  },
] satisfies Preset<z.input<typeof imageMagnifierSchema>>[]
