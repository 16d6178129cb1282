import type { ListedAfterSales, RefundOrder } from '#api/client/order/after-sales.ts'
import type { OrderLine } from '#api/client/order/order.ts'
import type { ReturnedGoods } from './ReturnLines.tsx'

/** Returns true if money comes back, or may: not for goods that are exchanged, nor after a refusal. Source: M-132. */
export const isPaidBack = ({ refundStatus }: ListedAfterSales): boolean => refundStatus !== null

/** Goods of a return. */
export const goodsOf = ({
  lineId,
  skuName,
  spuCode,
  skuProperties,
  imageUrl,
  quantity,
  isGift,
}: ListedAfterSales['lines'][number]): ReturnedGoods => ({
  id: lineId,
  name: skuName,
  spuCode,
  properties: skuProperties,
  image: imageUrl,
  quantity,
  isGift,
})

/** Goods of a refund. */
export const refundedGoodsOf = ({
  refundThingCode,
  skuProperties,
  ...goods
}: RefundOrder['refundOrderLines'][number]): ReturnedGoods => ({
  ...goods,
  id: refundThingCode,
  properties: skuProperties,
})

/** Goods of an order. */
export const goodsOfLine = ({
  id,
  name,
  spuCode,
  skuProperties,
  image,
  quantity,
  isGift,
}: OrderLine): ReturnedGoods => ({ id, name, spuCode, properties: skuProperties, image, quantity, isGift })
