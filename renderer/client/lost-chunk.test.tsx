import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { watchLostChunks } from './lost-chunk.ts'

const TEXT = 'There is no connection.'

beforeAll(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = () => undefined
  watchLostChunks(() => TEXT)
})
beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))

/** A chunk that does not come; whether those who asked for it are told. */
const loseChunk = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

test('without a connection the page stays and says so once, until the shopper goes on', () => {
  expect([loseChunk(), loseChunk()]).toEqual([true, true])
  expect(screen.getAllByRole('alert').map(said => said.textContent)).toEqual([TEXT])
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('it says so again for the next press, until the connection is back', () => {
  loseChunk()
  expect(screen.getByRole('alert')).toBeVisible()
  fireEvent(window, new Event('online'))
  expect(screen.queryByRole('alert')).toBeNull()
})
