// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { brandProductBlock } from '#blocks/catalogue/brandProduct/block.ts'
import { BrandProduct } from '#blocks/catalogue/brandProduct/BrandProduct.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(brandProductBlock, BrandProduct)
const meta = { title: 'Blocks/BrandProduct', ...block }
export default meta

export const Boots = stories.preset('boots')
export const Packs = stories.preset('packs')
export const Untitled = stories.preset('untitled')
export const Empty = stories.empty()
export const English = stories.english('boots')
export const Phone = stories.phone('boots')
export const PageBuilder = stories.builder('boots')
export const PageBuilderEnglish = stories.builderEnglish('boots')
export const EmptyInPageBuilder = stories.builder({})
