// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { checkoutDiscountsBlock } from '#blocks/checkout/checkoutDiscounts/block.ts'
import { CheckoutDiscounts } from '#blocks/checkout/checkoutDiscounts/CheckoutDiscounts.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(checkoutDiscountsBlock, CheckoutDiscounts)
const meta = { title: 'Blocks/CheckoutDiscounts', ...block }
export default meta

export const All = stories.preset('all')
export const Code = stories.preset('code')
export const CodeEn = stories.english('codeEn')
export const Empty = stories.empty()
export const Phone = stories.phone('code')
export const LongText = stories.longText('code')
export const LongEnglish = stories.longEnglish('codeEn')
export const PageBuilder = stories.builder('code')
export const PageBuilderEnglish = stories.builderEnglish('codeEn')
export const EmptyInPageBuilder = stories.builder({})
