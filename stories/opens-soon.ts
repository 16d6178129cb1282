import { screen } from 'storybook/test'
import type { BlockStory } from './block-stories.tsx'

/**
 * A story of a timed pop-up that opens after a second, regardless of how often it has shown today.
 * @param given prepares what the pop-up depends on
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
