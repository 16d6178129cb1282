import { productMediaBlock } from '#blocks/catalogue/productMedia/block.ts'
import { ProductMedia } from '#blocks/catalogue/productMedia/ProductMedia.tsx'
import { productRoute } from '#blocks/testing/product-detail.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...media } = blockStories(productMediaBlock, ProductMedia, { route: productRoute() })
const meta = { title: 'Blocks/ProductMedia', ...block }
export default meta

export const Everything = media.preset('standard')
export const English = media.english('standard')
export const Brief = media.preset('brief')
export const LongText = media.longText('standard')
export const LongEnglish = media.longEnglish('standard')
export const Phone = media.phone('standard')
export const PageBuilder = media.builder('standard')
