// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { cartAddOnsBlock } from '#blocks/checkout/cartAddOns/block.ts'
import { CartAddOns } from '#blocks/checkout/cartAddOns/CartAddOns.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(cartAddOnsBlock, CartAddOns)
const meta = { title: 'Blocks/CartAddOns', ...block }
export default meta

export const All = stories.preset('all')
export const Met = stories.preset('met')
export const MetEn = stories.english('metEn')
export const Empty = stories.empty()
export const Phone = stories.phone('met')
export const LongText = stories.longText('met')
export const LongEnglish = stories.longEnglish('metEn')
export const PageBuilder = stories.builder('met')
export const PageBuilderEnglish = stories.builderEnglish('metEn')
export const EmptyInPageBuilder = stories.builder({})
