import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkBooks } from '#api/order/books/books.ts'
import type { Page } from 'playwright'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { axeFindings, expectNoProblems, openBrowser, shopOrigin, type Visit, WIDTHS } from './browser.ts'
import { deskOf } from './desk.ts'
import { TARP } from './goods.ts'
import { logInByApi, memberCookies, newPerson, PASSWORD, registerByApi } from './member.ts'
import {
  decide,
  fillBag,
  orderToken,
  place,
  placeOrder,
  saveAddress,
  toGateway,
  visitorByApi,
  visitorCookies,
} from './orders.ts'

const { visit } = openBrowser()
/** Size M of a jacket that comes in others. */
const JACKET = 'CR-JKT-006-RSE-M'
const MEGABYTE = 1024 * 1024
const PHOTO = 'demo/photos/photo-trail-tall.webp'

const WORDS = {
  en: {
    coupon: 'Use 10% off your first order',
    goDollar: /^Use \d+ GO DOLLAR/,
    checkOut: 'Check out',
    place: 'Place order and pay',
    payNow: 'Pay now',
    pay: 'Pay',
    back: 'Back to the shop',
    request: 'Return or exchange',
    oneMore: /^One more: /,
    faulty: 'Faulty or damaged',
    memo: 'Anything else (optional)',
    courier: 'By courier',
    announced: /^1 item: (HK\$[\d.,]+)(?: and (\d+) GO DOLLAR)?$/,
    tooLarge: 'This photo is larger than 10 MB. Please choose a smaller one.',
    noPhoto: 'This file is not a photo we can read. Please use JPEG, PNG, WebP or AVIF.',
    tooMany: 'You can add up to 5 photos. 4 photos were left out.',
    uploaded: 'Uploaded',
    remove: (name: string) => `Remove ${name}`,
    send: 'Send request',
    photo: 'Photo 1',
    carrier: 'Courier',
    parcel: 'Parcel number',
    sent: 'Confirm parcel sent',
    onTheWay: 'On the way back',
    refund: 'Refund',
    refunded: /^Refunded/,
    refundedInPart: /^1 of [23] refunded$/,
    both: (money: string, points: string) => `${money} and ${points} GO DOLLAR`,
    balance: 'Available balance',
    returned: /^Returned/,
    refused: /^We could not approve this request: Worn outdoors/,
  },
  zh: {
    coupon: '使用「新會員首張訂單九折」',
    goDollar: /^使用 \d+ GO DOLLAR/,
    checkOut: '結帳',
    place: '確認訂單並付款',
    payNow: '付款',
    pay: '付款',
    back: '返回網店',
    request: '退換貨',
    oneMore: /^增加一件：/,
    faulty: '商品有瑕疵或損壞',
    memo: '補充說明（選填）',
    courier: '速遞',
    announced: /^1 件商品：(HK\$[\d.,]+)(?: 及 (\d+) GO DOLLAR)?$/,
    tooLarge: '相片超過 10 MB，請選擇較小的相片。',
    noPhoto: '無法讀取這個檔案。請使用 JPEG、PNG、WebP 或 AVIF 格式的相片。',
    tooMany: '最多可加入 5 張相片，有 4 張沒有加入。',
    uploaded: '已上載',
    remove: (name: string) => `移除 ${name}`,
    send: '送出申請',
    photo: '第 1 張相片',
    carrier: '速遞公司',
    parcel: '運單號碼',
    sent: '確認已寄出',
    onTheWay: '退回途中',
    refund: '退款',
    refunded: /^已退款/,
    refundedInPart: /^[23] 件中 1 件已退款$/,
    both: (money: string, points: string) => `${money} 及 ${points} GO DOLLAR`,
    balance: '可用結餘',
    returned: /^退回/,
    refused: /^我們未能批准這項申請：Worn outdoors/,
  },
} as const
type Lang = keyof typeof WORDS

/** The rows of this file's shop. */
function books<Row>(sql: string, ...values: readonly string[]): Row[] {
  const folder = inject('folders')[Number(process.env.VITEST_POOL_ID) - 1] ?? ''
  const db = new DatabaseSync(join(folder, 'shop.db'), { readOnly: true })
  try {
    return db.prepare(sql).all(...values) as Row[]
  } finally {
    db.close()
  }
}

/** The one row that a return has. */
function row<Row>(sql: string, number: string): Row {
  const [found] = books<Row>(sql, number)
  if (!found) throw new Error(`No row of return ${number}`)
  return found
}

