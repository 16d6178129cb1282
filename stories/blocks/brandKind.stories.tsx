import { BrandKind } from '#blocks/content/brandKind/BrandKind.tsx'
import { brandKindBlock } from '#blocks/content/brandKind/block.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...brand } = blockStories(brandKindBlock, BrandKind)
const meta = { title: 'Blocks/BrandKind/States', ...block }
export default meta

export const WithoutPictures = brand.preset({
  title: '石徑',
  rate: 4,
  categories: [{ code: 'men-shell', frontName: '外套', count: 12 }],
})
export const LongEnglish = brand.english({
  title: 'The North Western Mountaineering and Expedition Equipment Company',
  titleBg: '/media/demo/scene-ridge.svg',
  rate: 5,
  categories: [
    { code: 'a', frontName: 'Waterproof trousers and overtrousers for winter mountaineering', count: 128 },
  ],
})
