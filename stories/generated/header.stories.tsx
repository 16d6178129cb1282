// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { headerBlock } from '#blocks/frame/header/block.ts'
import { Header } from '#blocks/frame/header/Header.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(headerBlock, Header)
const meta = { title: 'Blocks/Header', ...block }
export default meta

export const Shop = stories.preset('shop')
export const ShopEn = stories.english('shopEn')
export const NoStrip = stories.preset('noStrip')
export const Bare = stories.preset('bare')
export const Empty = stories.empty()
export const Phone = stories.phone('shop')
export const LongText = stories.longText('shop')
export const LongEnglish = stories.longEnglish('shopEn')
export const PageBuilder = stories.builder('shop')
export const PageBuilderEnglish = stories.builderEnglish('shopEn')
export const EmptyInPageBuilder = stories.builder({})
