import { brandProductBlock } from '#blocks/catalogue/brandProduct/block.ts'
import { BrandProduct } from '#blocks/catalogue/brandProduct/BrandProduct.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...brand } = blockStories(brandProductBlock, BrandProduct)
const meta = { title: 'Blocks/BrandProduct', ...block }
export default meta

export const Boots = brand.preset('boots')
export const English = brand.english('boots')
export const WithSpace = brand.preset('packs')
export const WithoutTitle = brand.preset('untitled')
/** An unknown category: no title. Source: LO-56. */
export const UnknownCategory = brand.preset({ productCodes: 'CR-BOT-001', categoryCode: 'missing' })
export const LongText = brand.longText('boots')
export const Empty = brand.empty()
export const Phone = brand.phone('packs')
export const PageBuilder = brand.builder('boots')
export const EmptyInPageBuilder = brand.builder({})
