import { productGridBlock } from '#blocks/productGrid/block.ts'
import { ProductGrid } from '#blocks/productGrid/ProductGrid.tsx'
import { listRoute } from '#blocks/testing/product-list.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...grid } = blockStories(productGridBlock, ProductGrid, { route: listRoute() })
const meta = { title: 'Blocks/ProductGrid', ...block }
export default meta

/** Scroll on, or press the button: 30 more come, 75 in all. */
export const Endless = grid.preset('endless')
export const ByButton = grid.preset('byButton')
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
export const English = grid.english('endless')
export const Phone = grid.phone('endless')
export const PageBuilder = grid.builder('endless')
