import type { Locale } from '#locales/locale.ts'
import { formatMoney } from '#locales/format.ts'
import type { Promotion } from '../catalogue/catalogue.ts'
import { couponModels } from '../coupon/coupon-model.ts'
import type { CartDiscountCode, UserError } from '../generated/resolver-types.ts'
import type { AttributeChoice } from '../product/view/selection.ts'
import { messagesIn } from '../shared/messages.ts'
import { type Cents, toWire } from '../shared/money.ts'
import type { CatalogueView } from '../product/view/catalogue-view.ts'
import { findSku } from '../product/find-sku.ts'
import { promotionStatus } from '../product/product-parts.ts'
import { unitPrice } from '../catalogue/pricing.ts'
import { type Activity, isInScope } from '../promotion/activity.ts'
import { type BagPrice, CENTS_PER_GO_DOLLAR } from '../promotion/calculate.ts'
import { activitiesOf } from '../promotion/catalogue-activities.ts'
import type { Outcome } from '../promotion/working-bag.ts'
import { MAX_UNITS } from '../rules/bag-limits.ts'
import type { StoredCart } from './cart-store.ts'
import { discountModels } from './discount-model.ts'
import type { Means } from './means.ts'
import { isAvailable, type ReadBag, type ReadLine } from './read-bag.ts'

const money = (amount: Cents | null | undefined) =>
  amount === null || amount === undefined ? null : toWire(amount)

/** The SKU of a code as resolvers take it. */
function skuModel(view: CatalogueView, code: string) {
  const found = findSku(view.index(), code)
  return found ? { ...found, view } : null
}

/** The price that goods are compared with in a bag; of goods without a list price, what they cost by themselves. */
const comparedPrice = (
  { sku, spu }: NonNullable<ReadLine['found']>,
  { priceContext: { audience, now } }: CatalogueView,
): Cents | null => sku.listPrice ?? spu.listPrice ?? unitPrice(sku, audience, now)

/** A line as the API gives it. Source: C-169 … C-171. */
function cartItem({ line, found, inventory, reason }: ReadLine, { price }: ReadBag, view: CatalogueView) {
  const { audience, now } = view.priceContext
  const priced = price.lines.find(({ id }) => id === line.id)
  const isAddOn = line.activityCode !== ''
  const unit = priced?.unitPrice ?? (found && !isAddOn ? unitPrice(found.sku, audience, now) : null)
  const product = found && view.model(found.spu)
  return {
    lineId: line.id,
    lineType: isAddOn ? ('ATTACHED_PRODUCT' as const) : ('SALABLE_PRODUCT' as const),
    quantity: line.quantity,
    selected: line.isSelected,
    // Goods of which too little is left stay in the list of what can be ordered. Source: C-184, CO-55.
    disabled: reason !== undefined && reason !== 'OUT_OF_STOCK',
    reason: reason ?? null,
    updateTime: line.updatedAt,
    addCartPrice: money(line.addedPrice),
    activityId: line.activityCode,
    extProps: line.extProps,
    spuCode: found?.spu.code ?? '',
    spuTitle: product?.title ?? '',
    imageUrl: product?.picUrl ?? '',
    inventory: found ? inventory : 0,
    promoPrice: money(unit),
    listPrice: money((found && comparedPrice(found, view)) ?? unit),
    sku: found ? { ...found, view } : null,
  }
}

/** Gift lines, which the shop adds and the bag does not store. Source: C-170. */
const giftItems = ({ price }: ReadBag, view: CatalogueView, now: number) =>
  price.gifts.flatMap(({ activityCode, skuCode, quantity }) => {
    const found = findSku(view.index(), skuCode)
    if (!found) return []
    const product = view.model(found.spu)
    return {
      lineId: `gift-${activityCode}-${skuCode}`,
      lineType: 'GIFT' as const,
      quantity,
      selected: true,
      disabled: false,
      reason: null,
      updateTime: now,
      addCartPrice: null,
      activityId: activityCode,
      extProps: '',
      spuCode: found.spu.code,
      spuTitle: product.title,
      imageUrl: product.picUrl,
      inventory: found.sku.inventory ?? quantity,
      promoPrice: toWire(0),
      listPrice: money(found.sku.listPrice),
      sku: { ...found, view },
    }
  })

