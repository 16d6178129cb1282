import { brandCategoryNavBlock } from '#blocks/catalogue/brandCategoryNav/block.ts'
import { BrandCategoryNav } from '#blocks/catalogue/brandCategoryNav/BrandCategoryNav.tsx'
import { listRoute } from '#blocks/testing/product-list.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...nav } = blockStories(brandCategoryNavBlock, BrandCategoryNav, {
  route: listRoute({
    place: { kind: 'brand', code: 'northfell', name: 'Northfell', categoryCode: 'jackets' },
  }),
})
const meta = { title: 'Blocks/BrandCategoryNav', ...block }
export default meta

export const Brand = nav.preset('brand')
/** The categories of the brand's list. */
export const OwnCategories = nav.preset('ownCategories')
export const BrandInEnglish = nav.english('brandEn')
export const LongText = nav.longText('brand')
export const LongEnglish = nav.longEnglish('brandEn')
export const English = nav.english('ownCategories')
export const Phone = nav.phone('brand')
export const PageBuilder = nav.builder('brand')
