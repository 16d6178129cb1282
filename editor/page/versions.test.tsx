import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageDetail } from '#content-store/client/types.ts'
import type { ContentPort } from '../content-port.ts'
import { renderInEditor, somePage } from '../testing/open-editor.tsx'
import { component } from '../testing/pages.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

withModalDialogs()
beforeEach(() => {
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

/** Version 2 is live, version 1 was before. */
const page: PageDetail = {
  ...somePage(),
  status: 'live',
  liveVersion: 2,
  releases: [release(2, 'bo', true), release(1, 'cy')],
}

/** The page once version 1 is live again, as version 3. */
const rolledBack: PageDetail = {
  ...page,
  status: 'changed',
  liveVersion: 3,
  releases: [{ ...release(3, 'ada', true), rolledBackFrom: 1 }, release(2, 'bo'), release(1, 'cy')],
}

const rollBackButtons = () => screen.getAllByRole('button', { name: 'Roll back to this' })

async function open(port: Partial<ContentPort> = {}, shown = page) {
  const onClose = vi.fn<() => void>()
  const opened = renderInEditor(<VersionsDialog onClose={onClose} />, {
    page: shown,
    port: { page: async () => shown, ...port },
  })
  await screen.findByText(/version is live|is live\./)
  return { ...opened, onClose }
}

describe('rolling back (LO-14)', () => {
  test('asks first, names both versions with date and author, and says what the draft holds', async () => {
    const rollback = vi.fn<ContentPort['rollback']>()
    await open({ rollback })
    await userEvent.click(rollBackButtons()[1] as HTMLElement)
    const question = screen.getByRole('dialog', { name: 'Publish version 1 again?' })
    expect(question.textContent).toMatch(/Version 1 \(.*21.*cy\) goes live/)
    expect(question.textContent).toMatch(/place of Version 2 \(.*22.*bo\)/)
    expect(question.textContent).toMatch(/draft stays as it is and still holds version 2/)
    expect(rollback).not.toHaveBeenCalled()
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(rollback).not.toHaveBeenCalled()
  })

  test('a second press at the same spot asks again about the same version; no row has moved', async () => {
    const rollback = vi.fn<ContentPort['rollback']>(async () => rolledBack)
    await open({ rollback })
    const before = rollBackButtons()
    await userEvent.click(before[1] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Publish version 1' }))
    expect(await screen.findByText('Version 3 is live.')).toBeVisible()
    expect(rollback).toHaveBeenCalledExactlyOnceWith(page.key, 1)
    expect(rollBackButtons()).toEqual(before)
    await userEvent.click(before[1] as HTMLElement)
    expect(screen.getByRole('dialog', { name: 'Publish version 1 again?' })).toBeVisible()
    expect(rollback).toHaveBeenCalledOnce()
  })

  test('while a version goes live again its button keeps the focus, so that Escape still closes', async () => {
    const rollback = vi.fn<ContentPort['rollback']>(() => new Promise(() => undefined))
    await open({ rollback })
    await userEvent.click(rollBackButtons()[1] as HTMLElement)
    const button = screen.getByRole('button', { name: 'Publish version 1' })
    await userEvent.click(button)
    await userEvent.click(button)
    expect(rollback).toHaveBeenCalledOnce()
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Publish version 1 again?' })).toBeNull()
  })

  test('the live version cannot be rolled back to', async () => {
    await open()
    expect(rollBackButtons()[0]).toBeDisabled()
  })
})

test('LO-14: a draft that was replaced is listed with who and when, compared, and brought back as one step', async () => {
  const kept = { id: 4, title: 'Sale', savedBy: 'ada', savedAt: 0, replacedBy: 'bo', replacedAt: 60_000 }
  const lost = { ...page.draft, components: [component('lost', { code: 'banner', name: 'Lost' })] }
  const keptDraft = vi.fn<ContentPort['keptDraft']>(async () => lost)
  const { session, order } = await open({ keptDraft }, { ...page, keptDrafts: [kept] })
  const drafts = screen.getByRole('region', { name: 'Replaced drafts' })
  expect(drafts.textContent).toMatch(/Draft by ada.*Saved .*replaced by bo/)
  await userEvent.click(within(drafts).getByRole('button', { name: 'Compare with the draft' }))
  expect(await within(drafts).findByText('Removed: Lost')).toBeVisible()
  await userEvent.click(within(drafts).getByRole('button', { name: 'Use as draft' }))
  await vi.waitFor(() => expect(order()).toEqual(['lost']))
  expect(keptDraft).toHaveBeenCalledWith(page.key, 4)
  session.undo()
  expect(order()).toEqual(['first', 'second', 'title', 'odd'])
})
