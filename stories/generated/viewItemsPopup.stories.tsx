// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { viewItemsPopupBlock } from '#blocks/popups/viewItemsPopup/block.ts'
import { ViewItemsPopup } from '#blocks/popups/viewItemsPopup/ViewItemsPopup.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(viewItemsPopupBlock, ViewItemsPopup)
const meta = { title: 'Blocks/ViewItemsPopup', ...block }
export default meta

export const Plain = stories.builder('plain')
export const PlainEnglish = stories.builderEnglish('plainEnglish')
export const Night = stories.builder('night')
export const NightEnglish = stories.builderEnglish('nightEnglish')
export const Empty = stories.empty()
export const Phone = stories.phone('plain')
export const LongText = stories.longText('plain')
export const LongEnglish = stories.longEnglish('plainEnglish')
export const PageBuilder = stories.builder('plain')
export const PageBuilderEnglish = stories.builderEnglish('plainEnglish')
export const EmptyInPageBuilder = stories.builder({})
