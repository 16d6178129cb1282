import { asPlaced } from '#blocks/testing/placed-screen.ts'
import type { ShopRoute } from '#blocks/page/shop-route.ts'
import { AccountSection } from '#blocks/shop/account/AccountSection.tsx'
import { WishList } from '#blocks/account/wishList/WishList.tsx'
import { wished } from '#blocks/testing/wish-list.ts'
import { MemberCard } from '#blocks/account/memberCard/MemberCard.tsx'
import { CartPage } from '#blocks/testing/CartPage.tsx'
import { bagStore } from '#blocks/shop/cart/bag.ts'
import { bagItem, bagOf, hkd } from '#blocks/testing/bag.ts'
import { OrderDetail } from '#blocks/account/orderDetail/OrderDetail.tsx'
import { ChangePassword } from '#blocks/account/password/ChangePassword.tsx'
import { Profile } from '#blocks/account/profile/Profile.tsx'
import { User } from '#blocks/account/user/User.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { type Account, arrive, asMember } from './account-place.tsx'

const meta = {
  title: 'Screens/Account',
  decorators: [asMember],
  beforeEach: arrive,
  parameters: { layout: 'fullscreen' },
  globals: { who: 'member' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const route = (screen: string, params: Readonly<Record<string, string>> = {}): ShopRoute => ({
  kind: 'screen',
  screen,
  params,
})
const at = (screen: string, account: Account = {}, params = {}) => ({
  parameters: { route: route(screen, params), account },
})
const LONG: Account['profile'] = {
  name: '歐陽諸葛上官司馬亞歷山大Featherstonehaugh-Cholmondeley',
  firstName: '諸葛上官司馬亞歷山大Featherstonehaugh',
  lastName: '歐陽',
  email: 'alexandrina.bartholomew.featherstonehaugh.cholmondeley@mail.example.com',
  levelName: '資深高山探索者金級尊貴會員',
  staffCode: 'S-2026-00017',
  staffName: 'FEATHERSTONEHAUGH ALEXANDRINA',
  linkedTypes: ['FACE_BOOK', 'GOOGLE', 'INSTAGRAM', 'WECHAT'],
  birthday: '1990-05-17',
  isBirthdayConfirmed: true,
  marketingConsent: true,
}
const english = { language: 'en', who: 'member' }
const phone = { viewport: { value: 'phone' }, who: 'member' }

export const Home: Story = { render: () => <User {...asPlaced} />, ...at('user', { balance: 1280 }) }
export const HomeInEnglish: Story = { ...Home, globals: english }
export const HomeOnAPhone: Story = { ...Home, globals: phone }
export const HomeLongTexts: Story = { ...Home, ...at('user', { profile: LONG }), globals: phone }
export const HomeLoading: Story = { ...Home, ...at('user', { answer: 'never' }) }
export const HomeFailed: Story = { ...Home, ...at('user', { answer: 'failed' }) }

export const Details: Story = { render: () => <Profile {...asPlaced} />, ...at('profile', { balance: 0 }) }
export const DetailsInEnglish: Story = { ...Details, globals: english }
export const DetailsOnAPhone: Story = { ...Details, globals: phone }
export const DetailsOfStaff: Story = { ...Details, ...at('profile', { profile: LONG }), globals: phone }
export const DetailsLoading: Story = { ...Details, ...at('profile', { answer: 'never' }) }
/** A required field shows its error when it is left empty. */
export const DetailsRefused: Story = {
  ...Details,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.clear(await form.findByRole('textbox', { name: /名字/ }))
    await userEvent.click(form.getByRole('button', { name: '儲存' }))
    await form.findByText(/請填寫名字|請輸入名字/)
  },
}
/** A confirmed birthday cannot be changed: the confirmation dialog. */
export const BirthdayQuestion: Story = {
  ...Details,
  ...at('profile', { profile: { birthMonth: 5 } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '確認生日' }))
    await within(document.body).findByRole('button', { name: '確認並儲存' })
  },
}
export const NewEmail: Story = {
  ...Details,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '更改電郵' }))
    await within(document.body).findByRole('button', { name: '驗證並儲存' })
  },
}
export const NewMobileOnAPhone: Story = {
  ...Details,
  globals: phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '更改流動電話' }))
    await within(document.body).findByRole('button', { name: '驗證並儲存' })
  },
}

