import { recommendPopupBlock } from '#blocks/popups/recommendPopup/block.ts'
import { recommendPopupPresets } from '#blocks/popups/recommendPopup/presets.ts'
import { RecommendPopup } from '#blocks/popups/recommendPopup/RecommendPopup.tsx'
import { announceAdded, justAdded } from '#blocks/shop/catalogue/just-added.ts'
import { screen } from 'storybook/test'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...recommend } = blockStories(recommendPopupBlock, RecommendPopup)
const meta = { title: 'Blocks/RecommendPopup/States', ...block }
export default meta

/** Puts a jacket in M into the bag, as the product page, quick view and cards do. */
const added = (story: BlockStory, productCode = 'CR-JKT-001'): BlockStory => ({
  ...story,
  beforeEach: () => {
    localStorage.clear()
    justAdded.set({ inBag: new Set() })
  },
  play: async () => {
    announceAdded([{ productCode, skuCode: `${productCode}-M`, quantity: 1 }])
    await screen.findByRole('dialog')
  },
})

const { options: quiet } = recommendPopupPresets[2] ?? {}

export const MatchingSet = added(recommend.preset('match'))
export const InEnglish = added(recommend.english('matchEn'))
export const ProductsAlone = added(recommend.preset({ ...quiet, timeout: 0 }))
/** Shoes have no size rule: the size is chosen in quick view. */
export const OneWithoutSizeRule = added(recommend.preset('match'), 'CR-ONE-001')
/** Nothing was added: nothing shows. */
export const Empty = {
  ...recommend.empty(),
  beforeEach: () => justAdded.set({ inBag: new Set() }),
}
export const LongText = added(recommend.longText('match'))
export const LongTextInEnglish = added({
  ...recommend.longText('matchEn'),
  globals: { language: 'en' },
})
export const Phone = added(recommend.phone('match'))
