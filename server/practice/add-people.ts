import { isAccount } from '#api/auth/account-store.ts'
import type { Sku, Spu } from '#api/catalogue/catalogue.ts'
import { GUEST, unitPrice } from '#api/catalogue/pricing.ts'
import type { Commerce } from '#api/commerce.ts'
import type { ReceiptContent } from '#api/order/order-content.ts'
import type { NewOrder, StoredOrder } from '#api/order/order-store.ts'
import type { PaymentForm } from '#api/payment/payment-provider.ts'
import { skuOptionsOf } from '#api/product/product-parts.ts'
import { pictureOf } from '#api/product/product-model.ts'
import {
  MEMBER_PASSWORD,
  type MadeUpMember,
  type MadeUpOrder,
  type MadeUpStep,
  madeUpPeople,
} from './made-up-people.ts'

interface Parts {
  readonly commerce: Commerce
  /** Instant at which the shop is ready, epoch milliseconds. */
  readonly readyAt: number
  /** Sets the clock of the shop. Epoch milliseconds. */
  readonly setTime: (now: number) => void
  /** Pays at the sandbox gateway. Resolves to its number of the payment. */
  readonly pay: (form: PaymentForm & { readonly ref: string }) => Promise<string>
  readonly onProgress: (done: number, total: number) => Promise<void>
}

/** Name by which the operations on made-up orders are noted. */
const MADE_UP_BY = 'practice'

/** Goods that can be ordered, with units that are left for others. */
const LEFT_FOR_OTHERS = 4

interface Goods {
  readonly spu: Spu
  readonly sku: Sku
  readonly price: number
}

/** Goods for made-up orders, in the order of their codes. */
function goodsOf({ commerce, readyAt }: Pick<Parts, 'commerce' | 'readyAt'>): readonly Goods[] {
  return [...commerce.catalogue().spus.values()]
    .filter(({ onShelves, productType }) => onShelves && productType === 'NORMAL')
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .flatMap(spu =>
      spu.skus.flatMap(sku => {
        const price = unitPrice(sku, GUEST, readyAt)
        const isEnough = sku.inventory === null || sku.inventory > LEFT_FOR_OTHERS
        return sku.isEnabled && isEnough && price !== null && price > 0 ? [{ spu, sku, price }] : []
      }),
    )
}

const both = (text: string) => ({ zh_HK: text, en_US: text })

const receiptOf = ({ firstName, lastName, email }: MadeUpMember): ReceiptContent => ({
  firstName,
  lastName,
  // No number begins so.
  mobile: '+852 00000000',
  mail: email,
  countryId: '810000',
  country: { zh_HK: '香港', en_US: 'Hong Kong' },
  province: both(''),
  city: both(''),
  district: { zh_HK: '中西區 中環', en_US: 'Central and Western, Central' },
  address: { zh_HK: '練習街 1 號', en_US: '1 Practice Street' },
  zipCode: '999077',
  pickup: null,
})

function lineOf({ spu, sku, price }: Goods, quantity: number): NewOrder['lines'][number] {
  const english = skuOptionsOf(sku, spu, 'en_US')
  return {
    skuCode: sku.code,
    spuCode: spu.code,
    lineType: 'SALABLE_PRODUCT',
    quantity,
    unitPrice: price,
    net: price * quantity,
    deduction: 0,
    content: {
      name: spu.title,
      image: pictureOf(spu),
      properties: skuOptionsOf(sku, spu, 'zh_HK').map(({ code, frontName, value }) => {
        const other = english.find(option => option.code === code)
        return {
          name: { zh_HK: frontName, en_US: other?.frontName ?? frontName },
          value: { zh_HK: value, en_US: other?.value ?? value },
        }
      }),
      listPrice: sku.listPrice ?? spu.listPrice ?? price,
      activityId: '',
      promotions: [],
      extInfos: '',
    },
  }
}

/** Units of goods, each once. */
function wantedOf({ lines }: MadeUpOrder, goods: readonly Goods[]): ReadonlyMap<Goods, number> {
  const wanted = new Map<Goods, number>()
  for (const { choice, quantity } of lines) {
    const found = goods[Math.floor(choice * goods.length)]
    if (found) wanted.set(found, quantity)
  }
  return wanted
}

function newOrder(
  { member, userCode, key, payMs }: { member: MadeUpMember; userCode: string; key: string; payMs: number },
  wanted: ReadonlyMap<Goods, number>,
  freight: number,
): NewOrder {
  const lines = [...wanted].map(([goods, quantity]) => lineOf(goods, quantity))
  const productAmount = lines.reduce((sum, { net }) => sum + net, 0)
  const receipt = receiptOf(member)
  return {
    owner: { code: userCode, isMember: true },
    clientKey: key,
    request: { key },
    email: member.email,
    locale: member.locale,
    amounts: {
      productAmount,
      discount: 0,
      coupon: 0,
      freight,
      serviceFee: 0,
      deduction: 0,
      amount: productAmount + freight,
    },
    lines,
    content: {
      terminal: 'PC',
      buyerRemark: '',
      transportMethod: 'HOME_DELIVERY',
      distributionType: 'EXPRESS',
      receipt,
      billing: receipt,
      sameAsAddress: true,
      isInternational: false,
      services: [],
      activities: [],
      goDollar: null,
      payType: 'visa',
      guideCode: '',
      staffCode: '',
    },
    payMs,
  }
}

