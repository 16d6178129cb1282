import { BrandDirectory } from '#blocks/content/brandDirectory/BrandDirectory.tsx'
import { brandDirectoryBlock } from '#blocks/content/brandDirectory/block.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...directory } = blockStories(brandDirectoryBlock, BrandDirectory)
const meta = { title: 'Blocks/BrandDirectory', ...block }
export default meta

export const Whole = directory.preset('whole')
export const Few = directory.preset('few')
export const ChineseNames = directory.preset('words')
export const Empty = directory.empty()
export const LongText = directory.longText('few')
export const LongEnglish = directory.english({
  brands: [
    { title: 'The North Western Mountaineering and Expedition Equipment Company of Sheffield', name: '' },
    { title: 'Alto', logo: '/media/demo/scene-ridge.svg' },
  ],
})
export const English = directory.english('whole')
export const Phone = directory.phone('whole')
export const PhoneWithLogos = directory.phone('few')
export const PageBuilder = directory.builder('few')
export const EmptyInPageBuilder = directory.builder({})
