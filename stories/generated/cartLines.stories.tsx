// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { cartLinesBlock } from '#blocks/checkout/cartLines/block.ts'
import { CartLines } from '#blocks/checkout/cartLines/CartLines.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(cartLinesBlock, CartLines)
const meta = { title: 'Blocks/CartLines', ...block }
export default meta

export const Full = stories.preset('full')
export const Plain = stories.preset('plain')
export const Empty = stories.empty()
export const English = stories.english('full')
export const Phone = stories.phone('full')
export const PageBuilder = stories.builder('full')
export const PageBuilderEnglish = stories.builderEnglish('full')
export const EmptyInPageBuilder = stories.builder({})