/** Registers a member, with the password of all made-up ones. @returns the code */
async function register(
  { accounts }: Commerce['services'],
  { email, firstName, lastName, level }: MadeUpMember,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: number },
): Promise<string> {
  const levels = await accounts.levels()
  const made = await accounts.create({
    email,
    is_email_verified: 1,
    password_hash: passwordHash,
    first_name: firstName,
    last_name: lastName,
    country_code: 'HK',
    level_code: levels[Math.min(level, levels.length - 1)]?.code ?? '',
    marketing_consent: 0,
    sign_up_method: 'memberSignUp',
    created_at: now,
  })
  if (isAccount(made)) return made.user_code
  throw new Error(`The made-up member ${email} is there already.`)
}

/** Takes an order one step further, as shopper, provider and staff do. */
async function takeStep(
  { services: { orders, payments, fulfilment, afterSales } }: Commerce,
  order: StoredOrder,
  {
    step,
    now,
    pay,
  }: { readonly step: Exclude<MadeUpStep, 'place'>; readonly now: number } & Pick<Parts, 'pay'>,
): Promise<void> {
  const { code } = order
  const by = MADE_UP_BY
  if (step === 'cancel') await orders.cancel(code, 'SHOPPER', now, 'WRONG_ITEMS')
  else if (step === 'pay') {
    const returnTo = {
      success: 'https://practice.example',
      failure: 'https://practice.example',
      cancelled: 'https://practice.example',
    }
    const started = await payments?.start(order, {
      method: 'visa',
      locale: order.locale,
      description: order.externalNo,
      returnTo,
      now,
    })
    if (!started) throw new Error('A made-up order cannot be paid.')
    const payRef = await pay(started)
    await orders.settle({ ref: started.ref, payRef, isPaid: true, amount: order.amounts.amount }, now)
  } else if (step === 'ship')
    await fulfilment.ship(code, {
      by,
      now,
      courier: 'SF',
      trackingNo: `PRACTICE${order.externalNo.slice(-8)}`,
    })
  else if (step === 'receive') await fulfilment.receive(code, { by, now })
  else
    await afterSales.apply(
      code,
      {
        type: 'RETURN',
        reason: 'CHANGED_MIND',
        memo: '',
        method: 'SHOP',
        photoIds: [],
        lines: [{ position: 0, quantity: 1, exchangeSku: '' }],
        clientKey: `return of ${code}`,
      },
      { actor: 'shopper', now },
    )
}

/**
 * Fills a shop with members who do not exist and their orders, in states that a shop has. Each step happens at its own time, the oldest first.
 * @returns number of members and orders
 */
export async function addPeople(
  parts: Parts,
): Promise<{ readonly members: number; readonly orders: number }> {
  const { commerce, readyAt, setTime, onProgress } = parts
  const { services, settings } = commerce
  const { members, orders } = madeUpPeople()
  const passwordHash = await services.passwords.hash(MEMBER_PASSWORD)
  const codes: string[] = []
  for (const member of members)
    codes.push(await register(services, member, { passwordHash, now: readyAt - member.age }))
  const goods = goodsOf(parts)
  const freight = settings().charges.freight.byCountry['HK'] ?? 0
  const payMs = settings().checkoutTerms.payMinutes * 60_000
  const placed = new Map<number, string>()
  const events = orders
    .flatMap(({ steps }, index) => steps.map(({ step, age }) => ({ index, step, now: readyAt - age })))
    .toSorted((one, other) => one.now - other.now)
  for (const [done, { index, step, now }] of events.entries()) {
    await onProgress(done, events.length)
    const order = orders[index]
    const [member, userCode] = [members[order?.member ?? -1], codes[order?.member ?? -1]]
    if (!order || !member || userCode === undefined || goods.length === 0) continue
    setTime(now)
    if (step === 'place') {
      const made = newOrder(
        { member, userCode, key: `made-up-${index}`, payMs },
        wantedOf(order, goods),
        freight,
      )
      const result = await services.orders.place(made, now)
      // Small stocks may be used up by made-up orders before.
      if (result.ok) placed.set(index, result.value.order.code)
    } else {
      const found = await services.orders.find(placed.get(index) ?? '')
      if (found) await takeStep(commerce, found, { step, now, pay: parts.pay })
    }
    // Letters about what happened long ago would be given up.
    await services.orderMails?.run(now)
  }
  await onProgress(events.length, events.length)
  return { members: codes.length, orders: placed.size }
}
