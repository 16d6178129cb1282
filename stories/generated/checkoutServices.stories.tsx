// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { checkoutServicesBlock } from '#blocks/checkout/checkoutServices/block.ts'
import { CheckoutServices } from '#blocks/checkout/checkoutServices/CheckoutServices.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(checkoutServicesBlock, CheckoutServices)
const meta = { title: 'Blocks/CheckoutServices', ...block }
export default meta

export const All = stories.preset('all')
export const Remark = stories.preset('remark')
export const RemarkEn = stories.english('remarkEn')
export const Empty = stories.empty()
export const Phone = stories.phone('remark')
export const LongText = stories.longText('remark')
export const LongEnglish = stories.longEnglish('remarkEn')
export const PageBuilder = stories.builder('remark')
export const PageBuilderEnglish = stories.builderEnglish('remarkEn')
export const EmptyInPageBuilder = stories.builder({})
