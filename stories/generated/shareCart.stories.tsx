// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { shareCartBlock } from '#blocks/checkout/shareCart/block.ts'
import { ShareCart } from '#blocks/checkout/shareCart/ShareCart.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(shareCartBlock, ShareCart)
const meta = { title: 'Blocks/ShareCart', ...block }
export default meta

export const Button = stories.preset('button')
export const Text = stories.preset('text')
export const TextEn = stories.english('textEn')
export const Empty = stories.empty()
export const Phone = stories.phone('text')
export const LongText = stories.longText('text')
export const LongEnglish = stories.longEnglish('textEn')
export const PageBuilder = stories.builder('text')
export const PageBuilderEnglish = stories.builderEnglish('textEn')
export const EmptyInPageBuilder = stories.builder({})
