import { noteView } from '#blocks/shop/catalogue/recent-views/recent-views.ts'
import { ViewItemsPopup } from '#blocks/popups/viewItemsPopup/ViewItemsPopup.tsx'
import { viewItemsPopupBlock } from '#blocks/popups/viewItemsPopup/block.ts'
import { type BlockStory, blockStories } from '../block-stories.tsx'
import { STORY_NOW } from '../sample-products.ts'
import { opensSoon } from '../opens-soon.ts'

const { meta: block, ...viewItems } = blockStories(viewItemsPopupBlock, ViewItemsPopup)
const meta = { title: 'Blocks/ViewItemsPopup/States', ...block }
export default meta

/** After a look at two products. */
const seen = (story: BlockStory) =>
  opensSoon(story, () => {
    noteView('CR-JKT-001', STORY_NOW)
    noteView('CR-PNT-002', STORY_NOW)
  })

export const Plain = seen(viewItems.preset('plain'))
export const InEnglish = seen(viewItems.english('plainEnglish'))
export const OnAPicture = seen(viewItems.preset('night'))
export const DarkInEnglish = seen(viewItems.english('nightEnglish'))
/** Nothing seen today: nothing. */
export const Empty = { ...viewItems.empty(), beforeEach: () => localStorage.clear() }
export const LongText = seen(viewItems.longText('night'))
export const LongEnglish = seen(viewItems.longEnglish('nightEnglish'))
export const Phone = seen(viewItems.phone('plain'))
