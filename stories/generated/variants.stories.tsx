// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { variantsBlock } from '#blocks/content/variants/block.ts'
import { Variants } from '#blocks/content/variants/Variants.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(variantsBlock, Variants)
const meta = { title: 'Blocks/Variants', ...block }
export default meta

export const Halves = stories.preset('halves')
export const Bag = stories.preset('bag')
export const Careful = stories.preset('careful')
export const Three = stories.preset('three')
export const Empty = stories.empty()
export const English = stories.english('halves')
export const Phone = stories.phone('halves')
export const PageBuilder = stories.builder('halves')
export const PageBuilderEnglish = stories.builderEnglish('halves')
export const EmptyInPageBuilder = stories.builder({})
