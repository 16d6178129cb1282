// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { productFinderBlock } from '#blocks/catalogue/productFinder/block.ts'
import { ProductFinder } from '#blocks/catalogue/productFinder/ProductFinder.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(productFinderBlock, ProductFinder)
const meta = { title: 'Blocks/ProductFinder', ...block }
export default meta

export const Plain = stories.preset('plain')
export const Titled = stories.preset('titled')
export const TitledEnglish = stories.english('titledEnglish')
export const SearchOnly = stories.preset('searchOnly')
export const Empty = stories.empty()
export const Phone = stories.phone('titled')
export const LongText = stories.longText('titled')
export const LongEnglish = stories.longEnglish('titledEnglish')
export const PageBuilder = stories.builder('titled')
export const PageBuilderEnglish = stories.builderEnglish('titledEnglish')
export const EmptyInPageBuilder = stories.builder({})
