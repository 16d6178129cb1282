import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { LOCALES, type Locale, toShort } from '#locales/locale.ts'
import { axeFindings, openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'
import { everyDeskState } from './every-desk-state.ts'
import { misfits } from './misfits.ts'
import { spawnShop } from './shop-process.ts'

const { visit, origin } = openBrowser()

/**
 * Screens of the desk by their address in a shop that has the demo's goods. `:member` and `:other` are two members; a shop
 * without any, and an operator who may not see them, get codes that nothing has.
 */
const SCREENS = [
  '/',
  '/goods',
  '/goods/new',
  '/goods/bin',
  '/goods/CONTOUR-TEE',
  '/prices',
  '/stock',
  '/stock/CR-TEE-003-SGE-M',
  '/stock/count',
  '/stock/count/codes',
  '/promotions',
  '/promotions/new',
  '/promotions/try',
  '/promotions/calendar',
  '/coupons',
  '/coupons/new',
  '/coupons/GOLD200/issued',
  '/coupons/TRAIL50/codes',
  '/categories',
  '/categories/men',
  '/brands',
  '/brands/new',
  '/brands/bin',
  '/labels',
  '/attributes',
  '/charts',
  '/menus',
  '/menus/tree',
  '/hotWords',
  '/documents',
  '/documents/terms-of-use',
  '/pickUpPoints',
  '/pickUpPoints/new',
  '/synonyms',
  '/synonyms/new',
  '/seo',
  '/contents',
  '/settings',
  '/settings/brand',
  '/settings/delivery',
  '/settings/measurement',
  '/settings/limits',
  '/viewData',
  '/changes',
  '/jobs',
  '/audit/goods',
  '/sales',
  '/members',
  '/members/requests',
  '/members/:member/merge',
  '/members/:member/merge?with=:other',
  '/operators',
  '/operators/roles',
  '/operators/roles/new',
  '/operators/programs',
  '/operators/programs/graphql',
  '/operators/programs/operations',
  '/messages',
  '/staff',
  '/newsletter',
  '/webhooks',
  '/webhooks/deliveries',
  '/archive',
  '/practice',
  '/answerTemplates',
  '/contactTopics',
  '/contactTopics/new',
  '/newsletterTopics',
  '/newsletterTopics/new',
  '/closedDays',
  '/closedDays/new',
  '/account',
] as const

/** Empty: a shop without goods. Refused: an operator who may only look. Error: the desk does not answer. */
const STATES = ['full', 'empty', 'refused', 'error'] as const
type State = (typeof STATES)[number]

const WIDTHS = [1024, 1440] as const
const ALL = everyDeskState()

let empty: Awaited<ReturnType<typeof spawnShop>>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-'))
  empty = await spawnShop(
    { DATABASE_URL: `sqlite:${join(folder, 'empty.db')}`, CONTENT_STORE: 'files', DEMO: 'false' },
    { like: inject('demoFolder') },
  )
})
afterAll(async () => {
  await empty.remove()
  await rm(folder, { recursive: true, force: true })
})

/** A desk in a state, and the origin of its shop. */
async function deskIn(state: State, locale: Locale) {
  const shop = state === 'empty' ? empty.origin : origin
  const { page } = await visit('/robots.txt', { baseURL: shop })
  await signInAs(page, state === 'refused' ? 'editor' : 'admin', toShort(locale))
  if (state === 'error')
    await page.route('**/api/desk/**', route => route.fulfill({ status: 500, json: { message: 'Broken' } }))
  return page
}

/** Puts members of the shop into an address. */
async function filled(page: Page, path: string): Promise<string> {
  if (!path.includes(':')) return path
  const answer = await page.request.get('/api/desk/members.list')
  const { data } = (await answer.json()) as {
    readonly data: { readonly rows: readonly { readonly id: string }[] } | null
  }
  const [member = 'M404', other = 'M405'] = data?.rows.map(({ id }) => id) ?? []
  return path.replace(':member', member).replace(':other', other)
}

/** Waits until a screen has drawn what it has to say. */
async function openScreen(page: Page, path: string) {
  await page.goto(`/editor${path}`)
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function check(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  // Links in rows are lower than a finger and far enough apart (WCAG 2.2, 2.5.8); `desk-frame.e2e.ts` looks at phones.
  const cut = (await misfits(page)).filter(misfit => !misfit.startsWith('too small'))
  // Explorers are drawn by their makers, in a frame.
  const without = path.startsWith('/operators/programs/') ? ['iframe'] : []
  const findings = [...(await axeFindings(page, { without })), ...cut]
  return findings.map(finding => `${path} at ${width}: ${finding}`)
}

describe.each(STATES)('the desk, %s', state => {
  const cases = LOCALES.flatMap((locale, at) => [{ locale, turn: at }])
  test.each(cases)(
    'axe finds nothing and everything fits, in $locale',
    async ({ locale, turn }) => {
      const page = await deskIn(state, locale)
      const findings: string[] = []
      for (const [number, path] of SCREENS.entries()) {
        if (!ALL && number % LOCALES.length !== turn) continue
        await openScreen(page, await filled(page, path))
        const widths = ALL ? WIDTHS : [WIDTHS[Math.floor(number / 2) % WIDTHS.length] ?? WIDTHS[0]]
        for (const width of widths) findings.push(...(await check(page, path, width)))
      }
      expect(findings).toEqual([])
    },
    600_000,
  )
})
