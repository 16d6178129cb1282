// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { checkoutPaymentBlock } from '#blocks/checkout/checkoutPayment/block.ts'
import { CheckoutPayment } from '#blocks/checkout/checkoutPayment/CheckoutPayment.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(checkoutPaymentBlock, CheckoutPayment)
const meta = { title: 'Blocks/CheckoutPayment', ...block }
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
