// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { plpAdCardBlock } from '#blocks/catalogue/plpAdCard/block.ts'
import { PlpAdCard } from '#blocks/catalogue/plpAdCard/PlpAdCard.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(plpAdCardBlock, PlpAdCard)
const meta = { title: 'Blocks/PlpAdCard', ...block }
export default meta

export const Everywhere = stories.preset('everywhere')
export const EverywhereEnglish = stories.english('everywhereEnglish')
export const ByCategory = stories.preset('byCategory')
export const Empty = stories.empty()
export const PageBuilder = stories.builder('everywhere')
export const PageBuilderEnglish = stories.builderEnglish('everywhereEnglish')
export const EmptyInPageBuilder = stories.builder({})
