import { demoMembers } from '#demo/people.ts'
import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { axeFindings, openBrowser, type Visit } from './browser.ts'
import {
  canvasOf,
  CLIPBOARD,
  openPage,
  previewLink,
  publish,
  rollBack,
  saved,
  signInAs,
} from './editor-page.ts'
import { logInByApi } from './member.ts'
import { asInDemo } from './operator.ts'

const { visit, origin } = openBrowser()

let open: Visit[] = []
afterEach(async () => {
  await Promise.all(open.map(({ context }) => context.close()))
  open = []
})
async function editor(): Promise<Page> {
  const visited = await visit('/?lang=en', { permissions: CLIPBOARD })
  open.push(visited)
  await signInAs(visited.page, 'admin')
  return visited.page
}

const SHORT = { zh_HK: 'zh', en_US: 'en' } as const

/** Codes of a page's blocks around and in its screen, in their order, as they leave the server. */
async function blocksOf(
  path: string,
  locale: keyof typeof SHORT,
  token?: string,
): Promise<readonly string[]> {
  const cookie = `locale=${SHORT[locale]}${token ? `; auth_token=${token}` : ''}`
  const response = await fetch(new URL(path, origin), { headers: { cookie }, redirect: 'manual' })
  expect(response.status, path).toBe(200)
  const main = (await response.text()).split('<main')[1]?.split('</main>')[0] ?? ''
  return [...main.matchAll(/data-block="(\w+)"/g)].map(([, code = '']) => code)
}

/** Adds a banner to the page that is open and moves it above the screen. */
async function addBannerAbove(page: Page): Promise<void> {
  await page.keyboard.press('Alt+1')
  // Keys go to the search once it has the focus.
  const search = page.getByRole('searchbox')
  await expect.poll(() => search.evaluate(box => box === document.activeElement)).toBe(true)
  await page.keyboard.type('banner')
  await expect.poll(() => search.inputValue()).toBe('banner')
  await page.keyboard.press('Enter')
  await canvasOf(page).locator('[data-slot=main] > [data-block=banner]').waitFor()
  await page.keyboard.press('Alt+2')
  await page.keyboard.press('Alt+ArrowUp')
  await canvasOf(page).locator('[data-slot=top] > [data-block=banner]').waitFor()
  await saved(page)
}

const SHELLS = [
  [
    'sign-in',
    [
      ['/login', 'login'],
      ['/register', 'register'],
      ['/register/success', 'registerSuccess'],
    ],
  ],
  [
    'cart',
    [
      ['/cart', 'cart'],
      ['/cart-share/none', 'sharedCart'],
    ],
  ],
  [
    'account',
    [
      ['/user', 'user'],
      ['/user/profile', 'profile'],
      ['/user/orders', 'orders'],
    ],
  ],
] as const

describe.each(['en_US', 'zh_HK'] as const)('a banner above a screen, in %s', locale => {
  test.each(SHELLS)(
    'on the %s shell shows to shoppers on each of its pages once published (Shells, LO-14)',
    async (shell, addresses) => {
      const key = `shell.${shell}_${locale}`
      const page = await editor()
      await asInDemo(origin, key)
      const [, member] = demoMembers
      const token = shell === 'account' && member ? (await logInByApi(origin, member)).token : undefined
      const shown = (address: string) => blocksOf(address, locale, token)
      const before = new Map<string, readonly string[]>()
      for (const [address, screen] of addresses) {
        before.set(address, await shown(address))
        expect(before.get(address)?.[0]).toBe(screen)
      }

      await openPage(page, key)
      await addBannerAbove(page)
      expect(await axeFindings(page)).toEqual([])
      await publish(page)
      for (const [address] of addresses)
        expect(await shown(address)).toEqual(['banner', ...(before.get(address) ?? [])])

      await rollBack(page)
      for (const [address] of addresses) expect(await shown(address)).toEqual(before.get(address))
    },
  )
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
  await page.getByRole('complementary', { name: 'Settings' }).getByLabel('Words of the help link').fill(words)
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
