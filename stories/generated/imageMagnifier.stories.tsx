// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { imageMagnifierBlock } from '#blocks/content/imageMagnifier/block.ts'
import { ImageMagnifier } from '#blocks/content/imageMagnifier/ImageMagnifier.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(imageMagnifierBlock, ImageMagnifier)
const meta = { title: 'Blocks/ImageMagnifier', ...block }
export default meta

export const Fabric = stories.preset('fabric')
export const FabricEnglish = stories.english('fabricEnglish')
export const Map = stories.preset('map')
export const Empty = stories.empty()
export const Phone = stories.phone('fabric')
export const LongText = stories.longText('fabric')
export const LongEnglish = stories.longEnglish('fabricEnglish')
export const PageBuilder = stories.builder('fabric')
export const PageBuilderEnglish = stories.builderEnglish('fabricEnglish')
export const EmptyInPageBuilder = stories.builder({})
