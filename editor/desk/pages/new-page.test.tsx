import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { PageSummary } from '#content-store/client/types.ts'
import { component, content, detail } from '../../testing/pages.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { writePage } from '../../builder/transfer/transfer.ts'
import { PageList } from './PageList.tsx'
import type { PageFakes } from '../../testing/page-fakes.ts'

withModalDialogs()

const summer = detail(content([component('a', { code: 'banner' })]), {
  key: 'landingPage.summer_zh_HK',
  path: '/landingPage/summer',
  title: '夏日',
})

function open(others: readonly PageSummary[] = []) {
  const createPage = vi.fn<PageFakes['createPage']>(() => new Promise(() => undefined))
  const port = { pages: () => Promise.resolve([summer, ...others]), createPage }
  renderInWorld(<PageList operator={{ name: 'ada', role: 'editor' }} />, { pages: port })
  return { user: userEvent.setup(), createPage }
}

const importFile = async (user: ReturnType<typeof userEvent.setup>, text: string) =>
  user.upload(screen.getByLabelText('Import'), new File([text], 'page.json', { type: 'application/json' }))

describe('new pages', () => {
  test('a shop without a home page is offered one from the template, and a shop with one is not', async () => {
    const createHome = vi.fn<PageFakes['createHome']>(() => new Promise(() => undefined))
    const operator = { name: 'ada', role: 'editor' } as const
    const without = renderInWorld(<PageList operator={operator} />, {
      pages: { pages: () => Promise.resolve([summer]), createHome },
    })
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Make a home page' }))
    expect(createHome).toHaveBeenCalledOnce()
    without.unmount()
    open([detail(content([]), { id: 'home', key: 'home_zh_HK', path: '/home', title: '首頁' })])
    await screen.findByText('首頁')
    expect(screen.queryByRole('button', { name: 'Make a home page' })).toBeNull()
  })

  test('a page is duplicated at another address', async () => {
    const { user, createPage } = open()
    await user.click(await screen.findByRole('button', { name: 'Actions for 夏日' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    expect(await screen.findByRole('textbox', { name: /^Address/ })).toHaveValue('summer-copy')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(createPage).toHaveBeenCalledExactlyOnceWith({
      path: '/landingPage/summer-copy',
      locale: 'zh_HK',
      type: 'LANDING',
      title: '夏日',
      copyFrom: 'landingPage.summer_zh_HK',
    })
  })

  test('an exported page is imported where the operator wants it', async () => {
    const { user, createPage } = open()
    await importFile(user, writePage(summer))
    const address = await screen.findByRole('textbox', { name: /^Address/ })
    expect(screen.getByText(/already exists at this address/)).toBeVisible()
    await user.clear(address)
    await user.type(address, 'winter')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(createPage.mock.calls[0]?.[0]).toMatchObject({
      path: '/landingPage/winter',
      content: { title: 'Page', components: [{ id: 'a', code: 'banner' }] },
    })
  })

  test('a file that is no page says so, and the field that is wrong', async () => {
    const { user } = open()
    await importFile(user, writePage(summer).replace('"LANDING"', '"BLOG"'))
    expect(await screen.findByText('Not added: the field type is not valid.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a new page', () => {
  test('is in both languages unless the operator wants one, and has an address from its title', async () => {
    const { user, createPage } = open()
    await user.click(await screen.findByRole('button', { name: 'New page' }))
    await user.type(screen.getByRole('textbox', { name: 'Title (Chinese)' }), '秋日登山')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(createPage).not.toHaveBeenCalled()
    await user.type(screen.getByRole('textbox', { name: 'Title (English)' }), 'Autumn Hikes')
    expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue('autumn-hikes')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(createPage).toHaveBeenCalledExactlyOnceWith({
      path: '/landingPage/autumn-hikes',
      locale: 'zh_HK',
      type: 'LANDING',
      title: '秋日登山',
      other: { title: 'Autumn Hikes' },
    })
  })

  test('keeps an address that was written', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'New page' }))
    const address = screen.getByRole('textbox', { name: /^Address/ })
    await user.type(address, 'mine')
    await user.type(screen.getByRole('textbox', { name: 'Title (English)' }), 'Autumn')
    expect(address).toHaveValue('mine')
  })
})

describe('the other language of a page', () => {
  test('that is missing is said in its row, and made from there', async () => {
    const { user, createPage } = open()
    await user.click(await screen.findByRole('button', { name: 'No English page' }))
    await user.click(await screen.findByRole('button', { name: 'Create' }))
    expect(createPage.mock.calls[0]?.[0]).toMatchObject({ locale: 'en_US', copyFrom: summer.key })
  })

  test('shows its state, and opens', async () => {
    open([{ ...summer, key: 'landingPage.summer_en_US', locale: 'en_US', status: 'draft', title: 'Summer' }])
    const link = await screen.findByRole('link', { name: 'Summer: English' })
    expect(link).toHaveAttribute('href', '/pages/landingPage.summer_en_US')
    expect(screen.queryByRole('button', { name: /^No / })).toBeNull()
  })
})
