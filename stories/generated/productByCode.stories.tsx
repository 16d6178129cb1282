// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { productByCodeBlock } from '#blocks/catalogue/productByCode/block.ts'
import { ProductByCode } from '#blocks/catalogue/productByCode/ProductByCode.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(productByCodeBlock, ProductByCode)
const meta = { title: 'Blocks/ProductByCode', ...block }
export default meta

export const One = stories.preset('one')
export const Few = stories.preset('few')
export const Spare = stories.preset('spare')
export const Empty = stories.empty()
export const English = stories.english('one')
export const PageBuilder = stories.builder('one')
export const PageBuilderEnglish = stories.builderEnglish('one')
export const EmptyInPageBuilder = stories.builder({})
