import { basicProductListBlock } from '#blocks/catalogue/basicProductList/block.ts'
import { BasicProductList } from '#blocks/catalogue/basicProductList/BasicProductList.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...list } = blockStories(basicProductListBlock, BasicProductList)
const meta = { title: 'Blocks/BasicProductList', ...block }
export default meta

export const Row = list.preset('row')
export const TenPicks = list.preset('range')
/** Scroll on, or press the button: 20 more come. */
export const Long = list.preset('long')
export const English = list.english('range')
export const UnknownCodes = list.preset({ productCodes: 'missing-1, CR-JKT-001, missing-2' })
export const Empty = list.empty()
export const Phone = list.phone('range')
export const PageBuilder = list.builder('range')
