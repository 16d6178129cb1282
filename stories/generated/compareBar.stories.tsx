// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { compareBarBlock } from '#blocks/catalogue/compareBar/block.ts'
import { CompareBar } from '#blocks/catalogue/compareBar/CompareBar.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(compareBarBlock, CompareBar)
const meta = { title: 'Blocks/CompareBar', ...block }
export default meta

export const Plain = stories.preset('plain')
export const Highlighted = stories.preset('highlighted')
export const Empty = stories.empty()
export const English = stories.english('plain')
export const Phone = stories.phone('plain')
export const PageBuilder = stories.builder('plain')
export const PageBuilderEnglish = stories.builderEnglish('plain')
export const EmptyInPageBuilder = stories.builder({})
