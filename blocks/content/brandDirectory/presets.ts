import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { brandDirectorySchema } from './block.ts'

const brand = (title: string, logo = '') => ({
  title,
  logo,
  linkUrl: { type: 6, value: title.toLowerCase().replaceAll(' ', '-') },
})

const alphabet =
  'Alto,Brookstone,Cloudridge,Driftline,Eastpeak,Fernway,Granite,Highmoor,Islet,Juniper,Kestrel,Larch,Mistvale,Northfell,Outcrop,Pinewick,Quarry,Rimeset,Stonepath,Tidewalk,Upland,Vale,Woolbird,Xylem,Yarrow,Zephyr'

export const brandDirectoryPresets = [
  {
    key: 'whole',
    options: { brands: [...alphabet.split(','), 'Saan Hoi', '7Peaks'].map(title => brand(title)) },
  },
  {
    key: 'few',
    options: {
      brands: [
        brand('Northfell', '/media/demo/scene-snow.svg'),
        brand('Tidewalk', '/media/demo/scene-coast.svg'),
        brand('Woolbird', '/media/demo/scene-valley.svg'),
        { title: '', name: 'Saan Hoi', logo: '/media/demo/scene-ridge.svg' },
      ],
    },
  },
  {
    key: 'words',
    locale: 'zh_HK',
    options: { brands: ['山海', '石徑', '雲嶺', 'Northfell', 'Nomad', '8848'].map(title => brand(title)) },
  },
] satisfies Preset<z.input<typeof brandDirectorySchema>>[]
