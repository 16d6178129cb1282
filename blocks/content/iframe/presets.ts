import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { iframeSchema } from './block.ts'

export const iframePresets = [
  {
    key: 'film',
    options: {
      content: 'https://www.youtube-nocookie.com/embed/ScMzIvxBSi4',
      width: 960,
      heights: [
        { from: 0, height: 220 },
        { from: 577, height: 430 },
        { from: 1025, height: 540 },
      ],
    },
  },
  {
    key: 'note',
    locale: 'zh_HK',
    options: {
      title: '維修日安排',
      content:
        '<h3>維修日</h3><p>每月第二個星期六，各門市免費縫補拉鏈及縫線。<a href="/storeLocator">查看門市</a></p>',
      heights: [{ from: 0, height: 200 }],
    },
  },
  {
    key: 'noteEn',
    locale: 'en_US',
    options: {
      title: 'Repair days',
      content:
        '<h3>Repair days</h3><p>On the second Saturday of every month, our stores mend zips and seams free of charge. <a href="/storeLocator">Find a store</a></p>',
      mob_content:
        '<p>Repair days: the second Saturday of every month. <a href="/storeLocator">Find a store</a></p>',
      heights: [
        { from: 0, height: 160 },
        { from: 1025, height: 200 },
      ],
    },
  },
] satisfies Preset<z.input<typeof iframeSchema>>[]
