import { randomBytes } from 'node:crypto'
import type {
  MutationCartAddArgs,
  MutationCartChooseGiftsArgs,
  MutationCartDeleteArgs,
  MutationCartItemUpdateArgs,
  MutationCartSelectUpdateArgs,
  MutationCartUpdateArgs,
  QueryCartItemCalculateArgs,
  Resolvers,
} from '../generated/resolver-types.ts'
import { findSku } from '../product/find-sku.ts'
import { covers, isRunning, unitPrice } from '../product/pricing.ts'
import { activitiesOf } from '../promotion/catalogue-activities.ts'
import { freightTo } from '../promotion/freight-rates.ts'
import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import {
  addLines,
  type BagFacts,
  type BagLine,
  type CartLineError,
  changeSku,
  removeLines,
  selectLines,
  setQuantities,
} from './bag.ts'
import { calculationModel, cartModel } from './cart-model.ts'
import { ownerOf } from './cart-owner.ts'
import { CartConflict, type StoredCart } from './cart-store.ts'
import { readBag } from './read-bag.ts'
import type { CartContext } from './services.ts'

/** Lines one call may name. */
const MAX_LINES = 50
/** JSON that may travel with a line. */
const MAX_EXT_PROPS = 2000
const NO_GO_DOLLAR = { wanted: 0, balance: 0 }
const NO_FREIGHT = { fee: 0, freeFrom: null }

/** Ids that rise with time and, within one call, with each line. */
function createIds(now: number): () => string {
  let count = 0
  return () =>
    `${now.toString(36).padStart(9, '0')}${(count++).toString(36).padStart(2, '0')}${randomBytes(5).toString('hex')}`
}

/** Everything that the rules of a bag look up, for this caller. */
function factsOf({ view, request: { now } }: CartContext): BagFacts {
  const terms = { giftChoices: new Map(), freight: NO_FREIGHT, goDollar: NO_GO_DOLLAR }
  const { audience, now: moment } = view.priceContext
  const activities = activitiesOf(view.catalogue)
  return {
    find: code => findSku(view.index(), code),
    priceOf: sku => unitPrice(sku, audience, moment),
    addOnOf: (activityCode, skuCode) => {
      const activity = activities.byCode(activityCode)
      if (activity?.rule.type !== 'EXCHANGE' || !isRunning(activity, moment) || !covers(activity, audience))
        return undefined
      return activity.rule.offers.find(offer => offer.skuCode === skuCode) ?? null
    },
    meetsCondition: (lines, addOn) =>
      readBag(lines, view, terms).lines.every(
        ({ line, reason }) => line !== addOn || reason !== 'ADDON_THRESHOLD',
      ),
    nextId: createIds(now),
    now,
  }
}

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

/** A bag as this caller sees it now. */
function modelOf(cart: StoredCart, { view }: CartContext) {
  const freight = freightTo() ?? NO_FREIGHT
  const bag = readBag(cart.lines, view, { giftChoices: cart.giftChoices, freight, goDollar: NO_GO_DOLLAR })
  return cartModel(cart, bag, view)
}

function assertLineCount(count: number, { locale }: CartContext): void {
  if (count > MAX_LINES)
    throw failure('BAD_USER_INPUT', messagesIn(locale)('error.tooManyLines', { max: MAX_LINES }))
}

/** Changes the caller's bag by a rule and answers with the bag. */
async function change(
  context: CartContext,
  rule: (lines: readonly BagLine[]) => {
    readonly lines: readonly BagLine[]
    readonly errors: readonly CartLineError[]
  },
  expectedVersion?: number | null,
) {
  const { carts, now } = context.request
  try {
    const { cart, errors } = await carts.change(ownerOf(context), now, rule, expectedVersion)
    const userErrors = userErrorsOf(errors, context)
    return { success: errors.length === 0, cart: modelOf(cart, context), userErrors }
  } catch (error) {
    if (!(error instanceof CartConflict)) throw error
    const message = messagesIn(context.locale)('cart.conflict')
    const cart = modelOf(await carts.find(ownerOf(context).code, now), context)
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
    return typeof activityId === 'string' ? activityId.slice(0, 64) : ''
  } catch {
    return ''
  }
}

/** Source: C-328, C-329. */
function cartAdd(_: unknown, { inputs, expectedVersion }: MutationCartAddArgs, context: CartContext) {
  assertLineCount(inputs.length, context)
  const facts = factsOf(context)
  const lines = inputs.map(({ skuCode, quantity, extProps }) => ({
    skuCode,
    quantity,
    activityCode: activityCodeOf(extProps),
    extProps: (extProps ?? '').length > MAX_EXT_PROPS ? '' : (extProps ?? ''),
  }))
  return change(context, bag => addLines(bag, lines, facts), expectedVersion)
}

/** Source: C-330. */
function cartUpdate(_: unknown, { inputs, expectedVersion }: MutationCartUpdateArgs, context: CartContext) {
  assertLineCount(inputs.length, context)
  return change(context, bag => setQuantities(bag, inputs, factsOf(context)), expectedVersion)
}

/** Source: C-331, CO-57. */
const cartItemUpdate = (_: unknown, args: MutationCartItemUpdateArgs, context: CartContext) =>
  change(context, bag => changeSku(bag, args, factsOf(context)), args.expectedVersion)

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
      cart: modelOf(await carts.find(owner.code, now), context),
      userErrors: [{ code: 'CART_GIFT_NOT_OFFERED', message, field: 'skuCodes' }],
    }
  }
  const cart = await carts.chooseGifts(owner, now, activityId, [...new Set(skuCodes)])
  return { success: true, cart: modelOf(cart, context), userErrors: [] }
}

const EMPTY: StoredCart = { version: 0, lines: [], giftChoices: new Map() }

/** Source: C-168, C-327. */
async function cart(_: unknown, __: unknown, context: CartContext) {
  const { caller, carts, now } = context.request
  if (caller.state === 'none') return modelOf(EMPTY, context)
  return modelOf(await carts.find(ownerOf(context).code, now), context)
}

/** Source: C-214, C-215, C-334. */
function cartItemCalculate(_: unknown, { input }: QueryCartItemCalculateArgs, context: CartContext) {
  const t = messagesIn(context.locale)
  if (input.cartItems.length > 2 * MAX_LINES)
    throw failure('BAD_USER_INPUT', t('error.tooManyLines', { max: 2 * MAX_LINES }))
  const freight = freightTo(input.receipt ?? {})
  if (!freight) throw failure('BAD_USER_INPUT', t('cart.noDelivery'))
  const { now } = context.view.priceContext
  const lines = input.cartItems
    .filter(({ lineType }) => lineType !== 'GIFT')
    .map(
      ({ skuCode, quantity, activityId }, at): BagLine => ({
        id: String(at).padStart(4, '0'),
        skuCode,
        activityCode: activityId ?? '',
        quantity: Math.max(1, quantity),
        isSelected: true,
        addedPrice: null,
        extProps: '',
        updatedAt: now,
      }),
    )
  const wanted = Math.max(0, input.prePayDeductions ?? 0)
  const bag = readBag(lines, context.view, {
    giftChoices: new Map(),
    freight,
    goDollar: { wanted, balance: 0 },
  })
  return calculationModel(bag, context.view)
}

export const cartResolvers: Resolvers<CartContext> = {
  Query: { cart, cartItemCalculate },
  Mutation: {
    cartAdd,
    cartUpdate,
    cartItemUpdate,
    cartDelete,
    cartSelectUpdate: select,
    cartSkuStatusUpdate: select,
    cartChooseGifts,
  },
  Sku: { product: ({ spu, view }) => view.model(spu) },
}
