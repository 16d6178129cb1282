// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { guessYouLikeBlock } from '#blocks/catalogue/guessYouLike/block.ts'
import { GuessYouLike } from '#blocks/catalogue/guessYouLike/GuessYouLike.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(guessYouLikeBlock, GuessYouLike)
const meta = { title: 'Blocks/GuessYouLike', ...block }
export default meta

export const Plain = stories.preset('plain')
export const Named = stories.english('named')
export const Few = stories.preset('few')
export const Empty = stories.empty()
export const Phone = stories.phone('few')
export const LongText = stories.longText('few')
export const LongEnglish = stories.longEnglish('named')
export const PageBuilder = stories.builder('few')
export const PageBuilderEnglish = stories.builderEnglish('named')
export const EmptyInPageBuilder = stories.builder({})
