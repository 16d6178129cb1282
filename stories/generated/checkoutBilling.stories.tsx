// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { checkoutBillingBlock } from '#blocks/checkout/checkoutBilling/block.ts'
import { CheckoutBilling } from '#blocks/checkout/checkoutBilling/CheckoutBilling.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(checkoutBillingBlock, CheckoutBilling)
const meta = { title: 'Blocks/CheckoutBilling', ...block }
export default meta

export const Plain = stories.preset('plain')
export const Title = stories.preset('title')
export const TitleEn = stories.english('titleEn')
export const Empty = stories.empty()
export const Phone = stories.phone('title')
export const LongText = stories.longText('title')
export const LongEnglish = stories.longEnglish('titleEn')
export const PageBuilder = stories.builder('title')
export const PageBuilderEnglish = stories.builderEnglish('titleEn')
export const EmptyInPageBuilder = stories.builder({})