/** What the shop has stored for the units of a return: cents, whole GO DOLLAR. Null once the return has given its units back. */
const storedOf = (number: string) =>
  row<{ amount: number | null; points: number | null }>(
    'select sum(amount) as amount, sum(points) as points from after_sales_unit where after_sales_code = ?',
    number,
  )
/** GO DOLLAR that the units of a return had earned. */
const takenBack = (number: string) =>
  row<{ earned_back: number }>('select earned_back from after_sales_order where code = ?', number).earned_back
const cents = (money: string) => Math.round(Number(money.replaceAll(/[^\d.]/g, '')) * 100)

/** Pays the order on its page, in a window of its own. */
async function pay(page: Page, lang: Lang): Promise<void> {
  const paying = await toGateway(page, WORDS[lang].payNow)
  await decide(paying, WORDS[lang].pay, WORDS[lang].back)
  await paying.close()
}

/** The number at the end of the address, once the page of a return or of a payment is there. */
async function numberAt(page: Page, address: RegExp): Promise<string> {
  await page.waitForURL(address)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Files that are no photos of the shop's: 30 MB, and a program by a picture's name. On disk, because a browser takes those at once. */
async function wrongFiles(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-photos-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [huge, program] = [join(folder, 'huge.jpg'), join(folder, 'program.jpg')]
  const file = await open(huge, 'w')
  await file.truncate(30 * MEGABYTE)
  await file.close()
  await writeFile(program, 'MZ This program cannot be run in DOS mode.')
  return [huge, program]
}

const deviceOf = (device: 'phone' | 'desktop') => ({
  viewport: { width: WIDTHS[device], height: device === 'phone' ? 844 : 900 },
  isMobile: device === 'phone',
  hasTouch: device === 'phone',
})

interface Bought {
  readonly visited: Visit
  /** Where its page is; a guest's browser has kept the token. */
  readonly orderPage: string
  readonly number: string
}

/** A new member with GO DOLLAR for a friend buys two tarps and a jacket at checkout, with a coupon and the GO DOLLAR. */
async function buyAsMember(lang: Lang, device: 'phone' | 'desktop'): Promise<Bought> {
  const [origin, words, person] = [shopOrigin(), WORDS[lang], newPerson()]
  await registerByApi(origin, person)
  const { token } = await logInByApi(origin, { email: person.email, password: PASSWORD })
  const visited = await visit('/robots.txt', deviceOf(device))
  const { page } = visited
  await page.context().addCookies(memberCookies(origin, token))
  await page.goto(`/user/go-dollar?lang=${lang}`)
  const invitation = new URL(await page.locator('main input[readonly]').inputValue())
  await registerByApi(origin, newPerson(), { referrerCode: invitation.searchParams.get('referrer') ?? '' })
  await saveAddress(origin, token, '8 Trail Road')
  await fillBag(origin, token, { [TARP]: 2, [JACKET]: 1 })

  await page.goto('/cart')
  await page.getByRole('button', { name: words.checkOut, exact: true }).click()
  await page.waitForURL(/\/checkout/)
  await page.getByRole('switch', { name: words.goDollar }).check()
  await page.getByRole('button', { name: words.coupon, exact: true }).click()
  await page.getByRole('radio', { name: /^Visa/ }).check()
  const paying = await place(page, words.place)
  await decide(paying, words.pay, words.back)
  const number = await numberAt(paying, /pay\/result/)
  await paying.close()
  return { visited, number, orderPage: `/user/order-detail/${number}` }
}

/** A visitor's order of the same goods, paid by them, open by its token. */
async function buyAsGuest(lang: Lang, device: 'phone' | 'desktop'): Promise<Bought> {
  const [origin, { email }] = [shopOrigin(), newPerson()]
  const visitor = await visitorByApi(origin)
  const number = await placeOrder(origin, { token: visitor, skuCode: TARP, quantity: 3, email })
  const visited = await visit('/robots.txt', deviceOf(device))
  const { page } = visited
  await page.context().addCookies(visitorCookies(origin, visitor))
  const tempToken = await orderToken(origin, number, email)
  await page.goto(`/user/order-detail/${number}?lang=${lang}&tempToken=${tempToken}`)
  await pay(page, lang)
  return { visited, number, orderPage: `/user/order-detail/${number}?tempToken=kept` }
}

/** Opens the order and asks for one unit of its first line, up to the photos. */
async function askForOne(page: Page, orderPage: string, lang: Lang): Promise<void> {
  const words = WORDS[lang]
  await page.goto(orderPage)
  await page.getByRole('link', { name: words.request, exact: true }).click()
  await page.getByRole('button', { name: words.oneMore }).first().click()
  await page.locator('select[name="reason"]').selectOption({ label: words.faulty })
  await page.getByText(words.courier, { exact: true }).click()
}

/** Chooses a huge file, a program and more photos than fit: each is refused in words, and what was filled in stays. */
async function addPhotos(page: Page, lang: Lang): Promise<void> {
  const words = WORDS[lang]
  await page.getByLabel(words.memo).fill('A seam is open')
  const wrong = await wrongFiles()
  const input = page.locator('input[type="file"]')
  // Nine at once, of which five find room.
  await input.setInputFiles([...wrong, ...Array<string>(7).fill(PHOTO)])
  await page.getByText(words.tooLarge, { exact: true }).waitFor()
  await page.getByText(words.noPhoto, { exact: true }).waitFor()
  await page.getByText(words.tooMany, { exact: true }).waitFor()
  await expect.poll(() => page.getByText(words.uploaded, { exact: true }).count()).toBe(3)
  expect(await axeFindings(page)).toEqual([])
  for (const name of ['huge.jpg', 'program.jpg'])
    await page.getByRole('button', { name: words.remove(name), exact: true }).click()
  expect(await page.getByLabel(words.memo).inputValue()).toBe('A seam is open')
  await page.getByText(words.announced).waitFor()
}

/** Sends the request; its number. */
async function sendRequest(page: Page, lang: Lang): Promise<string> {
  await page.getByRole('button', { name: WORDS[lang].send, exact: true }).click()
  return numberAt(page, /refund-order-detail/)
}

/** The member's balance, once it is on the page. */
async function balanceOf(page: Page, lang: Lang): Promise<number> {
  await page.goto('/user/go-dollar')
  const panel = page.getByRole('region', { name: WORDS[lang].balance, exact: true })
  return Number((await panel.locator('p').first().innerText()).replaceAll(',', ''))
}

/** The shop approves, the shopper sends the parcel, the shop takes it in and pays back; until the page says refunded. */
async function walkToRefund(page: Page, returned: string, lang: Lang): Promise<void> {
  const words = WORDS[lang]
  const operate = await deskOf(shopOrigin())
  await operate('returns.approve', { number: returned })
  await page.reload()
  await page.getByLabel(words.carrier).fill('SF Express')
  await page.getByLabel(words.parcel).fill('SF99887766')
  await page.getByRole('button', { name: words.sent, exact: true }).click()
  await page.getByText(words.onTheWay, { exact: true }).waitFor()
  await operate('returns.received-back', { number: returned })
  await operate('returns.refund', { number: returned })
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('region', { name: words.refund, exact: true }).waitFor()
      return page.locator('[aria-current="step"]').textContent()
    })
    .toMatch(words.refunded)
}

