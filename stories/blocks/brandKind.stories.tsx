import { BrandKind } from '#blocks/content/brandKind/BrandKind.tsx'
import { brandKindBlock } from '#blocks/content/brandKind/block.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...brand } = blockStories(brandKindBlock, BrandKind)
const meta = { title: 'Blocks/BrandKind', ...block }
export default meta

export const Alpine = brand.preset('alpine')
export const English = brand.english('alpineEn')
export const Flagship = brand.preset('flagship')
export const FlagshipInEnglish = brand.english('flagship')
export const WithoutPictures = brand.preset({
  title: '石徑',
  rate: 4,
  categories: [{ code: 'men-shell', frontName: '外套', count: 12 }],
})
export const Empty = brand.empty()
export const LongText = brand.longText('alpine')
export const LongEnglish = brand.english({
  title: 'The North Western Mountaineering and Expedition Equipment Company',
  titleBg: '/media/demo/scene-ridge.svg',
  rate: 5,
  categories: [
    { code: 'a', frontName: 'Waterproof trousers and overtrousers for winter mountaineering', count: 128 },
  ],
})
export const Phone = brand.phone('alpine')
export const PageBuilder = brand.builder('alpine')
export const EmptyInPageBuilder = brand.builder({})
