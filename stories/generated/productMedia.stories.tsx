// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { productMediaBlock } from '#blocks/catalogue/productMedia/block.ts'
import { ProductMedia } from '#blocks/catalogue/productMedia/ProductMedia.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(productMediaBlock, ProductMedia)
const meta = { title: 'Blocks/ProductMedia', ...block }
export default meta

export const Standard = stories.preset('standard')
export const Brief = stories.preset('brief')
export const Empty = stories.empty()
export const English = stories.english('standard')
export const Phone = stories.phone('brief')
export const LongText = stories.longText('brief')
export const LongEnglish = stories.longEnglish('standard')
export const PageBuilder = stories.builder('brief')
export const PageBuilderEnglish = stories.builderEnglish('standard')
export const EmptyInPageBuilder = stories.builder({})
