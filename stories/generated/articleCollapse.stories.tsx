// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { articleCollapseBlock } from '#blocks/content/articleCollapse/block.ts'
import { ArticleCollapse } from '#blocks/content/articleCollapse/ArticleCollapse.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(articleCollapseBlock, ArticleCollapse)
const meta = { title: 'Blocks/ArticleCollapse', ...block }
export default meta

export const Delivery = stories.preset('delivery')
export const DeliveryEn = stories.english('deliveryEn')
export const Untitled = stories.preset('untitled')
export const Last = stories.english('last')
export const Empty = stories.empty()
export const Phone = stories.phone('delivery')
export const LongText = stories.longText('delivery')
export const LongEnglish = stories.longEnglish('deliveryEn')
export const PageBuilder = stories.builder('delivery')
export const PageBuilderEnglish = stories.builderEnglish('deliveryEn')
export const EmptyInPageBuilder = stories.builder({})
