import { ImageList } from '#blocks/content/imageList/ImageList.tsx'
import { imageListBlock } from '#blocks/content/imageList/block.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(imageListBlock, ImageList)
const meta = { title: 'Blocks/ImageList', ...block }
export default meta

export const Four = stories.preset('four')
export const Eight = stories.preset('eight')
export const Three = stories.preset('three')
export const Empty = stories.empty()
export const LongText = stories.longText('four')
export const LongEnglish = stories.longEnglish('fourEnglish')
export const Phone = stories.phone('eight')
export const English = stories.english('fourEnglish')
export const PageBuilder = stories.builder('eight')
export const EmptyInPageBuilder = stories.builder({})
export const EightEnglish = stories.english('eightEnglish')
