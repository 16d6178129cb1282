// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { plpColorSwatchesBlock } from '#blocks/catalogue/plpColorSwatches/block.ts'
import { PlpColorSwatches } from '#blocks/catalogue/plpColorSwatches/PlpColorSwatches.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(plpColorSwatchesBlock, PlpColorSwatches)
const meta = { title: 'Blocks/PlpColorSwatches', ...block }
export default meta

export const Plain = stories.preset('plain')
export const Pictures = stories.preset('pictures')
export const Empty = stories.empty()
export const English = stories.english('plain')
export const PageBuilder = stories.builder('plain')
export const PageBuilderEnglish = stories.builderEnglish('plain')
export const EmptyInPageBuilder = stories.builder({})
