// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { miniCartBlock } from '#blocks/frame/miniCart/block.ts'
import { MiniCart } from '#blocks/frame/miniCart/MiniCart.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(miniCartBlock, MiniCart)
const meta = { title: 'Blocks/MiniCart', ...block }
export default meta

export const Freight = stories.preset('freight')
export const FreightEn = stories.english('freightEn')
export const Usual = stories.preset('usual')
export const Empty = stories.empty()
export const Phone = stories.phone('freight')
export const LongText = stories.longText('freight')
export const LongEnglish = stories.longEnglish('freightEn')
export const PageBuilder = stories.builder('freight')
export const PageBuilderEnglish = stories.builderEnglish('freightEn')
export const EmptyInPageBuilder = stories.builder({})
