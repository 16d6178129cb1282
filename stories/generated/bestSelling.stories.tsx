// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { bestSellingBlock } from '#blocks/catalogue/bestSelling/block.ts'
import { BestSelling } from '#blocks/catalogue/bestSelling/BestSelling.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(bestSellingBlock, BestSelling)
const meta = { title: 'Blocks/BestSelling', ...block }
export default meta

export const TopTen = stories.preset('topTen')
export const TopThree = stories.preset('topThree')
export const Footwear = stories.preset('footwear')
export const Empty = stories.empty()
export const English = stories.english('topTen')
export const Phone = stories.phone('topTen')
export const PageBuilder = stories.builder('topTen')
export const PageBuilderEnglish = stories.builderEnglish('topTen')
export const EmptyInPageBuilder = stories.builder({})
