// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { productSummaryBlock } from '#blocks/catalogue/productSummary/block.ts'
import { ProductSummary } from '#blocks/catalogue/productSummary/ProductSummary.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(productSummaryBlock, ProductSummary)
const meta = { title: 'Blocks/ProductSummary', ...block }
export default meta

export const Plain = stories.preset('plain')
export const Message = stories.preset('message')
export const Bare = stories.preset('bare')
export const Empty = stories.empty()
export const English = stories.english('plain')
export const Phone = stories.phone('message')
export const LongText = stories.longText('message')
export const LongEnglish = stories.longEnglish('plain')
export const PageBuilder = stories.builder('message')
export const PageBuilderEnglish = stories.builderEnglish('plain')
export const EmptyInPageBuilder = stories.builder({})
