import { compareList } from '#blocks/shop/catalogue/compare/compare-list.ts'
import { compareBarBlock } from '#blocks/catalogue/compareBar/block.ts'
import { CompareBar } from '#blocks/catalogue/compareBar/CompareBar.tsx'
import { overlays } from '#blocks/shop/popups/overlay.ts'
import { userEvent, within } from 'storybook/test'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...compareBar } = blockStories(compareBarBlock, CompareBar)
const meta = { title: 'Blocks/CompareBar/States', ...block }
export default meta

const FOUR = ['CR-JKT-001', 'CR-FLC-002', 'CR-TRS-003', 'CR-BSE-004']

/** The browser's compare list before the story. */
const comparing = (story: BlockStory, ...codes: readonly string[]): BlockStory => ({
  ...story,
  beforeEach: () => {
    compareList.clear()
    for (const code of codes) compareList.toggle(code)
    return () => {
      compareList.clear()
      overlays.set({ shown: [] })
    }
  },
})
/** The same with the comparison open. */
const opened = (story: BlockStory): BlockStory => ({
  ...story,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(比較|Compare) ?[（(]/ }),
    )
    await within(canvasElement).findByRole('table')
  },
})

export const Empty = comparing(compareBar.empty())
export const One = comparing(compareBar.preset('plain'), 'CR-JKT-001')
export const Four = comparing(compareBar.preset('plain'), ...FOUR)
export const FourInEnglish = comparing(compareBar.english('plain'), ...FOUR)
export const FourOnPhone = comparing(compareBar.phone('plain'), ...FOUR)
export const OpenedWithOne = opened(comparing(compareBar.preset('plain'), 'CR-JKT-001'))
export const Opened = opened(comparing(compareBar.preset('plain'), ...FOUR))
export const OpenedWithDifferences = opened(comparing(compareBar.english('highlighted'), ...FOUR))
export const OpenedOnPhone = opened(comparing(compareBar.phone('highlighted'), ...FOUR))
export const PageBuilder = comparing(compareBar.builder('plain'))
