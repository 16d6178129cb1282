import { ShopList } from '#blocks/content/shopList/ShopList.tsx'
import { shopListBlock } from '#blocks/content/shopList/block.ts'
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
export const LongText = stories.longText('eight')
export const LongEnglish = stories.longEnglish('eightEnglish')
export const Phone = stories.phone('sixteen')
export const LongTextOnPhone = {
  ...stories.longText('eightEnglish'),
  globals: stories.phone('eight').globals,
}
export const PageBuilder = stories.builder('sixteen')
export const EmptyInPageBuilder = stories.builder({})
