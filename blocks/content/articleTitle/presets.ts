import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { articleTitleSchema } from './block.ts'

export const articleTitlePresets = [
  { key: 'plain', locale: 'zh_HK', options: { title: '山野精選' } },
  { key: 'plainEn', locale: 'en_US', options: { title: 'Picked for the ridge' } },
  {
    key: 'large',
    locale: 'zh_HK',
    options: {
      title: '麥理浩徑，由日出走到日落',
      height: 160,
      lineHeight: 56,
      fontSize: 44,
      mheight: 96,
      mlineHeight: 34,
      mfontSize: 26,
      color: '#1f3d2f',
    },
  },
  {
    key: 'small',
    locale: 'en_US',
    options: {
      title: 'Care and repair',
      height: 64,
      lineHeight: 28,
      fontSize: 18,
      mheight: 44,
      mlineHeight: 24,
    },
  },
] satisfies Preset<z.input<typeof articleTitleSchema>>[]
