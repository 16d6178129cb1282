import { isoInHongKong } from '#locales/hong-kong.ts'
import { asPlaced } from '#blocks/testing/placed-screen.ts'
import type { ShopRoute } from '#blocks/page/shop-route.ts'
import { WishList } from '#blocks/account/wishList/WishList.tsx'
import { wished } from '#blocks/testing/wish-list.ts'
import { MemberCard } from '#blocks/account/memberCard/MemberCard.tsx'
import { Coupons } from '#blocks/account/coupons/Coupons.tsx'
import { GoDollar as GoDollarPage } from '#blocks/account/goDollar/GoDollar.tsx'
import { coupon, couponDetail, couponGoods } from '#blocks/testing/coupon.ts'
import { orderOf, richOrder } from '#blocks/testing/order.ts'
import { CartPage } from '#blocks/testing/CartPage.tsx'
import { bagStore } from '#blocks/shop/cart/bag.ts'
import { bagItem, bagOf, hkd } from '#blocks/testing/bag.ts'
import { ChangePassword } from '#blocks/account/password/ChangePassword.tsx'
import { CouponDetail } from '#blocks/shop/coupon/CouponDetail.tsx'
import { ButtonLink } from '#ui/button/Button.tsx'
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

const HOME: Account['home'] = {
  getOrderList: {
    edges: [{ node: richOrder() }],
    statusCounts: [
      { orderStatus: 'WAIT_PAY', count: 1 },
      { orderStatus: 'WAIT_RECEIVE', count: 2 },
      { orderStatus: 'COMPLETED', count: 12 },
    ],
  },
  queryCoupons: {
    edges: [{ node: { endTime: isoInHongKong(Date.parse('2027-01-01T00:00:00+08:00')) } }],
    gwpCoupons: [],
    pageInfo: { totalCount: 3 },
  },
  queryGoDollar: {
    balance: 1280,
    breakdowns: [{ balance: 80, expiryDate: isoInHongKong(Date.parse('2026-12-01T00:00:00+08:00')) }],
  },
  queryFavorites: { pageInfo: { totalCount: 7 } },
  deliveryAddresses: { pageInfo: { totalCount: 2 } },
}
export const Home: Story = {
  render: () => <User {...asPlaced} />,
  ...at('user', { balance: 1280, home: HOME }),
}
export const HomeInEnglish: Story = { ...Home, globals: english }
export const HomeOnAPhone: Story = { ...Home, globals: phone }
export const HomeLongTexts: Story = { ...Home, ...at('user', { profile: LONG }), globals: phone }
export const HomeOfANewMember: Story = { ...Home, ...at('user', { balance: 0 }) }
export const HomeUnpaid: Story = {
  ...Home,
  ...at('user', { home: { getOrderList: { edges: [{ node: orderOf() }], statusCounts: [] } } }),
}
export const HomeLoading: Story = { ...Home, ...at('user', { answer: 'never' }) }
export const HomeFailed: Story = { ...Home, ...at('user', { answer: 'failed' }) }

export const Details: Story = { render: () => <Profile {...asPlaced} />, ...at('profile', { balance: 0 }) }
export const DetailsInEnglish: Story = { ...Details, globals: english }
export const DetailsOnAPhone: Story = { ...Details, globals: phone }
export const DetailsOfStaff: Story = { ...Details, ...at('profile', { profile: LONG }), globals: phone }
export const DetailsWithNewsletterTopics: Story = {
  ...Details,
  ...at('profile', {
    profile: {
      newsletterTopics: [
        { code: 'news', name: '新品消息', isChosen: true },
        { code: 'offers', name: '優惠', isChosen: false },
        { code: 'trails', name: '山徑筆記', isChosen: true },
      ],
    },
  }),
}
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
const DAY = (text: string) => Date.parse(`${text}T00:00:00+08:00`)
const GO_DOLLAR: Account['goDollar'] = {
  balance: 320,
  breakdowns: [
    { balance: 80, expiryDate: isoInHongKong(DAY('2026-12-01')) },
    { balance: 240, expiryDate: isoInHongKong(DAY('2027-06-01')) },
  ],
  details: [
    {
      trxDate: isoInHongKong(DAY('2026-11-02')),
      kind: 'RETURNED',
      remark: '訂單 202611200000000042 取消退回',
      point: 50,
    },
    {
      trxDate: isoInHongKong(DAY('2026-11-01')),
      kind: 'USED',
      remark: '用於訂單 202611200000000042',
      point: -50,
    },
    { trxDate: isoInHongKong(DAY('2026-09-01')), kind: 'EXPIRED', remark: '已過期', point: -15 },
    {
      trxDate: isoInHongKong(DAY('2026-02-10')),
      kind: 'EARNED',
      remark: '訂單 202602080000000003 賺取',
      point: 335,
    },
  ],
  referral: { code: 'U1', reward: 10, count: 2, most: 50 },
}
export const GoDollar: Story = {
  render: () => <GoDollarPage {...asPlaced} />,
  ...at('goDollar', { goDollar: GO_DOLLAR }),
}
export const GoDollarInEnglishOnAPhone: Story = {
  ...GoDollar,
  globals: { ...english, ...phone },
}
export const GoDollarEmpty: Story = {
  ...GoDollar,
  ...at('goDollar', { goDollar: { ...GO_DOLLAR, balance: 0, breakdowns: [], details: [] } }),
}
export const GoDollarLoading: Story = { ...GoDollar, ...at('goDollar', { answer: 'never' }) }
export const GoDollarFailed: Story = { ...GoDollar, ...at('goDollar', { answer: 'failed' }) }

