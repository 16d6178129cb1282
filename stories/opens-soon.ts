import { screen } from 'storybook/test'
import type { BlockStory } from './block-stories.tsx'

/**
 * A story of a timed pop-up that shows after a second, however often it showed today.
 * @param given what the pop-up needs to know before
 */
export const opensSoon = (story: BlockStory, given: () => void = () => undefined): BlockStory => ({
  ...story,
  args: { ...story.args, timeout: 1 },
  beforeEach: () => {
    localStorage.clear()
    given()
  },
  play: async () => {
    await screen.findByRole('dialog')
  },
})
