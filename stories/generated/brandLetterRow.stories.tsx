// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { brandLetterRowBlock } from '#blocks/content/brandLetterRow/block.ts'
import { BrandLetterRow } from '#blocks/content/brandLetterRow/BrandLetterRow.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(brandLetterRowBlock, BrandLetterRow)
const meta = { title: 'Blocks/BrandLetterRow', ...block }
export default meta

export const Eight = stories.preset('eight')
export const EightEnglish = stories.english('eightEnglish')
export const Five = stories.preset('five')
export const FiveEnglish = stories.english('fiveEnglish')
export const Logos = stories.preset('logos')
export const Empty = stories.empty()
export const Phone = stories.phone('eight')
export const LongText = stories.longText('eight')
export const LongEnglish = stories.longEnglish('eightEnglish')
export const PageBuilder = stories.builder('eight')
export const PageBuilderEnglish = stories.builderEnglish('eightEnglish')
export const EmptyInPageBuilder = stories.builder({})
