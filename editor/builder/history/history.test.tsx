import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Campaign, PageContent, PageDetail } from '#content-store/client/types.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { component, content, somePage } from '../../testing/pages.ts'
import type { Answer, Answers } from '../../testing/world.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'

withModalDialogs()
class NoSizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoSizes)
  localStorage.clear()
  sessionStorage.clear()
})

const release = (pageVersion: number, publishedBy: string, isLive = false) => ({
  pageVersion,
  publishedBy,
  publishedAt: Date.UTC(2026, 10, 20 + pageVersion),
  title: '',
  isLive,
  rolledBackFrom: null,
  accepted: [],
})

/** Version 2 is live, version 1 was before; between them a draft was replaced, and named. */
const page: PageDetail = {
  ...somePage(),
  status: 'live',
  liveVersion: 2,
  publishedAt: Date.UTC(2026, 10, 22),
  releases: [release(2, 'bo', true), release(1, 'cy')],
  keptDrafts: [
    {
      id: 4,
      title: 'Sale',
      savedBy: 'ada',
      savedAt: Date.UTC(2026, 10, 21, 12),
      replacedBy: 'bo',
      replacedAt: Date.UTC(2026, 10, 21, 13),
      name: { text: 'Before the sale', by: 'cy', at: Date.UTC(2026, 10, 22) },
    },
  ],
}

/** The page once version 1 is live again, as version 3. */
const rolledBack: PageDetail = {
  ...page,
  status: 'changed',
  liveVersion: 3,
  releases: [{ ...release(3, 'ada', true), rolledBackFrom: 1 }, release(2, 'bo'), release(1, 'cy')],
}

/** As the draft of `somePage`, but: the title said other words, one banner was not there, another one was. */
const old: PageContent = {
  ...content([
    component('gone', { code: 'banner', name: 'Gone' }),
    component('first', { code: 'banner', name: 'First' }),
    component('title', { code: 'articleTitle', name: 'Title', options: { title: 'Hello there' } }),
    component('odd', { code: 'mystery', name: 'Odd' }),
  ]),
  title: 'Old title',
}

async function open(answers: Answers = {}, shown = page) {
  const onClose = vi.fn<() => void>()
  const opened = renderInEditor(<HistoryDialog onClose={onClose} />, {
    page: shown,
    pages: { page: async () => shown },
    answers: { 'versions.release': async () => old, 'versions.draft': async () => old, ...answers },
  })
  await screen.findByRole('list', { name: 'Versions' })
  return { ...opened, onClose }
}

const version = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Versions' })).getByRole('button', { name })
const rollBackButton = () => screen.getByRole('button', { name: 'Roll back to this version' })
const changes = async () => screen.findByRole('region', { name: /differences?$/i })

describe('the list of versions (LO-14)', () => {
  test('holds releases and kept drafts by time, with who and when, and names', async () => {
    await open()
    const rows = within(screen.getByRole('list', { name: 'Versions' })).getAllByRole('button')
    expect(rows.map(row => row.querySelector('strong')?.textContent)).toEqual([
      'Version 2Live',
      'Before the sale',
      'Version 1',
    ])
    expect(rows[1]?.textContent).toMatch(/Draft by ada.*replaced by bo.*Named by cy/)
    expect(rows[0]).toHaveAttribute('aria-current', 'true')
  })

  test('can be narrowed to those with a name', async () => {
    await open()
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Named versions')
    expect(screen.queryByRole('button', { name: /^Version 1/ })).toBeNull()
    expect(version(/Before the sale/)).toBeVisible()
  })

  test('says what a version is where there is none yet', async () => {
    await open({}, { ...somePage(), releases: [], keptDrafts: [] })
    expect(screen.getByText(/^No versions yet/)).toBeVisible()
  })
})

