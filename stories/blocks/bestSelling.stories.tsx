import { bestSellingBlock } from '#blocks/catalogue/bestSelling/block.ts'
import { BestSelling } from '#blocks/catalogue/bestSelling/BestSelling.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...best } = blockStories(bestSellingBlock, BestSelling)
const meta = { title: 'Blocks/BestSelling', ...block }
export default meta

/** Long names among them, and one sold out. */
export const TopTen = best.preset('topTen')
export const English = best.english('topTen')
export const TopThree = best.preset('topThree')
export const Footwear = best.preset('footwear')
/** The ranks close up over codes that cannot be sold. */
export const UnknownCodes = best.preset({ productCodes: 'missing-1,CR-JKT-001,missing-2,CR-BOT-001' })
export const Empty = best.empty()
export const Phone = best.phone('topTen')
export const PageBuilder = best.builder('topThree')
export const EmptyInPageBuilder = best.builder({})
