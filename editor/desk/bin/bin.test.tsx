import type { Answer, Answers } from '../../testing/world.tsx'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Role } from '#operators/operator.ts'
import type { DeletedPage, PageSummary } from '#content-store/client/types.ts'
import { ConfirmPageDialog } from '../pages/ConfirmPageDialog.tsx'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { somePage } from '../../testing/pages.ts'
import { BinList } from './BinList.tsx'

withModalDialogs()

const sale: DeletedPage = {
  id: '5-landingPage.sale_zh_HK',
  key: 'landingPage.sale_zh_HK',
  path: '/landingPage/sale',
  locale: 'zh_HK',
  type: 'LANDING',
  title: 'Sale',
  deletedAt: 0,
  deletedBy: 'bo',
  goneAt: 30 * 24 * 3_600_000,
}

async function openBin(role: Role, more: Answers = {}) {
  renderInWorld(<BinList operator={{ name: 'ada', role }} />, {
    answers: { 'bin.list': async () => [sale], ...more },
  })
  await screen.findByRole('table', { name: 'Bin' })
}
const button = (name: string) => screen.getByRole('button', { name })

test('a publisher restores a deleted page and cannot delete it for good', async () => {
  const restorePage = vi.fn<Answer<'bin.restore'>>(async () => somePage())
  await openBin('publisher', { 'bin.restore': restorePage })
  expect(screen.getByRole('row', { name: /Sale.*bo/ })).toBeVisible()
  expect(button('Empty the bin (not with your role)')).toBeDisabled()
  expect(screen.queryByRole('button', { name: /Delete permanently/ })).toBeNull()
  await userEvent.click(button('Restore Sale'))
  await waitFor(() => expect(restorePage).toHaveBeenCalledExactlyOnceWith({ id: sale.id }))
})

test('an admin is asked before a page is gone for good', async () => {
  const purgePage = vi.fn<Answer<'bin.purge'>>(async () => null)
  await openBin('admin', { 'bin.purge': purgePage })
  await userEvent.click(button('Delete permanently: Sale'))
  expect(purgePage).not.toHaveBeenCalled()
  await userEvent.click(button('Delete permanently'))
  await waitFor(() => expect(purgePage).toHaveBeenCalledExactlyOnceWith({ id: sale.id }))
})

test('an editor sees the bin and restores nothing', async () => {
  await openBin('editor')
  expect(button('Restore Sale')).toBeDisabled()
})

test.each([
  ['the product shell', '/shell/product', /built-in page .* Everything still works/],
  ['the home page', '/home', /home page .* cannot be found/],
  ['a landing page', '/landingPage/sale', /Shoppers will no longer find/],
] as const)('taking down %s says what shoppers see then', (_, path, text) => {
  const page: PageSummary = { ...somePage(), path }
  renderInWorld(<ConfirmPageDialog question={{ kind: 'unpublish', page }} onClose={() => undefined} />)
  expect(screen.getByText(text)).toBeVisible()
})

test('deleting a page says that it goes to the bin', () => {
  renderInWorld(
    <ConfirmPageDialog question={{ kind: 'remove', page: somePage() }} onClose={() => undefined} />,
  )
  expect(screen.getByText(/restore it from the bin for 30 days/)).toBeVisible()
})
