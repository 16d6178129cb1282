import { filterPanelBlock } from '#blocks/catalogue/filterPanel/block.ts'
import { FilterPanel } from '#blocks/catalogue/filterPanel/FilterPanel.tsx'
import { listRoute } from '#blocks/testing/product-list.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...panel } = blockStories(filterPanelBlock, FilterPanel, {
  route: listRoute({ search: 'size=M&colour=green,multi&price=100-2000' }),
})
const meta = { title: 'Blocks/FilterPanel/States', ...block }
export default meta

/** Colours as operators set them: plain colour, picture. */
export const OwnSwatches = {
  ...panel.preset('standard'),
  parameters: {
    settings: {
      plpColorSwatches: {
        colors: [
          { code: 'green', color: '#7fae2c', img: '' },
          { code: 'clear', color: '', img: '/media/demo/scene-snow.svg' },
        ],
      },
    },
  },
}
