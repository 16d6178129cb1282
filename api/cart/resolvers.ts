import { withView } from '../context.ts'
import { isStorable } from '#platform/unstorable-text.ts'
import { randomBytes } from 'node:crypto'
import type {
  MutationCartAddArgs,
  MutationCartChooseGiftsArgs,
  MutationCartDeleteArgs,
  MutationCartItemUpdateArgs,
  MutationCartSelectUpdateArgs,
  MutationCartUpdateArgs,
  QueryCartArgs,
  Resolvers,
} from '../generated/resolver-types.ts'
import { exchangeConnection } from '../product/list/exchange-connection.ts'
import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import {
  addLines,
  type BagFacts,
  type BagLine,
  type CartLineError,
  type Changed,
  changeSku,
  removeLines,
  selectLines,
  setQuantities,
} from './bag.ts'
import { modelOf } from './answer.ts'
import { catalogueFacts } from './bag-facts.ts'
import { cartItemCalculate } from './calculate.ts'
import { cartApplyCoupon, cartRemoveCoupon, cartUseGoDollar } from './coupon-operations.ts'
import { ownerOf } from '../auth/session/session-owner.ts'
import { CartConflict, type StoredCart } from './cart-store.ts'
import { meansOfTyped } from './means.ts'
import { mergeUserCart } from './merge-cart.ts'
import type { CartContext } from './services.ts'

/** Lines one call may name. */
const MAX_LINES = 50
/** JSON that may travel with a line. */
const MAX_EXT_PROPS = 2000
/** Ids that rise with time and, within one call, with each line. */
function createIds(now: number): () => string {
  let count = 0
  return () =>
    `${now.toString(36).padStart(9, '0')}${(count++).toString(36).padStart(2, '0')}${randomBytes(5).toString('hex')}`
}

/** Everything that the rules of a bag look up, for this caller. */
const factsOf = ({ view, request: { now, limits } }: CartContext): BagFacts => ({
  ...catalogueFacts(view, limits),
  nextId: createIds(now),
  now,
})

function messageOf(error: CartLineError, { locale }: CartContext): string {
  const t = messagesIn(locale)
  switch (error.code) {
    case 'CART_OFF_SHELF':
      return t('cart.offShelf')
    case 'CART_QTY_LIMIT':
      return error.limit === undefined ? t('cart.quantity') : t('cart.activityLimit', { limit: error.limit })
    case 'UEC11003':
      return t('cart.outOfStock', { inventory: error.inventory })
    case 'UEC11012':
      return t('cart.unitLimit', { limit: error.limit })
    case 'UEC11005':
      return t('cart.skuLimit', { limit: error.limit })
    case 'CART_LINE_NOT_FOUND':
      return t('cart.lineNotFound')
    default:
      return t(`cart.${error.code}`)
  }
}

const userErrorsOf = (errors: readonly CartLineError[], context: CartContext) =>
  errors.map(error => ({ code: error.code, message: messageOf(error, context), field: error.field }))

function assertLineCount(count: number, { locale }: CartContext): void {
  if (count > MAX_LINES)
    throw failure('BAD_USER_INPUT', messagesIn(locale)('error.tooManyLines', { max: MAX_LINES }))
}

type BagRule = (lines: readonly BagLine[], facts: BagFacts) => Changed

/** Too little of something is left, as far as the view of the call knows. Carries nothing: the change is tried again. */
class TooLittleLeft extends Error {}

/** Applies a rule; one that finds too little stock rolls back and is tried again with the newest. */
async function applyRule(
  context: CartContext,
  rule: BagRule,
  expectedVersion?: number | null,
): Promise<Changed & { readonly cart: StoredCart; readonly context: CartContext }> {
  const { carts, now, newestView } = context.request
  const owner = ownerOf(context)
  const asFarAsKnown = (lines: readonly BagLine[]) => {
    const changed = rule(lines, factsOf(context))
    if (changed.errors.some(({ code }) => code === 'UEC11003')) throw new TooLittleLeft()
    return changed
  }
  try {
    return { ...(await carts.change(owner, now, asFarAsKnown, expectedVersion)), context }
  } catch (error) {
    if (!(error instanceof TooLittleLeft)) throw error
    const newest = withView(context, await newestView())
    const byNewest = (lines: readonly BagLine[]) => rule(lines, factsOf(newest))
    return { ...(await carts.change(owner, now, byNewest, expectedVersion)), context: newest }
  }
}

/** A bag that was changed, or not. */
class ChangedBag {
  readonly success: boolean
  readonly userErrors: ReturnType<typeof userErrorsOf>
  readonly #cart: () => ReturnType<typeof modelOf>

  constructor(cart: () => ReturnType<typeof modelOf>, userErrors: ReturnType<typeof userErrorsOf>) {
    this.success = userErrors.length === 0
    this.userErrors = userErrors
    this.#cart = cart
  }

  /** Priced where it is asked for. */
  get cart() {
    return this.#cart()
  }
}

