import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { PageType } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'
import { BlockRow } from '../outline/OutlineRow.tsx'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { component, content, detail } from '../../testing/pages.ts'
import { ScreenChoice } from './ScreenChoice.tsx'

const shell = (name: string, type: PageType, components = content([])) =>
  detail(components, { id: `shell.${name}`, key: `shell.${name}_zh_HK`, path: `/shell/${name}`, type })

const open = (part: React.ReactNode, page: ReturnType<typeof shell>, uiLocale: Locale = 'en_US') =>
  renderInEditor(part, { page, uiLocale })

describe('a shell with several screens (Shells)', () => {
  test.each([
    ['en_US', 'Screen shown', ['Login', 'Registration', 'Welcome', 'Reset password', 'Link account']],
    ['zh_HK', '顯示的畫面', ['登入', '登記', '登記成功', '重設密碼', '連結帳戶']],
  ] as const)('names them in %s; the first shows', (locale, label, names) => {
    open(<ScreenChoice />, shell('sign-in', 'SIGN_IN'), locale)
    const choice = screen.getByLabelText(label)
    expect(choice).toHaveValue('login')
    expect(
      within(choice)
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(names)
  })

  test('shows another by keyboard, and keeps it while the page is open', async () => {
    const { session } = open(<ScreenChoice />, shell('sign-in', 'SIGN_IN'))
    const user = userEvent.setup()
    await user.tab()
    expect(screen.getByLabelText('Screen shown')).toHaveFocus()
    await user.selectOptions(screen.getByLabelText('Screen shown'), 'Registration')
    expect(session.store.getState().screen).toBe('register')
    session.select(undefined)
    expect(screen.getByLabelText('Screen shown')).toHaveValue('register')
  })

  test('shows the screen that a part belongs to when the part is selected', async () => {
    const { session } = open(<ScreenChoice />, shell('cart', 'CART'))
    await userEvent.selectOptions(screen.getByLabelText('Screen shown'), 'Shared bag')
    session.select('cart-cartSummary')
    expect(await screen.findByLabelText('Screen shown')).toHaveValue('cart')
  })

  test('shows the screen that is selected in the outline; leaving a screen deselects it', async () => {
    const { session } = open(<ScreenChoice />, shell('sign-in', 'SIGN_IN'))
    const register = [...session.page.nodes.values()].find(({ code }) => code === 'register')
    session.select(register?.id)
    expect(await screen.findByLabelText('Screen shown')).toHaveValue('register')
    await userEvent.selectOptions(screen.getByLabelText('Screen shown'), 'Login')
    expect(session.store.getState().selected).toBeUndefined()
  })
})

test('a page with one screen or none has nothing to choose', () => {
  open(<ScreenChoice />, shell('product', 'PRODUCT'))
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

test('a stored shell that lacks screens opens with all of them, each with a lock (Shells)', async () => {
  const stored = content([component('banner', { code: 'banner', section: 'top' })])
  const row = { kind: 'block', id: 'cart-cart', slot: '|core', level: 2, index: 0, siblings: 1 } as const
  const { session } = open(
    <div role="tree">
      <BlockRow row={row} style={{}} isSelected={false} />
    </div>,
    shell('cart', 'CART', stored),
  )
  expect(
    screen.getByRole('treeitem', { name: /Shopping bag.*Locked, cannot be removed/ }),
  ).toBeInTheDocument()
  expect(session.page.childIds('|top')).toEqual(['banner'])
  expect(session.page.childIds('|core')).toEqual([
    'cart-cart',
    'cart-cartLines',
    'cart-cartPromotions',
    'cart-cartAddOns',
    'cart-cartCoupon',
    'cart-cartGoDollar',
    'cart-cartSummary',
    'cart-shareCart',
    'cart-sharedCart',
  ])
  expect(session.autosave.status().state).toBe('saved')
})
