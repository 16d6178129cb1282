import { articleTitleBlock } from '#blocks/content/articleTitle/block.ts'
import { ArticleTitle } from '#blocks/content/articleTitle/ArticleTitle.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...title } = blockStories(articleTitleBlock, ArticleTitle)
const meta = { title: 'Blocks/ArticleTitle', ...block }
export default meta

export const Plain = title.preset('plain')
export const English = title.english('plainEn')
export const Large = title.preset('large')
export const Small = title.english('small')
export const LongText = title.longText('plain')
export const LongEnglish = title.longEnglish('plainEn')
export const Empty = title.empty()
export const Phone = title.phone('large')
export const PageBuilder = title.builder('plain')
