import { recentViewsBlock } from '#blocks/catalogue/recentViews/block.ts'
import { RecentViews } from '#blocks/catalogue/recentViews/RecentViews.tsx'
import { noteView } from '#blocks/shop/catalogue/recent-views/recent-views.ts'
import { productRoute } from '#blocks/testing/product-detail.ts'
import { type BlockStory, blockStories } from '../block-stories.tsx'
import { STORY_NOW } from '../sample-products.ts'

const { meta: block, ...recentViews } = blockStories(recentViewsBlock, RecentViews)
const meta = { title: 'Blocks/RecentViews/States', ...block }
export default meta

const SIX = ['CR-1', 'CR-2', 'CR-3', 'CR-4', 'CR-5', 'CR-6']

/** Products viewed today in this browser, before the story. */
const after = (story: BlockStory, ...codes: readonly string[]): BlockStory => ({
  ...story,
  beforeEach: () => {
    localStorage.clear()
    codes.forEach((code, at) => noteView(code, STORY_NOW + at))
    return () => localStorage.clear()
  },
})

export const SixViews = after(recentViews.preset('plain'), ...SIX)
export const OneView = after(recentViews.preset('plain'), 'CR-1')
export const NoView = after(recentViews.empty())
export const AtMostFour = after(recentViews.preset('few'), ...SIX)
export const OwnTitle = after(recentViews.english('named'), ...SIX)
export const LongText = after(recentViews.longText('plain'), ...SIX)
export const OnProductPage: BlockStory = {
  ...after(recentViews.preset('plain'), ...SIX),
  parameters: { route: productRoute() },
}
export const Phone = after(recentViews.phone('plain'), ...SIX)
export const PageBuilder = after(recentViews.builder('plain'), ...SIX)