/** The GO DOLLAR of a refunded return are back, without what its goods had earned. @param before the balance before the return */
async function checkLedger(
  page: Page,
  returned: string,
  { before, lang }: { readonly before: number; readonly lang: Lang },
): Promise<void> {
  const { points } = storedOf(returned)
  expect(await balanceOf(page, lang)).toBe(before + Number(points) - takenBack(returned))
  await page.getByRole('button', { name: WORDS[lang].returned }).click()
  await page.getByText(`+${points}`, { exact: true }).waitFor()
}

describe('after-sales', () => {
  test.each([
    ['a member', 'en', 'desktop'],
    ['a member', 'zh', 'phone'],
    ['a guest with the order’s token', 'en', 'phone'],
  ] as const)(
    '%s, in %s on a %s: three bought come in two parcels, one of two goes back with photos and is paid back as stored, another is refused with its reason (M-078, M-129 … M-135, M-143, MO-70 … MO-73)',
    async (who, lang, device) => {
      const [words, isMember] = [WORDS[lang], who === 'a member']
      const { visited, number, orderPage } = await (isMember ? buyAsMember : buyAsGuest)(lang, device)
      const { page } = visited
      const operate = await deskOf(shopOrigin())
      const parcel = { carrier: 'SF', trackingNo: 'SF12345678' }
      await operate('orders.ship', { number, ...parcel, lines: [{ line: 1, quantity: 1 }] })
      await operate('orders.ship', { number, ...parcel, trackingNo: 'SF12345679' })
      await operate('orders.received', { number })
      const before = isMember ? await balanceOf(page, lang) : 0

      await askForOne(page, orderPage, lang)
      await addPhotos(page, lang)
      const said = await page.getByText(words.announced).innerText()
      const [, money = '', points = ''] = words.announced.exec(said) ?? []
      const returned = await sendRequest(page, lang)
      await page.getByRole('img', { name: words.photo, exact: true }).waitFor()
      const stored = storedOf(returned)
      expect([cents(money), Number(points)]).toEqual([stored.amount, stored.points])
      expect(Number(stored.points) > 0).toBe(isMember)

      await walkToRefund(page, returned, lang)
      expect(await axeFindings(page)).toEqual([])
      const refund = page.getByRole('region', { name: words.refund, exact: true })
      await refund.getByText(isMember ? words.both(money, points) : money, { exact: true }).waitFor()
      expect(
        books(
          'select amount, state from refund where order_code = (select order_code from after_sales_order where code = ?)',
          returned,
        ),
      ).toEqual([{ amount: stored.amount, state: 'DONE' }])
      if (isMember) await checkLedger(page, returned, { before, lang })

      await page.goto(orderPage)
      await page.getByText(words.refundedInPart).waitFor()
      await askForOne(page, orderPage, lang)
      const refused = await sendRequest(page, lang)
      await operate('returns.refuse', { number: refused, reason: 'Worn outdoors' })
      await page.reload()
      await page.getByText(words.refused).waitFor()
      expect(storedOf(refused).amount).toBeNull()
      expect(await checkBooks(sql => Promise.resolve(books<{ rule: number; what: string }>(sql)))).toEqual([])
      // The browser notes that the program was refused.
      expect(visited.problems).toEqual([expect.stringContaining('415')])
    },
  )

  test('a guest exchanges a size by the order’s token on a phone, in Chinese, until the new one is sent (M-078, M-135, MO-73)', async () => {
    const origin = shopOrigin()
    const email = newPerson().email
    const visitor = await visitorByApi(origin)
    const number = await placeOrder(origin, { token: visitor, skuCode: JACKET, email })
    const visited = await visit('/robots.txt', deviceOf('phone'))
    const { page } = visited
    await page.context().addCookies(visitorCookies(origin, visitor))
    const tempToken = await orderToken(origin, number, email)
    await page.goto(`${origin}/user/order-detail/${number}?lang=zh&tempToken=${tempToken}`)
    await pay(page, 'zh')
    const operate = await deskOf(origin)
    await operate('orders.ship', { number, carrier: 'SF', trackingNo: 'SF12345678' })
    await operate('orders.received', { number })

    await page.reload()
    await page.getByRole('link', { name: '退換貨', exact: true }).click()
    await page.getByText('換貨', { exact: true }).click()
    await page.getByRole('button', { name: /^增加一件：/ }).click()
    await page.locator('select[name="replacement"]').selectOption('CR-JKT-006-RSE-L')
    await page.locator('select[name="reason"]').selectOption({ label: '尺碼不合' })
    await page.getByText('速遞', { exact: true }).click()
    await page.locator('input[type="file"]').setInputFiles(PHOTO)
    await page.getByText('已上載', { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: '送出申請', exact: true }).click()
    const exchange = await numberAt(page, /refund-order-detail/)
    await page.getByRole('img', { name: '第 1 張相片', exact: true }).waitFor()
    await page.getByRole('heading', { level: 1, name: '換貨詳情', exact: true }).waitFor()
    await expect.poll(() => page.title()).toBe('換貨詳情 | Cairn')

    await operate('returns.approve', { number: exchange })
    await page.reload()
    await page.getByLabel('速遞公司').fill('順豐速運')
    await page.getByLabel('運單號碼').fill('SF99887766')
    await page.getByRole('button', { name: '確認已寄出', exact: true }).click()
    await page.getByText('退回途中', { exact: true }).waitFor()
    await operate('returns.received-back', { number: exchange })
    await operate('returns.exchange-out', { number: exchange, carrier: 'SF', trackingNo: 'SF11223344' })
    await page.reload()
    await page.getByText('換貨已寄出', { exact: true }).waitFor()
    await page.getByText(/SF11223344/).waitFor()
    expectNoProblems(visited)
  })
})