/** Changes the caller's bag by a rule and answers with the bag. */
async function change(given: CartContext, rule: BagRule, expectedVersion?: number | null) {
  const { carts, now } = given.request
  try {
    const { cart, errors, context } = await applyRule(given, rule, expectedVersion)
    return new ChangedBag(() => modelOf(cart, context), userErrorsOf(errors, context))
  } catch (error) {
    if (!(error instanceof CartConflict)) throw error
    const message = messagesIn(given.locale)('cart.conflict')
    const cart = await modelOf(await carts.find(ownerOf(given).code, now), given)
    return {
      success: false,
      cart,
      userErrors: [{ code: 'CART_VERSION_CONFLICT', message, field: 'expectedVersion' }],
    }
  }
}

/** The promotion that an add-on names; empty for goods at their own price. Source: C-194. */
function activityCodeOf(extProps: string | null | undefined): string {
  try {
    const { activityId } = JSON.parse(extProps ?? '{}') as { readonly activityId?: unknown }
    return typeof activityId === 'string' && isStorable(activityId) ? activityId.slice(0, 64) : ''
  } catch {
    return ''
  }
}

/** Source: C-328, C-329. */
export function cartAdd(
  _: unknown,
  { inputs, expectedVersion }: Omit<MutationCartAddArgs, 'expectedVersion'> & Partial<MutationCartAddArgs>,
  context: CartContext,
) {
  assertLineCount(inputs.length, context)
  const lines = inputs.map(({ skuCode, quantity, extProps }) => ({
    skuCode,
    quantity,
    activityCode: activityCodeOf(extProps),
    extProps: (extProps ?? '').length > MAX_EXT_PROPS ? '' : (extProps ?? ''),
  }))
  return change(context, (bag, facts) => addLines(bag, lines, facts), expectedVersion)
}

/** Source: C-330. */
function cartUpdate(_: unknown, { inputs, expectedVersion }: MutationCartUpdateArgs, context: CartContext) {
  assertLineCount(inputs.length, context)
  return change(context, (bag, facts) => setQuantities(bag, inputs, facts), expectedVersion)
}

/** Source: C-331, CO-57. */
const cartItemUpdate = (_: unknown, args: MutationCartItemUpdateArgs, context: CartContext) =>
  change(
    context,
    (bag, facts) => changeSku(bag, { ...args, activityCode: args.activityId ?? '' }, facts),
    args.expectedVersion,
  )

/** Source: C-332. */
const cartDelete = (
  _: unknown,
  { skuCodes, lineIds }: Partial<MutationCartDeleteArgs>,
  context: CartContext,
) =>
  change(context, bag => ({
    lines: removeLines(bag, { skuCodes: skuCodes ?? [], lineIds: lineIds ?? [] }),
    errors: [],
  }))

/** Source: C-185, C-333. */
const select = (_: unknown, { selected, skuCodes }: MutationCartSelectUpdateArgs, context: CartContext) =>
  change(context, bag => ({
    lines: selectLines(bag, { selected, skuCodes, now: context.request.now }),
    errors: [],
  }))

async function cartChooseGifts(
  _: unknown,
  { activityId, skuCodes }: MutationCartChooseGiftsArgs,
  context: CartContext,
) {
  const promotion = context.view.catalogue.promotions.get(activityId)
  const offered = promotion?.rule?.type === 'PRESENT' ? promotion.rule.gifts.map(({ sku }) => sku) : []
  const { carts, now } = context.request
  const owner = ownerOf(context)
  if (skuCodes.length === 0 || !skuCodes.every(code => offered.includes(code))) {
    const message = messagesIn(context.locale)('cart.giftNotOffered')
    return {
      success: false,
      cart: await modelOf(await carts.find(owner.code, now), context),
      userErrors: [{ code: 'CART_GIFT_NOT_OFFERED', message, field: 'skuCodes' }],
    }
  }
  const cart = await carts.chooseGifts(owner, now, activityId, [...new Set(skuCodes)])
  return { success: true, cart: await modelOf(cart, context), userErrors: [] }
}

const EMPTY: StoredCart = {
  version: 0,
  lines: [],
  giftChoices: new Map(),
  discountCodes: [],
  goDollar: 0,
}

/** Source: C-168, C-327. */
async function cart(_: unknown, { couponCodes }: Partial<QueryCartArgs>, context: CartContext) {
  const { caller, carts, now } = context.request
  const means = couponCodes ? await meansOfTyped(couponCodes, context) : undefined
  if (caller.state === 'none') return modelOf(EMPTY, context, means)
  return modelOf(await carts.find(ownerOf(context).code, now), context, means)
}

export const cartResolvers: Resolvers<CartContext> = {
  Query: { cart, cartItemCalculate },
  Mutation: {
    mergeUserCart,
    cartMerge: mergeUserCart,
    cartAdd,
    cartUpdate,
    cartItemUpdate,
    cartDelete,
    cartSelectUpdate: select,
    cartSkuStatusUpdate: select,
    cartChooseGifts,
    cartApplyCoupon,
    cartRemoveCoupon,
    cartUseGoDollar,
  },
  CartActivity: {
    exchangeProducts: (activity, args, context) =>
      exchangeConnection(activity, activity.exchangeChoices, args, context),
  },
  Sku: { product: ({ spu, view }) => view.model(spu) },
}
