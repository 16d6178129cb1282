import { accepted, refused } from '#platform/result.ts'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import type { Operation } from '#content-store/client/model/operations.ts'
import { findBlock } from '#blocks/registry.ts'
import type { DraftTree } from '#content-store/client/draft/draft-tree.ts'
import { lifted } from '#content-store/client/draft/lifted.ts'
import { newId } from '../../core/model/new-block.ts'
import type { LogEntry } from '#content-store/client/draft/draft-steps.ts'
import type { Draft, PageDetail } from '#content-store/client/types.ts'
import { useNewerDrafts } from '../open-page/use-newer-drafts.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { component, somePage } from '../../testing/pages.ts'
import { SaveState } from '../toolbar/SaveState.tsx'
import { ConflictDialog } from '../conflicts/ConflictDialog.tsx'
import { GoneNotice } from '../notices/GoneNotice.tsx'
import { NewerDraftNotice } from '../notices/NewerDraftNotice.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { excerpts } from '../../core/model/value-text.ts'
import type { PageFakes } from '../../testing/page-fakes.ts'

withModalDialogs()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const page = somePage()
const [first, second, title] = page.draft.components as [Component, Component, Component]

/** Bo's draft: the unknown block is gone, the title reads otherwise, a banner came. */
const theirs: Draft = {
  ...page.draft,
  components: [
    first,
    second,
    { ...title, options: { title: 'Goodbye' } },
    { ...component('new', { code: 'banner', name: 'Theirs' }), sort: 4 },
  ],
  revision: 2,
  savedAt: 60_000,
  savedBy: 'bo',
}
const kept = { id: 1, title: 'Page', savedBy: 'ada', savedAt: 0, replacedBy: 'bo', replacedAt: 60_000 }
const after: PageDetail = { ...page, revision: 2, draft: theirs, keptDrafts: [kept] }

function Screen() {
  useNewerDrafts()
  return (
    <>
      <SaveState />
      <GoneNotice />
      <NewerDraftNotice />
      <ConflictDialog />
    </>
  )
}

describe('another operator saves a whole draft (LO-14)', () => {
  const port = {
    pageSummary: async () => after,
    page: async () => after,
    // The log does not lead there.
    stepsAfter: async () => undefined,
  }

  test('the screen follows, says whose draft it shows and where the old one is', async () => {
    const { session, order } = renderInEditor(<Screen />, { page, pages: port })
    session.select('second')
    expect(await screen.findByText(/bo saved a newer draft/)).toBeVisible()
    expect(screen.getByText(/kept in the history/)).toBeVisible()
    expect(order()).toEqual(['first', 'second', 'title', 'new'])
    expect(screen.queryByText('Saved')).toBeNull()
    expect(screen.getByText('Draft by bo')).toBeVisible()
    expect(session.store.getState()).toMatchObject({ selected: 'second', save: { revision: 2 } })
    await userEvent.click(screen.getByRole('button', { name: 'Open the history' }))
    expect(session.store.getState().dialog).toBe('versions')
    expect(screen.getByText('Saved')).toBeVisible()
  })

  test('edits that wait here go on top of it', async () => {
    const { session, order } = renderInEditor(<Screen />, { page, pages: port })
    session.run('remove', [{ kind: 'remove', id: 'first' }])
    await session.catchUp()
    expect(order()).toEqual(['second', 'title', 'new'])
    expect(session.store.getState().clashes).toEqual([])
  })
})

