import { HomeModal } from '#blocks/popups/homeModal/HomeModal.tsx'
import { homeModalBlock } from '#blocks/popups/homeModal/block.ts'
import { acceptCookies } from '#blocks/shop/notices/consent.ts'
import { screen } from 'storybook/test'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...modal } = blockStories(homeModalBlock, HomeModal)
const meta = { title: 'Blocks/HomeModal/States', ...block }
export default meta

/** Milliseconds it stays away; in a story they are over at once. */
const AWAY_MS = 2000

/** Forgets that it was closed today, and opens: the cookie notice it waits for is answered. */
const opens: Pick<BlockStory, 'beforeEach' | 'play'> = {
  beforeEach: () => {
    localStorage.clear()
    acceptCookies()
    const wait = window.setTimeout
    window.setTimeout = ((work: () => void, ms?: number) =>
      wait(work, ms === AWAY_MS ? 0 : ms)) as typeof wait // called with a function and a time only
    return () => void (window.setTimeout = wait)
  },
  play: async () => {
    await screen.findByRole('dialog')
  },
}

export const Visitor = { ...modal.preset('both'), ...opens }
export const Member = { ...modal.preset('both'), ...opens, globals: { who: 'member' } }
export const Narrow = { ...modal.preset('narrow'), ...opens }
export const LongText = { ...modal.longText('both'), ...opens }
export const Phone = { ...modal.phone('both'), ...opens }
export const English = { ...modal.english('bothEnglish'), ...opens }
export const LongEnglish = { ...modal.longEnglish('both'), ...opens }
