import { expect } from 'storybook/test'
import { productTabsBlock } from '#blocks/catalogue/productTabs/block.ts'
import { ProductTabs } from '#blocks/catalogue/productTabs/ProductTabs.tsx'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...tabs } = blockStories(productTabsBlock, ProductTabs)
const meta = { title: 'Blocks/ProductTabs/States', ...block }
export default meta

/** The middle tab has nothing to sell and is not listed. Source: L-216. */
export const HiddenTab = tabs.preset({
  name1: '外套',
  productCodes1: 'CR-JKT-001,CR-JKT-002',
  name2: '已下架',
  productCodes2: 'missing-1',
  name3: '配件',
  productCodes3: 'CR-ACC-001',
})

/** Turning the row and choosing another tab: that one is at its start. Source: L-215. */
export const ChoosingATab: BlockStory = {
  ...tabs.preset('seasons'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '行山' }))
    await expect(canvas.getByRole('tab', { name: '行山' })).toHaveAttribute('aria-selected', 'true')
    const panel = canvas.getByRole('tabpanel', { name: '行山' })
    await expect(panel.querySelector('ul')?.scrollLeft).toBe(0)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '露營' })).toHaveFocus()
  },
}
