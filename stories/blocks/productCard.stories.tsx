import { isoInHongKong } from '#locales/hong-kong.ts'
import { compareList } from '#blocks/shop/catalogue/compare/compare-list.ts'
import { PlaceholderCard } from '#blocks/shop/catalogue/product-card/PlaceholderCard.tsx'
import { ProductCard } from '#blocks/shop/catalogue/product-card/ProductCard.tsx'
import { hkd, product } from '#blocks/testing/product.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { STORY_NOW } from '../sample-products.ts'

const plain = product({
  title: '雲嶺防水硬殼外套',
  picUrl: '/media/demo/product-shell.svg',
  images: [],
  sales: 37,
})
const reduced = { ...plain, listPrice: hkd(2290), price: hkd(1602.5) }

const meta = {
  title: 'Blocks/ProductCard',
  component: ProductCard,
  args: { product: plain },
  decorators: [
    Story => (
      <div style={{ width: 299, margin: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Reduced: Story = { args: { product: reduced } }
export const NewWithRibbon: Story = {
  args: {
    product: {
      ...plain,
      firstListTime: isoInHongKong(STORY_NOW - 86_400_000),
      promotionLabel: '冬日優惠|#9a471f|#ffffff',
    },
  },
}
export const FewLeft: Story = { args: { product: { ...reduced, inventory: 2 } } }
export const SoldOut: Story = { args: { product: { ...reduced, inventory: 0 } } }
export const PriceFrom: Story = { args: { product: { ...reduced, isPriceFrom: true } } }
export const BrandMark: Story = {
  args: {
    product: {
      ...plain,
      brandList: [{ code: 'northfell', name: 'Northfell', imageUrl: '/media/demo/product-shell.svg' }],
    },
  },
}
/** Its toggle stays pressed for as long as the product is on the compare list. */
export const Compared: Story = {
  beforeEach: () => {
    compareList.clear()
    compareList.toggle(plain.code)
    return () => compareList.clear()
  },
}
export const WithoutPicture: Story = { args: { product: { ...plain, picUrl: '' } } }
export const WithoutBrand: Story = { args: { product: { ...plain, brandList: [] } } }
export const LongText: Story = {
  args: {
    product: {
      ...reduced,
      title: '遠行者四季雙人超輕量自立式高山帳篷連加大前庭及防潮地蓆套裝（限定色）',
      brandList: [{ code: 'h', name: 'Highcamp Mountain Equipment Company of Hong Kong', imageUrl: null }],
      promotionLabel: '會員獨家雙十一限時折上折優惠，買滿三件再減一百元',
    },
  },
}
export const Placeholder: Story = { render: () => <PlaceholderCard code="CR-JKT-001" /> }
