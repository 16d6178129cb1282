import type { KnownItem } from '../shop/cart/line-state.ts'
import { hkd } from './product.ts'

interface Change extends Partial<Omit<KnownItem, 'sku'>> {
  readonly onShelves?: boolean
}

/** A line that can be ordered, not selected; name only what the case is about. */
export const cartLine = ({ onShelves = true, ...change }: Change = {}): KnownItem => ({
  lineId: 'L1',
  lineType: 'SALABLE_PRODUCT',
  activityId: '',
  quantity: 1,
  spuCode: 'CR-JKT-001',
  spuTitle: 'Cloudridge Shell',
  selected: false,
  disabled: false,
  reason: null,
  inventory: 8,
  addCartPrice: hkd(2290),
  promoPrice: hkd(1990),
  listPrice: hkd(2290),
  sku: {
    code: 'CR-JKT-001-M',
    inventory: 8,
    options: [
      { name: 'Colour', value: 'Pine' },
      { name: 'Size', value: 'M' },
    ],
    product: { title: 'Cloudridge Shell', brandList: [{ name: 'Northfell' }], onShelves },
  },
  imageUrl: '/media/demo/product-shell.svg',
  ...change,
})
