import { richTextBlock } from '#blocks/content/richText/block.ts'
import { RichText } from '#blocks/content/richText/RichText.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...text } = blockStories(richTextBlock, RichText)
const meta = { title: 'Blocks/RichText', ...block }
export default meta

export const Story = text.preset('story')
export const English = text.english('storyEn')
export const SizeTable = text.preset('sizes')
export const Care = text.english('care')
export const Empty = text.empty()
export const Phone = text.phone('sizes')
export const PageBuilder = text.builder('story')
export const LongText = text.longText('story')
export const LongEnglish = text.longEnglish('storyEn')