describe('what differs (LO-14)', () => {
  test('is listed block by block, with old and new value of each field in words', async () => {
    await open()
    const list = await changes()
    expect(within(list).getByRole('heading')).toHaveTextContent('4 differences')
    expect(list.textContent).toMatch(/Page settings.*Title.*removed: Old title.*added: Page/)
    expect(list.textContent).toMatch(/ChangedTitle.*Hello.*removed:\s+there/)
    expect(list.textContent).toMatch(/New.*Second/)
    expect(list.textContent).toMatch(/Removed.*Gone/)
  })

  test('one field, one block and one new block are brought back as steps that can be undone', async () => {
    const { session, order } = await open()
    const list = await changes()
    await userEvent.click(within(list).getByRole('button', { name: /^Restore: .* \(Title\)$/ }))
    expect(session.page.node('title')?.options).toEqual({ title: 'Hello there' })
    expect(within(list).getByRole('heading')).toHaveFocus()
    await userEvent.click(within(list).getByRole('button', { name: 'Restore block: Gone' }))
    await userEvent.click(within(list).getByRole('button', { name: 'Remove from the draft: Second' }))
    expect(order()).toEqual(['gone', 'first', 'title', 'odd'])
    expect(within(list).getByRole('heading')).toHaveTextContent('1 difference')
    for (let i = 0; i < 3; i++) session.undo()
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
    expect(session.page.node('title')?.options).toEqual({ title: 'Hello' })
  })

  test('between two versions there is nothing to bring back, but a way to the draft', async () => {
    await open()
    await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'Version 1')
    const list = await changes()
    expect(within(list).getByRole('heading')).toHaveTextContent('No differences')
    await userEvent.click(within(list).getByRole('button', { name: 'Compare with the draft' }))
    expect(within(await changes()).getByRole('heading')).toHaveTextContent('4 differences')
  })

  test('the whole page becomes the draft after a look, as one step', async () => {
    const { session, order } = await open()
    await userEvent.click(version(/Before the sale/))
    await userEvent.click(await screen.findByRole('button', { name: 'Use as draft' }))
    const question = screen.getByRole('dialog', { name: 'Use Before the sale as the draft?' })
    expect(await within(question).findByText('Removed: Second')).toBeVisible()
    await userEvent.click(within(question).getByRole('button', { name: 'Use as draft' }))
    expect(order()).toEqual(['gone', 'first', 'title', 'odd'])
    expect(session.page.meta.title).toBe('Old title')
    session.undo()
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
  })
})

