import type {
  CartShareResult,
  MutationCreateCartShareArgs,
  QueryCartShareInfoArgs,
  Resolvers,
} from '../../generated/resolver-types.ts'
import { findSku } from '../../product/find-sku.ts'
import type { RateLimit } from '../../rate-limit/rate-limiter.ts'
import { failure } from '../../shared/failure.ts'
import { messagesIn } from '../../shared/messages.ts'
import { ownerOf } from '../../auth/session/session-owner.ts'
import { catalogueReason } from '../read-bag.ts'
import { shareable } from './share.ts'
import type { CartContext } from '../services.ts'

/** Lines one share may have. */
const MAX_LINES = 50
/** Shares of one shopper. */
const SHARE_LIMIT: RateLimit = { name: 'cart share', most: 30, window: 3_600_000 }
/** Longer codes are not asked for. */
const MAX_CODE = 64

const ERRORS = { CART_SHARE_EMPTY: 'input', CART_SHARE_NOT_FOUND: 'code', CART_SHARE_TOO_MANY: null } as const

function refused(code: keyof typeof ERRORS, { locale }: CartContext): CartShareResult {
  const message = messagesIn(locale)(`cart.${code}`)
  return { success: false, code: null, userErrors: [{ code, message, field: ERRORS[code] }] }
}

/** Name of the caller in a share: the nickname of a member, nothing of a visitor. Source: C-292, CO-82. */
async function nameOf({ request: { caller, accounts } }: CartContext): Promise<string> {
  if (caller.state !== 'known' || caller.session.kind !== 'member') return ''
  return (await accounts.byCode(caller.session.userCode))?.nick_name ?? ''
}

/** Source: C-293, C-338, CO-82. */
async function share(
  _: unknown,
  { input, code }: MutationCreateCartShareArgs,
  context: CartContext,
): Promise<CartShareResult> {
  const { view, locale, request } = context
  const { shares, limiter, limits, now } = request
  const owner = ownerOf(context)
  if (input.length > MAX_LINES)
    throw failure('BAD_USER_INPUT', messagesIn(locale)('error.tooManyLines', { max: MAX_LINES }))
  const lines = shareable(input, skuCode => findSku(view.index(), skuCode))
  if (lines.length === 0) return refused('CART_SHARE_EMPTY', context)
  if (!(await limiter.take(SHARE_LIMIT, owner.code, now))) return refused('CART_SHARE_TOO_MANY', context)
  const shared = {
    ownerCode: owner.code,
    operatorName: await nameOf(context),
    lines,
    days: limits.sharedBagDays,
    now,
  }
  if (typeof code !== 'string') return { success: true, code: await shares.create(shared), userErrors: [] }
  const isOwn = code.length <= MAX_CODE && (await shares.replace(code, shared))
  return isOwn ? { success: true, code, userErrors: [] } : refused('CART_SHARE_NOT_FOUND', context)
}

/** Anyone with the code may read it. Source: C-292, C-339. */
async function cartShareInfo(_: unknown, { code }: QueryCartShareInfoArgs, context: CartContext) {
  const { view, locale, stated, request } = context
  const found = code.length <= MAX_CODE ? await request.shares.find(code, request.now) : undefined
  if (!found) return null
  return {
    operatorName:
      found.operatorName || messagesIn(locale)('cart.share.visitor', { shop: stated.shopName[locale] }),
    expiresAt: found.expiresAt,
    expired: found.expiresAt <= request.now,
    content: found.lines.map(({ skuCode, quantity }) => {
      const goods = findSku(view.index(), skuCode)
      return {
        skuCode,
        quantity,
        reason: catalogueReason({ quantity, activityCode: '' }, goods) ?? null,
        sku: goods ? { ...goods, view } : null,
      }
    }),
  }
}

export const shareResolvers: Resolvers<CartContext> = {
  Query: { cartShareInfo },
  Mutation: { createCartShare: share, shoppingCartShare: share },
}
