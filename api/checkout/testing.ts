import { type Commerce, type CommerceOptions, createCommerce } from '../commerce.ts'
import { CROWDS } from '../order/testing.ts'
import type { UnpaidLimits } from '../order/unpaid/unpaid-limits.ts'
import { payDollar } from '../payment/paydollar.ts'
import type { PaymentProvider } from '../payment/payment-provider.ts'
import { asText } from '../testing/catalogue-lines.ts'
import { logInNew, READABLE } from '../testing/members.ts'
import { NOW } from '../testing/serve.ts'
import { siteText } from '../testing/site-lines.ts'

/** Offers all methods but Octopus; no test of placing calls it. */
export const TEST_PROVIDER: PaymentProvider = payDollar({
  address: 'https://gateway.example',
  merchantId: '88888888',
  signing: { algorithm: 'sha256', secrets: ['a secret of tests'] },
  api: { loginId: 'api', password: 'secret' },
  methods: ['visa', 'master', 'amex', 'unionpay', 'alipayHk', 'wechatHk'],
})

interface PlacingOptions extends Pick<CommerceOptions, 'database' | 'clock'> {
  readonly goods: Parameters<typeof asText>[0]
  /** Bounds of unpaid orders; none by default. */
  readonly unpaidLimits?: UnpaidLimits
  /** Pick-up points and the like. */
  readonly site?: Parameters<typeof siteText>[0]
}

/** A shop that takes orders of `goods`, at `NOW` unless its clock says otherwise. Close it after the test. */
export async function placingShop({
  goods,
  site = [],
  clock = () => NOW,
  database,
  unpaidLimits: limits = CROWDS,
}: PlacingOptions): Promise<Commerce> {
  const services = { ...READABLE, paymentProvider: TEST_PROVIDER, unpaidLimits: limits }
  const commerce = await createCommerce({ database, clock, pollMs: 0, services })
  const answers = [await commerce.importCatalogue(asText(goods)), await commerce.importSite(siteText(site))]
  const problems = answers.flatMap(answer => answer.problems)
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  return commerce
}

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

/** What tests read of the answer to `CREATE_ORDER`. */
export interface PlacingAnswer {
  readonly order: {
    readonly code: string
    readonly orderCode: string
    readonly orderStatus: string
    readonly amount: { readonly amount: number }
  } | null
  readonly userErrors: readonly { readonly code: string; readonly field: string; readonly message: string }[]
}

/** What shoppers of a test do, at the moment of the test's clock. The shop may be opened later. */
export function shoppersOf(shop: () => Commerce, clock: () => number) {
  return {
    newMember: () => logInNew(shop().services, { password_hash: null }, clock()),
    grant: (code: string, granted: number, expiresAt: number) =>
      shop().services.goDollar.grant(code, {
        granted,
        remark: { zh_HK: '獎賞', en_US: 'Reward' },
        now: clock(),
        expiresAt,
      }),
    place: async (input: object, token: string): Promise<PlacingAnswer> => {
      const { data, errors } = await shop().execute({
        query: CREATE_ORDER,
        variables: { input },
        token,
        locale: 'en_US',
      })
      if (!data) throw new Error(JSON.stringify(errors))
      return data['createOrder'] as PlacingAnswer
    },
    cancel: ({ order }: Pick<PlacingAnswer, 'order'>) =>
      shop().services.orders.cancel(order?.code ?? '', 'SHOPPER', clock(), 'WRONG_ITEMS'),
    /** The provider says that the order is paid. */
    pay: async ({ order }: Pick<PlacingAnswer, 'order'>) => {
      const { orders } = shop().services
      const code = order?.code ?? ''
      const attempt = await orders.openAttempt(code, 'visa', clock())
      if (!attempt) throw new Error(`Order ${code} cannot be paid`)
      const { ref, amount } = attempt
      return orders.settle({ ref, payRef: `P${ref}`, isPaid: true, amount }, clock())
    },
  }
}

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

/** A receiver that collects the goods at a pick-up point, as a change of an order. */
export const collectedAt = (selfPickupShopCode: string) => ({
  distributionType: 'PICKUP',
  receiptInfo: {
    firstName: 'Mei',
    lastName: 'Chan',
    mobile: '91234567',
    mail: 'mei@example.com',
    selfPickupShopCode,
  },
})

/** Saves a billing address in Singapore for the session’s shopper. */
export const SAVE_BILLING = `mutation { saveBillingAddress(input: { receiverFirstName: "Siu", receiverLastName: "Wong",
  receiverMobile: "61234567", countryId: "190", district: "Bedok", address: "1 Road", receiverZipcode: "460001" })
  { code userErrors { field } } }`

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
