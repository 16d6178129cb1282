// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { posterListBlock } from '#blocks/content/posterList/block.ts'
import { PosterList } from '#blocks/content/posterList/PosterList.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(posterListBlock, PosterList)
const meta = { title: 'Blocks/PosterList', ...block }
export default meta

export const Two = stories.preset('two')
export const TwoEnglish = stories.english('twoEnglish')
export const Three = stories.preset('three')
export const Empty = stories.empty()
export const Phone = stories.phone('two')
export const LongText = stories.longText('two')
export const LongEnglish = stories.longEnglish('twoEnglish')
export const PageBuilder = stories.builder('two')
export const PageBuilderEnglish = stories.builderEnglish('twoEnglish')
export const EmptyInPageBuilder = stories.builder({})
