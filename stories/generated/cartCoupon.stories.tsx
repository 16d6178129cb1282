// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { cartCouponBlock } from '#blocks/checkout/cartCoupon/block.ts'
import { CartCoupon } from '#blocks/checkout/cartCoupon/CartCoupon.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(cartCouponBlock, CartCoupon)
const meta = { title: 'Blocks/CartCoupon', ...block }
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
