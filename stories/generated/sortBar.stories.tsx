// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { sortBarBlock } from '#blocks/catalogue/sortBar/block.ts'
import { SortBar } from '#blocks/catalogue/sortBar/SortBar.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(sortBarBlock, SortBar)
const meta = { title: 'Blocks/SortBar', ...block }
export default meta

export const Standard = stories.preset('standard')
export const Named = stories.preset('named')
export const Empty = stories.empty()
export const English = stories.english('standard')
export const Phone = stories.phone('named')
export const LongText = stories.longText('named')
export const LongEnglish = stories.longEnglish('standard')
export const PageBuilder = stories.builder('named')
export const PageBuilderEnglish = stories.builderEnglish('standard')
export const EmptyInPageBuilder = stories.builder({})
