import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'
import { signInAs } from './editor-page.ts'
import { TARP } from './goods.ts'
import { logInByApi, memberCookies, newPerson, PASSWORD, registerByApi } from './member.ts'
import { signedInClient } from './operator.ts'
import { fillBag, placeOrder, toGatewayByApi, visitorByApi, visitorCookies } from './orders.ts'

const { visit, origin } = openBrowser()
const WITHIN = { timeout: 15_000 }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

beforeAll(async () => {
  const client = await signedInClient(origin, 'publisher')
  const period = { beginTime: '2026-01-01T00:00:00+08:00', endTime: '2040-01-01T00:00:00+08:00' }
  const both = (en_US: string) => ({ zh_HK: en_US, en_US })
  const create = (code: string, line: object) =>
    client.change('coupons.create', {
      wish: crypto.randomUUID(),
      reason: '',
      line: { kind: 'campaign', code, off: { amount: 5000 }, ...period, ...line },
    })
  await create('FAIR-CODES', { type: 'PROMOTION_CODE', grant: 'UNIQUE', name: both('Trail fair') })
  await create('SORRY50', { type: 'PROMOTION_COUPON', grant: 'ISSUED', name: both('A little sorry') })
})

describe('codes and coupons at the desk', () => {
  test('fifty codes are made and exported once; a shopper uses one, and the screen says so', async () => {
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'publisher')
    await page.goto('/editor/coupons/FAIR-CODES')
    await page.getByRole('link', { name: 'Codes of Trail fair' }).click()
    await page.getByText('No codes were made yet.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('Pattern').fill('trail-####-####')
    await page.getByLabel('Number of codes').fill('50')
    await button(page, 'Make codes').click()
    await page.getByRole('cell', { name: '50 codes' }).waitFor()

    await button(page, 'Export codes TRAIL-####-####').click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Export codes' }).click(),
    ])
    const codes = (await readFile(await file.path(), 'utf8')).match(/TRAIL-[A-Z2-9]{4}-[A-Z2-9]{4}/g) ?? []
    expect(new Set(codes).size).toBe(50)
    const [code = ''] = codes
    await page.getByText(/^Exported by /).waitFor()
    expect(await button(page, 'Export codes TRAIL-####-####').count()).toBe(0)
    const client = await signedInClient(origin, 'publisher')
    const { batches } = await client.read('codes.list', { campaign: 'FAIR-CODES' })
    await expect(client.change('codes.export', { batch: batches[0]?.id ?? '' })).rejects.toThrow(
      /^publisher 已於 .* 匯出這批優惠碼。/,
    )

    const token = await visitorByApi(origin)
    await fillBag(origin, token, { [TARP]: 1 })
    const shopper = await visit('/?lang=en')
    await shopper.context.addCookies(visitorCookies(origin, token))
    await shopper.page.goto('/cart')
    await shopper.page.getByRole('textbox', { name: 'Promo code', exact: true }).fill(code.toLowerCase())
    await button(shopper.page, 'Apply').click()
    await button(shopper.page, /^Remove Trail fair/).waitFor()
    expect(await shopper.page.getByRole('region', { name: 'Summary' }).innerText()).toContain('HK$50')

    const state = page.getByRole('definition').filter({ hasText: /^(Free|Held by an unpaid order|Used)$/ })
    const look = async () => {
      await page.getByRole('searchbox', { name: 'Code' }).fill(code)
      await button(page, 'Find').click()
      await state.waitFor()
      return state.innerText()
    }
    expect(await look()).toBe('Free')
    const order = await placeOrder(origin, { token, skuCode: TARP, email: 'fair@cairn.example', code })
    await page.reload()
    await page.getByText('49 free · 1 held · 0 used · 0 withdrawn').waitFor()
    expect(await look()).toBe('Held by an unpaid order')
    expect(await axeFindings(page)).toEqual([])
    await (await toGatewayByApi(origin, token, order))()
    await expect
      .poll(async () => {
        await page.reload()
        return look()
      }, WITHIN)
      .toBe('Used')
    await page.getByText('49 free · 0 held · 1 used · 0 withdrawn').waitFor()
  })

  test('a coupon that is issued to a member is in the wallet, and gone once it is taken back', async () => {
    const person = newPerson()
    await registerByApi(origin, person)
    const { token } = await logInByApi(origin, { email: person.email, password: PASSWORD })
    const member = await visit('/?lang=en')
    await member.context.addCookies(memberCookies(origin, token))
    const wallet = async () => {
      await member.page.goto('/user/coupon')
      await member.page.getByText('10% off your first order').first().waitFor()
      return member.page.getByText('A little sorry').count()
    }
    expect(await wallet()).toBe(0)

    const { page } = await visit('/robots.txt')
    await signInAs(page, 'publisher')
    await page.setViewportSize({ width: WIDTHS.phone, height: 800 })
    await page.goto('/editor/coupons?q=SORRY50')
    await page.getByRole('link', { name: 'Who has it: A little sorry' }).click()
    await page.getByRole('textbox', { name: 'Members' }).fill(`${person.email}\nno-such-member@cairn.example`)
    await button(page, 'Check').click()
    await page.getByText('One member would get one out of 2.').waitFor()
    await page.getByText('Not found: no-such-member@cairn.example').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Parcel came late')
    await button(page, 'Issue one coupon').click()
    await page.getByText('1 issued · 1 failed · 0 taken back').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await expect.poll(wallet, WITHIN).toBeGreaterThan(0)

    await page.getByText('In the wallet').waitFor()
    await button(page, /^Take back: w•••@/).click()
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Wrong member')
    await dialog(page).getByRole('button', { name: 'Take back' }).click()
    await page.getByText('1 issued · 1 failed · 1 taken back').waitFor()
    await expect.poll(wallet, WITHIN).toBe(0)
  })
})
