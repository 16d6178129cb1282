import { basicProductListBlock } from '#blocks/catalogue/basicProductList/block.ts'
import { BasicProductList } from '#blocks/catalogue/basicProductList/BasicProductList.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...list } = blockStories(basicProductListBlock, BasicProductList)
const meta = { title: 'Blocks/BasicProductList/States', ...block }
export default meta

export const UnknownCodes = list.preset({ productCodes: 'missing-1, CR-JKT-001, missing-2' })
