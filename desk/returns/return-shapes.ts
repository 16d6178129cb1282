import type { BothTexts } from '#locales/locale.ts'
import { epochMs, isoInHongKong } from '#locales/hong-kong.ts'
import type { AfterSalesRecord } from '#api/after-sales/after-sales-record.ts'
import { isLate, type ReturnRecord } from '#api/after-sales/desk/return-record.ts'
import { replacementProperties } from '#api/after-sales/exchanges.ts'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { toWire } from '#api/shared/money.ts'
import type { DeskReturn, DeskReturnLine, ListedDeskReturn } from './desk-return.ts'

type Goods = Pick<Catalogue, 'spus'>

/** Colour and size of a replacement in both languages; none once it is gone from the catalogue. */
function replacementTexts(skuCode: string, spuCode: string, catalogue: Goods): readonly BothTexts[] {
  const inEnglish = replacementProperties(skuCode, spuCode, { catalogue, locale: 'en_US' })
  return replacementProperties(skuCode, spuCode, { catalogue, locale: 'zh_HK' }).map(({ value }, at) => ({
    zh_HK: value,
    en_US: inEnglish[at]?.value ?? value,
  }))
}

const lineOf = (
  { spuCode, exchangeSku, exchangeValues, amount, ...line }: ReturnRecord['lines'][number],
  catalogue: Goods,
): DeskReturnLine => ({
  ...line,
  amount: toWire(amount),
  exchange:
    exchangeSku === ''
      ? null
      : {
          skuCode: exchangeSku,
          values: exchangeValues ?? replacementTexts(exchangeSku, spuCode, catalogue),
        },
})

export const detailOf = (record: ReturnRecord, catalogue: Goods, now: number): DeskReturn => ({
  ...record,
  amount: toWire(record.amount),
  refundable: toWire(record.refundable),
  refund: record.refund && { ...record.refund, amount: toWire(record.refund.amount) },
  lines: record.lines.map(line => lineOf(line, catalogue)),
  isLate: isLate({ status: record.status, asked: epochMs(record.asked) }, now),
})

export const summaryOf = (
  { head, lines }: AfterSalesRecord,
  orderNumber: string,
  now: number,
): ListedDeskReturn => ({
  number: head.code,
  order: orderNumber,
  type: head.type,
  status: head.status,
  method: head.method,
  asked: isoInHongKong(head.created_at),
  reason: head.reason,
  amount: toWire(head.amount + head.freight),
  goDollar: head.points,
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  isLate: isLate({ status: head.status, asked: head.created_at }, now),
})
