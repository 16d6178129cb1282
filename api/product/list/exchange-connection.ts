import type { Context } from '../../context.ts'
import type { InputMaybe, PageInput } from '../../generated/resolver-types.ts'
import { connection } from './connection.ts'
import { exchangeFields, exchangeList } from './exchange.ts'
import type { PromotionModel } from '../resolver-models.ts'
import type { AttributeChoice } from '../view/selection.ts'

/** A page of a promotion's add-ons that have the chosen values. Source: C-203, C-204, C-334, C-342. */
export function exchangeConnection(
  promotion: Pick<PromotionModel, 'code' | 'exchange' | 'view'>,
  choices: readonly AttributeChoice[],
  args: { readonly pageInput?: InputMaybe<PageInput> },
  context: Context,
) {
  const { code: activityId, exchange, view } = promotion
  const list = exchangeList(view.index(), promotion, choices)
  return connection(view, list, args, context, product => {
    const offer = exchange.find(({ spu }) => spu === product.code)
    if (!offer) throw new Error(`${product.code} is in the list of ${activityId} without an offer`)
    return { activityId, product, ...exchangeFields(offer, product.spu) }
  })
}
