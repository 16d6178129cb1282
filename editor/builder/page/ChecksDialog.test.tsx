import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { component, content, detail, somePage } from '../../testing/pages.ts'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { ChecksDialog } from './ChecksDialog.tsx'

withModalDialogs()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const page = somePage()
const unsafe = {
  severity: 'error',
  blockId: 'first',
  code: 'banner',
  problem: 'unsafeContent',
  path: 'clickUrl',
  message: 'This link is unsafe.',
} as const
const words = { ...unsafe, severity: 'warning', problem: 'emptyAlt', path: 'alt', message: '' } as const

test('LO-22: lists what stops publishing before what it asks about, and leads to it, without publishing', async () => {
  const onClose = vi.fn<() => void>()
  const { session } = renderInEditor(<ChecksDialog onClose={onClose} />, {
    page,
    pages: { page: async () => page, problems: async () => [words, unsafe] },
  })
  expect(await screen.findByText(/^1 problem prevents publishing/)).toBeVisible()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getAllByRole('button').map(each => each.dataset['severity'])).toEqual(
    expect.arrayContaining(['error', 'warning']),
  )
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Unsafe content/ }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(session.store.getState()).toMatchObject({ selected: 'first', focus: { path: 'clickUrl' } })
})

test('a page without a finding says so', async () => {
  renderInEditor(<ChecksDialog onClose={() => undefined} />, {
    page,
    pages: { page: async () => page, problems: async () => [] },
  })
  expect(await screen.findByText('Nothing to check was found.')).toBeVisible()
})

test('LO-22: the toolbar counts what stops publishing while the page is composed, and opens the list', async () => {
  const link = { type: 9, value: 'javascript:alert(1)' }
  const broken = detail(
    content([component('c', { code: 'banner', options: { imgUrl: '/a', alt: 'A', clickUrl: link } })]),
  )
  const { session, editor } = renderInEditor(<Toolbar />, {
    page: broken,
    pages: { page: async () => broken },
  })
  editor.checks.touch()
  const points = await screen.findByRole(
    'button',
    { name: /1 point to check.* 1 of them stops publishing/ },
    { timeout: 3000 },
  )
  await userEvent.click(points)
  expect(session.store.getState().dialog).toBe('checks')
})
