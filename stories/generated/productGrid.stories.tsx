// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { productGridBlock } from '#blocks/catalogue/productGrid/block.ts'
import { ProductGrid } from '#blocks/catalogue/productGrid/ProductGrid.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(productGridBlock, ProductGrid)
const meta = { title: 'Blocks/ProductGrid', ...block }
export default meta

export const Endless = stories.preset('endless')
export const ByButton = stories.preset('byButton')
export const Empty = stories.empty()
export const English = stories.english('endless')
export const Phone = stories.phone('endless')
export const PageBuilder = stories.builder('endless')
export const PageBuilderEnglish = stories.builderEnglish('endless')
export const EmptyInPageBuilder = stories.builder({})
