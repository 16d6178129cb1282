// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { iframeBlock } from '#blocks/content/iframe/block.ts'
import { Iframe } from '#blocks/content/iframe/Iframe.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(iframeBlock, Iframe)
const meta = { title: 'Blocks/Iframe', ...block }
export default meta

export const Film = stories.preset('film')
export const Note = stories.preset('note')
export const NoteEn = stories.english('noteEn')
export const Empty = stories.empty()
export const Phone = stories.phone('note')
export const LongText = stories.longText('note')
export const LongEnglish = stories.longEnglish('noteEn')
export const PageBuilder = stories.builder('note')
export const PageBuilderEnglish = stories.builderEnglish('noteEn')
export const EmptyInPageBuilder = stories.builder({})
