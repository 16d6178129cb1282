// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { plpStylesBlock } from '#blocks/catalogue/plpStyles/block.ts'
import { PlpStyles } from '#blocks/catalogue/plpStyles/PlpStyles.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(plpStylesBlock, PlpStyles)
const meta = { title: 'Blocks/PlpStyles', ...block }
export default meta

export const Gathered = stories.preset('gathered')
export const Single = stories.preset('single')
export const Empty = stories.empty()
export const English = stories.english('gathered')
export const PageBuilder = stories.builder('gathered')
export const PageBuilderEnglish = stories.builderEnglish('gathered')
export const EmptyInPageBuilder = stories.builder({})