/** Sentence on a promotion's effect on the bag, or on what is missing. */
function messageOf(
  { reason, missing, amount, excludedBy }: Outcome,
  type: string,
  view: CatalogueView,
): string {
  const { locale } = view.priceContext
  const t = messagesIn(locale)
  const names = (excludedBy ?? []).map(code => nameOf(code, view)).join(locale === 'zh_HK' ? '、' : ', ')
  const more = missing
    ? 'amount' in missing
      ? t('cart.activity.moreAmount', { amount: inWords(missing.amount, locale) })
      : t('cart.activity.moreUnits', { units: missing.units })
    : ''
  if (reason === 'UNDER_THRESHOLD') return more
  if (reason === 'EXCLUDED') return t('cart.activity.EXCLUDED', { names })
  if (reason) return t(`cart.activity.${reason}`)
  const done =
    amount > 0
      ? t('cart.activity.saved', { amount: inWords(amount, locale) })
      : t(
          type === 'PRESENT'
            ? 'cart.activity.gift'
            : type === 'EXCHANGE'
              ? 'cart.activity.addOn'
              : 'cart.activity.priced',
        )
  return more ? `${done} ${more}` : done
}

const inWords = (amount: Cents, locale: Locale) => formatMoney(toWire(amount).amount, locale)
const nameOf = (code: string, { catalogue, priceContext }: CatalogueView) =>
  catalogue.promotions.get(code)?.name[priceContext.locale] ?? code

function giftsOf(promotion: Promotion, { price }: ReadBag, view: CatalogueView) {
  if (promotion.rule?.type !== 'PRESENT') return []
  return promotion.rule.gifts.flatMap(({ sku: code, quantity }) => {
    const sku = skuModel(view, code)
    if (!sku) return []
    return {
      name: view.model(sku.spu).title,
      number: quantity,
      chosen: price.gifts.some(gift => gift.activityCode === promotion.code && gift.skuCode === code),
      available: isAvailable(view, code, quantity),
      sku,
    }
  })
}

/** Offers of an add-on that an answer names. */
const MAX_ADD_ONS = 24

/** Goods that a promotion lets a shopper add for less, with what of it is in the bag. Source: C-194, C-201. */
function addOnsOf(activity: Activity, { lines }: ReadBag, view: CatalogueView) {
  if (activity.rule.type !== 'EXCHANGE') return []
  return activity.rule.offers.slice(0, MAX_ADD_ONS).flatMap(({ skuCode, exPrice, limitCount }) => {
    const sku = skuModel(view, skuCode)
    if (!sku?.spu.onShelves) return []
    const held = lines.find(
      ({ line }) => line.skuCode === skuCode && line.activityCode === activity.code,
    )?.line
    const quantity = held?.quantity ?? 0
    const limit = Math.min(limitCount, MAX_UNITS)
    return {
      price: toWire(exPrice),
      listPrice: money(comparedPrice(sku, view)),
      limit,
      quantity,
      available: quantity < limit && isAvailable(view, skuCode, quantity + 1),
      sku,
    }
  })
}

/** Selected lines at their own price whose goods take part. */
const linesIn = (activity: Activity, { lines }: ReadBag) =>
  lines.flatMap(({ line, found, reason }) =>
    found && !reason && line.isSelected && line.activityCode === '' && isInScope(activity, found.spu.code)
      ? line.id
      : [],
  )

/** The bag and the view that the promotions of an answer are about. */
interface ActivityFacts {
  readonly bag: ReadBag
  readonly view: CatalogueView
  readonly exchangeChoices: readonly AttributeChoice[]
}

/**
 * The parent that resolvers of `CartActivity` get. A class with getters: only requested fields are computed. An object literal
 * with getters would get a hidden class of its own, which keeps all that they reach until the next collection of the whole heap.
 */
export class CartActivityModel {
  readonly #facts: ActivityFacts
  readonly #outcome: Outcome
  readonly #promotion: Promotion
  readonly #activity: Activity

