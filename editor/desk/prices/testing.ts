import type { ListedPrice } from '#desk/prices/price-shapes.ts'

/** A SKU of the list of prices. Cents. */
export const listedPrice = (sku: string, prices: Partial<ListedPrice['prices']> = {}): ListedPrice => ({
  sku,
  spu: `${sku}-P`,
  style: sku,
  title: { zh_HK: `${sku} 外套`, en_US: `${sku} jacket` },
  variant: { zh_HK: 'M 碼', en_US: 'Size M' },
  prices: { listPrice: null, salePrice: 10_000, default: null, 'level:GOLD': null, ...prices },
  pays: [
    { shopper: 'guest', price: { amount: 100, currencyCode: 'HKD' }, promotion: '' },
    { shopper: 'GOLD', price: { amount: 90, currencyCode: 'HKD' }, promotion: 'TENTH' },
    { shopper: 'staff', price: null, promotion: '' },
  ],
})
