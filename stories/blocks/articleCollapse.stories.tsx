import { expect, waitFor } from 'storybook/test'
import { articleCollapseBlock } from '#blocks/content/articleCollapse/block.ts'
import { ArticleCollapse } from '#blocks/content/articleCollapse/ArticleCollapse.tsx'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...collapse } = blockStories(articleCollapseBlock, ArticleCollapse)
const meta = { title: 'Blocks/ArticleCollapse/States', ...block }
export default meta

const openItems = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('details')]
    .map(({ open }, index) => (open ? index : -1))
    .filter(index => index >= 0)

/** None open at first, one at a time, closed by a second click. Source: L-228 … L-230. */
export const OneAtATime: BlockStory = {
  ...collapse.preset('delivery'),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('summary')
    await expect(openItems(canvasElement)).toEqual([])
    first?.click()
    await expect(openItems(canvasElement)).toEqual([0])
    second?.click()
    await waitFor(() => expect(openItems(canvasElement)).toEqual([1]))
    second?.click()
    await expect(openItems(canvasElement)).toEqual([])
    first?.click()
  },
}
