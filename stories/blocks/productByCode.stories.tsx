import { productByCodeBlock } from '#blocks/catalogue/productByCode/block.ts'
import { ProductByCode } from '#blocks/catalogue/productByCode/ProductByCode.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...samples } = blockStories(productByCodeBlock, ProductByCode)
const meta = { title: 'Blocks/ProductByCode', ...block }
export default meta

/** Shoppers see nothing. Source: L-298. */
export const OnThePage = samples.preset('few')
export const PageBuilder = samples.builder('few')
export const OneInPageBuilder = samples.builder('one')
export const SpareInPageBuilder = samples.builder('spare')
export const EnglishInPageBuilder = {
  ...samples.english('few'),
  globals: { language: 'en', mode: 'builder' },
}
export const Phone = {
  ...samples.builder('few'),
  globals: { mode: 'builder', viewport: { value: 'phone', isRotated: false } },
}
export const Empty = samples.empty()
export const EmptyInPageBuilder = samples.builder({})
