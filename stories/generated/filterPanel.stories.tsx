// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { filterPanelBlock } from '#blocks/catalogue/filterPanel/block.ts'
import { FilterPanel } from '#blocks/catalogue/filterPanel/FilterPanel.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(filterPanelBlock, FilterPanel)
const meta = { title: 'Blocks/FilterPanel', ...block }
export default meta

export const Standard = stories.preset('standard')
export const Folded = stories.preset('folded')
export const Empty = stories.empty()
export const English = stories.english('standard')
export const Phone = stories.phone('standard')
export const PageBuilder = stories.builder('standard')
export const PageBuilderEnglish = stories.builderEnglish('standard')
export const EmptyInPageBuilder = stories.builder({})
