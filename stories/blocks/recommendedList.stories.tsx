import { recommendedListBlock } from '#blocks/catalogue/recommendedList/block.ts'
import { RecommendedList } from '#blocks/catalogue/recommendedList/RecommendedList.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...list } = blockStories(recommendedListBlock, RecommendedList)
const meta = { title: 'Blocks/RecommendedList/States', ...block }
export default meta

/** Nothing of the category can be bought. */
export const NothingToRecommend = list.preset({ categoryCodes: 'missing' })
/** The same on the canvas: the codes that were chosen. */
export const NothingInPageBuilder = list.builder({ categoryCodes: 'missing' })
