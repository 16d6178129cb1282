// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { checkoutSubmitBlock } from '#blocks/checkout/checkoutSubmit/block.ts'
import { CheckoutSubmit } from '#blocks/checkout/checkoutSubmit/CheckoutSubmit.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(checkoutSubmitBlock, CheckoutSubmit)
const meta = { title: 'Blocks/CheckoutSubmit', ...block }
export default meta

export const Plain = stories.preset('plain')
export const Text = stories.preset('text')
export const TextEn = stories.english('textEn')
export const Empty = stories.empty()
export const Phone = stories.phone('text')
export const LongText = stories.longText('text')
export const LongEnglish = stories.longEnglish('textEn')
export const PageBuilder = stories.builder('text')
export const PageBuilderEnglish = stories.builderEnglish('textEn')
export const EmptyInPageBuilder = stories.builder({})