  constructor(facts: ActivityFacts, outcome: Outcome, promotion: Promotion, activity: Activity) {
    this.#facts = facts
    this.#outcome = outcome
    this.#promotion = promotion
    this.#activity = activity
  }

  get view() {
    return this.#facts.view
  }
  get exchangeChoices() {
    return this.#facts.exchangeChoices
  }
  get exchange() {
    return this.#promotion.exchange
  }
  get id() {
    return this.#promotion.code
  }
  get code() {
    return this.#promotion.code
  }
  get name() {
    return this.#promotion.name[this.view.priceContext.locale]
  }
  get url() {
    return `/list?activity=${encodeURIComponent(this.#promotion.code)}`
  }
  get type() {
    return this.#promotion.type
  }
  get promotionStatus() {
    return promotionStatus(this.#promotion, this.view.priceContext.now)
  }
  get ruleDesc() {
    return this.#promotion.description[this.view.priceContext.locale]
  }
  get promoRewardAmount() {
    return toWire(this.#outcome.amount)
  }
  get reason() {
    return this.#outcome.reason ?? null
  }
  get excludedBy() {
    return (this.#outcome.excludedBy ?? []).map(code => nameOf(code, this.view))
  }
  get missingAmount() {
    const { missing } = this.#outcome
    return missing && 'amount' in missing ? toWire(missing.amount) : null
  }
  get missingUnits() {
    const { missing } = this.#outcome
    return missing && 'units' in missing ? missing.units : null
  }
  get message() {
    return messageOf(this.#outcome, this.#promotion.type, this.view)
  }
  get gifts() {
    return giftsOf(this.#promotion, this.#facts.bag, this.view)
  }
  get giftChoices() {
    const { rule } = this.#promotion
    return rule?.type === 'PRESENT' ? rule.choose : 0
  }
  get lineIds() {
    return linesIn(this.#activity, this.#facts.bag)
  }
  get addOns() {
    return addOnsOf(this.#activity, this.#facts.bag, this.view)
  }
}

/** Promotions that concern the bag. Source: C-172, C-215. */
function activityModels(
  bag: ReadBag,
  view: CatalogueView,
  exchangeChoices: readonly AttributeChoice[] = [],
): CartActivityModel[] {
  const facts = { bag, view, exchangeChoices }
  const activities = activitiesOf(view.catalogue)
  return bag.price.outcomes.flatMap(outcome => {
    const promotion = view.catalogue.promotions.get(outcome.code)
    const activity = activities.byCode(outcome.code)
    return promotion && activity ? new CartActivityModel(facts, outcome, promotion, activity) : []
  })
}

/** Problems of a calculation: add-ons that fall away, codes and GO DOLLAR that do not count. Source: C-195, C-219 … C-225. */
function problemsOf(
  { addOnProblems, goDollarProblem }: BagPrice,
  codes: readonly CartDiscountCode[],
  locale: Locale,
) {
  const t = messagesIn(locale)
  const addOns = addOnProblems.map(({ problem }) => ({
    code: problem,
    message: t(`cart.${problem}`),
    field: null,
  }))
  const refused = codes.flatMap(({ reason, message }) =>
    reason ? { code: reason, message, field: 'discountCodes' } : [],
  )
  if (!goDollarProblem) return [...addOns, ...refused]
  const code = goDollarProblem === 'OVER_BALANCE' ? 'GO_DOLLAR_BALANCE' : 'GO_DOLLAR_AMOUNT'
  return [...addOns, ...refused, { code, message: t(`cart.${code}`), field: 'prePayDeductions' }]
}

/** GO DOLLAR that pays for a part of the bag. Source: C-215, C-226, M-204. */
const deductionModels = ({ deduction }: BagPrice) =>
  deduction === 0
    ? []
    : [
        {
          code: 'GO_DOLLAR',
          name: 'GO DOLLAR',
          deductionType: 'GO_DOLLAR',
          cost: deduction / CENTS_PER_GO_DOLLAR,
          actualAmount: toWire(deduction),
        },
      ]

/** Coupons that are not used yet, also those that an order holds. Source: C-215, C-218. */
const availableCoupons = ({ wallet, now }: Means, view: CatalogueView) =>
  couponModels(wallet, { view, now }).filter(({ status }) => status === 'UNUSED')

/** Promotions of a bag, made where they are asked for; a class as above. */
class AskedActivities {
  readonly #bag: ReadBag
  readonly #view: CatalogueView
  readonly #exchangeChoices: readonly AttributeChoice[] | undefined

  constructor(bag: ReadBag, view: CatalogueView, exchangeChoices?: readonly AttributeChoice[]) {
    this.#bag = bag
    this.#view = view
    this.#exchangeChoices = exchangeChoices
  }

  get activities() {
    return activityModels(this.#bag, this.#view, this.#exchangeChoices)
  }
}

/** All lists of a bag's cost. */
class AskedLists extends AskedActivities {
  readonly #coupons: () => ReturnType<typeof availableCoupons>
  readonly #price: ReadBag['price']

  constructor(
    bag: ReadBag,
    means: Means,
    view: CatalogueView,
    exchangeChoices: readonly AttributeChoice[] | undefined,
  ) {
    super(bag, view, exchangeChoices)
    this.#price = bag.price
    this.#coupons = () => availableCoupons(means, view)
  }

  get availableCoupons() {
    return this.#coupons()
  }
  get items() {
    const nothing = toWire(0)
    return this.#price.lines.map(({ skuCode, quantity, unitPrice: each, net }) => ({
      skuCode,
      quantity,
      price: toWire(each),
      amount: toWire(net),
      gst: nothing,
      tax: nothing,
    }))
  }
}

/** Cost of a bag. Lists are computed when requested. Source: C-214, C-215, CO-68. */
export function calculationModel(
  bag: ReadBag,
  means: Means,
  view: CatalogueView,
  {
    exchangeChoices,
    refused = [],
  }: {
    readonly exchangeChoices?: readonly AttributeChoice[]
    /** Errors of lines that were left out. */
    readonly refused?: readonly UserError[]
  } = {},
) {
  const { price } = bag
  const discountCodes = discountModels(means.codes, bag, view)
  const nothing = toWire(0)
  return Object.assign(new AskedLists(bag, means, view, exchangeChoices), {
    amount: toWire(price.amount),
    productAmount: toWire(price.productAmount),
    coupon: toWire(price.coupon),
    voucherDiscount: nothing,
    discount: toWire(price.discount),
    postage: toWire(price.postage),
    missingToFreeFreight: money(price.missingToFreeFreight),
    tax: nothing,
    additionalServiceFee: toWire(price.serviceFee),
    deductionAmount: toWire(price.deduction),
    deductions: deductionModels(price),
    discountCodes,
    count: price.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    userErrors: [...refused, ...problemsOf(price, discountCodes, view.priceContext.locale)],
  })
}

/** Stored in a bag, means all available GO DOLLAR. */
export const ALL_GO_DOLLAR = 2_000_000_000

/** GO DOLLAR a member can pay with; `null` for everybody else. Source: C-224 … C-226, M-138. */
function goDollarModel(wanted: number, { price }: ReadBag, { balance }: Means) {
  if (balance === null) return null
  const payable = Math.floor((price.amount + price.deduction) / CENTS_PER_GO_DOLLAR)
  return {
    balance,
    isUsed: wanted > 0,
    used: price.deduction / CENTS_PER_GO_DOLLAR,
    most: Math.min(balance, payable),
    limit: wanted === 0 || wanted === ALL_GO_DOLLAR ? null : wanted,
  }
}

/** A bag as the API gives it. Source: C-168. */
export function cartModel(
  { version, goDollar }: Pick<StoredCart, 'version' | 'goDollar'>,
  bag: ReadBag,
  means: Means,
  view: CatalogueView,
) {
  const items = bag.lines.map(line => cartItem(line, bag, view))
  return Object.assign(new AskedActivities(bag, view), {
    version,
    ableCartItems: [...items.filter(({ disabled }) => !disabled), ...giftItems(bag, view, means.now)],
    disableCartItems: items.filter(({ disabled }) => disabled),
    goDollar: goDollarModel(goDollar, bag, means),
    calculation: calculationModel(bag, means, view),
  })
}
