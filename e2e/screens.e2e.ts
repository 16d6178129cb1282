import { demoMembers } from '#demo/people.ts'
import { type Locale, toShort } from '#locales/locale.ts'
import { component } from '#renderer/testing/pages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import {
  addByKeyboard,
  canvasOf,
  CLIPBOARD,
  openPage,
  previewLink,
  publish,
  rollBack,
  saved,
  openPageList,
  toArea,
} from './editor-page.ts'
import { TARP } from './goods.ts'
import { logInByApi } from './member.ts'
import { asInDemo, signedInClient } from './operator.ts'
import { shareByApi } from './orders.ts'
import { blocksIn } from './shop-process.ts'

const { visit, origin } = openBrowser()
async function editor(): Promise<Page> {
  const { page } = await visit('/robots.txt', { permissions: CLIPBOARD })
  await openPageList(page, 'admin')
  return page
}

/** Codes of a page's blocks around and in its screen, in their order, as they leave the server. */
async function blocksOf(path: string, locale: Locale, token?: string): Promise<readonly string[]> {
  const cookie = `locale=${toShort(locale)}${token ? `; auth_token=${token}` : ''}`
  const response = await fetch(new URL(path, origin), { headers: { cookie }, redirect: 'manual' })
  expect(response.status, path).toBe(200)
  const main = (await response.text()).split('<main')[1]?.split('</main>')[0] ?? ''
  return blocksIn(main)
}

/** Adds a banner to the page that is open and moves it above the screen. */
async function addBannerAbove(page: Page): Promise<void> {
  await addByKeyboard(page, 'banner')
  await canvasOf(page).locator('[data-slot=main] > [data-block=banner]').waitFor()
  await toArea(page, 'outline')
  await page.keyboard.press('Alt+ArrowUp')
  await canvasOf(page).locator('[data-slot=top] > [data-block=banner]').waitFor()
  await saved(page)
}

/** Some pages of each shell, with the screen they show; `SHARED` stands for the code of a shared bag. */
const ADDRESSES = {
  'sign-in': [
    ['/login', 'login'],
    ['/register', 'register'],
    ['/register/success', 'registerSuccess'],
  ],
  cart: [
    ['/cart', 'cart'],
    ['/cart-share/SHARED', 'sharedCart'],
  ],
  account: [
    ['/user', 'user'],
    ['/user/profile', 'profile'],
    ['/user/orders', 'orders'],
  ],
} as const
type Shell = keyof typeof ADDRESSES
const BANNER = { imgUrl: '/media/demo/scene-ridge.svg', alt: 'A ridge' }

/** The codes of the blocks on each page of a shell, as shoppers get them. */
async function pagesOf(shell: Shell, locale: Locale) {
  const [, member] = demoMembers
  const token = shell === 'account' && member ? (await logInByApi(origin, member)).token : undefined
  const shared = shell === 'cart' ? await shareByApi(origin, TARP) : ''
  return Promise.all(
    ADDRESSES[shell].map(async ([address]) => blocksOf(address.replace('SHARED', shared), locale, token)),
  )
}
const screensOf = (shell: Shell) => ADDRESSES[shell].map(([, screen]) => screen)

describe('a banner above a screen shows to shoppers on each page of its shell once published (Shells, LO-14)', () => {
  test.each([
    ['sign-in', 'en_US'],
    ['cart', 'zh_HK'],
    ['account', 'en_US'],
  ] as const)('on the %s shell, in %s, placed in the page builder', async (shell, locale) => {
    const key = `shell.${shell}_${locale}`
    const page = await editor()
    await asInDemo(origin, key)
    const before = await pagesOf(shell, locale)
    expect(before.map(([first]) => first)).toEqual(screensOf(shell))

    await openPage(page, key)
    await addBannerAbove(page)
    expect(await axeFindings(page)).toEqual([])
    await publish(page)
    expect(await pagesOf(shell, locale)).toEqual(before.map(codes => ['banner', ...codes]))

    await rollBack(page)
    expect(await pagesOf(shell, locale)).toEqual(before)
  })

  test.each([
    ['sign-in', 'zh_HK'],
    ['cart', 'en_US'],
    ['account', 'zh_HK'],
  ] as const)('on the %s shell, in %s, by the store', async (shell, locale) => {
    const key = `shell.${shell}_${locale}`
    await asInDemo(origin, key)
    const before = await pagesOf(shell, locale)
    expect(before.map(([first]) => first)).toEqual(screensOf(shell))

    const client = await signedInClient(origin, 'admin')
    const { draft } = await client.read('pages.find', { key })
    const banner = component({ id: 'above', code: 'banner', section: 'top', options: BANNER })
    const saved = await client.change('pages.save', {
      key,
      draft: { ...draft, components: [banner, ...draft.components] },
    })
    await client.change('pages.publish', { key, revision: saved.revision, accepted: 'all' })
    expect(await pagesOf(shell, locale)).toEqual(before.map(codes => ['banner', ...codes]))

    await client.change('versions.roll-back', { key, version: 1 })
    expect(await pagesOf(shell, locale)).toEqual(before)
  })
})

test('the canvas and the preview show the screen that is chosen; a screen’s options reach shoppers (LO-11, LO-24, Shells)', async () => {
  const key = 'shell.sign-in_en_US'
  const page = await editor()
  await asInDemo(origin, key)
  await openPage(page, key)
  const canvas = canvasOf(page)
  await canvas.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  await page.getByLabel('Screen shown').selectOption({ label: 'Registration' })
  await canvas.getByRole('heading', { level: 1, name: 'Become a member' }).waitFor()
  expect(await canvas.locator('[data-block=login]').count()).toBe(0)

  const link = new URL(await previewLink(page))
  expect([link.pathname, link.searchParams.get('screen')]).toEqual(['/preview/shell/sign-in', 'register'])
  const preview = await (await fetch(link)).text()
  expect(preview).toContain('data-block="register"')
  expect(preview).not.toContain('data-block="login"')

  await canvas.locator('[data-block=register]').click()
  const words = 'Ask at any counter'
  await page.getByRole('complementary', { name: 'Settings' }).getByLabel('Help link text').fill(words)
  await saved(page)
  // A help link without an address shows nothing; the note does.
  await page.getByRole('complementary', { name: 'Settings' }).locator('[contenteditable=true]').click()
  await page.keyboard.type(words)
  await canvas.locator('[data-block=register]').getByText(words).waitFor()
  await saved(page)
  await publish(page)
  const html = async (path: string) =>
    (await fetch(new URL(path, origin), { headers: { cookie: 'locale=en' } })).text()
  expect(await html('/register')).toContain(words)
  expect(await html('/login')).not.toContain(words)
  await rollBack(page)
  expect(await html('/register')).not.toContain(words)
})
