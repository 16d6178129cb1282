/** The callers: without a token, with an ended one, a visitor, three members, a look at one order. */
export const ROLES = ['none', 'ended', 'visitor', 'member', 'other', 'staff', 'order'] as const
export type Role = (typeof ROLES)[number]

/** Data, `userErrors`, or the code of the first error. */
type Outcome = 'answers' | 'refused' | '401' | '00510104'

interface Case {
  /** The operation, and what it is asked with: `node(code: "x")`. `MEMBER_EMAIL` and `MEMBER_TOKEN` are filled in. */
  readonly ask: string
  readonly outcome: Readonly<Record<Role, Outcome>>
}

const everybody = (outcome: Outcome) =>
  ({
    none: outcome,
    ended: outcome,
    visitor: outcome,
    member: outcome,
    other: outcome,
    staff: outcome,
    order: outcome,
  }) as const
/** Callers with a session of any kind. */
const sessions = { ...everybody('answers'), none: '401', ended: '00510104' } as const
/** The same, for things that are not theirs. */
const notTheirs = { ...everybody('refused'), none: '401', ended: '00510104' } as const
/** Members, staff among them; a look at an order is no login. Source: M-022, M-074, MO-84. */
const members = (outcome: Outcome) =>
  ({ ...everybody(outcome), none: '401', ended: '00510104', visitor: '401', order: '401' }) as const

/** Callers who have a bag: visitors and members. A look at an order has none. */
const bags = (outcome: Outcome) =>
  ({ ...everybody(outcome), none: '401', ended: '00510104', order: '401' }) as const

const all = (outcome: Case['outcome'], asks: readonly string[]): Case[] => asks.map(ask => ({ ask, outcome }))

const ADDRESS =
  'input: { receiverFirstName: "A", receiverLastName: "B", receiverMobile: "91234567", countryId: "190", district: "Bedok", address: "1 Road", receiverZipcode: "460001" }'

/** What may be asked. */
export const QUERIES: readonly Case[] = [
  ...all(everybody('answers'), [
    'shop',
    'getCategories',
    'guessLikes(skuCodes: [])',
    'node(code: "x")',
    'getNavMenu',
    'getDocsMenu',
    'getDocsDetail(code: "x")',
    'getDocsByParent(parentCode: "x")',
    'seoInfo(input: { pageCodes: ["x"] })',
    'seoCompile',
    'seoOptimize(contentCode: [])',
    'categoryByPath(segments: ["x"])',
    'brandByPath(segment: "x")',
    'needImageVerifyCode',
    'thirdPartyProviders',
    'registrationCoupons',
    'getPickUpAddress',
    'cartItemCalculate(input: { cartItems: [] })',
    'queryChineseRegions',
    'contactTopics',
    'newsletterTopics',
    'subscribedTopics(token: "x")',
    'deliveryArrivals',
    'queryCheckBaseInfo',
    'queryAdditionalService',
    'cartShareInfo(code: "x")',
  ]),
  ...all({ ...bags('answers'), none: 'answers' }, ['cart']),
  ...all(bags('answers'), ['billingAddress', 'checkout', 'getOrderList']),
  ...all(sessions, ['getOrderDetail(code: "x")', 'getOrderDetailByVisitor(input: { orderCode: "x" })']),
  ...all(sessions, [
    'afterSalesOptions(orderNo: "x")',
    'getAfterSalesRecord',
    'getAfterSalesOrderDetail(code: "x")',
    'getRefundOrderDetail(code: "x")',
  ]),
  ...all(sessions, ['queryVisitorMemberInfo', 'isVisitor', 'queryIsVisitor', 'customer']),
  ...all(members('answers'), [
    'querySimpleMemberInfo',
    'queryMemberInfo',
    'accountInfo',
    'queryUserInformation',
    'queryFavorites',
    'queryCoupons',
    'couponDetail(id: "x")',
    'queryGoDollar',
    'deliveryAddresses',
  ]),
]

const FORM =
  'countryCode: "HK", verifiedBy: EMAIL, verifyCode: "000000", appellation: "MS", firstName: "A", lastName: "B", sex: "F", birthMonth: 5, agreesToTerms: true'

const ORDER =
  'input: { terminal: PC, platformSource: OFFICIAL_SITE, distributionType: EXPRESS, receiptInfo: {}, orderLines: [], extInfos: { clientKey: "a-key-of-tests" }, amount: 0, productAmount: 0, coupon: 0, voucherDiscount: 0, discount: 0, freight: 0, giftCard: 0, tax: 0, additionalServiceFee: 0, deductionAmount: 0 }'

