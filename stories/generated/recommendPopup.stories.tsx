// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { recommendPopupBlock } from '#blocks/popups/recommendPopup/block.ts'
import { RecommendPopup } from '#blocks/popups/recommendPopup/RecommendPopup.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(recommendPopupBlock, RecommendPopup)
const meta = { title: 'Blocks/RecommendPopup', ...block }
export default meta

export const Match = stories.builder('match')
export const MatchEn = stories.builderEnglish('matchEn')
export const Quiet = stories.builder('quiet')
export const Empty = stories.empty()
export const Phone = stories.phone('match')
export const LongText = stories.longText('match')
export const LongEnglish = stories.longEnglish('matchEn')
export const PageBuilder = stories.builder('match')
export const PageBuilderEnglish = stories.builderEnglish('matchEn')
export const EmptyInPageBuilder = stories.builder({})
