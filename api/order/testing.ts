import type { BothTexts } from '#locales/locale.ts'
import type { Database } from '../database/database.ts'
import { changeStock } from '../stock/ledger.ts'
import type { OrderContent, ReceiptContent } from './order-content.ts'
import type { NewOrder } from './order-store.ts'
import { type UnpaidLimits, unpaidLimits } from './unpaid/unpaid-limits.ts'

const PAY_MS = 180 * 60_000

const BOUNDLESS = { orders: 1_000_000, units: 1_000_000, amount: 100_000_000_000 }
/** For tests whose shoppers share contacts and an address, and leave orders unpaid. */
export const CROWDS: UnpaidLimits = {
  ...unpaidLimits(),
  most: { SHOPPER: BOUNDLESS, EMAIL: BOUNDLESS, MOBILE: BOUNDLESS, ADDRESS: BOUNDLESS, NETWORK: BOUNDLESS },
  usual: { SHOPPER: 1e6, EMAIL: 1e6, MOBILE: 1e6, ADDRESS: 1e6, NETWORK: 1e6 },
  large: BOUNDLESS,
}

const both = (text: string): BothTexts => ({ zh_HK: text, en_US: text })

export const RECEIPT: ReceiptContent = {
  firstName: 'Mei',
  lastName: 'Chan',
  mobile: '+852 91234567',
  mail: 'shopper@cairn.example',
  countryId: '810000',
  country: { zh_HK: '香港', en_US: 'Hong Kong' },
  province: { zh_HK: '香港', en_US: 'Hong Kong' },
  city: { zh_HK: '香港', en_US: 'Hong Kong' },
  district: { zh_HK: '中西區 中環', en_US: 'Central and Western, Central' },
  address: both('1 Queen’s Road'),
  zipCode: '999077',
  pickup: null,
}

/** Home delivery to Hong Kong, paid by card. */
const CONTENT: OrderContent = {
  terminal: 'PC',
  buyerRemark: '',
  transportMethod: 'HOME_DELIVERY',
  distributionType: 'EXPRESS',
  receipt: RECEIPT,
  billing: RECEIPT,
  sameAsAddress: true,
  isInternational: false,
  services: [],
  activities: [],
  goDollar: null,
  payType: 'visa',
  guideCode: '',
  staffCode: '',
}

let keys = 0
/** An order of so many units of each SKU, at HK$100, with HK$30 freight. */
export const newOrder = (
  units: Readonly<Record<string, number>>,
  change: Partial<NewOrder> = {},
): NewOrder => {
  const lines = Object.entries(units).map(([skuCode, quantity]) => ({
    skuCode,
    spuCode: `spu of ${skuCode}`,
    lineType: 'SALABLE_PRODUCT' as const,
    quantity,
    unitPrice: 10_000,
    net: 10_000 * quantity,
    deduction: 0,
    content: {
      name: { zh_HK: '外套', en_US: 'Jacket' },
      image: '',
      properties: [],
      listPrice: 10_000,
      activityId: '',
      promotions: [],
      extInfos: '',
    },
  }))
  const goods = lines.reduce((sum, { net }) => sum + net, 0)
  return {
    owner: { code: 'shopper', isMember: false },
    clientKey: `key ${(keys += 1)}`,
    request: { units },
    email: 'shopper@cairn.example',
    locale: 'zh_HK',
    amounts: {
      productAmount: goods,
      discount: 0,
      coupon: 0,
      freight: 3000,
      serviceFee: 0,
      deduction: 0,
      amount: goods + 3000,
    },
    lines,
    content: CONTENT,
    payMs: PAY_MS,
    ...change,
  }
}

/** One product with these SKUs, of each so many units; `null`: not counted. */
export const putStock = async (db: Database, units: Readonly<Record<string, number | null>>) => {
  await db
    .insertInto('spu')
    .values({
      code: 'spu',
      style: '',
      product_type: 'SALABLE_PRODUCT',
      on_shelves: 1,
      list_time: 0,
      first_list_time: 0,
      sales: 0,
      recent_sales: 0,
      list_price: null,
      sale_price: null,
      content: '{}',
      changed_in: 1,
      changed_at: 0,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await db
    .insertInto('sku')
    .values(
      Object.keys(units).map((code, position) => ({
        code,
        spu_code: 'spu',
        position,
        store_sku_code: code,
        is_enabled: 1,
        featured_type: '',
        colour: null,
        size: null,
        list_price: null,
        sale_price: 10_000,
        default_price: null,
        member_prices: '[]',
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await db
    .insertInto('sku_stock')
    .values(Object.keys(units).map(sku_code => ({ sku_code, reserved: 0 })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await db.transaction().execute(trx =>
    changeStock(trx, Object.keys(units), { reason: 'set', at: 0, actor: '' }, (_, skuCode) => ({
      onHand: units[skuCode] ?? null,
      held: 0,
    })),
  )
}
