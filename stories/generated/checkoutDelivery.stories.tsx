// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { checkoutDeliveryBlock } from '#blocks/checkout/checkoutDelivery/block.ts'
import { CheckoutDelivery } from '#blocks/checkout/checkoutDelivery/CheckoutDelivery.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(checkoutDeliveryBlock, CheckoutDelivery)
const meta = { title: 'Blocks/CheckoutDelivery', ...block }
export default meta

export const Plain = stories.preset('plain')
export const Note = stories.preset('note')
export const NoteEn = stories.english('noteEn')
export const Empty = stories.empty()
export const Phone = stories.phone('note')
export const LongText = stories.longText('note')
export const LongEnglish = stories.longEnglish('noteEn')
export const PageBuilder = stories.builder('note')
export const PageBuilderEnglish = stories.builderEnglish('noteEn')
export const EmptyInPageBuilder = stories.builder({})
