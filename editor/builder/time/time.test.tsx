import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Campaign } from '#content-store/client/types.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { somePage } from '../../testing/pages.ts'
import { atInstant } from './preview-address.ts'
import { ReleasedPage, TimeBar } from './TimeBar.tsx'

const HOUR = 3_600_000
const sale: Campaign = {
  id: 'sale',
  revision: 1,
  name: { zh_HK: '大減價', en_US: 'Sale' },
  from: 2 * HOUR,
  until: 4 * HOUR,
  cancelledAt: null,
  pages: [],
  createdAt: 0,
  createdBy: 'bo',
  changedAt: 0,
  changedBy: 'bo',
}

/** Room beside the panels. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: ResizeObserverCallback
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell
      }
      observe() {
        this.#tell([{ contentRect: { width: 720, height: 400 } } as ResizeObserverEntry], this)
      }
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('the time machine goes to where a campaign starts, and shows what shoppers see then', async () => {
  const page = somePage()
  const { session } = renderInEditor(
    <>
      <TimeBar />
      <ReleasedPage />
    </>,
    {
      page,
      pages: {
        previewLink: async () => ({
          token: 't',
          url: '/preview/landingPage/a?previewToken=t',
          commentUrl: '',
          expiresAt: HOUR,
        }),
      },
      answers: { 'campaigns.list': async () => [sale] },
    },
  )
  session.store.setState({ time: { at: undefined, show: 'draft' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Sale starts' }))
  expect(session.store.getState().time).toEqual({ at: 2 * HOUR, show: 'draft' })
  await userEvent.click(screen.getByRole('button', { name: 'What shoppers see' }))
  const frame = await screen.findByTitle(/What shoppers see, as of/)
  expect(frame).toHaveAttribute('src', expect.stringContaining(`previewToken=t&at=${2 * HOUR}&show=released`))
  await userEvent.click(screen.getByRole('button', { name: 'Back to now' }))
  await waitFor(() => expect(session.store.getState().time?.at).toBeUndefined())
})

test('what shoppers see is fitted into the room beside the panels, the whole width of the page', async () => {
  const { session } = renderInEditor(<ReleasedPage />, {
    page: somePage(),
    pages: { previewLink: async () => ({ token: 't', url: '/preview', commentUrl: '', expiresAt: HOUR }) },
  })
  act(() => session.store.setState({ device: 'desktop', time: { at: undefined, show: 'released' } }))
  const frame = await screen.findByTitle('What shoppers see, as of now')
  expect(frame).toHaveStyle({ width: '1440px', height: '800px', transform: 'scale(0.5)' })
})

test('a link for no instant shows the page as it is when it is opened', () =>
  expect(atInstant('/preview?previewToken=t', { at: undefined, isReleased: false })).toMatch(
    /\/preview\?previewToken=t$/,
  ))
