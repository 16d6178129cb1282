import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { brandImageSchema } from './block.ts'

const image = (scene: string, alt: string, value: string) => ({
  url: `/media/demo/scene-${scene}.svg`,
  alt,
  linkUrl: { type: 2, value },
})

export const brandImagePresets = [
  {
    key: 'two',
    locale: 'zh_HK',
    options: { imgs: [image('ridge', '走在山脊上的人', 'men'), image('camp', '湖邊的帳幕', 'gear')] },
  },
  {
    key: 'twoEnglish',
    locale: 'en_US',
    options: {
      imgs: [image('ridge', 'A walker on the ridge', 'men'), image('camp', 'A tent by the lake', 'gear')],
    },
  },
  {
    key: 'three',
    options: {
      imgs: [image('forest', '', 'women'), image('snow', '', 'men'), image('coast', '', 'footwear')],
    },
  },
  {
    key: 'one',
    locale: 'zh_HK',
    options: { imgs: [{ url: '/media/demo/scene-valley.svg', alt: '山谷裏的第一道晨光' }] },
  },
] satisfies Preset<z.input<typeof brandImageSchema>>[]
