// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { shopPromotionsBlock } from '#blocks/catalogue/shopPromotions/block.ts'
import { ShopPromotions } from '#blocks/catalogue/shopPromotions/ShopPromotions.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(shopPromotionsBlock, ShopPromotions)
const meta = { title: 'Blocks/ShopPromotions', ...block }
export default meta

export const Opening = stories.preset('opening')
export const Socks = stories.preset('socks')
export const TwoViews = stories.preset('twoViews')
export const Empty = stories.empty()
export const English = stories.english('opening')
export const Phone = stories.phone('opening')
export const PageBuilder = stories.builder('opening')
export const PageBuilderEnglish = stories.builderEnglish('opening')
export const EmptyInPageBuilder = stories.builder({})
