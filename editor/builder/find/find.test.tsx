import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PageSummary } from '#content-store/client/types.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { DeskSources } from '../../desk/find/DeskSources.tsx'
import { PageFindDialog } from './PageFindDialog.tsx'

withModalDialogs()
beforeEach(() => localStorage.clear())

const otherPage = {
  key: 'landingPage.trail_en_US',
  title: 'Trail notes',
  path: '/landingPage/trail',
  locale: 'en_US',
}

function open(uiLocale: 'en_US' | 'zh_HK' = 'en_US') {
  let isClosed = false
  const dialog = (
    <DeskSources screens={[]}>
      <PageFindDialog onClose={() => (isClosed = true)} />
    </DeskSources>
  )
  const opened = renderInEditor(dialog, {
    uiLocale,
    port: { me: async () => ({ name: 'ada', role: 'publisher' }) },
    answers: { 'media.list': async () => ({ items: [], total: 0, tags: [], types: [] }) },
    // What the dialog reads of a page.
    pages: { pages: () => Promise.resolve([otherPage as PageSummary]) },
  })
  return { ...opened, isClosed: () => isClosed, user: userEvent.setup() }
}

const found = () => screen.getAllByRole('option').map(item => item.textContent)

describe('finding a command, block or page', () => {
  test('a few letters and Enter run a command; its shortcut stands beside it', async () => {
    const { user, session, isClosed, order } = open()
    session.select('first')
    await user.keyboard('dplct')
    expect(found()[0]).toMatch(/^Duplicate(Ctrl|⌘)\+D$/)
    await user.keyboard('{Enter}')
    expect(isClosed()).toBe(true)
    expect(order()).toHaveLength(5)
  })

  test.each([
    ['as browsers mark it', { isComposing: true }],
    ['as Safari marks it', { keyCode: 229 }],
  ])('keys that serve an input method run nothing and move nothing, %s', async (_, mark) => {
    const { user, session, isClosed, order } = open()
    session.select('first')
    const before = order()
    await user.keyboard('dplct')
    const field = screen.getByRole('combobox')
    const active = field.getAttribute('aria-activedescendant')
    for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(field, { key, ...mark })
    expect(field.getAttribute('aria-activedescendant')).toBe(active)
    expect(isClosed()).toBe(false)
    expect(order()).toEqual(before)
  })

  test('commands are found by their names in both languages', async () => {
    const { user, session } = open('zh_HK')
    session.select('first')
    await user.keyboard('history')
    expect(found()[0]).toContain('頁面歷史')
  })

  test('blocks on the page are found by what is in them', async () => {
    const { user, session } = open()
    await user.keyboard('hello')
    expect(found()[0]).toBe('TitleHello')
    await user.keyboard('{Enter}')
    expect(session.store.getState().selected).toBe('title')
  })

  test('adds a block; finds other pages by title', async () => {
    const { user, order } = open()
    await user.keyboard('trail notes')
    expect((await screen.findByRole('option', { name: /Trail notes/ })).textContent).toContain(
      '/landingPage/trail · English',
    )
    await user.clear(screen.getByRole('combobox'))
    await user.keyboard('carousel')
    await user.click(screen.getAllByRole('option')[0] as HTMLElement)
    expect(order()).toHaveLength(5)
  })

  test('says when nothing matches', async () => {
    const { user } = open()
    await user.keyboard('qqqq')
    expect(await screen.findByText('Nothing matches “qqqq”.')).toBeVisible()
  })
})
