// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { productTabsBlock } from '#blocks/catalogue/productTabs/block.ts'
import { ProductTabs } from '#blocks/catalogue/productTabs/ProductTabs.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(productTabsBlock, ProductTabs)
const meta = { title: 'Blocks/ProductTabs', ...block }
export default meta

export const Seasons = stories.preset('seasons')
export const SeasonsEn = stories.english('seasonsEn')
export const Layers = stories.preset('layers')
export const Single = stories.english('single')
export const Empty = stories.empty()
export const Phone = stories.phone('seasons')
export const LongText = stories.longText('seasons')
export const LongEnglish = stories.longEnglish('seasonsEn')
export const PageBuilder = stories.builder('seasons')
export const PageBuilderEnglish = stories.builderEnglish('seasonsEn')
export const EmptyInPageBuilder = stories.builder({})