describe('names (LO-14)', () => {
  test('a version is named, and the list shows it', async () => {
    const named = {
      ...page,
      releases: [{ ...release(2, 'bo', true), name: { text: 'Autumn', by: 'ada', at: 1 } }],
    }
    const nameRelease = vi.fn<Answer<'versions.name-release'>>(async () => named)
    await open({ 'versions.name-release': nameRelease })
    await userEvent.click(await screen.findByRole('button', { name: 'Name…' }))
    const dialog = screen.getByRole('dialog', { name: 'Name of Version 2' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getByText('Enter a name.')).toBeVisible()
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Autumn{Enter}')
    expect(nameRelease).toHaveBeenCalledExactlyOnceWith({ key: page.key, version: 2, name: 'Autumn' })
    expect(await screen.findByRole('button', { name: /^Autumn/ })).toBeVisible()
  })

  test('the draft is named as it is saved', async () => {
    const nameNow = vi.fn<Answer<'versions.keep'>>(async () => page)
    await open({ 'versions.keep': nameNow })
    await userEvent.click(screen.getByRole('button', { name: 'Name the draft as it is now…' }))
    await userEvent.type(screen.getByLabelText('Name'), 'Ready{Enter}')
    await vi.waitFor(() =>
      expect(nameNow).toHaveBeenCalledExactlyOnceWith({ key: page.key, revision: 1, name: 'Ready' }),
    )
  })

  test('a name is removed', async () => {
    const nameDraft = vi.fn<Answer<'versions.name-draft'>>(async () => page)
    await open({ 'versions.name-draft': nameDraft })
    await userEvent.click(version(/Before the sale/))
    await userEvent.click(await screen.findByRole('button', { name: 'Change the name…' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove the name' }))
    expect(nameDraft).toHaveBeenCalledExactlyOnceWith({ key: page.key, id: 4, name: '' })
  })
})

describe('rolling back (LO-14)', () => {
  test('asks first, names both versions with date and author, and says what the draft holds', async () => {
    const rollback = vi.fn<Answer<'versions.roll-back'>>()
    await open({ 'versions.roll-back': rollback })
    await userEvent.click(version(/^Version 1/))
    await userEvent.click(rollBackButton())
    const question = screen.getByRole('dialog', { name: 'Publish version 1 again?' })
    expect(question.textContent).toMatch(/Version 1 \(.*21.*cy\) will go live/)
    expect(question.textContent).toMatch(/Version 2 \(.*22.*bo\) is live now and will be replaced/)
    expect(question.textContent).toMatch(/draft stays as it is and still holds version 2/)
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(rollback).not.toHaveBeenCalled()
  })

  test('a second press at the same spot asks again about the same version', async () => {
    const rollback = vi.fn<Answer<'versions.roll-back'>>(async () => rolledBack)
    const { order } = await open({ 'versions.roll-back': rollback })
    await userEvent.click(version(/^Version 1/))
    await userEvent.click(rollBackButton())
    await userEvent.click(screen.getByRole('button', { name: 'Publish version 1' }))
    expect(await screen.findByText('Version 3 is live.')).toBeVisible()
    expect(rollback).toHaveBeenCalledExactlyOnceWith({ key: page.key, version: 1 })
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
    await userEvent.click(rollBackButton())
    expect(screen.getByRole('dialog', { name: 'Publish version 1 again?' })).toBeVisible()
    expect(rollback).toHaveBeenCalledOnce()
  })

  test('makes the version the draft too where that is wished, as a step that can be undone', async () => {
    const { session, order } = await open({ 'versions.roll-back': async () => rolledBack })
    await userEvent.click(version(/^Version 1/))
    await userEvent.click(rollBackButton())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use it as the draft too' }))
    expect(screen.getByText(/^The draft also becomes version 1/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Publish version 1' }))
    await vi.waitFor(() => expect(order()).toEqual(['gone', 'first', 'title', 'odd']))
    session.undo()
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
  })

  test('while a version goes live again its button keeps the focus, so that Escape still closes', async () => {
    const rollback = vi.fn<Answer<'versions.roll-back'>>(() => new Promise(() => undefined))
    await open({ 'versions.roll-back': rollback })
    await userEvent.click(version(/^Version 1/))
    await userEvent.click(rollBackButton())
    const button = screen.getByRole('button', { name: 'Publish version 1' })
    await userEvent.click(button)
    await userEvent.click(button)
    expect(rollback).toHaveBeenCalledOnce()
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Publish version 1 again?' })).toBeNull()
  })

  test('the live version and a kept draft cannot be rolled back to', async () => {
    await open()
    expect(rollBackButton()).toBeDisabled()
    await userEvent.click(version(/Before the sale/))
    expect(rollBackButton()).toBeDisabled()
  })
})

describe('while a campaign shows a version', () => {
  const DAY = 86_400_000
  const until = Date.UTC(2026, 11, 5, 16)
  const sale: Campaign = {
    id: 'sale',
    revision: 1,
    name: { zh_HK: '減價', en_US: 'Sale' },
    from: -DAY,
    until,
    cancelledAt: null,
    pages: [{ key: page.key, pageVersion: 1, at: -DAY, by: 'bo' }],
    createdAt: 0,
    createdBy: 'bo',
    changedAt: 0,
    changedBy: 'bo',
  }
  const answers = { 'campaigns.list': async () => [sale] }

  test('that one is marked, and the one that returns; the head says until when', async () => {
    await open(answers)
    expect(await screen.findByText('Version 1 is live, in “Sale”.')).toBeVisible()
    expect(
      screen.getByText('Live until 6 Dec 2026, 00:00; then version 2 of 22 Nov 2026, 08:00 returns.'),
    ).toBeVisible()
    expect(version(/^Version 1 ?Live/)).toBeVisible()
    expect(version(/^Version 2 ?Replaced by a campaign/)).toBeVisible()
  })

  test('a version that is rolled back to shows after that, and the question says so', async () => {
    await open(answers)
    await userEvent.click(version(/^Version 1/))
    await userEvent.click(rollBackButton())
    expect(
      screen.getByText(
        '“Sale” replaces this page until 6 Dec 2026, 00:00. The version that you publish now shows after that.',
      ),
    ).toBeVisible()
  })
})
