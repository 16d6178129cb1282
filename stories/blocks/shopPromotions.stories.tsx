import { expect } from 'storybook/test'
import { shopPromotionsBlock } from '#blocks/catalogue/shopPromotions/block.ts'
import { ShopPromotions } from '#blocks/catalogue/shopPromotions/ShopPromotions.tsx'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...sale } = blockStories(shopPromotionsBlock, ShopPromotions)
const meta = { title: 'Blocks/ShopPromotions/States', ...block }
export default meta

/** The first and the third are over and do not show. Source: L-240. */
export const SomeEnded: BlockStory = {
  ...sale.english({ productCodes: 'ended-1,CR-JKT-002,ended-2,CR-BOT-001' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByText(/14 Nov 2026, 12:00 to 24 Nov 2026, 10:00/)).toBeVisible()
  },
}
/** Nothing is left of it. */
export const AllEnded = sale.preset({ productCodes: 'ended-1,ended-2' })
export const UnknownCodes = sale.preset({ productCodes: 'missing-1,missing-2' })
export const PhoneEnglish: BlockStory = {
  ...sale.english('opening'),
  globals: { language: 'en', viewport: { value: 'phone', isRotated: false } },
}
