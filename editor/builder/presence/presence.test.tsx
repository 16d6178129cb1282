import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PageEvent } from '#content-store/client/types.ts'
import { useLivePage } from '../open-page/use-live-page.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { GATHER_MS, useOthersNews } from './use-others-news.ts'
import { Others, OthersHere } from './Others.tsx'
import type { PageFakes } from '../../testing/page-fakes.ts'

afterEach(() => {
  vi.useRealTimers()
})

function Screen() {
  useLivePage()
  useOthersNews()
  return (
    <>
      <Others />
      <div data-testid="row">
        <OthersHere id="first" />
      </div>
    </>
  )
}

/** A page with its stream in the hands of the test. */
function opened() {
  let tell: (event: PageEvent) => void = () => undefined
  let own = ''
  const stop = vi.fn<() => void>()
  const announce = vi.fn<PageFakes['announce']>(async () => undefined)
  const rendered = renderInEditor(<Screen />, {
    pages: { announce },
    port: {
      watchPage(_key, { client }, { onEvent }) {
        own = client
        tell = onEvent
        return stop
      },
    },
  })
  return { ...rendered, announce, stop, own: () => own, tell: (event: PageEvent) => act(() => tell(event)) }
}

describe('other operators on the page (LO-14)', () => {
  test('are named with the block they are on, in the bar and in the outline; the own window is not among them', () => {
    const { tell, own } = opened()
    expect(screen.queryByRole('list')).toBeNull()
    tell({
      kind: 'present',
      operators: [
        { client: own(), name: 'ada', block: null },
        { client: 'other-window', name: 'bo', block: 'first' },
      ],
    })
    expect(screen.getByRole('list', { name: 'Also on this page' })).toHaveTextContent('bo is on First')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByTestId('row')).toHaveTextContent('bo is here')
  })

  test('what they do shows at once', async () => {
    const { tell, session } = opened()
    const entry = {
      id: 'by-bo',
      label: 'remove' as const,
      gesture: 'bo',
      operations: [{ kind: 'remove' as const, id: 'first' }],
      backward: [],
      touched: ['first gone'],
      number: 2,
      at: 1,
      by: 'bo',
    }
    await act(async () =>
      tell({
        kind: 'steps',
        answer: { revision: 2, revisions: {}, savedAt: 1, savedBy: 'bo', entries: [entry] },
      }),
    )
    expect(session.page.childIds('|main')).toEqual(['second', 'title', 'odd'])
    expect(session.autosave.status()).toMatchObject({ state: 'saved', revision: 2 })
  })

  test('hear which block is selected here; leaving the page ends the stream', () => {
    const { announce, session, stop, unmount } = opened()
    act(() => session.select('second'))
    expect(announce.mock.calls.map(([, , block]) => block)).toEqual([null, 'second'])
    unmount()
    expect(stop).toHaveBeenCalledOnce()
  })

  test('what they change is said to screen readers, gathered and politely', async () => {
    vi.useFakeTimers()
    const { tell } = opened()
    const rename = (number: number, id: string) => ({
      id: `by-bo-${number}`,
      label: 'rename' as const,
      gesture: `bo ${number}`,
      operations: [{ kind: 'patch' as const, id, patches: [{ at: ['name'], value: `Of Bo ${number}` }] }],
      backward: [],
      touched: [`${id} name`],
      number,
      at: 1,
      by: 'bo',
    })
    const entries = [rename(2, 'first'), rename(3, 'first'), rename(4, 'second')]
    await act(async () =>
      tell({ kind: 'steps', answer: { revision: 4, revisions: {}, savedAt: 1, savedBy: 'bo', entries } }),
    )
    expect(screen.getByTestId('announcements').textContent).toBe('')
    act(() => {
      vi.advanceTimersByTime(GATHER_MS)
    })
    expect(screen.getByTestId('announcements').textContent).toBe('bo changed 2 blocks.')
  })
})
