import { BrandLetterRow } from '#blocks/content/brandLetterRow/BrandLetterRow.tsx'
import { brandLetterRowBlock } from '#blocks/content/brandLetterRow/block.ts'
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
export const LongText = stories.longText('eight')
export const LongEnglish = stories.longEnglish('eightEnglish')
export const Phone = stories.phone('eight')
export const FiveOnPhone = stories.phone('five')
export const PageBuilder = stories.builder('eight')
export const EmptyInPageBuilder = stories.builder({})
