import { expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { syncedSectionBlock, syncedSectionSchema } from './block.ts'
import { SyncedSection } from './SyncedSection.tsx'

test('the canvas draws the blocks of the section, and nothing around them', () => {
  const slots = { content: <p>Free delivery</p> }
  const { container } = renderView('syncedSection', props => <SyncedSection {...props} slots={slots} />, {})
  expect(container.innerHTML).toBe('<p>Free delivery</p>')
})

test('it needs no script, and comes with a saved section instead of from the list of blocks', () => {
  expect(syncedSectionBlock.hydration(syncedSectionSchema.parse({}))).toBe('never')
  expect(syncedSectionBlock.hidden).toBe(true)
})
