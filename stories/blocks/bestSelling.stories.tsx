import { bestSellingBlock } from '#blocks/catalogue/bestSelling/block.ts'
import { BestSelling } from '#blocks/catalogue/bestSelling/BestSelling.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...best } = blockStories(bestSellingBlock, BestSelling)
const meta = { title: 'Blocks/BestSelling/States', ...block }
export default meta

/** The ranks close up over codes that cannot be sold. */
export const UnknownCodes = best.preset({ productCodes: 'missing-1,CR-JKT-001,missing-2,CR-BOT-001' })
