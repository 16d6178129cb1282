// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { messageBarBlock } from '#blocks/frame/messageBar/block.ts'
import { MessageBar } from '#blocks/frame/messageBar/MessageBar.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(messageBarBlock, MessageBar)
const meta = { title: 'Blocks/MessageBar', ...block }
export default meta

export const News = stories.preset('news')
export const NewsEn = stories.english('newsEn')
export const Notice = stories.preset('notice')
export const Slow = stories.english('slow')
export const Empty = stories.empty()
export const Phone = stories.phone('news')
export const LongText = stories.longText('news')
export const LongEnglish = stories.longEnglish('newsEn')
export const PageBuilder = stories.builder('news')
export const PageBuilderEnglish = stories.builderEnglish('newsEn')
export const EmptyInPageBuilder = stories.builder({})
