// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { articleTitleBlock } from '#blocks/content/articleTitle/block.ts'
import { ArticleTitle } from '#blocks/content/articleTitle/ArticleTitle.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(articleTitleBlock, ArticleTitle)
const meta = { title: 'Blocks/ArticleTitle', ...block }
export default meta

export const Plain = stories.preset('plain')
export const PlainEn = stories.english('plainEn')
export const Large = stories.preset('large')
export const Small = stories.english('small')
export const Empty = stories.empty()
export const Phone = stories.phone('plain')
export const LongText = stories.longText('plain')
export const LongEnglish = stories.longEnglish('plainEn')
export const PageBuilder = stories.builder('plain')
export const PageBuilderEnglish = stories.builderEnglish('plainEn')
export const EmptyInPageBuilder = stories.builder({})
