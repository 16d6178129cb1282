import { productAttributesBlock } from '#blocks/catalogue/productAttributes/block.ts'
import { ProductAttributes } from '#blocks/catalogue/productAttributes/ProductAttributes.tsx'
import { productRoute } from '#blocks/testing/product-detail.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...attributes } = blockStories(productAttributesBlock, ProductAttributes, {
  route: productRoute(),
})
const meta = { title: 'Blocks/ProductAttributes', ...block }
export default meta

export const Standard = attributes.preset('standard')
export const English = attributes.english('standard')
export const OwnHeading = attributes.preset('titled')
export const LongText = attributes.longText('standard')
export const LongEnglish = attributes.longEnglish('standard')
export const Phone = attributes.phone('standard')
export const PageBuilder = attributes.builder('standard')
