// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { basicProductListBlock } from '#blocks/catalogue/basicProductList/block.ts'
import { BasicProductList } from '#blocks/catalogue/basicProductList/BasicProductList.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(basicProductListBlock, BasicProductList)
const meta = { title: 'Blocks/BasicProductList', ...block }
export default meta

export const Row = stories.preset('row')
export const Range = stories.preset('range')
export const Long = stories.preset('long')
export const Empty = stories.empty()
export const English = stories.english('row')
export const Phone = stories.phone('row')
export const PageBuilder = stories.builder('row')
export const PageBuilderEnglish = stories.builderEnglish('row')
export const EmptyInPageBuilder = stories.builder({})