export const Password: Story = { render: () => <ChangePassword {...asPlaced} />, ...at('password') }
export const PasswordOnAPhone: Story = { ...Password, globals: phone }
export const NoPassword: Story = { ...Password, ...at('password', { profile: { hasPassword: false } }) }

export const Orders: Story = { render: () => <AccountSection {...asPlaced} />, ...at('orders') }
export const OrdersOnAPhone: Story = { ...Orders, globals: phone }
export const Returns: Story = { ...Orders, ...at('refundRecords') }
export const ReturnDetail: Story = { ...Orders, ...at('refundDetail', {}, { orderId: 'R-7' }) }
const WISHED = [
  wished('shell', {
    description: '三層防水風殼',
    sku: { price: hkd(1680), listPrice: hkd(2290) },
    product: { picUrl: '/media/products/shell.jpg' },
  }),
  wished('boots', { description: '石脊中筒防水登山靴連額外加闊鞋楦及備用鞋帶', sku: { inventory: 2 } }),
  wished('tube', { description: '開季紀念頸巾', isAvailable: false, sku: { inventory: 0 } }),
  wished('gone', { isAvailable: false, description: '', url: '', product: null, sku: null }),
]
export const WishListFull: Story = {
  render: () => <WishList {...asPlaced} />,
  ...at('wishList', { wished: WISHED }),
}
export const WishListFullOnAPhone: Story = { ...WishListFull, globals: phone }
export const WishListEmpty: Story = { ...WishListFull, ...at('wishList'), globals: english }
export const WishListLoading: Story = { ...WishListFull, ...at('wishList', { answer: 'never' }) }
export const WishListFailed: Story = { ...WishListFull, ...at('wishList', { answer: 'failed' }) }
export const GoDollar: Story = { ...Orders, ...at('goDollar', { balance: 320 }) }
export const Coupons: Story = { ...Orders, ...at('coupons') }
export const Addresses: Story = { ...Orders, ...at('addresses') }
export const AddressUpdate: Story = { ...Orders, ...at('addressUpdate') }

export const OrderForAVisitor: Story = {
  render: () => <OrderDetail {...asPlaced} />,
  ...at('orderDetail', {}, { orderId: '20261121-0007' }),
  globals: { who: 'visitor' },
}
export const OrderForAMember: Story = { ...OrderForAVisitor, globals: english }

export const LoadingBag: Story = {
  render: () => <CartPage />,
  ...at('cart'),
  globals: { who: 'visitor' },
  beforeEach: () => bagStore.set({ pending: 0 }),
}
export const EmptyBag: Story = {
  ...LoadingBag,
  beforeEach: () => bagStore.set({ pending: 0, bag: bagOf([]) }),
}
export const EmptyBagOnAPhone: Story = { ...EmptyBag, globals: phone }
export const Bag: Story = {
  ...LoadingBag,
  beforeEach: () =>
    bagStore.set({
      pending: 0,
      bag: bagOf(
        [
          bagItem('shell', { spuTitle: '三層防水風殼', listPrice: hkd(160) }),
          bagItem('tube', {
            spuTitle: '開季紀念頸巾',
            lineType: 'GIFT',
            promoPrice: hkd(0),
            netAmount: hkd(0),
          }),
        ],
        {
          disableCartItems: [
            bagItem('boots', { spuTitle: '石脊登山靴', disabled: true, reason: 'SOLD_OUT', netAmount: null }),
          ],
        },
      ),
    }),
}
export const BagOnAPhone: Story = { ...Bag, globals: phone }

/** The part that the shop adds above the operators' member page. */
export const CustomerZone: Story = {
  render: () => <MemberCard {...asPlaced} />,
  ...at('user', { balance: 1280 }),
}
export const CustomerZoneOnAPhone: Story = {
  ...CustomerZone,
  ...at('user', { profile: LONG }),
  globals: phone,
}
