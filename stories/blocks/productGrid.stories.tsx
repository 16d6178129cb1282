import { productGridBlock } from '#blocks/catalogue/productGrid/block.ts'
import { ProductGrid } from '#blocks/catalogue/productGrid/ProductGrid.tsx'
import { listRoute } from '#blocks/testing/product-list.ts'
import { expect, waitFor } from 'storybook/test'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...grid } = blockStories(productGridBlock, ProductGrid, { route: listRoute() })
const meta = { title: 'Blocks/ProductGrid/States', ...block }
export default meta

const ad = {
  kindCode: '',
  imgUrl: '/media/demo/scene-ridge.svg',
  pcIndex: 3,
  modIndex: 2,
  clickUrl: { type: 3, value: 'summer' },
  alt: '秋季山徑精選',
}
/** The third place on wide screens, the second on phones. */
export const WithAd = {
  ...grid.preset('endless'),
  parameters: { settings: { plpAdCard: { adOptions: [ad] } } },
}

/** Cards whose top is that of the first one. */
const firstRow = (canvasElement: HTMLElement) => {
  const tops = [...canvasElement.querySelectorAll('article')].map(card => card.getBoundingClientRect().top)
  return tops.filter(top => top === tops[0]).length
}

/** Two cards side by side on phones. Source: C-118. */
export const Phone: BlockStory = {
  ...grid.phone('endless'),
  play: ({ canvasElement }) => waitFor(() => expect(firstRow(canvasElement)).toBe(2)),
}
/** Four on desktop. Source: C-118. */
export const Desktop: BlockStory = {
  ...grid.preset('endless'),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: ({ canvasElement }) => waitFor(() => expect(firstRow(canvasElement)).toBe(4)),
}
