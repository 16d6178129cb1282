// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { homeModalBlock } from '#blocks/popups/homeModal/block.ts'
import { HomeModal } from '#blocks/popups/homeModal/HomeModal.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(homeModalBlock, HomeModal)
const meta = { title: 'Blocks/HomeModal', ...block }
export default meta

export const Both = stories.builder('both')
export const BothEnglish = stories.builderEnglish('bothEnglish')
export const Visitors = stories.builder('visitors')
export const Narrow = stories.builder('narrow')
export const Empty = stories.empty()
export const Phone = stories.phone('both')
export const LongText = stories.longText('both')
export const LongEnglish = stories.longEnglish('bothEnglish')
export const PageBuilder = stories.builder('both')
export const PageBuilderEnglish = stories.builderEnglish('bothEnglish')
export const EmptyInPageBuilder = stories.builder({})
