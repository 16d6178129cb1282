// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { breadcrumbBlock } from '#blocks/catalogue/breadcrumb/block.ts'
import { Breadcrumb } from '#blocks/catalogue/breadcrumb/Breadcrumb.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(breadcrumbBlock, Breadcrumb)
const meta = { title: 'Blocks/Breadcrumb', ...block }
export default meta

export const FromHome = stories.preset('fromHome')
export const Short = stories.preset('short')
export const Empty = stories.empty()
export const English = stories.english('fromHome')
export const Phone = stories.phone('fromHome')
export const PageBuilder = stories.builder('fromHome')
export const PageBuilderEnglish = stories.builderEnglish('fromHome')
export const EmptyInPageBuilder = stories.builder({})
