import { payDollar } from '../payment/paydollar.ts'
import type { PaymentProvider } from '../payment/payment-provider.ts'

/** Offers all methods but Octopus; no test of placing calls it. */
export const TEST_PROVIDER: PaymentProvider = payDollar({
  address: 'https://gateway.example',
  merchantId: '88888888',
  signing: { algorithm: 'sha256', secrets: ['a secret of tests'] },
  api: { loginId: 'api', password: 'secret' },
  methods: ['visa', 'master', 'amex', 'unionpay', 'alipayHk', 'wechatHk'],
})

/** The document that tests place orders with. */
export const CREATE_ORDER = `mutation createOrder($input: OrderCreateInput!) { createOrder(input: $input) {
  order { code orderCode externalOrderNo orderStatus orderTime scheduleCancelTime distributionType buyerRemark
    amount { amount } productAmount { amount } freight { amount } couponDiscount { amount } activityDiscount { amount }
    additionalServiceFee { amount } receivedAmount { amount }
    orderLines { id skuCode spuCode omsSkuCode name image isGift productType extInfos quantity salePrice { amount } promoPrice { amount }
      listPrice { amount } amount { amount } taxInfos { taxRate } promotions { name amount { amount } } skuProperties { name value } }
    orderActivities { code name type amount { amount } } orderDeductions { code cost actualAmount { amount } }
    extInfos { payType sameAsAddress isInternational guideCode staffCode }
    additionalServices { serviceType memo amount { amount } }
    receiptInfo { name mobile mail country countryId district address zipCode selfPickupShopCode pickupName }
    billingInfo { name country district address }
  } userErrors { code message field } } }`

/** Where Mei lives, as fields of a form. */
export const HOME = {
  firstName: 'Mei',
  lastName: 'Chan',
  mobile: '91234567',
  mail: 'mei@example.com',
  country: '810000',
  district: '810006',
  town: '81000601',
  address: 'Flat 1, 2 Fuk Wing Street',
}

let keys = 0
/** An order of so many units of each SKU at HK$900 with HK$30 freight, to Mei's home, paid by card. */
export function orderInput(units: Readonly<Record<string, number>>, change: object = {}) {
  const goods = Object.values(units).reduce((sum, quantity) => sum + quantity * 900, 0)
  const freight = goods >= 1000 ? 0 : 30
  return {
    terminal: 'PC',
    platformSource: 'OFFICIAL_SITE',
    distributionType: 'EXPRESS',
    receiptInfo: HOME,
    orderLines: Object.entries(units).map(([skuCode, quantity]) => ({
      skuCode,
      quantity,
      lineType: 'SALABLE_PRODUCT',
      price: 900,
    })),
    extInfos: { clientKey: `wish-${(keys += 1)}-of-tests`, payType: 'visa', sameAsAddress: true },
    amount: goods + freight,
    productAmount: goods,
    coupon: 0,
    voucherDiscount: 0,
    discount: 0,
    freight,
    giftCard: 0,
    tax: 0,
    additionalServiceFee: 0,
    deductionAmount: 0,
    ...change,
  }
}
