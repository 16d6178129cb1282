import { KindPoster } from '#blocks/content/kindPoster/KindPoster.tsx'
import { kindPosterBlock } from '#blocks/content/kindPoster/block.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(kindPosterBlock, KindPoster)
const meta = { title: 'Blocks/KindPoster', ...block }
export default meta

export const Two = stories.preset('two')
export const Three = stories.preset('three')
export const One = stories.preset('one')
export const Empty = stories.empty()
export const LongText = stories.longText('two')
export const LongEnglish = stories.longEnglish('twoEnglish')
export const Phone = stories.phone('two')
export const English = stories.english('twoEnglish')
export const PageBuilder = stories.builder('two')
export const EmptyInPageBuilder = stories.builder({})
export const ThreeEnglish = stories.english('threeEnglish')
