// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { imageListBlock } from '#blocks/content/imageList/block.ts'
import { ImageList } from '#blocks/content/imageList/ImageList.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(imageListBlock, ImageList)
const meta = { title: 'Blocks/ImageList', ...block }
export default meta

export const Four = stories.preset('four')
export const FourEnglish = stories.english('fourEnglish')
export const Eight = stories.preset('eight')
export const EightEnglish = stories.english('eightEnglish')
export const Three = stories.preset('three')
export const Empty = stories.empty()
export const Phone = stories.phone('four')
export const LongText = stories.longText('four')
export const LongEnglish = stories.longEnglish('fourEnglish')
export const PageBuilder = stories.builder('four')
export const PageBuilderEnglish = stories.builderEnglish('fourEnglish')
export const EmptyInPageBuilder = stories.builder({})
