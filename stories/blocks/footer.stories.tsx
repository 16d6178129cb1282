import { footerBlock } from '#blocks/frame/footer/block.ts'
import { Footer } from '#blocks/frame/footer/Footer.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...footer } = blockStories(footerBlock, Footer)
const meta = { title: 'Blocks/Footer', ...block }
export default meta

export const Shop = footer.preset('shop')
export const English = footer.english('shopEn')
export const Bare = footer.preset('bare')
export const LongText = footer.longText('shop')
export const LongEnglish = footer.longEnglish('shopEn')
export const Phone = footer.phone('shop')
export const Empty = footer.empty()
export const PageBuilder = footer.builder('shop')
