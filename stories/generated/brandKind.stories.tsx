// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { brandKindBlock } from '#blocks/content/brandKind/block.ts'
import { BrandKind } from '#blocks/content/brandKind/BrandKind.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(brandKindBlock, BrandKind)
const meta = { title: 'Blocks/BrandKind', ...block }
export default meta

export const Alpine = stories.preset('alpine')
export const AlpineEn = stories.english('alpineEn')
export const Flagship = stories.preset('flagship')
export const Empty = stories.empty()
export const Phone = stories.phone('alpine')
export const LongText = stories.longText('alpine')
export const LongEnglish = stories.longEnglish('alpineEn')
export const PageBuilder = stories.builder('alpine')
export const PageBuilderEnglish = stories.builderEnglish('alpineEn')
export const EmptyInPageBuilder = stories.builder({})
