// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { adCardBlock } from '#blocks/content/adCard/block.ts'
import { AdCard } from '#blocks/content/adCard/AdCard.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(adCardBlock, AdCard)
const meta = { title: 'Blocks/AdCard', ...block }
export default meta

export const Titled = stories.preset('titled')
export const TitledEnglish = stories.english('titledEnglish')
export const Picture = stories.preset('picture')
export const Empty = stories.empty()
export const Phone = stories.phone('titled')
export const LongText = stories.longText('titled')
export const LongEnglish = stories.longEnglish('titledEnglish')
export const PageBuilder = stories.builder('titled')
export const PageBuilderEnglish = stories.builderEnglish('titledEnglish')
export const EmptyInPageBuilder = stories.builder({})
