// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { shopListBlock } from '#blocks/content/shopList/block.ts'
import { ShopList } from '#blocks/content/shopList/ShopList.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(shopListBlock, ShopList)
const meta = { title: 'Blocks/ShopList', ...block }
export default meta

export const Eight = stories.preset('eight')
export const EightEnglish = stories.english('eightEnglish')
export const Sixteen = stories.preset('sixteen')
export const SixteenEnglish = stories.english('sixteenEnglish')
export const SeeThrough = stories.preset('seeThrough')
export const Empty = stories.empty()
export const Phone = stories.phone('eight')
export const LongText = stories.longText('eight')
export const LongEnglish = stories.longEnglish('eightEnglish')
export const PageBuilder = stories.builder('eight')
export const PageBuilderEnglish = stories.builderEnglish('eightEnglish')
export const EmptyInPageBuilder = stories.builder({})
