import { PromotionPopup } from '#blocks/popups/promotionPopup/PromotionPopup.tsx'
import { promotionPopupBlock } from '#blocks/popups/promotionPopup/block.ts'
import { blockStories } from '../block-stories.tsx'
import { opensSoon } from '../opens-soon.ts'

const { meta: block, ...promotion } = blockStories(promotionPopupBlock, PromotionPopup)
const meta = { title: 'Blocks/PromotionPopup/States', ...block }
export default meta

export const OneLink = opensSoon(promotion.preset('whole'))
export const OneLinkInEnglish = opensSoon(promotion.english('wholeEnglish'))
export const TwoHalves = opensSoon(promotion.preset('halves'))
export const LongText = opensSoon(promotion.longText('whole'))
export const LongEnglish = opensSoon(promotion.longEnglish('wholeEnglish'))
export const Phone = opensSoon(promotion.phone('whole'))
