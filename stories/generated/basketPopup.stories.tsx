// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { basketPopupBlock } from '#blocks/popups/basketPopup/block.ts'
import { BasketPopup } from '#blocks/popups/basketPopup/BasketPopup.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(basketPopupBlock, BasketPopup)
const meta = { title: 'Blocks/BasketPopup', ...block }
export default meta

export const FreeDelivery = stories.builder('freeDelivery')
export const FreeDeliveryEnglish = stories.builderEnglish('freeDeliveryEnglish')
export const Gift = stories.builder('gift')
export const GiftEnglish = stories.builderEnglish('giftEnglish')
export const Empty = stories.empty()
export const Phone = stories.phone('freeDelivery')
export const LongText = stories.longText('freeDelivery')
export const LongEnglish = stories.longEnglish('freeDeliveryEnglish')
export const PageBuilder = stories.builder('freeDelivery')
export const PageBuilderEnglish = stories.builderEnglish('freeDeliveryEnglish')
export const EmptyInPageBuilder = stories.builder({})
