import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import type { Draft, PageDetail } from '#content-store/client/types.ts'
import type { ContentPort } from '../content-port.ts'
import { useNewerDrafts } from '../session/use-newer-drafts.ts'
import { renderInEditor, somePage } from '../testing/open-editor.tsx'
import { component } from '../testing/pages.ts'
import { SaveState } from '../toolbar/SaveState.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { GoneNotice } from './GoneNotice.tsx'
import { NewerDraftNotice } from './NewerDraftNotice.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { excerpts } from './value-text.ts'

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

describe('another operator saves (LO-14)', () => {
  test('a screen without edits of its own follows, says whose draft it shows and where the old one is', async () => {
    const { session, order } = renderInEditor(<Screen />, {
      page,
      port: { pageSummary: async () => after, page: async () => after },
    })
    session.select('second')
    expect(await screen.findByText(/bo saved a newer draft/)).toBeVisible()
    expect(screen.getByText(/kept under Versions/)).toBeVisible()
    expect(order()).toEqual(['first', 'second', 'title', 'new'])
    expect(screen.queryByText('Saved')).toBeNull()
    expect(screen.getByText('Draft by bo')).toBeVisible()
    expect(session.store.getState()).toMatchObject({ selected: 'second', save: { revision: 2 } })
    await userEvent.click(screen.getByRole('button', { name: 'Open versions' }))
    expect(session.store.getState().dialog).toBe('versions')
    expect(screen.getByText('Saved')).toBeVisible()
  })

  test('a screen with edits of its own keeps them until it saves', async () => {
    const pageSummary = vi.fn<ContentPort['pageSummary']>(async () => after)
    const { session, order } = renderInEditor(<Screen />, {
      page,
      port: { pageSummary, page: async () => after },
    })
    session.run('remove', [{ kind: 'remove', id: 'odd' }])
    await waitFor(() => expect(pageSummary).toHaveBeenCalled())
    expect(order()).toEqual(['first', 'second', 'title'])
    expect(session.follow(after)).toBe(false)
  })

  test('nothing moves while a block is dragged', () => {
    const { session, order } = renderInEditor(<NewerDraftNotice />, { page })
    session.store.setState({ isDragging: true })
    expect(session.follow(after)).toBe(false)
    expect(order()).toHaveLength(4)
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
    const saveDraft = vi.fn<ContentPort['saveDraft']>(async (_key, draft) =>
      isThere
        ? { kind: 'saved', draft: { ...draft, revision: 2, savedAt: 1, savedBy: 'ada' } }
        : { kind: 'refused', message: 'There is no such page.' },
    )
    const { session } = renderInEditor(<Screen />, {
      page,
      port: { pageSummary: async () => (isThere ? page : undefined), page: async () => page, saveDraft },
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
    expect(session.autosave.status()).toMatchObject({ state: 'saved', revision: 2 })
  })

  test('an operator who may not restore it learns who can', async () => {
    renderInEditor(<Screen />, { page, role: 'editor', port: { pageSummary: async () => undefined } })
    await look()
    expect(screen.getByText(/Ask a publisher or an admin/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('a conflict (LO-14)', () => {
  async function inConflict(port: Partial<ContentPort> = {}) {
    let isTheirs = true
    const saveDraft = vi.fn<ContentPort['saveDraft']>(async (_key, draft) => {
      if (!isTheirs) return { kind: 'saved', draft: { ...draft, revision: 3, savedAt: 1, savedBy: 'ada' } }
      isTheirs = false
      return { kind: 'conflict', theirs }
    })
    const opened = renderInEditor(<ConflictDialog />, {
      page,
      port: { saveDraft, page: async () => after, ...port },
    })
    opened.session.run('remove', [{ kind: 'remove', id: 'second' }])
    void opened.session.autosave.flush()
    await screen.findByRole('alertdialog')
    return { ...opened, saveDraft }
  }

  test('shows blocks by name and options by label, with both values', async () => {
    await inConflict()
    const dialog = screen.getByRole('alertdialog')
    for (const line of [
      'Only in theirs: Second',
      'Only in theirs: Theirs',
      'Only in yours: Odd',
      'Different: Title',
    ])
      expect(dialog).toHaveTextContent(line)
    expect(dialog).toHaveTextContent('Title: theirs “Goodbye”, yours “Hello”')
  })

  test('taking theirs first puts the own edits into the history', async () => {
    const setDraftAside = vi.fn<ContentPort['setDraftAside']>(async () => after)
    const { session, order } = await inConflict({ setDraftAside })
    const mine = session.content()
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }))
    await waitFor(() => expect(order()).toEqual(['first', 'second', 'title', 'new']))
    expect(setDraftAside).toHaveBeenCalledExactlyOnceWith(page.key, mine, 2)
    expect(session.autosave.status()).toMatchObject({ state: 'saved', revision: 2 })
  })

  test('edits that could not be put into the history are not given up', async () => {
    const { order } = await inConflict({ setDraftAside: () => Promise.reject(new Error('offline')) })
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }))
    expect(screen.getByRole('alertdialog')).toBeVisible()
    expect(order()).toEqual(['first', 'title', 'odd'])
  })

  test('overwriting asks the store to keep the draft it replaces', async () => {
    const { session, saveDraft } = await inConflict()
    await userEvent.click(screen.getByRole('button', { name: 'Overwrite with mine' }))
    await waitFor(() => expect(session.autosave.status().state).toBe('saved'))
    expect(saveDraft.mock.calls.map(([, , revision, keepReplaced]) => [revision, keepReplaced])).toEqual([
      [1, false],
      [2, true],
    ])
  })
})

test('LO-14: a publisher whose draft has changed sees the new one on the canvas before publishing it', async () => {
  const revisions: number[] = []
  const publish = vi.fn<ContentPort['publish']>(async (_key, revision) => {
    revisions.push(revision)
    return revision === 1
      ? { kind: 'stale', theirs }
      : { kind: 'published', page: { ...after, liveVersion: 1 } }
  })
  const { order } = renderInEditor(<PublishDialog onClose={() => undefined} />, {
    page,
    port: { page: async () => (revisions.length === 0 ? page : after), publish },
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
  expect(excerpts('<b>a</b>', '<i>a</i>')).toEqual(['<b>a</b>', '<i>a</i>'])
})
