import { plpColorSwatchesBlock } from '#blocks/catalogue/plpColorSwatches/block.ts'
import { PlpColorSwatches } from '#blocks/catalogue/plpColorSwatches/PlpColorSwatches.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...swatches } = blockStories(plpColorSwatchesBlock, PlpColorSwatches)
const meta = { title: 'Blocks/PlpColorSwatches', ...block }
export default meta

/** Draws nothing by itself. */
export const Plain = swatches.preset('plain')
export const PageBuilder = swatches.builder('pictures')
export const Empty = swatches.empty()
export const PageBuilderInEnglish = {
  ...swatches.builder('plain'),
  globals: { mode: 'builder', language: 'en' },
}
