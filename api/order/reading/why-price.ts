import type { BothTexts } from '#locales/locale.ts'
import { type LinePrice, lineSentences } from '../../promotion/words/trace-words.ts'
import type { StoredOrder } from '../order-store.ts'

type OrderLine = StoredOrder['lines'][number]

const sourceOf = ({ lineType, content }: OrderLine): LinePrice['source'] => {
  if (lineType === 'GIFT') return 'GIFT'
  return lineType === 'ATTACHED_PRODUCT' ? 'ADD_ON' : content.origin?.source
}

/** Name of the promotion whose price, gift or add-on a line is. */
const nameOf = ({ content: { activityId, origin } }: OrderLine, { content }: StoredOrder): BothTexts =>
  origin?.by ??
  content.activities.find(({ code }) => code === activityId)?.name ?? { zh_HK: activityId, en_US: activityId }

/** Why a line of an order costs what it costs, from what the order holds: the words of a try-out. */
export const whyPrice = (line: OrderLine, order: StoredOrder): readonly BothTexts[] =>
  lineSentences({
    quantity: line.quantity,
    source: sourceOf(line),
    price: line.unitPrice,
    base: line.content.origin?.base ?? line.unitPrice,
    by: nameOf(line, order),
    taken: line.content.promotions,
    net: line.net,
    deduction: line.deduction,
  })
