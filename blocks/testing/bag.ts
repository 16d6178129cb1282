import type { Bag, BagItem } from '#api/client/cart/cart.ts'
import type { KeptLine } from '../shop/checkout/kept-checkout.ts'

/** An amount of the API. */
export const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' })

/** A line of the bag: one unit for HK$100, unless said otherwise. */
export const bagItem = (code: string, change: Partial<BagItem> = {}): BagItem => ({
  lineId: `line-${code}`,
  lineType: 'SALABLE_PRODUCT',
  quantity: 1,
  selected: true,
  disabled: false,
  reason: null,
  activityId: '',
  spuCode: `spu-${code}`,
  spuTitle: `Product ${code}`,
  imageUrl: '',
  inventory: 8,
  addCartPrice: hkd(100),
  promoPrice: hkd(100),
  listPrice: hkd(100),
  sku: {
    code,
    inventory: 8,
    options: [{ name: 'Size', value: 'M' }],
    product: { title: `Product ${code}`, onShelves: true, brandList: [{ name: 'Tidewalk' }] },
  },
  ...change,
})

/** A line of checkout: one unit for HK$100, unless said otherwise. */
export const keptLine = (code: string, change: Partial<KeptLine> = {}): KeptLine => ({
  lineType: 'SALABLE_PRODUCT',
  quantity: 1,
  reason: null,
  activityId: '',
  extProps: '',
  spuCode: `spu-${code}`,
  spuTitle: `Product ${code}`,
  imageUrl: '',
  promoPrice: { amount: 100 },
  sku: { code, options: [{ name: 'Size', value: 'M' }] },
  ...change,
})

/** The amounts of a bag whose goods cost this much. */
export const worth = (amount: number): Pick<Bag, 'calculation'> => ({
  calculation: { ...bagOf([]).calculation, productAmount: hkd(amount) },
})

/** A bag with these lines that can be ordered. */
export const bagOf = (able: readonly BagItem[], change: Partial<Bag> = {}): Bag => ({
  version: 1,
  ableCartItems: [...able],
  disableCartItems: [],
  activities: [],
  goDollar: null,
  calculation: {
    amount: hkd(100),
    productAmount: hkd(100),
    discount: hkd(0),
    coupon: hkd(0),
    postage: hkd(30),
    missingToFreeFreight: hkd(900),
    deductionAmount: hkd(0),
    discountCodes: [],
    availableCoupons: [],
    count: able.length,
    userErrors: [],
  },
  ...change,
})