const COUPONS = [
  coupon('c-1', { name: '冬季外套 85 折', percentOff: 15, threshold: hkd(800) }),
  coupon('c-2', { name: '迎新優惠', freezeStatus: 'FREEZE', heldBy: '202611270000000042' }),
  coupon('OWN-1234', {
    name: '專屬優惠碼',
    couponType: 'PROMOTION_CODE',
    percentOff: null,
    amountOff: hkd(100),
  }),
]
export const Wallet: Story = {
  render: () => <Coupons {...asPlaced} />,
  ...at('coupons', { coupons: COUPONS }),
}
export const WalletOnAPhone: Story = { ...Wallet, globals: phone }
export const WalletInEnglish: Story = { ...Wallet, globals: english }
export const WalletUsed: Story = {
  ...Wallet,
  ...at('coupons', {
    coupons: [
      coupon('c-4', { name: '春季登山鞋減 $100', status: 'USED', percentOff: null, amountOff: hkd(100) }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: '已使用' }))
  },
}
export const WalletFailed: Story = { ...Wallet, ...at('coupons', { answer: 'failed' }) }
const stays = () => undefined
const toBag = () => <ButtonLink href="/cart">到購物袋使用</ButtonLink>
/** Details of a coupon, as the wallet shows them. */
const details = (account: Account): Story => ({
  render: () => <CouponDetail id="c-1" name="冬季外套 85 折" onClosed={stays} action={toBag} />,
  ...at('coupons', account),
  play: async () => {
    await within(document.body).findByText('最低消費')
  },
})
const WINTER = coupon('c-1', {
  name: '冬季外套 85 折',
  percentOff: 15,
  threshold: hkd(800),
  description: '領取後 30 天內有效，每人限用一次。',
})
const GOODS = couponGoods(['shell', 'fleece', 'parka'], { totalCount: 42, hasNextPage: true, endCursor: 'x' })
export const CouponDetails: Story = details({
  couponDetail: couponDetail({
    coupon: WINTER,
    firstOrderOnly: true,
    stacks: false,
    levelNames: ['GO WILD', 'GO FAR'],
    products: GOODS,
  }),
})
export const CouponDetailsOnAPhone: Story = { ...CouponDetails, globals: phone }
export const CouponDetailsHeld: Story = details({
  couponDetail: couponDetail({
    coupon: { ...WINTER, freezeStatus: 'FREEZE' },
    orderCode: '202611200000000042',
  }),
})
export const CouponDetailsUsed: Story = details({
  couponDetail: couponDetail({
    coupon: { ...WINTER, status: 'USED' },
    orderCode: '202611200000000042',
    usedAt: isoInHongKong(DAY('2026-11-20')),
    products: GOODS,
  }),
})
export const CouponDetailsEndedEarly: Story = details({
  couponDetail: couponDetail({ coupon: { ...WINTER, status: 'OVEREND' }, products: couponGoods([]) }),
})
export const CouponDetailsMissing: Story = {
  ...CouponDetails,
  ...at('coupons', { couponDetail: null }),
  play: async () => {
    await within(document.body).findByText('找不到這張優惠券')
  },
}
export const WalletEmpty: Story = { ...Wallet, ...at('coupons') }
export const WalletLoading: Story = { ...Wallet, ...at('coupons', { answer: 'never' }) }

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
          }),
        ],
        {
          disableCartItems: [
            bagItem('boots', { spuTitle: '石脊登山靴', disabled: true, reason: 'SOLD_OUT' }),
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
