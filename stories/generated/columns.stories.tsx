// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { columnsBlock } from '#blocks/content/columns/block.ts'
import { Columns } from '#blocks/content/columns/Columns.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(columnsBlock, Columns)
const meta = { title: 'Blocks/Columns', ...block }
export default meta

export const Halves = stories.preset('halves')
export const Thirds = stories.preset('thirds')
export const WideAndNarrow = stories.preset('wideAndNarrow')
export const Four = stories.preset('four')
export const Empty = stories.empty()
export const English = stories.english('halves')
export const Phone = stories.phone('halves')
export const PageBuilder = stories.builder('halves')
export const PageBuilderEnglish = stories.builderEnglish('halves')
export const EmptyInPageBuilder = stories.builder({})
