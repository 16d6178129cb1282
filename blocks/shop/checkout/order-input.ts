import type {
  CheckoutCalculation,
  OrderCreateInput,
  OrderPayType,
  OrderReceiptInput,
} from '#api/client/cart/checkout.ts'
import type { AddressInput } from '#api/client/account/address.ts'
import { type KeptCheckout, unitPrice } from './kept-checkout.ts'
import type { Destination, ServiceType } from './checkout-store.ts'

/** Everything a shopper has chosen and typed, judged. */
export interface OrderWish {
  readonly kept: KeptCheckout
  readonly calculation: CheckoutCalculation
  readonly destination: Destination
  readonly email: string
  /** Address of the address book; empty for one that was typed. */
  readonly addressCode: string
  /** Receiver and address; of a pick-up only who. */
  readonly address: AddressInput
  /** Empty for home delivery. */
  readonly pointCode: string
  readonly isBilledThere: boolean
  /** Absent when nothing is to pay. */
  readonly payType: OrderPayType | undefined
  readonly services: readonly { readonly type: ServiceType; readonly memo: string }[]
  readonly remark: string
  /** Of staff; empty for others. */
  readonly guideCode: string
  readonly isPhone: boolean
}

function receiptOf(wish: OrderWish): OrderReceiptInput {
  const { address, addressCode, pointCode, email, destination } = wish
  const { receiverFirstName: firstName, receiverLastName: lastName, receiverMobile: mobile } = address
  const mail = email || undefined
  if (destination.isPickup) return { firstName, lastName, mobile, mail, selfPickupShopCode: pointCode }
  if (addressCode) return { addressCode, mail }
  const isByCode = Boolean(address.townId)
  return {
    firstName,
    lastName,
    mobile,
    mail,
    country: address.countryId,
    province: address.province,
    city: address.city,
    district: isByCode ? address.districtId : address.district,
    town: address.townId,
    address: address.address,
    address2: address.address2,
    zipCode: address.receiverZipcode,
  }
}

const amountsOf = (calculation: CheckoutCalculation) => ({
  amount: calculation.amount.amount,
  productAmount: calculation.productAmount.amount,
  coupon: calculation.coupon.amount,
  voucherDiscount: calculation.voucherDiscount.amount,
  discount: calculation.discount.amount,
  freight: calculation.postage.amount,
  giftCard: 0,
  tax: calculation.tax.amount,
  additionalServiceFee: calculation.additionalServiceFee.amount,
  deductionAmount: calculation.deductionAmount.amount,
})

/** Input of an order. Source: C-247 … C-250, CO-88, CO-96, CO-98. */
export function orderInput(wish: OrderWish): OrderCreateInput {
  const { kept, calculation, destination, payType } = wish
  const { country, isPickup } = destination
  const distributionType = isPickup ? 'PICKUP' : 'EXPRESS'
  return {
    terminal: wish.isPhone ? 'H5' : 'PC',
    platformSource: 'OFFICIAL_SITE',
    buyerRemark: wish.remark,
    distributionType,
    receiptInfo: receiptOf(wish),
    additionalServices: wish.services.map(({ type, memo }) => ({ type, memo })),
    orderLines: kept.lines.map(line => ({
      skuCode: line.sku.code,
      quantity: line.quantity,
      lineType: line.lineType,
      activityId: line.activityId,
      price: unitPrice(line),
      name: line.spuTitle,
      image: line.imageUrl,
      skuProperties: line.sku.options.map(({ value }) => value).join(' / '),
      extInfos: line.extProps,
    })),
    discountCodes: calculation.discountCodes
      .filter(({ reason }) => reason === null)
      .map(({ couponCode, couponType }) => ({ couponCode, couponType })),
    ...(wish.guideCode && { guideInput: { guideCode: wish.guideCode } }),
    prePayDeductions: calculation.deductions.reduce((sum, { cost }) => sum + cost, 0),
    extInfos: {
      clientKey: kept.clientKey,
      ...(payType && { payType }),
      sameAsAddress: wish.isBilledThere,
      receipt: JSON.stringify({ country, isPickup, distributionType }),
      gifts: kept.lines.filter(({ lineType }) => lineType === 'GIFT').map(({ sku }) => sku.code),
      activities: calculation.activities.filter(({ reason }) => reason === null).map(({ id }) => id),
      isInternational: country === 'AU' || country === 'SG',
    },
    ...amountsOf(calculation),
  }
}
