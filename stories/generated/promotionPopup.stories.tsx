// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { promotionPopupBlock } from '#blocks/popups/promotionPopup/block.ts'
import { PromotionPopup } from '#blocks/popups/promotionPopup/PromotionPopup.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(promotionPopupBlock, PromotionPopup)
const meta = { title: 'Blocks/PromotionPopup', ...block }
export default meta

export const Whole = stories.builder('whole')
export const WholeEnglish = stories.builderEnglish('wholeEnglish')
export const Halves = stories.builder('halves')
export const Empty = stories.empty()
export const Phone = stories.phone('whole')
export const LongText = stories.longText('whole')
export const LongEnglish = stories.longEnglish('wholeEnglish')
export const PageBuilder = stories.builder('whole')
export const PageBuilderEnglish = stories.builderEnglish('wholeEnglish')
export const EmptyInPageBuilder = stories.builder({})
