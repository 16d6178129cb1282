// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { customModalBlock } from '#blocks/popups/customModal/block.ts'
import { CustomModal } from '#blocks/popups/customModal/CustomModal.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(customModalBlock, CustomModal)
const meta = { title: 'Blocks/CustomModal', ...block }
export default meta

export const Notice = stories.builder('notice')
export const NoticeEnglish = stories.builderEnglish('noticeEnglish')
export const Choice = stories.builder('choice')
export const ChoiceEnglish = stories.builderEnglish('choiceEnglish')
export const Empty = stories.empty()
export const Phone = stories.phone('notice')
export const LongText = stories.longText('notice')
export const LongEnglish = stories.longEnglish('noticeEnglish')
export const PageBuilder = stories.builder('notice')
export const PageBuilderEnglish = stories.builderEnglish('noticeEnglish')
export const EmptyInPageBuilder = stories.builder({})
