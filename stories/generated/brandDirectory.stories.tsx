// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { brandDirectoryBlock } from '#blocks/content/brandDirectory/block.ts'
import { BrandDirectory } from '#blocks/content/brandDirectory/BrandDirectory.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(brandDirectoryBlock, BrandDirectory)
const meta = { title: 'Blocks/BrandDirectory', ...block }
export default meta

export const Whole = stories.preset('whole')
export const Few = stories.preset('few')
export const Words = stories.preset('words')
export const Empty = stories.empty()
export const English = stories.english('whole')
export const Phone = stories.phone('words')
export const LongText = stories.longText('words')
export const LongEnglish = stories.longEnglish('whole')
export const PageBuilder = stories.builder('words')
export const PageBuilderEnglish = stories.builderEnglish('whole')
export const EmptyInPageBuilder = stories.builder({})
