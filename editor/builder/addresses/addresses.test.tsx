import type { Answer, Answers } from '../../testing/world.tsx'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { LinkingPage, Redirect } from '#content-store/client/types.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { somePage } from '../../testing/pages.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { RedirectList } from '../../desk/addresses/RedirectList.tsx'

withModalDialogs()

const winter: LinkingPage = {
  key: 'landingPage.winter_zh_HK',
  path: '/landingPage/winter',
  locale: 'zh_HK',
  title: 'Winter',
  places: [{ blockId: 'a', code: 'banner', name: 'Teaser', path: 'link' }],
  liveLinks: 1,
}
const button = (name: string) => screen.getByRole('button', { name })

function openDialog(more: Answers = {}) {
  const page = { ...somePage(), type: 'LANDING' as const, path: '/landingPage/summer' }
  const moved = { ...page, key: 'landingPage.sale_zh_HK', path: '/landingPage/sale' }
  const moveAddress = vi.fn<Answer<'redirects.move-page'>>(async () => moved)
  const moveLinks = vi.fn<Answer<'redirects.move-links'>>(async () => ({ changed: [winter], left: [] }))
  const onMoved = vi.fn<(page: { readonly key: string }) => void>()
  renderInWorld(<AddressDialog page={page} onMoved={onMoved} onClose={() => undefined} />, {
    answers: {
      'redirects.move-page': moveAddress,
      'redirects.move-links': moveLinks,
      'redirects.links-to': async () => [winter],
      ...more,
    },
  })
  return { page, moved, moveAddress, moveLinks, onMoved }
}

async function typeKey(key: string) {
  const field = screen.getByRole('textbox', { name: 'New address' })
  await userEvent.clear(field)
  await userEvent.type(field, key)
}

test('a page moves and the links to it with it, after a look at who links', async () => {
  const { page, moved, moveAddress, moveLinks, onMoved } = openDialog()
  expect(await screen.findByText('1 page links to this address:')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Winter' })).toBeVisible()
  expect(screen.getByText('Teaser')).toBeVisible()
  expect(button('Change address')).toBeDisabled()
  await typeKey('sale')
  await userEvent.click(button('Change address'))
  await waitFor(() => expect(onMoved).toHaveBeenCalledExactlyOnceWith(moved))
  expect(moveAddress).toHaveBeenCalledExactlyOnceWith({ key: page.key, path: '/landingPage/sale' })
  expect(moveLinks).toHaveBeenCalledExactlyOnceWith({ from: '/landingPage/summer' })
})

test('links are left as they are when the operator says so', async () => {
  const { moveLinks, onMoved } = openDialog()
  await userEvent.click(await screen.findByRole('checkbox', { name: /change the links/ }))
  await typeKey('sale{Enter}')
  await waitFor(() => expect(onMoved).toHaveBeenCalledOnce())
  expect(moveLinks).not.toHaveBeenCalled()
})

test('a refused address is said in the form, and nothing else happens', async () => {
  const taken = () => Promise.reject(new Error('Another page has this address.'))
  const { moveLinks, onMoved } = openDialog({ 'redirects.move-page': taken })
  await typeKey('sale and more')
  expect(screen.getByText(/at most 64/)).toBeVisible()
  expect(button('Change address')).toBeDisabled()
  await typeKey('winter')
  await userEvent.click(button('Change address'))
  expect(await screen.findByText('Another page has this address.')).toBeVisible()
  expect([moveLinks.mock.calls, onMoved.mock.calls]).toEqual([[], []])
})

const redirect: Redirect = { from: '/landingPage/summer', to: '/landingPage/sale', at: 0, by: 'ben' }

test('redirects are listed with their links, and removed after a question', async () => {
  const removeRedirect = vi.fn<Answer<'redirects.remove'>>(async () => null)
  const moveLinks = vi.fn<Answer<'redirects.move-links'>>(async () => ({ changed: [winter], left: [] }))
  renderInWorld(<RedirectList operator={{ name: 'ben', role: 'publisher' }} />, {
    answers: {
      'redirects.list': async () => [redirect],
      'redirects.links-to': async () => [winter],
      'redirects.remove': removeRedirect,
      'redirects.move-links': moveLinks,
    },
  })
  expect(await screen.findByRole('row', { name: /summer.*sale.*ben/ })).toBeVisible()
  await userEvent.click(button('Links to /landingPage/summer'))
  await screen.findByRole('link', { name: 'Winter' })
  await userEvent.click(button('Update links in drafts'))
  await waitFor(() => expect(moveLinks).toHaveBeenCalledExactlyOnceWith({ from: redirect.from }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  await userEvent.click(button('Remove the redirect from /landingPage/summer'))
  await userEvent.click(button('Remove'))
  await waitFor(() => expect(removeRedirect).toHaveBeenCalledExactlyOnceWith({ from: redirect.from }))
})

test('an editor sees redirects and removes none', async () => {
  renderInWorld(<RedirectList operator={{ name: 'ada', role: 'editor' }} />, {
    answers: { 'redirects.list': async () => [redirect] },
  })
  expect(await screen.findByRole('button', { name: /^Remove/ })).toBeDisabled()
})
