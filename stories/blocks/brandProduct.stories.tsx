import { brandProductBlock } from '#blocks/catalogue/brandProduct/block.ts'
import { BrandProduct } from '#blocks/catalogue/brandProduct/BrandProduct.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...brand } = blockStories(brandProductBlock, BrandProduct)
const meta = { title: 'Blocks/BrandProduct/States', ...block }
export default meta

/** An unknown category: no title. Source: LO-56. */
export const UnknownCategory = brand.preset({ productCodes: 'CR-BOT-001', categoryCode: 'missing' })
