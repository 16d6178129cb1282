import type { AuthContext, MergeReport } from '../auth/services.ts'
import type { MergeCartResult, MutationMergeUserCartArgs } from '../generated/resolver-types.ts'
import { messagesIn } from '../shared/messages.ts'
import { findSku } from '../product/find-sku.ts'
import { memberOf } from '../auth/session/member-session.ts'

/**
 * Moves a visitor's bag into the member's and ends the visitor's session. An ended session (an earlier merge ended it) is no
 * error: the bag is merged already. Source: C-336, M-070, M-072, MO-33.
 */
export async function mergeUserCart(
  _: unknown,
  { input, anonymousToken: ownArgument }: MutationMergeUserCartArgs,
  context: AuthContext,
): Promise<MergeCartResult> {
  const { sessions, mergeCart, now } = context.request
  const { user_code: into } = await memberOf(context)
  const anonymousToken = input?.anonymousToken ?? ownArgument ?? ''
  const visitor = await sessions.find(anonymousToken, now)
  if (!visitor && anonymousToken !== '') return { success: true, userErrors: [] }
  if (visitor?.kind !== 'visitor') {
    const message = messagesIn(context.locale)('cart.notVisitor')
    return {
      success: false,
      userErrors: [{ code: 'CART_MERGE_NOT_VISITOR', message, field: 'anonymousToken' }],
    }
  }
  const report = await mergeCart({ from: visitor.userCode, into, now, view: context.view })
  await sessions.end(anonymousToken)
  return { success: true, notice: report ? noticeOf(report, context) : null, userErrors: [] }
}

/** Names of the goods that could not be taken over; `null` when everything was. Source: CO-59. */
function noticeOf({ cappedSkus, droppedSkus }: MergeReport, { view, locale }: AuthContext): string | null {
  const t = messagesIn(locale)
  const namesOf = (skuCodes: readonly string[]) => {
    const names = skuCodes.map(code => {
      const found = findSku(view.index(), code)
      return found ? view.model(found.spu).title : code
    })
    return [...new Set(names)].join(locale === 'zh_HK' ? '、' : ', ')
  }
  const sentences = [
    ...(cappedSkus.length > 0 ? [t('cart.merge.capped', { names: namesOf(cappedSkus) })] : []),
    ...(droppedSkus.length > 0 ? [t('cart.merge.dropped', { names: namesOf(droppedSkus) })] : []),
  ]
  return sentences.length > 0 ? sentences.join(locale === 'zh_HK' ? '' : ' ') : null
}
