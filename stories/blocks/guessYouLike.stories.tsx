import { guessYouLikeBlock } from '#blocks/catalogue/guessYouLike/block.ts'
import { GuessYouLike } from '#blocks/catalogue/guessYouLike/GuessYouLike.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...guessYouLike } = blockStories(guessYouLikeBlock, GuessYouLike)
const meta = { title: 'Blocks/GuessYouLike', ...block }
export default meta

export const BestSellers = guessYouLike.preset('plain')
export const AtMostFour = guessYouLike.preset('few')
export const OwnTitle = guessYouLike.english('named')
export const Empty = guessYouLike.empty()
export const LongText = guessYouLike.longText('plain')
export const LongEnglish = guessYouLike.longEnglish('named')
export const Phone = guessYouLike.phone('plain')
export const PageBuilder = guessYouLike.builder('plain')
