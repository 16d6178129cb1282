// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { markupListBlock } from '#blocks/catalogue/markupList/block.ts'
import { MarkupList } from '#blocks/catalogue/markupList/MarkupList.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(markupListBlock, MarkupList)
const meta = { title: 'Blocks/MarkupList', ...block }
export default meta

export const Open = stories.preset('open')
export const Folded = stories.preset('folded')
export const Empty = stories.empty()
export const English = stories.english('open')
export const Phone = stories.phone('open')
export const PageBuilder = stories.builder('open')
export const PageBuilderEnglish = stories.builderEnglish('open')
export const EmptyInPageBuilder = stories.builder({})
