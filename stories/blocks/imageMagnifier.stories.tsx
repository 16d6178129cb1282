import { imageMagnifierBlock } from '#blocks/content/imageMagnifier/block.ts'
import { ImageMagnifier } from '#blocks/content/imageMagnifier/ImageMagnifier.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...magnifier } = blockStories(imageMagnifierBlock, ImageMagnifier)
const meta = { title: 'Blocks/ImageMagnifier', ...block }
export default meta

export const Fabric = magnifier.preset('fabric')
export const Map = magnifier.english('map')
export const Empty = magnifier.empty()
export const LongText = magnifier.longText('fabric')
export const LongEnglish = magnifier.longEnglish('fabricEnglish')
export const Phone = magnifier.phone('fabric')
export const PageBuilder = magnifier.builder('fabric')
export const FabricEnglish = magnifier.english('fabricEnglish')
