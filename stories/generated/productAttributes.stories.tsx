// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { productAttributesBlock } from '#blocks/catalogue/productAttributes/block.ts'
import { ProductAttributes } from '#blocks/catalogue/productAttributes/ProductAttributes.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(productAttributesBlock, ProductAttributes)
const meta = { title: 'Blocks/ProductAttributes', ...block }
export default meta

export const Standard = stories.preset('standard')
export const Titled = stories.preset('titled')
export const Empty = stories.empty()
export const English = stories.english('standard')
export const Phone = stories.phone('titled')
export const LongText = stories.longText('titled')
export const LongEnglish = stories.longEnglish('standard')
export const PageBuilder = stories.builder('titled')
export const PageBuilderEnglish = stories.builderEnglish('standard')
export const EmptyInPageBuilder = stories.builder({})
