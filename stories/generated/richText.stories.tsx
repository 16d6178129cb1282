// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { richTextBlock } from '#blocks/content/richText/block.ts'
import { RichText } from '#blocks/content/richText/RichText.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(richTextBlock, RichText)
const meta = { title: 'Blocks/RichText', ...block }
export default meta

export const Story = stories.preset('story')
export const StoryEn = stories.english('storyEn')
export const Sizes = stories.preset('sizes')
export const Care = stories.english('care')
export const Empty = stories.empty()
export const Phone = stories.phone('story')
export const LongText = stories.longText('story')
export const LongEnglish = stories.longEnglish('storyEn')
export const PageBuilder = stories.builder('story')
export const PageBuilderEnglish = stories.builderEnglish('storyEn')
export const EmptyInPageBuilder = stories.builder({})
