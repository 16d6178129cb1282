import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { plpColorSwatchesSchema } from './block.ts'

export const plpColorSwatchesPresets = [
  {
    key: 'plain',
    options: {
      colors: [
        { code: 'green', color: '#2f5d50' },
        { code: 'orange', color: '#cf6d2c' },
        { code: 'blue', color: '#24405f' },
      ],
    },
  },
  {
    key: 'pictures',
    options: {
      colors: [
        { code: 'multi', img: '/media/demo/scene-coast.svg' },
        { code: 'black', color: '#16211b', img: '/media/demo/scene-snow.svg' },
      ],
    },
  },
] satisfies Preset<z.input<typeof plpColorSwatchesSchema>>[]