/** What may be done. */
export const MUTATIONS: readonly Case[] = [
  ...all(everybody('answers'), [
    'loginAsVisitor',
    'visitorLogin',
    'userLogout',
    'getImageVerifyCode',
    'imageVerificationCreate',
    'addTeaser(teaser: { email: "a@b.com", country: "HK" })',
    'subscribeNewsLetter(input: { email: "a@b.com", country: "HK" })',
    'subscribeEmail(email: "a@b.com")',
    'sendEmailVerifyCode(input: { email: "new@b.com", purpose: REGISTER })',
    'sendSmsVerifyCode(input: { mobile: "95555555", countryCode: "HK", purpose: REGISTER })',
    'createFeedback(name: "Ming", email: "a@b.com", subject: "Size", content: "Is it large?")',
  ]),
  ...all(everybody('refused'), [
    'arrivalNoticeCreateGql(input: { skuCode: "x", email: "a@b.com" })',
    'unsubscribe(token: "x")',
    'userLogin(userLoginInput: { account: "MEMBER_EMAIL", password: "wrong-one1" })',
    'checkVerifyCode(input: { email: "MEMBER_EMAIL", purpose: RESET_PASSWORD, verifyCode: "000000" })',
    `userRegister(userRegisterInput: { email: "MEMBER_EMAIL", password: "raincoat7", confirmPassword: "raincoat7", ${FORM} })`,
    `createMember(input: { thirdPartyId: "x", email: "MEMBER_EMAIL", ${FORM} })`,
    'resetPassword(input: { email: "MEMBER_EMAIL", verifyCode: "000000", password: "drysock8", confirmPassword: "drysock8" })',
    'thirdPartyLogin(appType: FACE_BOOK, appIdentifier: "x")',
    'gwLoginByThirdParty(appType: FACE_BOOK, appIdentifier: "x")',
    'facebookLogin(appIdentifier: "x")',
    'instagramLogin(authCode: "x")',
    'linkAccount(input: { appType: FACE_BOOK, appIdentifier: "x", account: "MEMBER_EMAIL", password: "wrong-one1" })',
    'thirdPartyBindV2(input: { appType: FACE_BOOK, appIdentifier: "x", account: "MEMBER_EMAIL", password: "wrong-one1" })',
    'ssoLogin(ssoToken: "x")',
    'queryVisitorToken(orderCode: "x", email: "MEMBER_EMAIL")',
    'queryVisitorTokenAction(orderCode: "x", email: "MEMBER_EMAIL")',
  ]),
  ...all(bags('refused'), [`createOrder(${ORDER})`]),
  ...all(bags('refused'), [
    'cartAdd(inputs: [{ skuCode: "x", quantity: 1 }])',
    'cartUpdate(inputs: [{ skuCode: "x", quantity: 1 }])',
    'cartItemUpdate(oldSkuCode: "x", newSkuCode: "y", quantity: 1)',
    'cartChooseGifts(activityId: "x", skuCodes: ["y"])',
    'createCartShare(input: [{ skuCode: "x", quantity: 1 }])',
    'shoppingCartShare(input: [{ skuCode: "x", quantity: 1 }])',
    'cartApplyCoupon(couponCode: "x")',
    'orderBuyAgain(orderId: "x")',
  ]),
  ...all(bags('answers'), [
    'cartDelete(skuCodes: ["x"])',
    `saveBillingAddress(${ADDRESS})`,
    'cartSelectUpdate(selected: true, skuCodes: ["x"])',
    'cartSkuStatusUpdate(selected: true, skuCodes: ["x"])',
    'cartRemoveCoupon(couponCode: "x")',
    'cartUseGoDollar(amount: 0)',
  ]),
  ...all(notTheirs, [
    'orderCancel(orderId: "x", cancelReason: INPUT_ERROR)',
    'pay(input: { orderId: "x", channelType: "PAYDOLLAR", paymentType: PC })',
    'orderPay(input: { orderId: "x", channelType: "PAYDOLLAR", paymentType: PC })',
    'createAfterSalesOrder(input: { orderNo: "x", reason: FAULTY, method: COURIER, lines: [], clientKey: "a-key-of-tests" })',
    'cancelAfterSales(code: "x")',
    'sendBackAfterSales(input: { code: "x", carrier: "SF", trackingNo: "SF1234" })',
  ]),
  ...all(members('refused'), [
    'createFavorite(input: { skuCode: "x" })',
    'createFavoriteGql(input: { skuCode: "x" })',
    'couponClaim(code: "x")',
    'updatePassword(oldPassword: "wrong-one1", newPassword: "drysock8")',
    'mergeUserCart(input: { anonymousToken: "MEMBER_TOKEN" })',
    'cartMerge(input: { anonymousToken: "MEMBER_TOKEN" })',
    'updateMember(input: { email: "fresh@b.com", verifyCode: "000000" })',
    `updateDeliveryAddress(code: "x", ${ADDRESS})`,
    'deleteDeliveryAddress(code: "x")',
    'setDefaultDeliveryAddress(code: "x")',
  ]),
  ...all(members('answers'), [
    'mergeUserCart(input: { anonymousToken: "x" })',
    'cartMerge(input: { anonymousToken: "x" })',
    'updateMember(input: { nickName: "Fog" })',
    'cancelFavorite(collectionCodes: ["x"])',
    `createDeliveryAddress(${ADDRESS})`,
    'cancelFavorites(collectionCodes: ["x"])',
  ]),
]

/** What to read of operations about goods, which would answer more than the limit allows. */
export const GOODS: Readonly<Record<string, string>> = {
  shop: '{ brands { code } categories { code } }',
  guessLikes: '{ code }',
}