describe('another operator deletes the page (LO-14)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  })
  afterEach(() => void vi.useRealTimers())
  // A little more than the pause between two looks: their answers are told a moment later.
  const look = () => act(() => vi.advanceTimersByTimeAsync(5100))

  test('the screen says so within five seconds, and saves what waits once the page is restored', async () => {
    let isThere = true
    const sendSteps = vi.fn<PageFakes['sendSteps']>(async base =>
      isThere ? { kind: 'behind' } : { kind: 'refused', message: `There is no such page: ${base}.` },
    )
    const { session } = renderInEditor(<Screen />, {
      page,
      pages: { pageSummary: async () => (isThere ? page : undefined), page: async () => after, sendSteps },
    })
    await look()
    expect(screen.getByText('Saved')).toBeVisible()
    isThere = false
    await look()
    expect(screen.getByText(/This page was deleted/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Restore it from the bin' })).toHaveAttribute('href', '/bin')
    expect(screen.getByText('Page deleted')).toBeVisible()
    session.run('remove', [{ kind: 'remove', id: 'odd' }])
    await look()
    expect(session.autosave.status().state).toBe('refused')
    isThere = true
    await look()
    expect(screen.queryByText(/This page was deleted/)).toBeNull()
    // The page came back with another draft: what waited is on top of it.
    expect(session.autosave.status()).toMatchObject({ revision: 2 })
  })

  test('an operator who may not restore it learns who can', async () => {
    renderInEditor(<Screen />, { page, role: 'editor', pages: { pageSummary: async () => undefined } })
    await look()
    expect(screen.getByText(/Ask a publisher or an admin/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('two operators change the same (LO-14)', () => {
  const entry = (draft: DraftTree, operation: Operation): LogEntry => ({
    id: 'by-bo',
    label: 'edit',
    gesture: 'bo',
    operations: lifted(draft, operation, { locale: 'zh_HK', findBlock, newId }),
    backward: [],
    touched: [],
    number: 2,
    at: 60_000,
    by: 'bo',
  })
  /** Ada and Bo have done something; Bo's comes first. */
  async function both(mine: Operation, bos: Operation) {
    const opened = renderInEditor(<ConflictDialog />, { page })
    opened.session.run('edit', [mine])
    await act(() =>
      opened.session.receive({
        revision: 2,
        revisions: {},
        savedAt: 60_000,
        savedBy: 'bo',
        entries: [entry(opened.session.draft, bos)],
      }),
    )
    return opened
  }
  const title = (text: string): Operation => ({
    kind: 'edit',
    id: 'title',
    bag: 'options',
    set: { title: text },
    unset: [],
  })
  const optionsOf = ({ session }: Awaited<ReturnType<typeof both>>) => session.page.node('title')?.options

  test('one field: both values are shown, the page has theirs until the operator chooses', async () => {
    const opened = await both(title('Mine'), title('Theirs'))
    const dialog = screen.getByRole('alertdialog', { name: 'Another operator changed the same parts' })
    expect(dialog).toHaveTextContent('bo also changed Title (Title).')
    expect(dialog.textContent).toMatch(/bo, on the page now“Theirs”.*Yours“Mine”/)
    expect(optionsOf(opened)).toEqual({ title: 'Theirs' })
    await userEvent.click(screen.getByRole('button', { name: 'Use mine' }))
    expect(optionsOf(opened)).toEqual({ title: 'Mine' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('theirs stays with one press', async () => {
    const opened = await both(title('Mine'), title('Theirs'))
    await userEvent.click(screen.getByRole('button', { name: 'Keep theirs' }))
    expect(optionsOf(opened)).toEqual({ title: 'Theirs' })
    expect(opened.session.autosave.status().state).toBe('saved')
  })

  test('a block removed while it was edited comes back with the edits', async () => {
    const opened = await both(title('Mine'), { kind: 'remove', id: 'title' })
    expect(screen.getByRole('alertdialog')).toHaveTextContent('bo removed Title while you were editing it.')
    await userEvent.click(screen.getByRole('button', { name: 'Restore it with my changes' }))
    expect(opened.order()).toEqual(['first', 'second', 'title', 'odd'])
    expect(optionsOf(opened)).toEqual({ title: 'Mine' })
  })

  test('other fields and blocks ask nothing', async () => {
    await both(title('Mine'), { kind: 'rename', id: 'title', name: 'Theirs' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

test('LO-14: a publisher whose draft has changed sees the new one on the canvas before publishing it', async () => {
  const revisions: number[] = []
  const publish = vi.fn<PageFakes['publish']>(async (_key, revision) => {
    revisions.push(revision)
    return revision === 1 ? refused({ kind: 'stale', theirs }) : accepted({ ...after, liveVersion: 1 })
  })
  const { order } = renderInEditor(<PublishDialog onClose={() => undefined} />, {
    page,
    pages: {
      page: async () => (revisions.length === 0 ? page : after),
      stepsAfter: async () => undefined,
      publish,
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }))
  expect(await screen.findByText(/bo saved a newer draft .*Check it, then publish/)).toBeVisible()
  expect(order()).toEqual(['first', 'second', 'title', 'new'])
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }))
  await waitFor(() => expect(revisions).toEqual([1, 2]))
})

test('only the end of two long texts differs: the list shows that end', () => {
  const long = 'x'.repeat(200)
  expect(excerpts(`${long} old`, `${long} new`)).toEqual([
    expect.stringMatching(/^…x+ old$/),
    expect.stringMatching(/^…x+ new$/),
  ])
  expect(excerpts('<p>Old</p>', '<p>New</p>')).toEqual(['Old', 'New'])
  // No sign is cut in two, at the start or at the end.
  const signs = '👨‍👩‍👧'.repeat(12)
  for (const shown of excerpts(`${signs}🌀`, `${signs}🏆`).concat(excerpts(`x${signs}`, `y${signs}`)))
    expect(shown).toMatch(/^[xy]?…?(?:👨‍👩‍👧)*[🌀🏆]?…?$/u)
  expect(excerpts('<b>a</b>', '<i>a</i>')).toEqual(['<b>a</b>', '<i>a</i>'])
})
