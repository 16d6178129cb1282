import { isoInHongKong } from '#locales/hong-kong.ts'
import type { ProductCard } from '#api/client/product-card.ts'

export const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' })

/** A product that can be sold, at full price, long listed and well stocked; name only what the case is about. */
export const product = (change: Partial<ProductCard> = {}): ProductCard => ({
  code: 'CR-JKT-001',
  title: 'Cloudridge Shell',
  subTitle: '',
  onShelves: true,
  inventory: 24,
  sales: 0,
  listTime: isoInHongKong(Date.UTC(2025, 0, 1)),
  firstListTime: isoInHongKong(Date.UTC(2025, 0, 1)),
  isPriceFrom: false,
  picUrl: '/media/shell.jpg',
  picAlt: '',
  images: [{ url: '/media/shell.jpg', type: 'image' }],
  brandList: [{ code: 'northfell', name: 'Northfell', imageUrl: null }],
  labels: [],
  listPrice: hkd(2290),
  price: hkd(2290),
  promotionLabel: '',
  colour: null,
  styleProducts: [],
  ...change,
})

/** A product as a colour of another one's style. */
export const cardColour = (
  code: string,
  name: string,
  change: Partial<ProductCard['styleProducts'][number]> = {},
): ProductCard['styleProducts'][number] => {
  const { title, inventory, sales, isPriceFrom, brandList, listPrice, price } = product()
  return {
    code,
    title,
    inventory,
    sales,
    isPriceFrom,
    brandList,
    listPrice,
    price,
    picUrl: `/media/${code}.jpg`,
    picAlt: '',
    colour: { frontName: name, value: '#335544', imageUrl: '' },
    ...change,
  }
}

/** One product per code, each titled with its code. */
export const products = (codes: readonly string[], change: Partial<ProductCard> = {}) =>
  codes.map(code => product({ code, title: `Title ${code}`, ...change }))
