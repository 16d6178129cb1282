// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { brandCategoryNavBlock } from '#blocks/catalogue/brandCategoryNav/block.ts'
import { BrandCategoryNav } from '#blocks/catalogue/brandCategoryNav/BrandCategoryNav.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(brandCategoryNavBlock, BrandCategoryNav)
const meta = { title: 'Blocks/BrandCategoryNav', ...block }
export default meta

export const Brand = stories.preset('brand')
export const BrandEn = stories.english('brandEn')
export const OwnCategories = stories.preset('ownCategories')
export const Empty = stories.empty()
export const Phone = stories.phone('brand')
export const LongText = stories.longText('brand')
export const LongEnglish = stories.longEnglish('brandEn')
export const PageBuilder = stories.builder('brand')
export const PageBuilderEnglish = stories.builderEnglish('brandEn')
export const EmptyInPageBuilder = stories.builder({})
