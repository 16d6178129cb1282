// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { recommendedListBlock } from '#blocks/catalogue/recommendedList/block.ts'
import { RecommendedList } from '#blocks/catalogue/recommendedList/RecommendedList.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(recommendedListBlock, RecommendedList)
const meta = { title: 'Blocks/RecommendedList', ...block }
export default meta

export const Men = stories.preset('men')
export const MenEnglish = stories.english('menEnglish')
export const Gear = stories.preset('gear')
export const Empty = stories.empty()
export const Phone = stories.phone('men')
export const LongText = stories.longText('men')
export const LongEnglish = stories.longEnglish('menEnglish')
export const PageBuilder = stories.builder('men')
export const PageBuilderEnglish = stories.builderEnglish('menEnglish')
export const EmptyInPageBuilder = stories.builder({})
