// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { productGalleryBlock } from '#blocks/catalogue/productGallery/block.ts'
import { ProductGallery } from '#blocks/catalogue/productGallery/ProductGallery.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(productGalleryBlock, ProductGallery)
const meta = { title: 'Blocks/ProductGallery', ...block }
export default meta

export const Standard = stories.preset('standard')
export const Plain = stories.preset('plain')
export const Empty = stories.empty()
export const English = stories.english('standard')
export const Phone = stories.phone('standard')
export const PageBuilder = stories.builder('standard')
export const PageBuilderEnglish = stories.builderEnglish('standard')
export const EmptyInPageBuilder = stories.builder({})
