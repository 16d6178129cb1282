// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ShopModel, ProductModel, SkuModel, CategoryModel, PromotionModel } from '../product/resolver-models.ts';
import type { CartActivityModel } from '../cart/cart-model.ts';
import type { CouponDetailModel } from '../coupon/coupon-detail.ts';
import type { AfterSalesModel } from '../after-sales/after-sales-model.ts';
import type { OrderModel, OrderReceiptModel, OrderLineModel } from '../order/reading/order-model.ts';
import type { FavoriteModel } from '../favorite/favorite-list.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * An instant in ISO 8601 with an offset, such as 2026-11-28T12:00:00+08:00. Answers have the offset of Hong Kong and whole seconds; input
   * may have any offset.
   */
  DateTime: { input: number; output: number; }
};

/** An amount of money, in dollars with at most two decimals. */
export type Money = {
  /** Dollars; cents are the two decimals. */
  readonly amount: Scalars['Float']['output'];
  /** Always HKD. */
  readonly currencyCode: Scalars['String']['output'];
};

/** Position of a page in its list. */
export type PageInfo = {
  /** Whether there is a page before this one. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Whether there is a page after this one. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  /** Cursor of the last entry; null on an empty page. Send it as `after` for the next page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Selects a page of a list. */
export type PageInput = {
  /** Entries per page, 1 to 100; 30 when missing. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** The `endCursor` of the page before; the beginning when missing, null or empty. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
};

/** An error the shopper can act on. */
export type UserError = {
  /** Stable code, one of `UserErrorCode` or a number. */
  readonly code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  readonly message: Scalars['String']['output'];
  /** Name of the input field with the error; null when the error is not about one field. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** Number of the caller's own order that is in the way, such as one that holds a code: it can be paid or cancelled first. Null without one. */
  readonly externalOrderNo?: Maybe<Scalars['String']['output']>;
};

/** Result of a mutation without data of its own. */
export type Done = {
  /** Whether the operation succeeded. */
  readonly success: Scalars['Boolean']['output'];
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Queries; each domain adds its own. */
export type Query = {
  /** Entry point of the catalogue. */
  readonly shop: Shop;
  /** Lists the category tree, from the first level down. */
  readonly getCategories: ReadonlyArray<Category>;
  /** Suggests up to 20 products of the same categories as the given SKUs, excluding the products of these SKUs; best sellers when no SKU is given. */
  readonly guessLikes: ReadonlyArray<Product>;
  /** Looks up an object by its code; null when there is none. */
  readonly node?: Maybe<Product>;
  /** Lists the entries of a menu as a tree, in their order, without hidden ones. */
  readonly getNavMenu: ReadonlyArray<Menu>;
  /** Lists the groups of documents and their documents as a tree. */
  readonly getDocsMenu: ReadonlyArray<Menu>;
  /** Looks up a document by its code or by its remark written with dashes; null when there is none or it is hidden. */
  readonly getDocsDetail?: Maybe<Document>;
  /** Lists the documents of a group, ordered by number. */
  readonly getDocsByParent: ReadonlyArray<Document>;
  /** SEO texts of pages. */
  readonly seoInfo: ReadonlyArray<SeoInfo>;
  /** SEO texts of the home pages (`home`, `SPORTb`) with placeholders filled in. */
  readonly seoCompile: ReadonlyArray<SeoInfo>;
  /** SEO texts of content pages, by their codes. */
  readonly seoOptimize: ReadonlyArray<SeoInfo>;
  /** Looks up a category by the segments of a `/products` path; null when there is none. */
  readonly categoryByPath?: Maybe<CategoryPlace>;
  /** Looks up a brand by a path segment: its code, or its name in either language with dashes for spaces; null when there is none. */
  readonly brandByPath?: Maybe<Brand>;
  /** The caller's bag. It is empty for callers without a session. */
  readonly cart: Cart;
  /** Prices a selection of lines without changing the bag. Prices sent by the caller are ignored. */
  readonly cartItemCalculate: CartCalculation;
  /** A shared bag; null for an unknown code. After 30 days it is `expired` and has no content; after 60 it is unknown. */
  readonly cartShareInfo?: Maybe<CartShare>;
  /** The member's wish list. */
  readonly queryFavorites: FavoriteConnection;
  /** Coupons of the session's member with one status; those that end first come first. Errors 401 and 00510104 for all other callers. */
  readonly queryCoupons: CouponConnection;
  /** A coupon of the session's member with its conditions, its goods and the order it went to; null for any other number. Errors 401 and 00510104 for all other callers. */
  readonly couponDetail?: Maybe<CouponDetail>;
  /** Lists the coupons that every new account gets, those that end first first; also those that begin later. Campaigns of a limited number are left out. */
  readonly registrationCoupons: ReadonlyArray<RegistrationCoupon>;
  /** GO DOLLAR of the session's member. Errors 401 and 00510104 for all other callers. */
  readonly queryGoDollar: GoDollarAccount;
  /** The member's addresses, the default first, then the latest. */
  readonly deliveryAddresses: DeliveryAddressConnection;
  /** The billing address of the member or visitor; null when there is none. */
  readonly billingAddress?: Maybe<DeliveryAddress>;
  /** The caller's orders, the newest first. A visitor gets those of this visit. */
  readonly getOrderList: OrderConnection;
  /** One of the caller's orders, or the one that the caller's order token opens; null for all others. */
  readonly getOrderDetail?: Maybe<Order>;
  /** The order that the caller's order token opens; null for all others. */
  readonly getOrderDetailByVisitor?: Maybe<Order>;
  /** What can be returned of an order that the caller may see; null for all others. */
  readonly afterSalesOptions?: Maybe<AfterSalesOptions>;
  /** The caller's returns and exchanges, the newest first; with an order token those of that order. */
  readonly getAfterSalesRecord: AfterSalesConnection;
  /** A return or an exchange of an order that the caller may see; null for all others. */
  readonly getAfterSalesOrderDetail?: Maybe<AfterSalesOrder>;
  /** A refund of an order that the caller may see; null for all others, and for a return that was refused or cancelled. */
  readonly getRefundOrderDetail?: Maybe<RefundOrder>;
  /** The lines of the bag that checkout would order; null when none can be ordered. */
  readonly checkout?: Maybe<CheckoutPreparation>;
  /** What checkout offers: delivery methods, services, payment methods and the shop's terms. */
  readonly queryCheckBaseInfo: CheckBaseInfo;
  /** Services that an order can have, as in `queryCheckBaseInfo`. */
  readonly queryAdditionalService: ReadonlyArray<ShopAdditionalService>;
  /** The user of the session. Error 00510104 when the token is unknown or expired, 401 when there is none. */
  readonly queryVisitorMemberInfo: VisitorMemberInfo;
  /** Alias of `queryVisitorMemberInfo`. */
  readonly isVisitor: VisitorMemberInfo;
  /** Alias of `queryVisitorMemberInfo`. */
  readonly queryIsVisitor: VisitorMemberInfo;
  /** The customer of the session; most fields of a visitor are null. */
  readonly customer: Customer;
  /** Whether `userLogin` requires an image code from this session or network address. */
  readonly needImageVerifyCode: Scalars['Boolean']['output'];
  /** Short profile of the session's member. Errors 401 and 00510104 for all other callers. */
  readonly querySimpleMemberInfo: SimpleMemberInfo;
  /** Profile of the session's member. Errors 401 and 00510104 for all other callers. */
  readonly queryMemberInfo: MemberProfile;
  /** Account profile of the session's member. */
  readonly accountInfo: AccountInfo;
  /** Alias of `accountInfo`. */
  readonly queryUserInformation: AccountInfo;
  /** Lists the third parties that shoppers can log in with, in the order of their buttons. */
  readonly thirdPartyProviders: ReadonlyArray<ThirdPartyProvider>;
  /** Lists pick-up points: stores, courier stations and lockers. */
  readonly getPickUpAddress: ReadonlyArray<PickUpAddress>;
  /** Lists the regions below a parent, or the countries. */
  readonly queryChineseRegions: ReadonlyArray<ChineseRegion>;
};


/** Queries; each domain adds its own. */
export type QueryGuessLikesArgs = {
  skuCodes: ReadonlyArray<Scalars['String']['input']>;
};


/** Queries; each domain adds its own. */
export type QueryNodeArgs = {
  code: Scalars['String']['input'];
  type?: NodeType;
};


/** Queries; each domain adds its own. */
export type QueryGetNavMenuArgs = {
  menuType?: InputMaybe<Scalars['String']['input']>;
  parentCode?: InputMaybe<Scalars['String']['input']>;
};


/** Queries; each domain adds its own. */
export type QueryGetDocsMenuArgs = {
  menuType?: InputMaybe<Scalars['String']['input']>;
};


/** Queries; each domain adds its own. */
export type QueryGetDocsDetailArgs = {
  code: Scalars['String']['input'];
};


/** Queries; each domain adds its own. */
export type QueryGetDocsByParentArgs = {
  parentCode: Scalars['String']['input'];
};


/** Queries; each domain adds its own. */
export type QuerySeoInfoArgs = {
  input: SeoInput;
};


/** Queries; each domain adds its own. */
export type QuerySeoCompileArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** Queries; each domain adds its own. */
export type QuerySeoOptimizeArgs = {
  contentCode: ReadonlyArray<Scalars['String']['input']>;
};


/** Queries; each domain adds its own. */
export type QueryCategoryByPathArgs = {
  segments: ReadonlyArray<Scalars['String']['input']>;
};


/** Queries; each domain adds its own. */
export type QueryBrandByPathArgs = {
  segment: Scalars['String']['input'];
};


/** Queries; each domain adds its own. */
export type QueryCartArgs = {
  couponCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** Queries; each domain adds its own. */
export type QueryCartItemCalculateArgs = {
  input: CartCalculateInput;
};


/** Queries; each domain adds its own. */
export type QueryCartShareInfoArgs = {
  code: Scalars['String']['input'];
};


/** Queries; each domain adds its own. */
export type QueryQueryFavoritesArgs = {
  pageInput?: InputMaybe<PageInput>;
  filter?: InputMaybe<FavoriteFilter>;
  sort?: InputMaybe<FavoriteSort>;
};


/** Queries; each domain adds its own. */
export type QueryQueryCouponsArgs = {
  status?: InputMaybe<CouponStatus>;
  pageInput?: InputMaybe<PageInput>;
  viewInput?: InputMaybe<ViewDataInput>;
};


/** Queries; each domain adds its own. */
export type QueryCouponDetailArgs = {
  id: Scalars['ID']['input'];
};


/** Queries; each domain adds its own. */
export type QueryDeliveryAddressesArgs = {
  pageInput?: InputMaybe<PageInput>;
};


/** Queries; each domain adds its own. */
export type QueryGetOrderListArgs = {
  pageInput?: InputMaybe<PageInput>;
  months?: InputMaybe<Scalars['Int']['input']>;
  orderStatuses?: InputMaybe<ReadonlyArray<OrderStatus>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/** Queries; each domain adds its own. */
export type QueryGetOrderDetailArgs = {
  code: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
};


/** Queries; each domain adds its own. */
export type QueryGetOrderDetailByVisitorArgs = {
  input: OrderByVisitorInput;
};


/** Queries; each domain adds its own. */
export type QueryAfterSalesOptionsArgs = {
  orderNo: Scalars['String']['input'];
};


/** Queries; each domain adds its own. */
export type QueryGetAfterSalesRecordArgs = {
  pageInput?: InputMaybe<PageInput>;
  afterSalesInput?: InputMaybe<AfterSalesRecordInput>;
};


/** Queries; each domain adds its own. */
export type QueryGetAfterSalesOrderDetailArgs = {
  code: Scalars['String']['input'];
};


/** Queries; each domain adds its own. */
export type QueryGetRefundOrderDetailArgs = {
  code: Scalars['String']['input'];
};


/** Queries; each domain adds its own. */
export type QueryCheckoutArgs = {
  couponCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  origin?: InputMaybe<CheckoutOrigin>;
};


/** Queries; each domain adds its own. */
export type QueryGetPickUpAddressArgs = {
  input?: InputMaybe<PickUpAddressInput>;
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** Queries; each domain adds its own. */
export type QueryQueryChineseRegionsArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
  pid?: InputMaybe<Scalars['String']['input']>;
};

/** Mutations; each domain adds its own. */
export type Mutation = {
  /** Requests an email when a sold-out SKU is back in stock. There is one open notice per SKU and address; a repeated request succeeds and changes nothing. */
  readonly arrivalNoticeCreateGql: ArrivalNoticeResult;
  /** Signs up for news of a launch. Differs from `subscribeNewsLetter` only in the type stored when the input has none. */
  readonly addTeaser: SignUpResult;
  /** Signs up for the newsletter. Differs from `addTeaser` only in the type stored when the input has none. */
  readonly subscribeNewsLetter: SignUpResult;
  /** Signs up an email address from the page footer. */
  readonly subscribeEmail: SignUpResult;
  /** Unsubscribes by the token of an unsubscribe link: from the newsletter, or from all open back-in-stock notices of the address. */
  readonly unsubscribe: UnsubscribeResult;
  /** Adds SKUs to the bag. Each line is added or refused individually. */
  readonly cartAdd: CartResult;
  /** Sets the quantities of lines. Each line is changed or refused individually. */
  readonly cartUpdate: CartResult;
  /** Changes the SKU of a line in one step: another colour or size. Where the new SKU has a line, the two become one. */
  readonly cartItemUpdate: CartResult;
  /** Removes lines. Removing a line that is not there succeeds. */
  readonly cartDelete: CartResult;
  /** Selects or deselects lines for checkout. */
  readonly cartSelectUpdate: CartResult;
  /** Alias of `cartSelectUpdate`. */
  readonly cartSkuStatusUpdate: CartResult;
  /** Chooses gifts of a promotion that offers several. */
  readonly cartChooseGifts: CartResult;
  /** Adds a code or a coupon of the member to the bag, where it stays until it is removed. It replaces another one of its kind. One that reduces nothing is rejected: `COUPON_INVALID`, `COUPON_NOT_MET`, `COUPON_PROMOTION`, `COUPON_CODE_EXPIRED`, `USER_CODE_EXPIRED`, `COUPON_NOT_STARTED`, `COUPON_AUDIENCE`, `COUPON_TOO_MANY`. */
  readonly cartApplyCoupon: CartResult;
  /** Removes a code or coupon from the bag. Removing one that is not there succeeds. */
  readonly cartRemoveCoupon: CartResult;
  /** Pays part of the bag with GO DOLLAR. Errors (field `amount`): `GO_DOLLAR_BALANCE`, `GO_DOLLAR_AMOUNT`, `GO_DOLLAR_BAD_AMOUNT`. For visitors it is always 0. */
  readonly cartUseGoDollar: CartResult;
  /** Saves a copy of a bag under a code that can be shared. Later changes to the bag do not affect it. SKUs that cannot be bought are left out. */
  readonly createCartShare: CartShareResult;
  /** Alias of `createCartShare`. */
  readonly shoppingCartShare: CartShareResult;
  /** Adds a SKU to the member's wish list. A repeated call returns the same favourite. */
  readonly createFavorite: FavoriteResult;
  /** Alias of `createFavorite`. */
  readonly createFavoriteGql: FavoriteResult;
  /** Removes favourites. Removing one that is not there succeeds. */
  readonly cancelFavorite: CancelFavoriteResult;
  /** Alias of `cancelFavorite`. */
  readonly cancelFavorites: CancelFavoriteResult;
  /** Adds the coupon of a code to the member's account. Errors (field `code`): `COUPON_INVALID`, `COUPON_GONE`, `COUPON_CODE_EXPIRED`, `COUPON_NOT_STARTED`, `COUPON_AUDIENCE`, `COUPON_CLAIMED`, `COUPON_TOO_MANY`. */
  readonly couponClaim: CouponClaim;
  /** Adds an address; the first becomes the default. Errors name their field: `ADDRESS_BAD`, `ADDRESS_POINT_MISSING`, `ADDRESS_POINT_CLOSED`, `ADDRESS_COUNTRY_LIMIT`; `ADDRESS_LIMIT`. */
  readonly createDeliveryAddress: AddressResult;
  /** Changes an address. Errors as for adding one, and `ADDRESS_UNKNOWN`. */
  readonly updateDeliveryAddress: AddressResult;
  /** Removes an address. When it was the default, the latest one left becomes it. Error: `ADDRESS_UNKNOWN`. */
  readonly deleteDeliveryAddress: AddressResult;
  /** Makes an address the default, and no other. Error: `ADDRESS_UNKNOWN`. */
  readonly setDefaultDeliveryAddress: AddressResult;
  /** Saves the one billing address of the member or visitor. Errors: `ADDRESS_BAD`. */
  readonly saveBillingAddress: AddressResult;
  /** Cancels an order that waits for payment and releases its stock, coupon and GO DOLLAR. Errors: `ORDER_UNKNOWN`, `ORDER_NOT_CANCELLABLE`. */
  readonly orderCancel: OrderResult;
  /**
   * Opens a payment attempt and gives the form that takes the browser to the provider. The amount is the order's.
   * Errors: `ORDER_UNKNOWN`, `ORDER_NOT_PAYABLE`, `ORDER_PRICE_CHANGED` (another amount), `PAY_CLIENT` (neither PC nor WAP),
   * `PAY_METHOD`, `PAY_PROVIDER`.
   */
  readonly pay: OrderPayResult;
  /** Alias of `pay`. */
  readonly orderPay: OrderPayResult;
  /** Adds the goods of an order to the bag at the prices of today. Each line is added or refused individually. Error: `ORDER_UNKNOWN`. */
  readonly orderBuyAgain: CartResult;
  /**
   * Requests a return or an exchange of received units. The same key gives the same record again. Errors: `ORDER_UNKNOWN`,
   * `AFTER_SALES_LINES` (none, a line twice, or an unknown line), `AFTER_SALES_UNITS` (more than can be returned), `AFTER_SALES_NOT_RECEIVED`,
   * `AFTER_SALES_OVERDUE` (received more than 14 days ago), `AFTER_SALES_GIFT` (a gift comes back with its goods), `AFTER_SALES_MEMO`,
   * `AFTER_SALES_TYPE`, `AFTER_SALES_EXCHANGE` (not a SKU of the same style), `AFTER_SALES_FAULTY_ONLY` (the shop is not at fault), `AFTER_SALES_PHOTOS`, `AFTER_SALES_KEY`.
   */
  readonly createAfterSalesOrder: AfterSalesResult;
  /** Cancels a return or an exchange before the goods are sent back. Errors: `AFTER_SALES_UNKNOWN`, `AFTER_SALES_STATE`. */
  readonly cancelAfterSales: AfterSalesResult;
  /** Records that the goods were sent back. Errors: `AFTER_SALES_UNKNOWN`, `AFTER_SALES_STATE`, `AFTER_SALES_TRACKING`. */
  readonly sendBackAfterSales: AfterSalesResult;
  /**
   * Places an order; all amounts are calculated by the shop. The same `extInfos.clientKey` gives the same order. Ordered lines
   * are removed from the bag. Errors name their field, and nothing is saved: `ORDER_PRICE_CHANGED`, `UEC11003` (too little in stock),
   * `ORDER_EMPTY`, `ORDER_KEY_USED`, `ORDER_LINES_TAKEN` (another order has taken them out of the bag; `externalOrderNo` is its number),
   * `ORDER_PRICE_ZERO`, `ORDER_GIFT_GONE`, `ORDER_AU_CAP`, `ORDER_NO_DELIVERY`, `ORDER_NO_ADDRESS`,
   * `ORDER_NO_BILLING`, `ORDER_NO_PAYMENT`, `ORDER_BAD_CONTACT`, `ORDER_GUIDE_UNKNOWN`, `ORDER_TEXT_LONG`, `ADDRESS_POINT_CLOSED`,
   * `ADDRESS_POINT_MISSING`, `ORDER_UNPAID_MANY`, `ORDER_UNPAID_UNITS`, `ORDER_UNPAID_AMOUNT`, `ORDER_UNPAID_CONTACT`,
   * `ORDER_UNPAID_NETWORK` (unpaid orders of this shopper, contact or network hold too much), `COUPON_INVALID` and the other codes of coupons, `GO_DOLLAR_BALANCE`, `GO_DOLLAR_AMOUNT`.
   */
  readonly createOrder: OrderResult;
  /** Starts a visitor's session. The token lives 168 hours from its last use. Error: `VISITOR_TOO_MANY` from one network address. */
  readonly loginAsVisitor: VisitorLogin;
  /** Alias of `loginAsVisitor`. */
  readonly visitorLogin: VisitorLogin;
  /** Logs in by password. Errors: `LOGIN_BAD_INPUT`, `LOGIN_NO_ACCOUNT`, `LOGIN_MISMATCH`, `LOGIN_SUSPENDED`, `LOGIN_TOO_MANY`, `IMAGE_CODE_MISSING`, `IMAGE_CODE_WRONG` (field `imageVerifyCode`). */
  readonly userLogin: LoginResult;
  /** Ends the session and revokes its token. */
  readonly userLogout: Done;
  /** Creates an image code, valid for five minutes and one attempt. Error TOO_MANY_REQUESTS when a network address requests too many. */
  readonly getImageVerifyCode: ImageVerifyCode;
  /** Alias of `getImageVerifyCode`. */
  readonly imageVerificationCreate: ImageVerifyCode;
  /** Changes the password and ends all other sessions of the account. Errors: `PASSWORD_WRONG_OLD` (field `oldPassword`), `PASSWORD_SAME`, `PASSWORD_BAD` and `PASSWORD_COMMON` (field `newPassword`). */
  readonly updatePassword: Done;
  /** Merges a visitor's bag into the member's and ends the visitor's session. Succeeds when that session has ended already. Error: `CART_MERGE_NOT_VISITOR`. */
  readonly mergeUserCart: MergeCartResult;
  /** Alias of `mergeUserCart`. */
  readonly cartMerge: MergeCartResult;
  /** Sends a code by email. Errors: `CODE_BAD_RECEIVER`, `CODE_TOO_SOON`, `CODE_TOO_MANY`, `CODE_NOT_SENT`; `EMAIL_IN_USE` for purposes that need an unused address, `ACCOUNT_UNKNOWN` for those that need a registered one. */
  readonly sendEmailVerifyCode: SentCode;
  /** Sends a code by SMS. Errors as for email, with `MOBILE_IN_USE` and `MOBILE_UNKNOWN`. */
  readonly sendSmsVerifyCode: SentCode;
  /** Checks a code without using it up. Errors: `CODE_WRONG`, `CODE_EXPIRED`. */
  readonly checkVerifyCode: Done;
  /** Registers a member, or a member of staff, and logs in for two hours. Errors name their field. */
  readonly userRegister: LoginResult;
  /** Creates a member without a password from a pending third-party identity, and logs in. Errors name their field. */
  readonly createMember: LoginResult;
  /** Resets a forgotten password with a code, ends all sessions of the account and logs in for two hours. Errors: `CODE_WRONG`, `CODE_EXPIRED`, `ACCOUNT_UNKNOWN`, `MOBILE_UNKNOWN`, `ACCOUNT_SUSPENDED`, `PASSWORD_BAD`, `PASSWORD_COMMON`, `PASSWORD_SAME`, `PASSWORD_MISMATCH`, `FORM_TOO_MANY`. */
  readonly resetPassword: LoginResult;
  /** Updates the profile; missing fields stay unchanged. Errors name their field. */
  readonly updateMember: MemberProfileResult;
  /** Logs in with the ticket from a third party's redirect. Without a linked account it returns the data of the identity. Asks first (`question`) when it would replace another member's session, or did not begin in this browser. Errors: `THIRD_PARTY_REFUSED`, `THIRD_PARTY_FAILED`. */
  readonly thirdPartyLogin: ThirdPartyLogin;
  /** Alias of `thirdPartyLogin`. */
  readonly gwLoginByThirdParty: ThirdPartyLogin;
  /** `thirdPartyLogin` of FACE_BOOK; an identity that is not linked gives the error `THIRD_PARTY_NOT_LINKED`, a login that would ask first `THIRD_PARTY_REFUSED`. */
  readonly facebookLogin: LoginResult;
  /** `thirdPartyLogin` of INSTAGRAM; an identity that is not linked gives the error `THIRD_PARTY_NOT_LINKED`, a login that would ask first `THIRD_PARTY_REFUSED`. */
  readonly instagramLogin: LoginResult;
  /** Links a pending identity to an account with the account's password, and logs in. Errors: those of `userLogin`, `BIND_FAILED`, `THIRD_PARTY_FAILED`. */
  readonly linkAccount: LinkResult;
  /** Alias of `linkAccount`. */
  readonly thirdPartyBindV2: LinkResult;
  /** Logs in for two hours with a signed one-time token of a known issuer. Errors: `SSO_BAD_TOKEN`, `SSO_EXPIRED`, `SSO_USED`, `SSO_NO_ACCOUNT`, `SSO_OFF`. */
  readonly ssoLogin: LoginResult;
  /** Sends a message to customer service. Errors name their field: `FEEDBACK_BAD_NAME`, `FEEDBACK_BAD_EMAIL`, `FEEDBACK_BAD_SUBJECT`, `FEEDBACK_BAD_MOBILE`, `FEEDBACK_BAD_CONTENT`; `FEEDBACK_TOO_MANY`. */
  readonly createFeedback: FeedbackResult;
  /** Looks up a guest's order by its number and email address. Errors: `00510950027` when they do not match an order, `LOOKUP_TOO_MANY`. */
  readonly queryVisitorToken: VisitorToken;
  /** Alias of `queryVisitorToken`. */
  readonly queryVisitorTokenAction: VisitorToken;
};


/** Mutations; each domain adds its own. */
export type MutationArrivalNoticeCreateGqlArgs = {
  input: ArrivalNoticeCreateInput;
};


/** Mutations; each domain adds its own. */
export type MutationAddTeaserArgs = {
  teaser: TeaserInput;
};


/** Mutations; each domain adds its own. */
export type MutationSubscribeNewsLetterArgs = {
  input: TeaserInput;
};


/** Mutations; each domain adds its own. */
export type MutationSubscribeEmailArgs = {
  email: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationCartAddArgs = {
  inputs: ReadonlyArray<CartAddInput>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCartUpdateArgs = {
  inputs: ReadonlyArray<CartUpdateInput>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCartItemUpdateArgs = {
  oldSkuCode: Scalars['String']['input'];
  newSkuCode: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
  activityId?: InputMaybe<Scalars['String']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCartDeleteArgs = {
  skuCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  lineIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** Mutations; each domain adds its own. */
export type MutationCartSelectUpdateArgs = {
  selected: Scalars['Boolean']['input'];
  skuCodes: ReadonlyArray<Scalars['String']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCartSkuStatusUpdateArgs = {
  selected: Scalars['Boolean']['input'];
  skuCodes: ReadonlyArray<Scalars['String']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCartChooseGiftsArgs = {
  activityId: Scalars['String']['input'];
  skuCodes: ReadonlyArray<Scalars['String']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCartApplyCouponArgs = {
  couponCode: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationCartRemoveCouponArgs = {
  couponCode: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationCartUseGoDollarArgs = {
  amount?: InputMaybe<Scalars['Int']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCreateCartShareArgs = {
  input: ReadonlyArray<CartShareInput>;
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationShoppingCartShareArgs = {
  input: ReadonlyArray<CartShareInput>;
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCreateFavoriteArgs = {
  input: FavoriteCreateInput;
  maxCount?: InputMaybe<Scalars['Int']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCreateFavoriteGqlArgs = {
  input: FavoriteCreateInput;
  maxCount?: InputMaybe<Scalars['Int']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCancelFavoriteArgs = {
  collectionCodes: ReadonlyArray<Scalars['String']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCancelFavoritesArgs = {
  collectionCodes: ReadonlyArray<Scalars['String']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationCouponClaimArgs = {
  code: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationCreateDeliveryAddressArgs = {
  input: DeliveryAddressCreateInput;
};


/** Mutations; each domain adds its own. */
export type MutationUpdateDeliveryAddressArgs = {
  code: Scalars['String']['input'];
  input: DeliveryAddressCreateInput;
};


/** Mutations; each domain adds its own. */
export type MutationDeleteDeliveryAddressArgs = {
  code: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationSetDefaultDeliveryAddressArgs = {
  code: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationSaveBillingAddressArgs = {
  input: DeliveryAddressCreateInput;
};


/** Mutations; each domain adds its own. */
export type MutationOrderCancelArgs = {
  orderId: Scalars['String']['input'];
  cancelReason: OrderCancelReason;
};


/** Mutations; each domain adds its own. */
export type MutationPayArgs = {
  input: OrderPayInput;
};


/** Mutations; each domain adds its own. */
export type MutationOrderPayArgs = {
  input: OrderPayInput;
};


/** Mutations; each domain adds its own. */
export type MutationOrderBuyAgainArgs = {
  orderId: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationCreateAfterSalesOrderArgs = {
  input: AfterSalesOrderInput;
};


/** Mutations; each domain adds its own. */
export type MutationCancelAfterSalesArgs = {
  code: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationSendBackAfterSalesArgs = {
  input: AfterSalesParcelInput;
};


/** Mutations; each domain adds its own. */
export type MutationCreateOrderArgs = {
  input: OrderCreateInput;
};


/** Mutations; each domain adds its own. */
export type MutationLoginAsVisitorArgs = {
  previousToken?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationVisitorLoginArgs = {
  previousToken?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationUserLoginArgs = {
  userLoginInput: UserLoginInput;
};


/** Mutations; each domain adds its own. */
export type MutationUpdatePasswordArgs = {
  oldPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationMergeUserCartArgs = {
  anonymousToken?: InputMaybe<Scalars['String']['input']>;
  input?: InputMaybe<MergeCartInput>;
};


/** Mutations; each domain adds its own. */
export type MutationCartMergeArgs = {
  anonymousToken?: InputMaybe<Scalars['String']['input']>;
  input?: InputMaybe<MergeCartInput>;
};


/** Mutations; each domain adds its own. */
export type MutationSendEmailVerifyCodeArgs = {
  input: EmailVerifyCodeInput;
};


/** Mutations; each domain adds its own. */
export type MutationSendSmsVerifyCodeArgs = {
  input: SmsVerifyCodeInput;
};


/** Mutations; each domain adds its own. */
export type MutationCheckVerifyCodeArgs = {
  input: CheckVerifyCodeInput;
};


/** Mutations; each domain adds its own. */
export type MutationUserRegisterArgs = {
  userRegisterInput: UserRegisterInput;
};


/** Mutations; each domain adds its own. */
export type MutationCreateMemberArgs = {
  input: CreateMemberInput;
};


/** Mutations; each domain adds its own. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Mutations; each domain adds its own. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** Mutations; each domain adds its own. */
export type MutationThirdPartyLoginArgs = {
  appType: ThirdPartyType;
  appIdentifier: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationGwLoginByThirdPartyArgs = {
  appType: ThirdPartyType;
  appIdentifier: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations; each domain adds its own. */
export type MutationFacebookLoginArgs = {
  appIdentifier: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationInstagramLoginArgs = {
  authCode: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationLinkAccountArgs = {
  input: LinkAccountInput;
};


/** Mutations; each domain adds its own. */
export type MutationThirdPartyBindV2Args = {
  input: LinkAccountInput;
};


/** Mutations; each domain adds its own. */
export type MutationSsoLoginArgs = {
  ssoToken: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationCreateFeedbackArgs = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  mobile?: InputMaybe<Scalars['String']['input']>;
  content: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationQueryVisitorTokenArgs = {
  orderCode: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


/** Mutations; each domain adds its own. */
export type MutationQueryVisitorTokenActionArgs = {
  orderCode: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

/** Types that `node` can look up. */
export type NodeType =
  /** A product (SPU). */
  | 'Product';

/** The catalogue, in the language of the request and at the shopper's prices. */
export type Shop = {
  /** Looks up products by code, in the order of `codes`. Unknown codes and duplicates are left out. */
  readonly productByCode: ReadonlyArray<Product>;
  /** Like `productByCode`, but always reads the latest changes, including those of other processes. */
  readonly productByCodeNoCache: ReadonlyArray<Product>;
  /** Lists products, page by page. */
  readonly products: ProductConnection;
  /** Filters for a list, with counts. The counts of a filter ignore the values chosen in it. */
  readonly filterCondition: FilterCondition;
  /** Recommends products: those of `codes` first, then of `categories`, best sellers first. Only products on shelf and in stock. */
  readonly recommendProducts: ProductConnection;
  /** Similar searches for one that finds nothing, each with products on shelf: corrected words first, then fewer words. At most 5. */
  readonly nearKeywords: ReadonlyArray<Scalars['String']['output']>;
  /** Suggestions while a shopper types: products, categories and brands with products on shelf. */
  readonly searchSuggestions: SearchSuggestions;
  /** Lists all brands, in display order. */
  readonly brands: ReadonlyArray<Brand>;
  /** Lists the category tree, from the first level down. */
  readonly categories: ReadonlyArray<Category>;
  /** Looks up a category by its code; null when there is none. */
  readonly category?: Maybe<Category>;
  /** Lists settings of the front end. */
  readonly viewData: ReadonlyArray<ViewData>;
  /** Looks up a piece of content by its code; null when there is none. */
  readonly cms2loadContent?: Maybe<CmsContent>;
};


/** The catalogue, in the language of the request and at the shopper's prices. */
export type ShopProductByCodeArgs = {
  codes: ReadonlyArray<Scalars['String']['input']>;
};


/** The catalogue, in the language of the request and at the shopper's prices. */
export type ShopProductByCodeNoCacheArgs = {
  codes: ReadonlyArray<Scalars['String']['input']>;
};


/** The catalogue, in the language of the request and at the shopper's prices. */
export type ShopProductsArgs = {
  filters?: InputMaybe<ProductFilters>;
  sorts?: InputMaybe<ReadonlyArray<ProductSort>>;
  pageInput?: InputMaybe<PageInput>;
  codes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  gatherStyles?: Scalars['Boolean']['input'];
};


/** The catalogue, in the language of the request and at the shopper's prices. */
export type ShopFilterConditionArgs = {
  filters?: InputMaybe<ProductFilters>;
  gatherStyles?: Scalars['Boolean']['input'];
};


/** The catalogue, in the language of the request and at the shopper's prices. */
export type ShopRecommendProductsArgs = {
  codes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  pageInput?: InputMaybe<PageInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The catalogue, in the language of the request and at the shopper's prices. */
export type ShopNearKeywordsArgs = {
  keyword: Scalars['String']['input'];
};


/** The catalogue, in the language of the request and at the shopper's prices. */
export type ShopSearchSuggestionsArgs = {
  keyword: Scalars['String']['input'];
};


/** The catalogue, in the language of the request and at the shopper's prices. */
export type ShopCategoryArgs = {
  code: Scalars['String']['input'];
};


/** The catalogue, in the language of the request and at the shopper's prices. */
export type ShopViewDataArgs = {
  input: ViewDataInput;
};


/** The catalogue, in the language of the request and at the shopper's prices. */
export type ShopCms2loadContentArgs = {
  contentCode: Scalars['String']['input'];
};

/** Suggestions for a shopper who is typing. */
export type SearchSuggestions = {
  /** Best match first, at most 4. */
  readonly products: ReadonlyArray<Product>;
  /** Best match first, at most 2. */
  readonly categories: ReadonlyArray<Category>;
  /** Best match first, at most 2. */
  readonly brands: ReadonlyArray<Brand>;
};

/** Whether a product is on shelf. */
export type SpuSaleStatus =
  /** On shelf: shown and sold. */
  | 'ON_SHELF'
  /** Off shelf. */
  | 'OFF_SHELF';

/** Product filters. A product matches a list when it has one of its values, and must match every list. An empty list matches no products; unknown codes match nothing. At most 250 values in a list. */
export type ProductFilters = {
  /** Category that always applies, such as that of the page; counts never ignore it. */
  readonly withinCategory?: InputMaybe<Scalars['String']['input']>;
  /** Brand that always applies; counts never ignore it. */
  readonly withinBrand?: InputMaybe<Scalars['String']['input']>;
  /** Category codes; products of descendants are included. */
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Brand codes. */
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Product codes, at most 250. */
  readonly spuCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** On shelf or off shelf. */
  readonly spuSaleStatuses?: InputMaybe<ReadonlyArray<SpuSaleStatus>>;
  /** Price the shopper pays, in dollars; both bounds are inclusive. */
  readonly salePrice?: InputMaybe<PriceRange>;
  /** Values of attributes, at most 50 of them. Beside the catalogue's own codes: `colour`, `size` (letter sizes find the numeric ones they stand for), `discount` (`10` … `50` percent off or more) and `activity` (codes of running promotions). */
  readonly attributes?: InputMaybe<ReadonlyArray<AttributeFilter>>;
  /** Listed for the first time after this instant (new arrivals: now minus 14 days). */
  readonly firstListTimeAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** Words in titles, brand, category or colour names, or codes; each must occur. Traditional and simplified Chinese, synonyms, other endings and typing errors are found too. Products whose code, or a sku's, is just this come first. At most 50 characters. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A range of amounts, in dollars. */
export type PriceRange = {
  /** Lower bound; none by default. */
  readonly min?: InputMaybe<Scalars['Float']['input']>;
  /** Upper bound; none by default. */
  readonly max?: InputMaybe<Scalars['Float']['input']>;
};

/** Matches products with one of these values of an attribute. */
export type AttributeFilter = {
  /** Attribute code. */
  readonly code: Scalars['String']['input'];
  /** Value codes. */
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

/** A sort key of a product list. */
export type ProductSort = {
  /** Field to sort by. */
  readonly field: ProductSortField;
  /** Sort direction. */
  readonly order?: SortOrder;
};

/** Sort fields of a product list. */
export type ProductSortField =
  /** Listing time. */
  | 'LIST_TIME'
  /** Units sold in the last three months. */
  | 'SALES'
  /** Price the shopper pays; gifts come last. */
  | 'SALE_PRICE';

/** Sort direction. */
export type SortOrder =
  /** Ascending. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** Lists products, page by page. */
export type ProductConnection = {
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Products with their cursors. */
  readonly edges: ReadonlyArray<ProductEdge>;
};

/** A product with its cursor. */
export type ProductEdge = {
  /** Opaque cursor; changes with the product's position in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The product. */
  readonly node: Product;
};

/** Filters for a list. */
export type FilterCondition = {
  /** Number of products in the list. */
  readonly totalCount: Scalars['Int']['output'];
  /** Categories of the products with their ancestors, in tree order. */
  readonly categories: ReadonlyArray<FilterCategory>;
  /** Filters by attribute, including colour, size, discount and activity. */
  readonly attributes: ReadonlyArray<FilterAttribute>;
  /** Prices the shopper pays, ascending, without gifts. */
  readonly salePrices: ReadonlyArray<FilterPrice>;
  /** Brands, in display order. */
  readonly brands: ReadonlyArray<FilterBrand>;
};

/** A category as a filter. */
export type FilterCategory = {
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Name in menus. */
  readonly frontName: Scalars['String']['output'];
  /** Codes from the first level down to this one, joined by `/`. */
  readonly categoryPath: Scalars['String']['output'];
  /** Number of products in it and its descendants. */
  readonly count: Scalars['Int']['output'];
};

/** An attribute as a filter. */
export type FilterAttribute = {
  /** Filter of the shop: `gender`, `outdoor`, `colour`, `size`, `shop`, `discount`, `yearSeason`, `applicableNumber`, `activity` … */
  readonly attributeType: Scalars['String']['output'];
  /** Value for `AttributeFilter.code`. */
  readonly code: Scalars['String']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Values in display order, without those that have no products. */
  readonly values: ReadonlyArray<FilterValue>;
};

/** One value of a filter. */
export type FilterValue = {
  /** Value for `AttributeFilter.values`. */
  readonly key: Scalars['String']['output'];
  /** Stored value; for colours the CSS colour, empty when there is none. */
  readonly value: Scalars['String']['output'];
  /** Display name. */
  readonly frontName: Scalars['String']['output'];
  /** URL of a swatch or picture; empty when there is none. */
  readonly imageUrl: Scalars['String']['output'];
  /** Number of products with it. */
  readonly total: Scalars['Int']['output'];
};

/** A price and its number of products. */
export type FilterPrice = {
  /** Price the shopper pays. */
  readonly salePrice: Money;
  /** Number of products at that price. */
  readonly count: Scalars['Int']['output'];
};

/** A brand as a filter. */
export type FilterBrand = {
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** URL of the logo; empty when there is none. */
  readonly imageUrl: Scalars['String']['output'];
  /** Number of products of the brand. */
  readonly count: Scalars['Int']['output'];
};

/** A product (SPU): one garment or piece of gear in one colour. */
export type Product = {
  /** Product code, also used in its URL. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly title: Scalars['String']['output'];
  /** Subtitle; may be empty. */
  readonly subTitle: Scalars['String']['output'];
  /** Description, plain text or simple HTML; may be empty. */
  readonly description: Scalars['String']['output'];
  /** Kind of product; `NORMAL` unless the catalogue says otherwise. */
  readonly productType: Scalars['String']['output'];
  /** Time of the latest listing. */
  readonly listTime: Scalars['DateTime']['output'];
  /** Time of the first listing; decides if the product counts as new. */
  readonly firstListTime: Scalars['DateTime']['output'];
  /** Units in stock over all enabled SKUs. A SKU without counted stock counts as 10. */
  readonly inventory: Scalars['Int']['output'];
  /** Units sold in all. */
  readonly sales: Scalars['Int']['output'];
  /** Whether it is on shelf. */
  readonly onShelves: Scalars['Boolean']['output'];
  /** Style code shared by its colour variants. */
  readonly style: Scalars['String']['output'];
  /** Picture for cards; empty when there is none. */
  readonly picUrl: Scalars['String']['output'];
  /** What that picture shows; empty when the catalogue does not say. */
  readonly picAlt: Scalars['String']['output'];
  /** Brands, the main one first. */
  readonly brandList: ReadonlyArray<Brand>;
  /** Pictures and videos, in display order. */
  readonly images: ReadonlyArray<ProductImage>;
  /** Labels such as a new season. */
  readonly labels: ReadonlyArray<Label>;
  /** List price, shown struck through; null when there is none. */
  readonly listPrice?: Maybe<Money>;
  /** Stored sale price, before member and promotion prices; null for a gift, which is not for sale. */
  readonly salePrice?: Maybe<Money>;
  /** Price the shopper pays now for the cheapest SKU; null for a gift, which is not for sale. */
  readonly price?: Maybe<Money>;
  /** Whether SKUs differ in price, so that `price` is shown as “from”. */
  readonly isPriceFrom: Scalars['Boolean']['output'];
  /** Promotion label, `text|background|colour`; empty for none. */
  readonly promotionLabel: Scalars['String']['output'];
  /** All categories of the product, ancestors before descendants. */
  readonly categories: ReadonlyArray<Category>;
  /** SKUs, in the display order of their sizes. */
  readonly skus: ReadonlyArray<Sku>;
  /** Its colour; null when it has none. */
  readonly colour?: Maybe<ProductOptionValue>;
  /** Options of its SKUs: colour, then size. */
  readonly options: ReadonlyArray<ProductOption>;
  /** Size chart as HTML; empty when there is none. */
  readonly sizeChart: Scalars['String']['output'];
  /** Promotions running now, by ascending priority number. */
  readonly promotions: ReadonlyArray<Promotion>;
  /** Attributes, in display order. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Colour variants of its style that are on shelf, including the product itself. */
  readonly styleProducts: ReadonlyArray<Product>;
  /** The member's favourite among its SKUs; null when there is none. */
  readonly favorite?: Maybe<Favorite>;
};


/** A product (SPU): one garment or piece of gear in one colour. */
export type ProductImagesArgs = {
  types?: InputMaybe<ReadonlyArray<ImageType>>;
};


/** A product (SPU): one garment or piece of gear in one colour. */
export type ProductSkusArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product (SPU): one garment or piece of gear in one colour. */
export type ProductPromotionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product (SPU): one garment or piece of gear in one colour. */
export type ProductAttributesArgs = {
  codes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A SKU: a product in one colour and size, as it is sold. */
export type Sku = {
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Number in the stores' system. */
  readonly storeSkuCode: Scalars['String']['output'];
  /** Units in stock; null when stock is not counted. Follows orders within a second once fewer than 100 are left. */
  readonly inventory?: Maybe<Scalars['Int']['output']>;
  /** Whether the SKU can be chosen. */
  readonly isEnabled: Scalars['Boolean']['output'];
  /** Free text of the catalogue; may be empty. */
  readonly featuredType: Scalars['String']['output'];
  /** List price, shown struck through. */
  readonly listPrice?: Maybe<Money>;
  /** Stored sale price; null for a gift. */
  readonly salePrice?: Maybe<Money>;
  /** Price the shopper pays now; null for a gift. */
  readonly price?: Maybe<Money>;
  /** Colour and size. */
  readonly options: ReadonlyArray<SkuOption>;
  /** All stored prices, by audience. */
  readonly skuPrices: SkuPrices;
  /** The member's favourite; null when there is none. */
  readonly favorite?: Maybe<Favorite>;
  /** Product the SKU belongs to. */
  readonly product: Product;
};

/** A SKU's value of an option. */
export type SkuOption = {
  /** `colour` or `size`. */
  readonly code: Scalars['String']['output'];
  /** Name of the option in the catalogue. */
  readonly name: Scalars['String']['output'];
  /** Display name of the option. */
  readonly frontName: Scalars['String']['output'];
  /** Display name of the value. */
  readonly value: Scalars['String']['output'];
  /** Code of the value. */
  readonly valueCode: Scalars['String']['output'];
};

/** Prices of a SKU. A shopper pays the lowest promotion price that covers them, else the price of their level, else the default price, else the sale price. */
export type SkuPrices = {
  /** Price without a member or promotion price. */
  readonly defaultPrice?: Maybe<DefaultPrice>;
  /** Prices by member level. */
  readonly memberPrices: ReadonlyArray<MemberPrice>;
  /** Prices of promotions that run now. */
  readonly promotionPriceInfo: ReadonlyArray<PromotionPrice>;
};

/** The default price. */
export type DefaultPrice = {
  /** Price per unit. */
  readonly price: Money;
};

/** Price of a member level. */
export type MemberPrice = {
  /** Level code. */
  readonly memberLevelCode: Scalars['String']['output'];
  /** Price per unit. */
  readonly price: Money;
};

/** Unit price of a promotion. */
export type PromotionPrice = {
  /** Audience of the promotion. */
  readonly accountScope: AccountScope;
  /** Price per unit. */
  readonly promotionPrice: Money;
  /** Member levels covered; an empty list covers all levels. */
  readonly levels: ReadonlyArray<Scalars['String']['output']>;
};

/** Audience of a promotion. */
export type AccountScope =
  /** All shoppers. */
  | 'ALL'
  /** Members, including staff. */
  | 'MEMBER'
  /** Visitors. */
  | 'GUEST';

/** A promotion. */
export type Promotion = {
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Priority; the smaller number comes first. */
  readonly priority: Scalars['Int']['output'];
  /** Terms; may be empty. */
  readonly description: Scalars['String']['output'];
  /** Type. */
  readonly type: Scalars['String']['output'];
  /** Start (inclusive). */
  readonly beginTime: Scalars['DateTime']['output'];
  /** End (exclusive). */
  readonly endTime: Scalars['DateTime']['output'];
  /** Status. */
  readonly promotionStatus: PromotionStatus;
  /** Add-on products at a special price while the promotion runs; only EXCHANGE promotions have any. */
  readonly exchangeProducts: ExchangeConnection;
};


/** A promotion. */
export type PromotionExchangeProductsArgs = {
  pageInput?: InputMaybe<PageInput>;
  filterInput?: InputMaybe<ReadonlyArray<AttributeFilter>>;
};

/** A page of add-on products. */
export type ExchangeConnection = {
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Add-on products with their cursors. */
  readonly edges: ReadonlyArray<ExchangeEdge>;
};

/** An add-on product with its cursor. */
export type ExchangeEdge = {
  /** Opaque cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The add-on product. */
  readonly node: ExchangeProduct;
};

/** A product that can be added at a special price (a markup product). */
export type ExchangeProduct = {
  /** Promotion code. */
  readonly activityId: Scalars['String']['output'];
  /** The product. */
  readonly product: Product;
  /** Add-on price per unit of the cheapest SKU that takes part. */
  readonly exPrice: Money;
  /** Maximum units per order; null when there is no limit. */
  readonly limitCount?: Maybe<Scalars['Int']['output']>;
  /** Values of single SKUs: the add-on price (`EX_PRICE`) and the limit (`LIMIT_COUNT`). */
  readonly funcLabels: ReadonlyArray<FuncLabel>;
};

/** A value that a promotion sets for a SKU. */
export type FuncLabel = {
  /** SKU code. */
  readonly code: Scalars['String']['output'];
  /** `EX_PRICE` (dollars) or `LIMIT_COUNT` (units). */
  readonly labelType: Scalars['String']['output'];
  /** The value as text. */
  readonly value: Scalars['String']['output'];
};

/** Status of a promotion. */
export type PromotionStatus =
  /** Not started. */
  | 'NOT_STARTED'
  /** Running. */
  | 'RUNNING'
  /** Ended, or stopped by an operator. */
  | 'ENDED';

/** An option of a product. */
export type ProductOption = {
  /** `colour` or `size`. */
  readonly code: Scalars['String']['output'];
  /** Name of the option in the catalogue. */
  readonly name: Scalars['String']['output'];
  /** Display name of the option. */
  readonly frontName: Scalars['String']['output'];
  /** Values, in display order. */
  readonly values: ReadonlyArray<ProductOptionValue>;
};

/** A colour or a size. */
export type ProductOptionValue = {
  /** Code within the product's options. */
  readonly code: Scalars['String']['output'];
  /** Display name. */
  readonly frontName: Scalars['String']['output'];
  /** Long name, mostly used for sizes. */
  readonly displayName: Scalars['String']['output'];
  /** The swatch as a CSS colour; empty when there is none. */
  readonly value: Scalars['String']['output'];
  /** The swatch as a picture; empty when there is none. */
  readonly imageUrl: Scalars['String']['output'];
};

/** An attribute of a product. */
export type ProductAttribute = {
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Display name. */
  readonly frontName: Scalars['String']['output'];
  /** Code in the source system. */
  readonly originCode: Scalars['String']['output'];
  /** Filter it belongs to; may be empty. */
  readonly attributeType: Scalars['String']['output'];
  /** Values, in catalogue order. */
  readonly values: ReadonlyArray<AttributeValue>;
};

/** A value of an attribute. */
export type AttributeValue = {
  /** Code; empty for a text that belongs to this product only. */
  readonly code: Scalars['String']['output'];
  /** Text. */
  readonly displayName: Scalars['String']['output'];
  /** Display text; equals `displayName` when the catalogue has none. */
  readonly frontName: Scalars['String']['output'];
  /** URL of a link; may be empty. */
  readonly url: Scalars['String']['output'];
  /** Pictures. */
  readonly images: ReadonlyArray<Scalars['String']['output']>;
  /** Small pictures. */
  readonly thumbnails: ReadonlyArray<Scalars['String']['output']>;
};

/** A picture or video of a product. */
export type ProductImage = {
  /** URL. */
  readonly url: Scalars['String']['output'];
  /** Kind. */
  readonly type: ImageType;
  /** What it shows; empty when the catalogue does not say. */
  readonly alt: Scalars['String']['output'];
};

/** Kinds of pictures and videos. */
export type ImageType =
  /** Main image. */
  | 'MAIN'
  /** Poster of the main video. */
  | 'VIDEO_MAIN'
  /** Video. */
  | 'VIDEO'
  /** Main image for mobile. */
  | 'WIRELESS_MAIN'
  /** Hang tag. */
  | 'TAG'
  /** Model shot. */
  | 'FIGURE'
  /** Model shot on white. */
  | 'WHITE_FIGURE';

/** A label. */
export type Label = {
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Display name. */
  readonly frontName: Scalars['String']['output'];
  /** Description; may be empty. */
  readonly description: Scalars['String']['output'];
};

/** A brand. */
export type Brand = {
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** URL of the logo; null when there is none. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
};

/** A category. */
export type Category = {
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Codes from the first level down to this one, joined by `/`. */
  readonly path: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Name in menus; equals `name` when the catalogue has none. */
  readonly navFrontName: Scalars['String']['output'];
  /** Picture; null when there is none. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** The category it belongs to; null at the first level. */
  readonly parent?: Maybe<Category>;
  /** Next level, in display order. */
  readonly children: ReadonlyArray<Category>;
  /** Number of products on shelf in it and its descendants. */
  readonly productCount: Scalars['Int']['output'];
};

/** A category with its ancestors. */
export type CategoryPlace = {
  /** The category. */
  readonly category: Category;
  /** Path from the first level to the category itself. */
  readonly trail: ReadonlyArray<Category>;
  /** URL path in each language. */
  readonly hrefs: LocalisedHref;
};

/** URL paths in each language. */
export type LocalisedHref = {
  /** In Chinese. */
  readonly zh: Scalars['String']['output'];
  /** In English. */
  readonly en: Scalars['String']['output'];
};

/** A menu entry. */
export type Menu = {
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Code of the entry above; null at the top. */
  readonly parentCode?: Maybe<Scalars['String']['output']>;
  /** `CATEGORY`, `NO_LINK`, or `URL`. */
  readonly urlType: Scalars['String']['output'];
  /** URL of a `URL` entry; empty leads to the home page. */
  readonly url: Scalars['String']['output'];
  /** URL that overrides all others; empty for none. */
  readonly customerLink: Scalars['String']['output'];
  /** Category code of a `CATEGORY` entry. */
  readonly link: Scalars['String']['output'];
  /** URL the entry leads to; null when it only opens the entries below it. */
  readonly href?: Maybe<Scalars['String']['output']>;
  /** Whether the link opens in a new tab. */
  readonly blank: Scalars['Boolean']['output'];
  /** Text from which article links are made. */
  readonly remark: Scalars['String']['output'];
  /** CSS colour of the name; empty for the default. */
  readonly title: Scalars['String']['output'];
  /** Icon beside the name; empty for none. */
  readonly picDes: Scalars['String']['output'];
  /** Picture; empty for none. */
  readonly picture: Scalars['String']['output'];
  /** Position among its siblings. */
  readonly order: Scalars['Int']['output'];
  /** Whether it shows among the top entries of the mobile drawer. */
  readonly display: Scalars['Boolean']['output'];
  /** Entries below it. */
  readonly children: ReadonlyArray<Menu>;
};

/** A document of the help centre or about the shop. */
export type Document = {
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Heading. */
  readonly title: Scalars['String']['output'];
  /** Subheading; may be empty. */
  readonly subTitle: Scalars['String']['output'];
  /** Sanitised HTML. */
  readonly content: Scalars['String']['output'];
  /** Code of the group it belongs to. */
  readonly menuCode: Scalars['String']['output'];
  /** Time of approval. */
  readonly auditDate: Scalars['DateTime']['output'];
  /** Position in its group. */
  readonly num: Scalars['Int']['output'];
  /** Whether shoppers see it. */
  readonly show: Scalars['Boolean']['output'];
  /** Source of the document; may be empty. */
  readonly origin: Scalars['String']['output'];
  /** Picture; empty for none. */
  readonly imageUrl: Scalars['String']['output'];
  /** Time of creation. */
  readonly createTime: Scalars['DateTime']['output'];
  /** Time of the last change. */
  readonly updateTime: Scalars['DateTime']['output'];
};

/** Selects pages for SEO texts. */
export type SeoInput = {
  /** Language; defaults to that of the request. */
  readonly lang?: InputMaybe<Scalars['String']['input']>;
  /** Page codes, at most 250; all pages by default. */
  readonly pageCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Kind of page. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
};

/** SEO texts of a page. */
export type SeoInfo = {
  /** Identifies the page: `home`, `category:<code>`, `product:<code>`, a content's code … */
  readonly pageCode: Scalars['String']['output'];
  /** Kind of page. */
  readonly type: Scalars['String']['output'];
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** Keywords, comma-separated. */
  readonly keywords: Scalars['String']['output'];
  /** Description. */
  readonly description: Scalars['String']['output'];
  /** First heading; may be empty. */
  readonly h1label: Scalars['String']['output'];
  /** Further properties, JSON. */
  readonly extprops: Scalars['String']['output'];
};

/** Filter for settings; missing fields match everything. */
export type ViewDataInput = {
  /** Model they belong to. */
  readonly modelCode?: InputMaybe<Scalars['String']['input']>;
  /** `PC` or `H5`. */
  readonly browseEnvironment?: InputMaybe<BrowseEnvironment>;
  /** Position. */
  readonly position?: InputMaybe<Scalars['String']['input']>;
  /** Kind. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  /** Part of the front end. */
  readonly module?: InputMaybe<Scalars['String']['input']>;
};

/** Kind of browser. */
export type BrowseEnvironment =
  /** Phones. */
  | 'H5'
  /** Desktops. */
  | 'PC';

/** A setting of the front end. */
export type ViewData = {
  /** Position. */
  readonly position: Scalars['String']['output'];
  /** Kind. */
  readonly type: Scalars['String']['output'];
  /** Part of the front end. */
  readonly module: Scalars['String']['output'];
  /** JSON. */
  readonly value: Scalars['String']['output'];
};

/** A piece of content. */
export type CmsContent = {
  /** Code. */
  readonly contentCode: Scalars['String']['output'];
  /** JSON or HTML, depending on the content. */
  readonly content: Scalars['String']['output'];
};

/** A back-in-stock notice. */
export type ArrivalNoticeCreateInput = {
  /** Code of the sold-out SKU. */
  readonly skuCode: Scalars['String']['input'];
  /** Email address. */
  readonly email: Scalars['String']['input'];
  /** Phone number: digits with `+`, spaces and dashes. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
};

/** Result of requesting a notice. */
export type ArrivalNoticeResult = {
  /** Whether the notice is set up. */
  readonly success: Scalars['Boolean']['output'];
  /** Errors: `NOTICE_UNKNOWN_SKU`, `NOTICE_IN_STOCK`, `NOTICE_BAD_EMAIL`, `NOTICE_BAD_MOBILE`, `NOTICE_TOO_MANY`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Kinds of mail with an unsubscribe link. */
export type UnsubscribeTopic =
  /** News and offers. */
  | 'NEWSLETTER'
  /** Back-in-stock notices. */
  | 'ARRIVAL';

/** Result of unsubscribing. */
export type UnsubscribeResult = {
  /** Whether the address is unsubscribed, now or earlier. */
  readonly success: Scalars['Boolean']['output'];
  /** Whether the address was unsubscribed before. */
  readonly wasEnded: Scalars['Boolean']['output'];
  /** Kind of mail; null for an unknown token. */
  readonly about?: Maybe<UnsubscribeTopic>;
  /** Errors: `UNSUBSCRIBE_UNKNOWN`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Form that a sign-up came from. */
export type SignUpType =
  /** News of a launch. */
  | 'TEASER'
  /** The newsletter form. */
  | 'NEWSLETTER'
  /** The page footer. */
  | 'EMAIL';

/** A sign-up with a country or region. */
export type TeaserInput = {
  /** Email address. */
  readonly email: Scalars['String']['input'];
  /** Country or region: `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly country: Scalars['String']['input'];
  /** Form it came from; defaults to the operation's own. */
  readonly type?: InputMaybe<SignUpType>;
};

/** Result of a sign-up. */
export type SignUpResult = {
  /** Whether the address is on the list; true for a repeated sign-up too. */
  readonly success: Scalars['Boolean']['output'];
  /** Errors: `SIGN_UP_BAD_EMAIL`, `SIGN_UP_BAD_COUNTRY`, `SIGN_UP_TOO_MANY`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A line for the bag. */
export type CartAddInput = {
  /** SKU code. */
  readonly skuCode: Scalars['String']['input'];
  /** Number of units, 1 or more. */
  readonly quantity: Scalars['Int']['input'];
  /** JSON that travels with the line: `{"categories":"A>B>C"}`. */
  readonly extProps?: InputMaybe<Scalars['String']['input']>;
};

/** Line whose quantity changes. Give the line or the SKU. */
export type CartUpdateInput = {
  /** Line. */
  readonly lineId?: InputMaybe<Scalars['ID']['input']>;
  /** SKU of a line at its own price. */
  readonly skuCode?: InputMaybe<Scalars['String']['input']>;
  /** Number of units, 1 or more. */
  readonly quantity: Scalars['Int']['input'];
};

/** Result of changing the bag. */
export type CartResult = {
  /** Whether nothing was refused. */
  readonly success: Scalars['Boolean']['output'];
  /** The bag as it is now. */
  readonly cart?: Maybe<Cart>;
  /** Errors with the cart codes of the shop; empty when nothing was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A bag with prices and stock of this moment. */
export type Cart = {
  /** Rises with every change; 0 for a bag that was never filled. */
  readonly version: Scalars['Int']['output'];
  /** Lines that can be ordered, gifts included. */
  readonly ableCartItems: ReadonlyArray<CartItem>;
  /** Lines that cannot be ordered. */
  readonly disableCartItems: ReadonlyArray<CartItem>;
  /** Promotions that concern a selected line, those that do not apply included. */
  readonly activities: ReadonlyArray<CartActivity>;
  /** GO DOLLAR and the bag; null for visitors. */
  readonly goDollar?: Maybe<CartGoDollar>;
  /** What the selected lines cost. */
  readonly calculation: CartCalculation;
};

/** What a member can pay with GO DOLLAR. */
export type CartGoDollar = {
  /** Whole GO DOLLAR of the member. */
  readonly balance: Scalars['Int']['output'];
  /** Whether the member wants to use some. */
  readonly isUsed: Scalars['Boolean']['output'];
  /** Whole GO DOLLAR that count now. */
  readonly used: Scalars['Int']['output'];
  /** Whole GO DOLLAR that could count: at most the balance, and at most what the bag costs. */
  readonly most: Scalars['Int']['output'];
  /** Whole GO DOLLAR that the member chose to use at most; null for none and for as many as count. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
};

/** What a line is. */
export type CartLineType =
  /** Goods at their own price. */
  | 'SALABLE_PRODUCT'
  /** A free gift of a promotion. */
  | 'GIFT'
  /** Goods at a promotion's special price. */
  | 'ATTACHED_PRODUCT';

/** Why a line cannot be ordered. */
export type CartLineReason =
  /** The SKU does not exist any more or cannot be chosen. */
  | 'UNAVAILABLE'
  /** The product is off the shelf. */
  | 'OFF_SHELF'
  /** Nothing is left. */
  | 'SOLD_OUT'
  /** Less is left than the line asks for. */
  | 'OUT_OF_STOCK'
  /** The promotion of this add-on is over. */
  | 'ADDON_EXPIRED'
  /** The bag does not meet the condition of this add-on. */
  | 'ADDON_THRESHOLD'
  /** The promotion does not offer this SKU, or not so many units. */
  | 'ADDON_NOT_ALLOWED';

/** A line of the bag. */
export type CartItem = {
  /** Id of the line. */
  readonly lineId: Scalars['ID']['output'];
  /** What the line is. */
  readonly lineType: CartLineType;
  /** Number of units. */
  readonly quantity: Scalars['Int']['output'];
  /** Whether the shopper selected it for checkout. */
  readonly selected: Scalars['Boolean']['output'];
  /** Whether it cannot be ordered. */
  readonly disabled: Scalars['Boolean']['output'];
  /** Why it cannot be ordered; null when it can. */
  readonly reason?: Maybe<CartLineReason>;
  /** Last change. */
  readonly updateTime: Scalars['DateTime']['output'];
  /** Price per unit when it was added; null for gifts and add-ons. */
  readonly addCartPrice?: Maybe<Money>;
  /** Promotion of a gift or an add-on; empty for goods at their own price. */
  readonly activityId: Scalars['String']['output'];
  /** JSON that came with the line. */
  readonly extProps: Scalars['String']['output'];
  /** Product code. */
  readonly spuCode: Scalars['String']['output'];
  /** Title of the product. */
  readonly spuTitle: Scalars['String']['output'];
  /** Picture of the product; may be empty. */
  readonly imageUrl: Scalars['String']['output'];
  /** Units in stock; for goods that are not counted, the largest quantity of a line. */
  readonly inventory: Scalars['Int']['output'];
  /** Price per unit now, promotion prices included; null when it is not for sale. */
  readonly promoPrice?: Maybe<Money>;
  /** List price per unit. */
  readonly listPrice?: Maybe<Money>;
  /** The SKU; null when the catalogue does not have it any more. */
  readonly sku?: Maybe<Sku>;
};

/** Why a promotion does not apply. */
export type CartActivityReason =
  /** It has not begun. */
  | 'NOT_STARTED'
  /** It is over. */
  | 'ENDED'
  /** It is for other shoppers or member levels. */
  | 'AUDIENCE'
  /** The bag holds too little: `missingAmount` or `missingUnits` says how much. */
  | 'UNDER_THRESHOLD'
  /** The goods take part in another promotion of the same kind. */
  | 'EXCLUDED'
  /** The goods cost no more without it. */
  | 'NO_BENEFIT'
  /** It is for delivery to other countries. */
  | 'DESTINATION';

/** What a promotion does for the bag. */
export type CartActivity = {
  /** Code of the promotion. */
  readonly id: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** List of its products. */
  readonly url: Scalars['String']['output'];
  /** Type. */
  readonly type: Scalars['String']['output'];
  /** Status. */
  readonly promotionStatus: PromotionStatus;
  /** Terms; may be empty. */
  readonly ruleDesc: Scalars['String']['output'];
  /** Amount taken off the bag. */
  readonly promoRewardAmount: Money;
  /** Why it does not apply; null when it does. */
  readonly reason?: Maybe<CartActivityReason>;
  /** Names of the promotions that hold the goods, for `EXCLUDED`. */
  readonly excludedBy: ReadonlyArray<Scalars['String']['output']>;
  /** Amount that is missing to it, or to more of it. */
  readonly missingAmount?: Maybe<Money>;
  /** Units that are missing to it, or to more of it. */
  readonly missingUnits?: Maybe<Scalars['Int']['output']>;
  /** What it does and how far it is, in a sentence. */
  readonly message: Scalars['String']['output'];
  /** Gifts that it offers. */
  readonly gifts: ReadonlyArray<CartGift>;
  /** How many of the gifts the shopper gets; 0 for other promotions. */
  readonly giftChoices: Scalars['Int']['output'];
  /** Add-on products at a special price; only EXCHANGE promotions have any. `exchangeFilterInput` of a calculation filters them. */
  readonly exchangeProducts: ExchangeConnection;
  /** Selected lines whose goods take part in it. */
  readonly lineIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Goods that it lets the shopper add for less, at most 24. */
  readonly addOns: ReadonlyArray<CartAddOn>;
};


/** What a promotion does for the bag. */
export type CartActivityExchangeProductsArgs = {
  pageInput?: InputMaybe<PageInput>;
};

/** Goods that a promotion lets a shopper add for less. */
export type CartAddOn = {
  /** Special price per unit. */
  readonly price: Money;
  /** Price that the special one is compared with, as the line in the bag has it. */
  readonly listPrice?: Maybe<Money>;
  /** Most units at that price. */
  readonly limit: Scalars['Int']['output'];
  /** Units in the bag. */
  readonly quantity: Scalars['Int']['output'];
  /** Whether another unit is available; the promotion's condition is not checked. */
  readonly available: Scalars['Boolean']['output'];
  /** The SKU. */
  readonly sku: Sku;
};

/** A gift of a promotion. */
export type CartGift = {
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Units of one gift. */
  readonly number: Scalars['Int']['output'];
  /** Whether it is in the bag. */
  readonly chosen: Scalars['Boolean']['output'];
  /** Whether it can be had. */
  readonly available: Scalars['Boolean']['output'];
  /** The SKU. */
  readonly sku: Sku;
};

/** Line to price. */
export type CartCalculateItem = {
  /** SKU code. */
  readonly skuCode: Scalars['String']['input'];
  /** Number of units. */
  readonly quantity: Scalars['Int']['input'];
  /** Promotion of an add-on; empty for goods at their own price. */
  readonly activityId?: InputMaybe<Scalars['String']['input']>;
  /** Ignored: the shop looks prices up. */
  readonly price?: InputMaybe<Scalars['Float']['input']>;
  /** What the line is. A gift with its promotion in `activityId` is the one the shopper chose; the shop adds gifts automatically. */
  readonly lineType?: InputMaybe<CartLineType>;
};

/** Where the goods go. */
export type CartReceiptInput = {
  /** Country: `HK`, `MO`, `AU` or `SG`. Delivery is free of charge without it. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** Whether the shopper collects the goods. */
  readonly isPickup?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A coupon or a promotion code. */
export type CartDiscountCodeInput = {
  /** Coupon number or promotion code. */
  readonly couponCode: Scalars['String']['input'];
  /** What it is. */
  readonly couponType: DiscountCodeType;
};

/** Kinds of discount codes. */
export type DiscountCodeType =
  /** A code that many shoppers may use. */
  | 'PROMOTION_CODE'
  /** A coupon of the member. */
  | 'PROMOTION_COUPON';

/** A bag to price. */
export type CartCalculateInput = {
  /** Lines, at most 100. */
  readonly cartItems: ReadonlyArray<CartCalculateItem>;
  /** Where the goods go. */
  readonly receipt?: InputMaybe<CartReceiptInput>;
  /** Services of the order; each counts once. */
  readonly additionalServices?: InputMaybe<ReadonlyArray<AdditionalServiceInput>>;
  /** Coupons and codes. The shop finds out the kind of a code; `couponType` is not needed. */
  readonly discountCodes?: InputMaybe<ReadonlyArray<CartDiscountCodeInput>>;
  /** The same as a plain list. */
  readonly couponCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** GO DOLLAR to use, in whole GO DOLLAR; above balance or amount none is used. Always 0 for visitors. */
  readonly prePayDeductions?: InputMaybe<Scalars['Int']['input']>;
  /** Filters `exchangeProducts` of promotions by attribute. */
  readonly exchangeFilterInput?: InputMaybe<ReadonlyArray<AttributeFilter>>;
};

/** A service of an order. */
export type AdditionalServiceInput = {
  /** Service. */
  readonly type: AdditionalServiceType;
};

/** Services that an order can have. */
export type AdditionalServiceType =
  /** Gift wrapping. */
  | 'PACKAGE'
  /** A greeting card. */
  | 'GREETING_CARD';

/** What a bag costs: amount = productAmount - discount - coupon - voucherDiscount + postage + tax + additionalServiceFee - deductionAmount. */
export type CartCalculation = {
  /** To pay. */
  readonly amount: Money;
  /** Goods at the prices that their pages show. */
  readonly productAmount: Money;
  /** Taken off by codes and coupons. */
  readonly coupon: Money;
  /** Always 0: the shop has no vouchers. */
  readonly voucherDiscount: Money;
  /** Taken off by promotions. */
  readonly discount: Money;
  /** Delivery. */
  readonly postage: Money;
  /** Amount of goods missing until delivery is free; null when it is free. */
  readonly missingToFreeFreight?: Maybe<Money>;
  /** Always 0: Hong Kong has no sales tax. */
  readonly tax: Money;
  /** Services such as gift wrapping. */
  readonly additionalServiceFee: Money;
  /** Paid with GO DOLLAR. */
  readonly deductionAmount: Money;
  /** Parts of the amount paid otherwise, such as with GO DOLLAR. */
  readonly deductions: ReadonlyArray<CartDeduction>;
  /** Codes and coupons with what each takes off, or why it takes nothing off. */
  readonly discountCodes: ReadonlyArray<CartDiscountCode>;
  /** The member's coupons that are not used yet, also those that an unpaid order holds. */
  readonly availableCoupons: ReadonlyArray<Coupon>;
  /** Number of units. */
  readonly count: Scalars['Int']['output'];
  /** Lines that count. */
  readonly items: ReadonlyArray<CartCalculationItem>;
  /** Promotions that concern a line. */
  readonly activities: ReadonlyArray<CartActivity>;
  /** Problems: add-ons, codes and GO DOLLAR that do not count. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A part of the amount paid otherwise. */
export type CartDeduction = {
  /** `GO_DOLLAR`. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Kind: `GO_DOLLAR`. */
  readonly deductionType: Scalars['String']['output'];
  /** Whole GO DOLLAR. */
  readonly cost: Scalars['Int']['output'];
  /** What they pay for. */
  readonly actualAmount: Money;
};

/** Why a code or coupon takes nothing off. */
export type CartDiscountReason =
  /** It is unknown, or another member's. */
  | 'COUPON_INVALID'
  /** An unpaid order of the shopper holds it: `heldBy` is its number. */
  | 'COUPON_HELD'
  /** The shopper has used it. */
  | 'COUPON_USED'
  /** Other shoppers have taken all. */
  | 'COUPON_GONE'
  /** The goods cost nothing without it, so it would take nothing off. */
  | 'COUPON_NO_EFFECT'
  /** The bag does not meet its condition: `missingAmount` says how far it is. */
  | 'COUPON_NOT_MET'
  /** It cannot go with a promotion that holds the goods. */
  | 'COUPON_PROMOTION'
  /** Its gift is out of stock. */
  | 'COUPON_GIFT_GONE'
  /** It has expired. */
  | 'COUPON_CODE_EXPIRED'
  /** It was the member's own and has expired. */
  | 'USER_CODE_EXPIRED'
  /** It is not valid yet. */
  | 'COUPON_NOT_STARTED'
  /** It is for other shoppers or member levels. */
  | 'COUPON_AUDIENCE'
  /** It is for a first order, and the shopper has placed one; `heldBy` is its number while it is unpaid. */
  | 'COUPON_FIRST_ORDER'
  /** The order has one of this kind already. */
  | 'COUPON_ONE_EACH'
  /** The caller has tried too many unknown codes. */
  | 'COUPON_TOO_MANY';

/** A code or coupon of a bag. */
export type CartDiscountCode = {
  /** Code, or number of the coupon. */
  readonly couponCode: Scalars['String']['output'];
  /** What it is. */
  readonly couponType: DiscountCodeType;
  /** Amount that it takes off. */
  readonly couponAmount: Money;
  /** Name; empty for unknown codes. */
  readonly couponName: Scalars['String']['output'];
  /** Terms; may be empty. */
  readonly couponDesc: Scalars['String']['output'];
  /** Why it takes nothing off; null when it counts. */
  readonly reason?: Maybe<CartDiscountReason>;
  /** Number of the shopper's unpaid order that holds it; null when none does. */
  readonly heldBy?: Maybe<Scalars['String']['output']>;
  /** What delivery costs more because of it; null when it costs nothing. */
  readonly deliveryCost?: Maybe<Money>;
  /** The reason in words; empty when it counts. */
  readonly message: Scalars['String']['output'];
  /** Amount of goods in scope that is missing. */
  readonly missingAmount?: Maybe<Money>;
};

/** What one line costs. */
export type CartCalculationItem = {
  /** SKU code. */
  readonly skuCode: Scalars['String']['output'];
  /** Number of units. */
  readonly quantity: Scalars['Int']['output'];
  /** Price per unit that the product page shows; of an add-on its special price. */
  readonly price: Money;
  /** Cost of the line after everything. */
  readonly amount: Money;
  /** Always 0. */
  readonly gst: Money;
  /** Always 0. */
  readonly tax: Money;
};

/** Goods to share. */
export type CartShareInput = {
  /** SKU code. */
  readonly skuCode: Scalars['String']['input'];
  /** Number of units, 1 or more. */
  readonly quantity: Scalars['Int']['input'];
};

/** Result of sharing a bag. */
export type CartShareResult = {
  /** Whether the bag is shared. */
  readonly success: Scalars['Boolean']['output'];
  /** Code of the share; null when it was refused. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Errors: `CART_SHARE_EMPTY`, `CART_SHARE_NOT_FOUND`, `CART_SHARE_TOO_MANY`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A shared bag. Of its owner it shows only a nickname. */
export type CartShare = {
  /** Nickname of the member who shared it, otherwise a neutral name. */
  readonly operatorName: Scalars['String']['output'];
  /** End of the share. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Whether it has ended. */
  readonly expired: Scalars['Boolean']['output'];
  /** Goods, at the prices that the caller pays now. */
  readonly content: ReadonlyArray<CartShareItem>;
};

/** A line of a shared bag. */
export type CartShareItem = {
  /** SKU code. */
  readonly skuCode: Scalars['String']['output'];
  /** Number of units that were shared. */
  readonly quantity: Scalars['Int']['output'];
  /** Why it cannot be bought now; null when it can. */
  readonly reason?: Maybe<CartLineReason>;
  /** The SKU; null when the catalogue does not have it any more. */
  readonly sku?: Maybe<Sku>;
};

/** A SKU on a member's wish list. */
export type Favorite = {
  /** ID of the favourite. */
  readonly id: Scalars['String']['output'];
  /** Title of the product; empty when the catalogue no longer has it. */
  readonly description: Scalars['String']['output'];
  /** Path of the product's page; empty when the catalogue no longer has it. */
  readonly url: Scalars['String']['output'];
  /** Code of the product; empty when the catalogue no longer has it. */
  readonly spuCode: Scalars['String']['output'];
  /** Code of the SKU. */
  readonly skuCode: Scalars['String']['output'];
  /** Time of adding. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether it can be put into the bag. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** The product; null when the catalogue no longer has it. */
  readonly product?: Maybe<Product>;
  /** The SKU; null when the catalogue no longer has it. */
  readonly sku?: Maybe<Sku>;
};

/** Part of a wish list. */
export type FavoriteFilter =
  /** Everything. */
  | 'ALL'
  /** What can be put into the bag. */
  | 'AVAILABLE'
  /** What can be put into the bag for less than its list price. */
  | 'REDUCED'
  /** What is sold out or no longer sold. */
  | 'UNAVAILABLE';

/** Order of a wish list. Ties are sorted newest first. */
export type FavoriteSort =
  /** Added last first. */
  | 'NEWEST'
  /** Cheapest first; what has no price comes last. */
  | 'PRICE_ASC'
  /** Most expensive first; what has no price comes last. */
  | 'PRICE_DESC';

/** A wish list, page by page. */
export type FavoriteConnection = {
  /** Position of the page. */
  readonly pageInfo: PageInfo;
  /** Favourites with their cursors. */
  readonly edges: ReadonlyArray<FavoriteEdge>;
  /** How many favourites each filter has. */
  readonly counts: ReadonlyArray<FavoriteCount>;
};

/** A favourite with its cursor. */
export type FavoriteEdge = {
  /** Opaque cursor; changes with the position in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The favourite. */
  readonly node: Favorite;
};

/** Number of favourites of a filter. */
export type FavoriteCount = {
  /** The filter. */
  readonly filter: FavoriteFilter;
  /** Number of favourites. */
  readonly count: Scalars['Int']['output'];
};

/** SKU to add. */
export type FavoriteCreateInput = {
  /** SKU code. */
  readonly skuCode: Scalars['String']['input'];
};

/** Result of adding a favourite. */
export type FavoriteResult = {
  /** ID of the favourite; null when it was not added. */
  readonly favoriteId?: Maybe<Scalars['String']['output']>;
  /** The favourite; null when it was not added. */
  readonly favorite?: Maybe<Favorite>;
  /** Errors: `FAVORITE_LIMIT`, `FAVORITE_GIFT`, `FAVORITE_UNKNOWN_SKU`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Result of removing favourites. */
export type CancelFavoriteResult = {
  /** Whether they are gone. */
  readonly success: Scalars['Boolean']['output'];
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Whether a coupon can be used. */
export type CouponStatus =
  /** Not used yet. */
  | 'UNUSED'
  /** Used by an order. */
  | 'USED'
  /** No longer valid. */
  | 'OVEREND';

/** Whether an unpaid order holds a coupon. */
export type CouponFreezeStatus =
  /** No order holds it. */
  | 'NORMAL'
  /** An unpaid order holds it. */
  | 'FREEZE';

/** A coupon of a member. */
export type Coupon = {
  /** Number; send it as a coupon code. */
  readonly id: Scalars['ID']['output'];
  /** Whether it can be used. */
  readonly status: CouponStatus;
  /** Whether an unpaid order holds it. */
  readonly freezeStatus: CouponFreezeStatus;
  /** Number of the unpaid order that holds it; null when none does. */
  readonly heldBy?: Maybe<Scalars['String']['output']>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Terms; may be empty. */
  readonly description: Scalars['String']['output'];
  /** Valid from (inclusive). */
  readonly beginTime: Scalars['DateTime']['output'];
  /** Valid until (exclusive). */
  readonly endTime: Scalars['DateTime']['output'];
  /** A coupon, or a code that is the member's own. */
  readonly couponType: DiscountCodeType;
  /** Amount that it takes off; null when it takes none. */
  readonly amountOff?: Maybe<Money>;
  /** Percentage that it takes off; null when it takes none. */
  readonly percentOff?: Maybe<Scalars['Int']['output']>;
  /** Name of the gift that it brings; null when it takes something off. */
  readonly giftName?: Maybe<Scalars['String']['output']>;
  /** Minimum value of the goods; null for any amount. */
  readonly threshold?: Maybe<Money>;
};

/** A coupon that every new account gets. */
export type RegistrationCoupon = {
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Terms; may be empty. */
  readonly description: Scalars['String']['output'];
  /** Given from (inclusive). */
  readonly beginTime: Scalars['DateTime']['output'];
  /** Given until (exclusive). */
  readonly endTime: Scalars['DateTime']['output'];
};

/** A page of coupons. */
export type CouponConnection = {
  /** Position of the page; it counts coupons of both lists. */
  readonly pageInfo: PageInfo;
  /** Coupons of the page that take something off, with their cursors. */
  readonly edges: ReadonlyArray<CouponEdge>;
  /** Coupons of the page that bring a gift. */
  readonly gwpCoupons: ReadonlyArray<Coupon>;
  /** Settings of the front end that `viewInput` selects: pictures and texts by the name of a coupon. */
  readonly viewData: ReadonlyArray<ViewData>;
};

/** A coupon with its cursor. */
export type CouponEdge = {
  /** Cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The coupon. */
  readonly node: Coupon;
};

/** A coupon with its details. */
export type CouponDetail = {
  /** The coupon. */
  readonly coupon: Coupon;
  /** Whether it counts for a first order only. */
  readonly firstOrderOnly: Scalars['Boolean']['output'];
  /** Whether it also takes something off goods that a promotion has reduced. */
  readonly stacks: Scalars['Boolean']['output'];
  /** Names of the member levels that may use it; empty when all may. */
  readonly levelNames: ReadonlyArray<Scalars['String']['output']>;
  /** Number of the order that holds it or has used it. */
  readonly orderCode?: Maybe<Scalars['String']['output']>;
  /** Time of use; null before it. */
  readonly usedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Products on sale that it applies to, newest first; null when it applies to all. */
  readonly products?: Maybe<ProductConnection>;
};


/** A coupon with its details. */
export type CouponDetailProductsArgs = {
  pageInput?: InputMaybe<PageInput>;
};

/** Result of claiming a coupon. */
export type CouponClaim = {
  /** The coupon; null when it was refused. */
  readonly coupon?: Maybe<Coupon>;
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** GO DOLLAR of a member: 1 is worth HKD 1. */
export type GoDollarAccount = {
  /** Whole GO DOLLAR that have not expired. */
  readonly balance: Scalars['Int']['output'];
  /** Parts of the balance by the day they expire; those that expire first come first. */
  readonly breakdowns: ReadonlyArray<GoDollarBreakdown>;
  /** History; the newest entry comes first. */
  readonly details: ReadonlyArray<GoDollarDetail>;
  /** Rewards for referring new members. */
  readonly referral: GoDollarReferral;
};

/** What a member earns by referring new members. */
export type GoDollarReferral = {
  /** The member's code: `/register?referrer=` and this code is the link to send. */
  readonly code: Scalars['String']['output'];
  /** Whole GO DOLLAR for each new member. */
  readonly reward: Scalars['Int']['output'];
  /** Number of rewarded referrals. */
  readonly count: Scalars['Int']['output'];
  /** Maximum number of rewarded referrals. */
  readonly most: Scalars['Int']['output'];
};

/** Part of a balance. */
export type GoDollarBreakdown = {
  /** Whole GO DOLLAR. */
  readonly balance: Scalars['Int']['output'];
  /** Last moment (exclusive). */
  readonly expiryDate: Scalars['DateTime']['output'];
};

/** An entry of the history. */
export type GoDollarDetail = {
  /** Time of the entry. */
  readonly trxDate: Scalars['DateTime']['output'];
  /** Kind of entry. */
  readonly kind: GoDollarEntryKind;
  /** What it was for, in the language of the request. */
  readonly remark: Scalars['String']['output'];
  /** Whole GO DOLLAR; negative when deducted. */
  readonly point: Scalars['Int']['output'];
};

/** Kinds of entries. */
export type GoDollarEntryKind =
  /** Granted: for an order, or for a friend who joined. */
  | 'EARNED'
  /** Used for an order. */
  | 'USED'
  /** Returned from a cancelled order or for returned goods. */
  | 'RETURNED'
  /** Deducted because the goods that earned them were returned. */
  | 'TAKEN_BACK'
  /** Expired. */
  | 'EXPIRED';

/** How goods reach an address. */
export type AddressDeliveryMethod =
  /** Home delivery. */
  | 'EXPRESS'
  /** Collected at a pick-up point. */
  | 'PICKUP';

/** An address to save. Places of Hong Kong and Macau are codes of the region tree, those of other countries texts. */
export type DeliveryAddressCreateInput = {
  /** First name. */
  readonly receiverFirstName: Scalars['String']['input'];
  /** Last name. */
  readonly receiverLastName: Scalars['String']['input'];
  /** Mobile number, with or without the country prefix. */
  readonly receiverMobile: Scalars['String']['input'];
  /** Email address. */
  readonly receiverEmail?: InputMaybe<Scalars['String']['input']>;
  /** Code of the country: 810000, 820000, 1, 190 or 16. */
  readonly countryId: Scalars['String']['input'];
  /** Code of the district, for Hong Kong and Macau. */
  readonly districtId?: InputMaybe<Scalars['String']['input']>;
  /** Code of the area, for Hong Kong and Macau. */
  readonly townId?: InputMaybe<Scalars['String']['input']>;
  /** Province or state, for other countries. */
  readonly province?: InputMaybe<Scalars['String']['input']>;
  /** City, for other countries. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** District or suburb, for other countries. */
  readonly district?: InputMaybe<Scalars['String']['input']>;
  /** First line of the address. */
  readonly address: Scalars['String']['input'];
  /** Second line of the address. */
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. Hong Kong and Macau have one each, which is filled in. */
  readonly receiverZipcode?: InputMaybe<Scalars['String']['input']>;
  /** How goods reach it. */
  readonly deliveryMethod?: InputMaybe<AddressDeliveryMethod>;
  /** Code of the pick-up point, for `PICKUP`. */
  readonly selfPickupShopCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether it becomes the default. */
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of changing the address book. */
export type AddressResult = {
  /** Code of the address; null when nothing was changed. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Part of an address book. */
export type DeliveryAddressConnection = {
  /** Addresses a member may keep. */
  readonly max: Scalars['Int']['output'];
  /** Addresses of this page. */
  readonly edges: ReadonlyArray<DeliveryAddressEdge>;
  /** Place of this page in the list. */
  readonly pageInfo: PageInfo;
};

/** An address in a list. */
export type DeliveryAddressEdge = {
  /** Place of the address in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The address. */
  readonly node: DeliveryAddress;
};

/** An address of a member, or a billing address. */
export type DeliveryAddress = {
  /** Code of the address. */
  readonly code: Scalars['String']['output'];
  /** First and last name, as the language writes them. */
  readonly receiverName: Scalars['String']['output'];
  /** First name. */
  readonly receiverFirstName: Scalars['String']['output'];
  /** Last name. */
  readonly receiverLastName: Scalars['String']['output'];
  /** Mobile number with its prefix. */
  readonly receiverMobile: Scalars['String']['output'];
  /** Email address; empty when there is none. */
  readonly receiverEmail: Scalars['String']['output'];
  /** Postal code. */
  readonly receiverZipcode: Scalars['String']['output'];
  /** How goods reach it. */
  readonly deliveryMethod: AddressDeliveryMethod;
  /** Code of the pick-up point; empty for home delivery. */
  readonly selfPickupShopCode: Scalars['String']['output'];
  /** First line of the address. */
  readonly address: Scalars['String']['output'];
  /** Second line; empty when there is none. */
  readonly address2: Scalars['String']['output'];
  /** All places in one line, from the widest down. */
  readonly area: Scalars['String']['output'];
  /** Country. */
  readonly country: Scalars['String']['output'];
  /** Code of the country. */
  readonly countryId: Scalars['String']['output'];
  /** Province or state; the country again for Hong Kong and Macau. */
  readonly province: Scalars['String']['output'];
  /** Code of the province; empty where places are texts. */
  readonly provinceId: Scalars['String']['output'];
  /** City; the country again for Hong Kong and Macau. */
  readonly city: Scalars['String']['output'];
  /** Code of the city; empty where places are texts. */
  readonly cityId: Scalars['String']['output'];
  /** District or suburb. */
  readonly district: Scalars['String']['output'];
  /** Code of the district; empty where places are texts. */
  readonly districtId: Scalars['String']['output'];
  /** Area inside the district; empty where places are texts. */
  readonly town: Scalars['String']['output'];
  /** Code of the area; empty where places are texts. */
  readonly townId: Scalars['String']['output'];
  /** Whether it is used unless the shopper chooses another. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Whether it can be delivered to now: its pick-up point is in service. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** What the order takes over. */
  readonly ext: DeliveryAddressExt;
};

/** What an order takes over from an address. */
export type DeliveryAddressExt = {
  /** How goods reach it. */
  readonly deliveryMethod: AddressDeliveryMethod;
  /** Email address; empty when there is none. */
  readonly receiverEmail: Scalars['String']['output'];
  /** Code of the pick-up point; empty for home delivery. */
  readonly selfPickupShopCode: Scalars['String']['output'];
};

/** States of an order. */
export type OrderStatus =
  /** Not paid yet. */
  | 'WAIT_PAY'
  /** Paid, not shipped. */
  | 'WAIT_DELIVERY'
  /** Shipped, not received. */
  | 'WAIT_RECEIVE'
  /** Received. */
  | 'WAIT_EVALUATE'
  /** Shipped in part. */
  | 'PARTIAL_SHIPPED'
  /** Received in part. */
  | 'PARTIAL_RECEIVED'
  /** Received, and the time for returns is over. */
  | 'COMPLETED'
  /** Cancelled. */
  | 'CANCELED'
  /** Cancelled because it was not paid in time. */
  | 'AUTO_CANCEL';

/** Reasons for cancelling an order. Source: M-121, MO-64. */
export type OrderCancelReason =
  /** Wrong items. */
  | 'WRONG_ITEMS'
  /** A mistake in the details. */
  | 'INPUT_ERROR'
  /** Problems with the payment. */
  | 'PAYMENT_PROBLEM'
  /** Price or promotion. */
  | 'PRICE_DISSATISFIED'
  /** Found something better. */
  | 'BETTER_ALTERNATIVE'
  /** Not needed any more. */
  | 'NO_LONGER_NEEDED';

/** Names the order of an order token. */
export type OrderByVisitorInput = {
  /** Number of the order. */
  readonly orderCode: Scalars['String']['input'];
};

/** Kinds of clients of the payment provider. */
export type OrderClientType =
  /** Browser of a phone or tablet. */
  | 'WAP'
  /** Browser with a wide screen. */
  | 'PC'
  /** Page inside another app; refused. */
  | 'JSAPI'
  /** App; refused. */
  | 'APP'
  /** Mini program; refused. */
  | 'APPLET';

/** A payment to begin. */
export type OrderPayInput = {
  /** Any of the order's numbers. */
  readonly orderId: Scalars['String']['input'];
  /** Payment provider: `PAYDOLLAR`. */
  readonly channelType: Scalars['String']['input'];
  /** Kind of client. */
  readonly paymentType: OrderClientType;
  /** What is paid for; cut to 50 characters. */
  readonly orderDesc?: InputMaybe<Scalars['String']['input']>;
  /** Where the browser returns after a success; a path of this shop, otherwise ignored. */
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
  /** What the shopper expects to pay, in dollars; another amount is refused. */
  readonly amount?: InputMaybe<Scalars['Float']['input']>;
  /** More for the provider. */
  readonly extendParams?: InputMaybe<OrderPayExtendInput>;
  /** Not needed: the order has one. */
  readonly billingAddress?: InputMaybe<Scalars['String']['input']>;
  /** Stored but not read. */
  readonly omsExtProps?: InputMaybe<Scalars['String']['input']>;
};

/** More for the payment provider. */
export type OrderPayExtendInput = {
  /** Payment method; the order's by default. */
  readonly payMethod?: InputMaybe<OrderPayType>;
  /** `E` English or `C` Chinese; the language of the request by default. */
  readonly lang?: InputMaybe<Scalars['String']['input']>;
  /** Seconds until the provider's result page returns automatically. The shop sends 5. */
  readonly redirect?: InputMaybe<Scalars['Int']['input']>;
  /** Where the browser returns after a failure; a path of this shop, otherwise ignored. */
  readonly failUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Result of beginning a payment. */
export type OrderPayResult = {
  /** What the browser needs; null when there are errors. */
  readonly response?: Maybe<OrderPayForm>;
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The form that takes the browser to the payment provider. */
export type OrderPayForm = {
  /** HTML form with action and fields; sent by POST. */
  readonly form: Scalars['String']['output'];
  /** Provider's code of the payment method. */
  readonly productType: Scalars['String']['output'];
  /** Signature of the fields. */
  readonly paySign: Scalars['String']['output'];
  /** Address the form goes to. */
  readonly paymentPageUrl: Scalars['String']['output'];
};

/** Result of placing or changing an order. */
export type OrderResult = {
  /** The order; null when nothing was changed. */
  readonly order?: Maybe<Order>;
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Part of a list of orders. */
export type OrderConnection = {
  /** Orders of this page. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** Place of this page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of the caller's orders in each state; states without orders are left out. */
  readonly statusCounts: ReadonlyArray<OrderStatusCount>;
};

/** Number of orders in a state. */
export type OrderStatusCount = {
  /** State. */
  readonly orderStatus: OrderStatus;
  /** Orders. */
  readonly count: Scalars['Int']['output'];
};

/** An order in a list. */
export type OrderEdge = {
  /** Place of the order in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: Order;
};

/**
 * An order as it was placed; later changes of the catalogue do not show.
 * amount = productAmount - activityDiscount - couponDiscount + freight + tax + additionalServiceFee - orderDeductions.
 */
export type Order = {
  /** Internal id. */
  readonly code: Scalars['ID']['output'];
  /** Number that shoppers see, in addresses and messages. */
  readonly orderCode: Scalars['String']['output'];
  /** Number at the payment provider. */
  readonly externalOrderNo: Scalars['String']['output'];
  /** State. */
  readonly orderStatus: OrderStatus;
  /** Time of the order. */
  readonly orderTime: Scalars['DateTime']['output'];
  /** Until when it can be paid. */
  readonly scheduleCancelTime: Scalars['DateTime']['output'];
  /** How it is delivered. */
  readonly distributionType: OrderDistributionType;
  /** Lines. */
  readonly orderLines: ReadonlyArray<OrderLine>;
  /** Promotions, codes and coupons that counted. */
  readonly orderActivities: ReadonlyArray<OrderActivity>;
  /** Parts of the amount paid otherwise, such as with GO DOLLAR. */
  readonly orderDeductions: ReadonlyArray<OrderDeduction>;
  /** More about the order. */
  readonly extInfos: OrderExtInfos;
  /** Money that was paid; 0 while it waits for payment. */
  readonly receivedAmount: Money;
  /** To pay. */
  readonly amount: Money;
  /** Goods. */
  readonly productAmount: Money;
  /** Delivery. */
  readonly freight: Money;
  /** Always 0: Hong Kong has no sales tax. */
  readonly tax: Money;
  /** Taken off by codes and coupons. */
  readonly couponDiscount: Money;
  /** Taken off by promotions. */
  readonly activityDiscount: Money;
  /** Services. */
  readonly additionalServiceFee: Money;
  /** Services such as gift wrapping. */
  readonly additionalServices: ReadonlyArray<OrderService>;
  /** Recipient and address. */
  readonly receiptInfo: OrderReceipt;
  /** Billing address. */
  readonly billingInfo: OrderReceipt;
  /** Shipments, the newest first. */
  readonly logistics: ReadonlyArray<OrderLogistics>;
  /** Refunds, completed or pending. */
  readonly refundOrders: ReadonlyArray<OrderRefund>;
  /** Remark to the shop; may be empty. */
  readonly buyerRemark: Scalars['String']['output'];
  /** Events, newest first. */
  readonly events: ReadonlyArray<OrderEvent>;
  /** Email address that its confirmation was sent to or is about to be; empty when there is none or sending fails. */
  readonly confirmationSentTo: Scalars['String']['output'];
};

/** A line of an order. */
export type OrderLine = {
  /** Id inside the order. */
  readonly id: Scalars['ID']['output'];
  /** SKU code. */
  readonly skuCode: Scalars['String']['output'];
  /** Product code. */
  readonly spuCode: Scalars['String']['output'];
  /** The SKU's code in the back office; the SKU code again. */
  readonly omsSkuCode: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Colour and size. */
  readonly skuProperties: ReadonlyArray<OrderSkuProperty>;
  /** Picture; may be empty. */
  readonly image: Scalars['String']['output'];
  /** Whether it is a gift. */
  readonly isGift: Scalars['Boolean']['output'];
  /** What the line is. */
  readonly productType: CartLineType;
  /** What came with the line; JSON. */
  readonly extInfos: Scalars['String']['output'];
  /** Price per unit that was asked for. */
  readonly salePrice: Money;
  /** Price per unit after promotions, rounded down; `amount` is exact. */
  readonly promoPrice: Money;
  /** List price per unit. */
  readonly listPrice: Money;
  /** Number of units. */
  readonly quantity: Scalars['Int']['output'];
  /** What the line costs after promotions, code and coupon. */
  readonly amount: Money;
  /** Taxes. */
  readonly taxInfos: ReadonlyArray<OrderTaxInfo>;
  /** Promotions, codes and coupons with what each takes off the line. */
  readonly promotions: ReadonlyArray<OrderLinePromotion>;
  /** State of the newest of its refunds; null without one. */
  readonly refundStatus?: Maybe<OrderRefundStatus>;
  /** Refunds of its units, the newest first. */
  readonly refunds: ReadonlyArray<OrderLineRefund>;
  /** Units that were shipped. */
  readonly shippedQuantity: Scalars['Int']['output'];
  /** Units that were received. */
  readonly receivedQuantity: Scalars['Int']['output'];
  /** Units that the shop will never ship. */
  readonly closedQuantity: Scalars['Int']['output'];
};

/** A refund of units of a line. */
export type OrderLineRefund = {
  /** State. */
  readonly refundStatus: OrderRefundStatus;
  /** Number of units. */
  readonly quantity: Scalars['Int']['output'];
};

/** An option of a SKU. */
export type OrderSkuProperty = {
  /** Name, such as colour. */
  readonly name: Scalars['String']['output'];
  /** Value. */
  readonly value: Scalars['String']['output'];
};

/** A tax. */
export type OrderTaxInfo = {
  /** Always 0: Hong Kong has no sales tax. */
  readonly taxRate: Scalars['Float']['output'];
};

/** What a promotion takes off a line. */
export type OrderLinePromotion = {
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Amount. */
  readonly amount: Money;
};

/** A promotion, code or coupon of an order. */
export type OrderActivity = {
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Kind: a type of promotion, `PROMOTION_CODE` or `PROMOTION_COUPON`. */
  readonly type: Scalars['String']['output'];
  /** Taken off. */
  readonly amount: Money;
};

/** A part of an order paid otherwise. */
export type OrderDeduction = {
  /** `GO_DOLLAR`. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Whole GO DOLLAR. */
  readonly cost: Scalars['Int']['output'];
  /** What they pay for. */
  readonly actualAmount: Money;
  /** Kind: `GO_DOLLAR`. */
  readonly deductionType: Scalars['String']['output'];
  /** More; JSON. */
  readonly extInfos: Scalars['String']['output'];
};

/** More about an order. */
export type OrderExtInfos = {
  /** How it is paid; null when nothing was to pay. */
  readonly payType?: Maybe<OrderPayType>;
  /** Whether the bill goes to the delivery address. */
  readonly sameAsAddress: Scalars['Boolean']['output'];
  /** Whether it leaves Hong Kong and Macau. */
  readonly isInternational: Scalars['Boolean']['output'];
  /** Staff code of who advised the shopper; may be empty. */
  readonly guideCode: Scalars['String']['output'];
  /** Staff code of the shopper; may be empty. */
  readonly staffCode: Scalars['String']['output'];
};

/** A service of an order. */
export type OrderService = {
  /** Service. */
  readonly serviceType: AdditionalServiceType;
  /** What it costs. */
  readonly amount: Money;
  /** Text of a greeting card; may be empty. */
  readonly memo: Scalars['String']['output'];
};

/** Recipient and address of an order or its bill. Names of places are in the language of the request. */
export type OrderReceipt = {
  /** First and last name, as the language writes them. */
  readonly name: Scalars['String']['output'];
  /** Mobile number with its prefix. */
  readonly mobile: Scalars['String']['output'];
  /** Lines of the address. */
  readonly address: Scalars['String']['output'];
  /** Email address; may be empty. */
  readonly mail: Scalars['String']['output'];
  /** Country. */
  readonly country: Scalars['String']['output'];
  /** Code of the country. */
  readonly countryId: Scalars['String']['output'];
  /** Province or state. */
  readonly province: Scalars['String']['output'];
  /** City. */
  readonly city: Scalars['String']['output'];
  /** District or suburb, area included. */
  readonly district: Scalars['String']['output'];
  /** Postal code; may be empty. */
  readonly zipCode: Scalars['String']['output'];
  /** Pick-up point; empty for home delivery. */
  readonly selfPickupShopCode: Scalars['String']['output'];
  /** Name of the pick-up point; empty for home delivery. */
  readonly pickupName: Scalars['String']['output'];
  /** How it is delivered. */
  readonly distributionType: OrderDistributionType;
  /** Courier; empty until it is known. */
  readonly logisticsProvider: Scalars['String']['output'];
  /** More; JSON. */
  readonly extInfos: Scalars['String']['output'];
};

/** A shipment. */
export type OrderLogistics = {
  /** Code of the courier. */
  readonly providerCode: Scalars['String']['output'];
  /** Name of the courier. */
  readonly providerName: Scalars['String']['output'];
  /** Remark; may be empty. */
  readonly memo: Scalars['String']['output'];
  /** Number of the parcel; may be empty. */
  readonly trackingNo: Scalars['String']['output'];
  /** Address that shows where the parcel is; empty when the courier has none. */
  readonly trackingUrl: Scalars['String']['output'];
  /** Time of dispatch. */
  readonly shippedAt: Scalars['DateTime']['output'];
  /** Time of receipt; null before it. */
  readonly receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is in it. */
  readonly lines: ReadonlyArray<OrderShippedLine>;
  /** Tracking events, newest first. */
  readonly expressDetails: ReadonlyArray<OrderExpressDetail>;
};

/** Units in a shipment. */
export type OrderShippedLine = {
  /** Line of the order. */
  readonly lineId: Scalars['ID']['output'];
  /** Units. */
  readonly quantity: Scalars['Int']['output'];
};

/** A stop of a parcel. */
export type OrderExpressDetail = {
  /** Number of the parcel. */
  readonly expressCode: Scalars['String']['output'];
  /** Courier. */
  readonly companyName: Scalars['String']['output'];
  /** What happened. */
  readonly remark: Scalars['String']['output'];
  /** When. */
  readonly createTime: Scalars['DateTime']['output'];
};

/** States of a refund. */
export type OrderRefundStatus =
  /** Asked for. */
  | 'CREATED'
  /** Allowed. */
  | 'AUDIT_PASSED'
  /** On its way. */
  | 'REFUNDING'
  /** Paid back. */
  | 'REFUNDED';

/** A refund of an order. */
export type OrderRefund = {
  /** Time of the request. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Amount. */
  readonly refundAmount: Money;
  /** Number of the refund. */
  readonly refundOrderNo: Scalars['String']['output'];
  /** State. */
  readonly refundStatus: OrderRefundStatus;
  /** After-sales order it belongs to; empty without one. */
  readonly afterSalesOrderNo: Scalars['String']['output'];
  /** Why, in the language of the request. */
  readonly reason: Scalars['String']['output'];
};

/** Something that happened to an order. */
export type OrderEvent = {
  /** When. */
  readonly time: Scalars['DateTime']['output'];
  /** What: `PLACED`, `PAID`, `PAYMENT_FAILED`, `PAID_LATE`, `PAID_TWICE`, `PAID_DIFFERENT`, `CANCELLED`, `SHIPPED`, `UNITS_CLOSED`, `RECEIVED`, `COMPLETED`, `REFUND_QUEUED`, `REFUNDED`. */
  readonly kind: Scalars['String']['output'];
  /** What happened, in the language of the request. */
  readonly message: Scalars['String']['output'];
};

/** States of a return or an exchange. */
export type AfterSalesStatus =
  /** Under review. */
  | 'NEW'
  /** Approved; waits for the goods to be sent back. */
  | 'WAIT_SEND_BACK'
  /** The goods are on their way back. */
  | 'ON_BACKING'
  /** The shop has received the goods. */
  | 'BACK_IN_STORAGE'
  /** The replacement was sent. */
  | 'EXCHANGE_OUT'
  /** Not approved. */
  | 'AUDIT_FAILED'
  /** Finished. */
  | 'FINISHED'
  /** Cancelled. */
  | 'CANCELED';

/** What the shopper requests. */
export type AfterSalesType =
  /** Return for a refund. */
  | 'RETURN'
  /** Return for other goods. */
  | 'EXCHANGE'
  /** Refund without return; only the shop can decide this. */
  | 'REFUND';

/** How goods come back. */
export type AfterSalesMethod =
  /** By courier. */
  | 'COURIER'
  /** The shopper brings them to a store. */
  | 'SHOP';

/** Why goods come back. */
export type AfterSalesReason =
  /** Faulty or damaged. */
  | 'FAULTY'
  /** Other goods than ordered. */
  | 'WRONG_ITEM'
  /** Other than described. */
  | 'NOT_AS_DESCRIBED'
  /** The size does not fit. */
  | 'WRONG_SIZE'
  /** Not wanted any more. */
  | 'CHANGED_MIND'
  /** Something else; needs a memo. */
  | 'OTHER'
  /** The shop could not send the goods; only the shop can state this. */
  | 'UNAVAILABLE';

/** Which records are listed. */
export type AfterSalesRecordInput = {
  /** Only those of this order. */
  readonly orderNo?: InputMaybe<Scalars['String']['input']>;
  /** Only those in these states. */
  readonly statuses?: InputMaybe<ReadonlyArray<AfterSalesStatus>>;
};

/** A return or an exchange to ask for. */
export type AfterSalesOrderInput = {
  /** Any of the order's numbers. */
  readonly orderNo: Scalars['String']['input'];
  /** `RETURN` or `EXCHANGE`. */
  readonly type?: InputMaybe<AfterSalesType>;
  /** Why. */
  readonly reason: AfterSalesReason;
  /** The shopper's comment, at most 500 characters; required for `OTHER`. */
  readonly memo?: InputMaybe<Scalars['String']['input']>;
  /** How the goods come back. */
  readonly method: AfterSalesMethod;
  /** Units of lines. Gifts that fall with them are added by the shop. */
  readonly lines: ReadonlyArray<AfterSalesLineInput>;
  /**
   * At most 5 photos, by the ids that their uploads gave: `POST /api/after-sales/photos?orderNo=…` with the session's token as a bearer and the picture
   * as `file` of a multipart form answers `{ id }`, or `{ code, message }`.
   */
  readonly photoIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The shopper's key for this request, 8 to 64 characters: sent twice, it gives one record. */
  readonly clientKey: Scalars['String']['input'];
};

/** Units of a line. */
export type AfterSalesLineInput = {
  /** Line of the order. */
  readonly lineId: Scalars['ID']['input'];
  /** Units. */
  readonly quantity: Scalars['Int']['input'];
  /** SKU of the same product, or of another colour of it, to get instead; the same SKU by default. Only for exchanges. */
  readonly exchangeSkuCode?: InputMaybe<Scalars['String']['input']>;
};

/** The parcel of a return. */
export type AfterSalesParcelInput = {
  /** Number of the return or exchange. */
  readonly code: Scalars['String']['input'];
  /** Name of the courier, at most 40 characters. */
  readonly carrier: Scalars['String']['input'];
  /** Number of the parcel: 4 to 40 letters, digits and hyphens. */
  readonly trackingNo: Scalars['String']['input'];
};

/** Result of an operation on a return or an exchange. */
export type AfterSalesResult = {
  /** As it is now; null when the operation failed. */
  readonly afterSalesOrder?: Maybe<AfterSalesOrder>;
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What can be returned of an order. */
export type AfterSalesOptions = {
  /** Number of the order. */
  readonly orderNo: Scalars['String']['output'];
  /** Days after the day of receipt on which a return can be asked for. */
  readonly days: Scalars['Int']['output'];
  /** What is left of the payment: no more money comes back. */
  readonly refundable: Money;
  /** Delivery charge that comes back too if all units that can be returned now are, and the shop is at fault; zero if something bought stays with the shopper, or came back for another reason. */
  readonly freight: AfterSalesAmount;
  /** Lines of the order. */
  readonly lines: ReadonlyArray<AfterSalesLineOption>;
  /** Reasons, in the order shown. */
  readonly reasons: ReadonlyArray<AfterSalesReasonOption>;
};

/** What can be returned of a line. */
export type AfterSalesLineOption = {
  /** Line of the order. */
  readonly lineId: Scalars['ID']['output'];
  /** Units that can be returned now. */
  readonly returnableQuantity: Scalars['Int']['output'];
  /** Until when one of them can be returned, null when there are none. */
  readonly returnUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Why there are none: `NOT_RECEIVED`, `OVERDUE`, `TAKEN` (all units are in a return already), `CLOSED` (never sent), `GIFT`; null otherwise. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** The same in the language of the request; null otherwise. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Comes back only if the shop is at fault: other reasons are refused. */
  readonly isFaultyOnly: Scalars['Boolean']['output'];
  /** Colour and size that an exchange has brought, in the language of the request; null for the goods of the line. */
  readonly replacement?: Maybe<Scalars['String']['output']>;
  /** Of a gift: lines of goods; with the last of their units it comes back too. */
  readonly comesWith: ReadonlyArray<Scalars['ID']['output']>;
  /** What comes back in money for 1, 2 … returned units, without freight. */
  readonly refunds: ReadonlyArray<AfterSalesAmount>;
  /** What the line can be exchanged for: enabled SKUs of its product, then of its other colours; empty once the product is gone. */
  readonly exchanges: ReadonlyArray<AfterSalesExchange>;
};

/** What goods can be exchanged for. */
export type AfterSalesExchange = {
  /** Send it as `exchangeSkuCode`. */
  readonly skuCode: Scalars['String']['output'];
  /** Colour, in the language of the request; may be empty. */
  readonly colour: Scalars['String']['output'];
  /** Size, in the language of the request; may be empty. */
  readonly size: Scalars['String']['output'];
  /** Whether some are in stock now. */
  readonly isInStock: Scalars['Boolean']['output'];
  /** Whether it is what the line has. */
  readonly isSame: Scalars['Boolean']['output'];
};

/** What comes back for returned units. */
export type AfterSalesAmount = {
  /** Money. */
  readonly amount: Money;
  /** Whole GO DOLLAR. */
  readonly goDollar: Scalars['Int']['output'];
};

/** A reason. */
export type AfterSalesReasonOption = {
  /** Send it as `reason`. */
  readonly code: AfterSalesReason;
  /** Name, in the language of the request. */
  readonly name: Scalars['String']['output'];
  /** Whether the shop pays for the way back. */
  readonly isShopFault: Scalars['Boolean']['output'];
};

/** A page of returns and exchanges. */
export type AfterSalesConnection = {
  /** Returns and exchanges. */
  readonly edges: ReadonlyArray<AfterSalesEdge>;
  /** Position of the page. */
  readonly pageInfo: PageInfo;
};

/** A return or an exchange in a list. */
export type AfterSalesEdge = {
  /** Place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The return or exchange. */
  readonly node: AfterSalesOrder;
};

/** A return or an exchange. */
export type AfterSalesOrder = {
  /** Number. */
  readonly code: Scalars['ID']['output'];
  /** Number of the order. */
  readonly orderNo: Scalars['String']['output'];
  /** The number again. */
  readonly afterSalesOrderNo: Scalars['String']['output'];
  /** The shopper's comment; may be empty. */
  readonly memo: Scalars['String']['output'];
  /** Time of the request. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** More; JSON. */
  readonly extInfos: Scalars['String']['output'];
  /** Always empty. */
  readonly markTag: Scalars['String']['output'];
  /** Money that comes back, freight included; 0 for an exchange. */
  readonly total: Money;
  /** Freight in it. */
  readonly freight: Money;
  /** Whole GO DOLLAR that come back. */
  readonly goDollar: Scalars['Int']['output'];
  /** Number of its refund; empty for an exchange, and once it was refused or cancelled. */
  readonly refundOrderNo: Scalars['String']['output'];
  /** State of its refund; null without one. */
  readonly refundStatus?: Maybe<OrderRefundStatus>;
  /** What was asked for. */
  readonly type: AfterSalesType;
  /** State. */
  readonly afterSalesStatus: AfterSalesStatus;
  /** What to do next, or what happens next, in the language of the request. */
  readonly nextStep: Scalars['String']['output'];
  /** Lines. */
  readonly lines: ReadonlyArray<AfterSalesLine>;
  /** Why, as sent. */
  readonly reason: AfterSalesReason;
  /** Why, in the language of the request. */
  readonly reasonName: Scalars['String']['output'];
  /** How the goods come back. */
  readonly method: AfterSalesMethod;
  /** Where to; null when they are brought to a store, or stay with the shopper. */
  readonly returnAddress?: Maybe<AfterSalesAddress>;
  /** Whether the shop pays for the way back. */
  readonly isReturnFree: Scalars['Boolean']['output'];
  /** Courier of the goods that come back; may be empty. */
  readonly carrier: Scalars['String']['output'];
  /** Number of their parcel; may be empty. */
  readonly trackingNo: Scalars['String']['output'];
  /** Photos: `GET /api/after-sales/photos/<id>` with the session's token as a bearer. */
  readonly photoIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Why the shop refused; empty otherwise. */
  readonly answer: Scalars['String']['output'];
  /** Parcel of the replacement; null without one. */
  readonly replacement?: Maybe<AfterSalesReplacement>;
  /** Whether it can be cancelled now. */
  readonly canCancel: Scalars['Boolean']['output'];
  /** Whether the way back can be entered now. */
  readonly canSendBack: Scalars['Boolean']['output'];
  /** Events, newest first. */
  readonly events: ReadonlyArray<AfterSalesEvent>;
};

/** A line of a return or an exchange. */
export type AfterSalesLine = {
  /** Line of the order. */
  readonly lineId: Scalars['ID']['output'];
  /** Units that came back. */
  readonly executeQuantity: Scalars['Int']['output'];
  /** Money that comes back. */
  readonly total: Money;
  /** Whole GO DOLLAR that come back. */
  readonly goDollar: Scalars['Int']['output'];
  /** Product code. */
  readonly spuCode: Scalars['String']['output'];
  /** SKU code. */
  readonly skuCode: Scalars['String']['output'];
  /** Name. */
  readonly skuName: Scalars['String']['output'];
  /** Units. */
  readonly quantity: Scalars['Int']['output'];
  /** Colour and size. */
  readonly skuProperties: ReadonlyArray<OrderSkuProperty>;
  /** List price per unit. */
  readonly listPrice: Money;
  /** Picture; may be empty. */
  readonly imageUrl: Scalars['String']['output'];
  /** What came with the line; JSON. */
  readonly extInfos: Scalars['String']['output'];
  /** What these units cost, GO DOLLAR included. */
  readonly amount: Money;
  /** Whether it is a gift. */
  readonly isGift: Scalars['Boolean']['output'];
  /** SKU to get instead; empty unless it is an exchange. */
  readonly exchangeSkuCode: Scalars['String']['output'];
  /** Its colour and size; empty without one, and when the catalogue does not have it any more. */
  readonly exchangeSkuProperties: ReadonlyArray<OrderSkuProperty>;
};

/** Where goods come back to. */
export type AfterSalesAddress = {
  /** Receiver. */
  readonly name: Scalars['String']['output'];
  /** Address. */
  readonly address: Scalars['String']['output'];
  /** Mobile number; may be empty. */
  readonly mobile: Scalars['String']['output'];
};

/** The parcel of a replacement. */
export type AfterSalesReplacement = {
  /** Name of the courier. */
  readonly providerName: Scalars['String']['output'];
  /** Number of the parcel; may be empty. */
  readonly trackingNo: Scalars['String']['output'];
  /** Address that shows where the parcel is; empty when the courier has none. */
  readonly trackingUrl: Scalars['String']['output'];
  /** Time of dispatch. */
  readonly shippedAt: Scalars['DateTime']['output'];
};

/** Something that happened to a return or an exchange. */
export type AfterSalesEvent = {
  /** When. */
  readonly time: Scalars['DateTime']['output'];
  /** The state it took. */
  readonly status: AfterSalesStatus;
  /** What happened, in the language of the request. */
  readonly message: Scalars['String']['output'];
};

/** A refund and its goods. */
export type RefundOrder = {
  /** State. */
  readonly refundStatus: OrderRefundStatus;
  /** What is paid back; empty for a refund that is not of goods. */
  readonly refundOrderLines: ReadonlyArray<RefundOrderLine>;
  /** Number of the refund. */
  readonly refundOrderNo: Scalars['String']['output'];
  /** Number of the return; empty without one. */
  readonly afterSalesOrderNo: Scalars['String']['output'];
  /** Number of the order. */
  readonly orderNo: Scalars['String']['output'];
  /** Time of the request. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Why, in the language of the request. */
  readonly reason: Scalars['String']['output'];
  /** The shopper's comment; may be empty. */
  readonly description: Scalars['String']['output'];
  /** How the goods come back; null without goods. */
  readonly method?: Maybe<AfterSalesMethod>;
  /** Where to; null when they are brought to a store, or none come back. */
  readonly returnAddress?: Maybe<AfterSalesAddress>;
  /** Money that is paid back, freight included. */
  readonly refundTotal: Money;
  /** Freight in it. */
  readonly freight: Money;
  /** Whole GO DOLLAR that come back. */
  readonly goDollar: Scalars['Int']['output'];
  /** Time of the refund; null before it. */
  readonly refundedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Refunded goods. */
export type RefundOrderLine = {
  /** Line of the order. */
  readonly refundThingCode: Scalars['ID']['output'];
  /** SKU code. */
  readonly skuCode: Scalars['String']['output'];
  /** Product code. */
  readonly spuCode: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Colour and size. */
  readonly skuProperties: ReadonlyArray<OrderSkuProperty>;
  /** Picture; may be empty. */
  readonly image: Scalars['String']['output'];
  /** Units. */
  readonly quantity: Scalars['Int']['output'];
  /** Money. */
  readonly amount: Money;
  /** Whether it is a gift. */
  readonly isGift: Scalars['Boolean']['output'];
};

/** Where checkout was opened. */
export type CheckoutOrigin =
  /** The bag page. */
  | 'cart'
  /** The mini cart in the header. */
  | 'miniCart';

/** What checkout takes over from a bag. */
export type CheckoutPreparation = {
  /** Lines that will be ordered, gifts included. */
  readonly lines: ReadonlyArray<CartItem>;
  /** Lines of the bag that cannot be ordered. */
  readonly leftOut: ReadonlyArray<CartItem>;
  /** Codes and coupons used. */
  readonly couponCodes: ReadonlyArray<Scalars['String']['output']>;
};

/** What checkout offers. */
export type CheckBaseInfo = {
  /** Delivery methods. */
  readonly transportMethods: ReadonlyArray<TransportMethod>;
  /** Services. */
  readonly additionalServices: ReadonlyArray<ShopAdditionalService>;
  /** Payment methods, in the order shown; those that are switched off are left out. */
  readonly paymentMethods: ReadonlyArray<OrderPayType>;
  /** Codes of the countries the shop delivers to. */
  readonly countryIds: ReadonlyArray<Scalars['String']['output']>;
  /** Time to pay an order. Minutes. Large and repeated unpaid orders have less: each order has its own `scheduleCancelTime`. */
  readonly payMinutes: Scalars['Int']['output'];
  /** Maximum value of the goods of an order to Australia. */
  readonly australiaCap: Money;
  /** Amount of goods from which delivery to Hong Kong and Macau is free. */
  readonly freeFreightFrom: Money;
  /** Longest remark to the shop (characters). */
  readonly maxRemark: Scalars['Int']['output'];
  /** Longest text of a greeting card (characters). */
  readonly maxMemo: Scalars['Int']['output'];
};

/** Delivery methods. */
export type TransportMethodName =
  /** To the shopper's address. */
  | 'HOME_DELIVERY'
  /** Collected in a store. */
  | 'STORE_PICKUP'
  /** Collected at a courier's station or locker. */
  | 'COURIER_PICKUP';

/** A delivery method. */
export type TransportMethod = {
  /** Id. */
  readonly id: Scalars['ID']['output'];
  /** Name, in the language of the request. */
  readonly transportName: Scalars['String']['output'];
  /** Which one it is. */
  readonly transportMethod: TransportMethodName;
  /** Types of pick-up points: 1 courier station, 2 store, 3 locker; empty for home delivery. */
  readonly pickupTypes: ReadonlyArray<Scalars['Int']['output']>;
  /** How the order calls it. */
  readonly distributionType: OrderDistributionType;
  /** Courier. */
  readonly expressCompany: Scalars['String']['output'];
  /** Code of the courier. */
  readonly expressCompanyCode: Scalars['String']['output'];
  /** How long it takes, in the language of the request, home delivery to the first of the countries; empty where the shop does not say. */
  readonly expressTime: Scalars['String']['output'];
  /** How long home delivery takes to each country of the shop; empty for other ways. */
  readonly expressTimes: ReadonlyArray<ExpressTime>;
  /** Cost and conditions, in the language of the request. */
  readonly remark: Scalars['String']['output'];
  /** Picture; may be empty. */
  readonly imgUrl: Scalars['String']['output'];
  /** Place in the list, from 1. */
  readonly sortNo: Scalars['Int']['output'];
};

/** How long delivery to a country takes. */
export type ExpressTime = {
  /** `HK`, `MO`, `AU` or `SG`. */
  readonly country: Scalars['String']['output'];
  /** In the language of the request; empty where the shop does not say. */
  readonly text: Scalars['String']['output'];
};

/** A service that an order can have. */
export type ShopAdditionalService = {
  /** Service. */
  readonly type: AdditionalServiceType;
  /** Its price. */
  readonly amount: Money;
  /** What it costs now; null without a promotion. */
  readonly promotionAmount?: Maybe<Money>;
};

/** An order to place. */
export type OrderCreateInput = {
  /** Device. */
  readonly terminal: OrderTerminal;
  /** Remark to the shop, at most 200 characters. */
  readonly buyerRemark?: InputMaybe<Scalars['String']['input']>;
  /** Where it was placed. */
  readonly platformSource: OrderPlatform;
  /** Recipient and address. */
  readonly receiptInfo: OrderReceiptInput;
  /** How it is delivered. */
  readonly distributionType: OrderDistributionType;
  /** Services. */
  readonly additionalServices?: InputMaybe<ReadonlyArray<OrderServiceInput>>;
  /** Lines, gifts included. */
  readonly orderLines: ReadonlyArray<OrderLineInput>;
  /** Codes and coupons. */
  readonly discountCodes?: InputMaybe<ReadonlyArray<CartDiscountCodeInput>>;
  /** Who advised the shopper; counts for staff only. */
  readonly guideInput?: InputMaybe<OrderGuideInput>;
  /** More about the order. */
  readonly extInfos: OrderExtInfosInput;
  /** GO DOLLAR to use, in whole GO DOLLAR. */
  readonly prePayDeductions?: InputMaybe<Scalars['Int']['input']>;
  /** To pay. This and the other amounts are those the shopper saw, in dollars; the order is rejected when the shop calculates others. */
  readonly amount: Scalars['Float']['input'];
  /** Goods. */
  readonly productAmount: Scalars['Float']['input'];
  /** Taken off by codes and coupons. */
  readonly coupon: Scalars['Float']['input'];
  /** Always 0: the shop has no vouchers. */
  readonly voucherDiscount: Scalars['Float']['input'];
  /** Taken off by promotions. */
  readonly discount: Scalars['Float']['input'];
  /** Delivery. */
  readonly freight: Scalars['Float']['input'];
  /** Always 0: the shop has no gift cards. */
  readonly giftCard: Scalars['Float']['input'];
  /** Always 0. */
  readonly tax: Scalars['Float']['input'];
  /** Services. */
  readonly additionalServiceFee: Scalars['Float']['input'];
  /** Paid with GO DOLLAR. */
  readonly deductionAmount: Scalars['Float']['input'];
};

/** Devices. */
export type OrderTerminal =
  /** A wide screen. */
  | 'PC'
  /** A phone or tablet. */
  | 'H5';

/** Where orders come from. */
export type OrderPlatform =
  /** The web shop. */
  | 'OFFICIAL_SITE';

/** How orders are delivered. */
export type OrderDistributionType =
  /** To an address. */
  | 'EXPRESS'
  /** Collected by the shopper. */
  | 'PICKUP'
  /** By the shop's own people; not offered at checkout. */
  | 'MERCHANT_SHIPPING';

/** Payment methods. */
export type OrderPayType =
  /** Visa card. */
  | 'visa'
  /** Mastercard. */
  | 'master'
  /** American Express card. */
  | 'amex'
  /** UnionPay card. */
  | 'unionpay'
  /** AliPay HK wallet. */
  | 'alipayHk'
  /** WeChat Pay HK wallet. */
  | 'wechatHk'
  /** Octopus. */
  | 'octopus';

/** Recipient and address of an order. Places of Hong Kong and Macau are codes of the region tree, those of other countries texts. */
export type OrderReceiptInput = {
  /** Address of the member's address book; the fields of a place are not needed then. */
  readonly addressCode?: InputMaybe<Scalars['String']['input']>;
  /** First name of the receiver, who also collects. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Email address, which gets the messages about the order. */
  readonly mail?: InputMaybe<Scalars['String']['input']>;
  /** Code of the country: 810000, 820000, 190 or 16. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** Province or state, for other countries. */
  readonly province?: InputMaybe<Scalars['String']['input']>;
  /** City, for other countries. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Code or name of the district. */
  readonly district?: InputMaybe<Scalars['String']['input']>;
  /** Code of the area, for Hong Kong and Macau. */
  readonly town?: InputMaybe<Scalars['String']['input']>;
  /** First line of the address. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** Second line. */
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly zipCode?: InputMaybe<Scalars['String']['input']>;
  /** Pick-up point, for `PICKUP`. */
  readonly selfPickupShopCode?: InputMaybe<Scalars['String']['input']>;
};

/** A service to order. */
export type OrderServiceInput = {
  /** Service. */
  readonly type: AdditionalServiceType;
  /** Text of a greeting card, at most 100 characters. */
  readonly memo?: InputMaybe<Scalars['String']['input']>;
};

/** A line to order. */
export type OrderLineInput = {
  /** SKU code. */
  readonly skuCode: Scalars['String']['input'];
  /** Number of units. */
  readonly quantity: Scalars['Int']['input'];
  /** What it is. A gift says which one was chosen. */
  readonly lineType: CartLineType;
  /** Promotion of a gift or an add-on; empty for goods at their own price. */
  readonly activityId?: InputMaybe<Scalars['String']['input']>;
  /** Price per unit that the shopper saw, in dollars. */
  readonly price?: InputMaybe<Scalars['Float']['input']>;
  /** Ignored: the shop has its own. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Ignored: the shop has its own. */
  readonly image?: InputMaybe<Scalars['String']['input']>;
  /** Ignored: the shop has its own. */
  readonly skuProperties?: InputMaybe<Scalars['String']['input']>;
  /** Stored with the line but not read; at most 1000 characters. */
  readonly extInfos?: InputMaybe<Scalars['String']['input']>;
};

/** Who advised the shopper. */
export type OrderGuideInput = {
  /** Staff code, letters and digits, at most 20. */
  readonly guideCode: Scalars['String']['input'];
};

/** More about an order. */
export type OrderExtInfosInput = {
  /** The shopper's key for this order, 8 to 64 characters: the same key gives the same order. */
  readonly clientKey: Scalars['String']['input'];
  /** How it will be paid; not needed when nothing is to pay. */
  readonly payType?: InputMaybe<OrderPayType>;
  /** Whether the bill goes to the delivery address. Otherwise the saved billing address counts. */
  readonly sameAsAddress?: InputMaybe<Scalars['Boolean']['input']>;
  /** Copy of the place that decides about delivery; ignored. */
  readonly receipt?: InputMaybe<Scalars['String']['input']>;
  /** Gifts that were chosen; `orderLines` decides. */
  readonly gifts?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Promotions that counted; the shop decides. */
  readonly activities?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether it leaves Hong Kong and Macau; the shop decides. */
  readonly isInternational?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of merging a visitor's bag. */
export type MergeCartResult = {
  /** Whether the bags are merged. */
  readonly success: Scalars['Boolean']['output'];
  /** Message about items that could not be merged; null when all were. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The user of a session. */
export type VisitorMemberInfo = {
  /** Whether the user is a visitor. */
  readonly isVisitor: Scalars['Boolean']['output'];
  /** Null for visitors. */
  readonly memberInfo?: Maybe<MemberInfo>;
  /** ID of the visitor or member; not a secret and not a token. */
  readonly userCode: Scalars['String']['output'];
};

/** Membership data. */
export type MemberInfo = {
  /** Member level. */
  readonly levelCode?: Maybe<Scalars['String']['output']>;
  /** Display name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** For staff; null for other members. */
  readonly staffCode?: Maybe<Scalars['String']['output']>;
};

/** A new session. */
export type VisitorLogin = {
  /** Send it as `Authorization: Bearer …`. It cannot be read again later. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Expiry of the token, which every use puts off. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the visitor is the one of `previousToken`. */
  readonly isReturning: Scalars['Boolean']['output'];
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Login form. One of `account` and `mobile` is required. */
export type UserLoginInput = {
  /** Email address or mobile number. */
  readonly account?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number, with or without the country prefix. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country of a mobile without prefix: `HK`, `MO`, `CN`, `SG` or `AU`; derived from the digits by default. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** As entered by the shopper. */
  readonly password: Scalars['String']['input'];
  /** Text of the image code. */
  readonly imageVerifyCode?: InputMaybe<Scalars['String']['input']>;
  /** Token of the image code. */
  readonly imageVerifyToken?: InputMaybe<Scalars['String']['input']>;
  /** Whether the session lasts 168 hours instead of 2. */
  readonly rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A member's new session. */
export type LoginResult = {
  /** Send it as `Authorization: Bearer …`. It cannot be read again later. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Expiry of the token. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The member who logged in. */
  readonly customer?: Maybe<Customer>;
  /** Member code. */
  readonly userCode?: Maybe<Scalars['String']['output']>;
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An image code. */
export type ImageVerifyCode = {
  /** `data:image/png;base64,…` */
  readonly image: Scalars['String']['output'];
  /** Token to send with the text of the image. */
  readonly token: Scalars['String']['output'];
};

/** Bag to merge. */
export type MergeCartInput = {
  /** Token of the visitor session from before the login. */
  readonly anonymousToken: Scalars['String']['input'];
};

/** A customer. */
export type Customer = {
  /** Email address, or the mobile number when there is none. */
  readonly account?: Maybe<Scalars['String']['output']>;
  /** Value from a third party, unchanged. */
  readonly openId?: Maybe<Scalars['String']['output']>;
  /** ID of the visitor or member; not a secret. */
  readonly userCode: Scalars['String']['output'];
  /** Nickname. */
  readonly nickName?: Maybe<Scalars['String']['output']>;
  /** Email address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** `+852 91234567` */
  readonly mobile?: Maybe<Scalars['String']['output']>;
  /** Level name, in the language of the request. */
  readonly gradeLevelName?: Maybe<Scalars['String']['output']>;
  /** Level code. */
  readonly gradeLevelId?: Maybe<Scalars['String']['output']>;
  /** Session token; only in the response that created it. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Value from a third party, unchanged. */
  readonly unionId?: Maybe<Scalars['String']['output']>;
  /** Creation of the account. */
  readonly createTime?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the user is a visitor. */
  readonly isVisitor: Scalars['Boolean']['output'];
  /** Whether the member is staff. */
  readonly isStaff: Scalars['Boolean']['output'];
  /** Null for visitors. */
  readonly memberInfo?: Maybe<MemberInfo>;
  /** Store credit; null for visitors. */
  readonly goDollar?: Maybe<GoDollar>;
  /** Null for visitors. */
  readonly accountInfo?: Maybe<AccountInfo>;
  /** Null for visitors. */
  readonly gwpMemberInfo?: Maybe<GwpMemberInfo>;
};

/** Store credit. */
export type GoDollar = {
  /** Whole go-dollar; 1 is worth HKD 1. */
  readonly balance: Scalars['Int']['output'];
};

/** Profile of an account. */
export type AccountInfo = {
  /** First and last name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Nickname. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** URL of a picture. */
  readonly portrait?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** `1990-05-17` */
  readonly birthday?: Maybe<Scalars['String']['output']>;
  /** `M` or `F`. */
  readonly genderType?: Maybe<Scalars['String']['output']>;
  /** Stored unchanged. */
  readonly userRemark?: Maybe<Scalars['String']['output']>;
  /** Email address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** `+852 91234567` */
  readonly mobile?: Maybe<Scalars['String']['output']>;
  /** `MR`, `MRS`, `MS` or `MISS`. */
  readonly appellation?: Maybe<Scalars['String']['output']>;
};

/** Profile of a member. */
export type GwpMemberInfo = {
  /** `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** `+852 91234567` */
  readonly mobile?: Maybe<Scalars['String']['output']>;
  /** First and last name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Email address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** `M` or `F`. */
  readonly sex?: Maybe<Scalars['String']['output']>;
  /** 1 to 12. */
  readonly birthMonth?: Maybe<Scalars['Int']['output']>;
  /** For staff; null for other members. */
  readonly staffCode?: Maybe<Scalars['String']['output']>;
  /** For staff; null for other members. */
  readonly staffName?: Maybe<Scalars['String']['output']>;
};

/** Purpose of a verification code. A code is valid for its purpose only. */
export type VerifyPurpose =
  /** Registration, also of a third-party identity. */
  | 'REGISTER'
  /** Resetting a password. */
  | 'RESET_PASSWORD'
  /** Changing the account's email address or mobile number. */
  | 'CHANGE_CONTACT';

/** Requests a code by email. */
export type EmailVerifyCodeInput = {
  /** Email address. */
  readonly email: Scalars['String']['input'];
  /** Purpose of the code. */
  readonly purpose: VerifyPurpose;
};

/** Requests a code by SMS. */
export type SmsVerifyCodeInput = {
  /** Mobile number, with or without the country prefix. */
  readonly mobile: Scalars['String']['input'];
  /** Country of a mobile without prefix: `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Purpose of the code. */
  readonly purpose: VerifyPurpose;
};

/** A code to check. One of `email` and `mobile` is required. */
export type CheckVerifyCodeInput = {
  /** Receiver of the code. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Receiver of the code. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country of a mobile without prefix. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Purpose of the code. */
  readonly purpose: VerifyPurpose;
  /** As entered by the shopper. */
  readonly verifyCode: Scalars['String']['input'];
};

/** Result of requesting a code. */
export type SentCode = {
  /** Whether the code was sent. */
  readonly success: Scalars['Boolean']['output'];
  /** Seconds until another code can be requested; also set with `CODE_TOO_SOON`. */
  readonly resendAfterSeconds: Scalars['Int']['output'];
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The registration form. One of `email` and `mobile` is verified by the code; the other is optional. */
export type UserRegisterInput = {
  /** Email address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number, with or without the country prefix. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country or district: `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly countryCode: Scalars['String']['input'];
  /** Receiver of the code: `EMAIL` or `MOBILE`. */
  readonly verifiedBy: VerifiedBy;
  /** As entered by the shopper. */
  readonly verifyCode: Scalars['String']['input'];
  /** 6 to 20 letters, digits and !@#$%^&*. with a letter and a digit. */
  readonly password: Scalars['String']['input'];
  /** Repeated password. */
  readonly confirmPassword: Scalars['String']['input'];
  /** `MR`, `MRS`, `MS` or `MISS`. */
  readonly appellation: Scalars['String']['input'];
  /** Given name. */
  readonly firstName: Scalars['String']['input'];
  /** Family name. */
  readonly lastName: Scalars['String']['input'];
  /** `M` or `F`. */
  readonly sex: Scalars['String']['input'];
  /** 1 to 12; not needed with a birthday. */
  readonly birthMonth?: InputMaybe<Scalars['Int']['input']>;
  /** `1990-05-17`; sets the month too. */
  readonly birthday?: InputMaybe<Scalars['String']['input']>;
  /** Terms of use and privacy policy. */
  readonly agreesToTerms: Scalars['Boolean']['input'];
  /** Consent to marketing messages. */
  readonly marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the form is for staff. */
  readonly isStaff?: InputMaybe<Scalars['Boolean']['input']>;
  /** For staff; null for other members. */
  readonly staffCode?: InputMaybe<Scalars['String']['input']>;
  /** For staff; null for other members. */
  readonly staffName?: InputMaybe<Scalars['String']['input']>;
  /** Code of the member who referred the shopper, from the referral link; unknown codes are ignored. */
  readonly referrerCode?: InputMaybe<Scalars['String']['input']>;
};

/** Receiver of a verification code. */
export type VerifiedBy =
  /** The email address. */
  | 'EMAIL'
  /** The mobile number. */
  | 'MOBILE';

/** Registration form for a third-party identity. */
export type CreateMemberInput = {
  /** ID returned by `thirdPartyLogin`. */
  readonly thirdPartyId: Scalars['String']['input'];
  /** Email address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number, with or without the country prefix. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country or district. */
  readonly countryCode: Scalars['String']['input'];
  /** Receiver of the code. */
  readonly verifiedBy: VerifiedBy;
  /** As entered by the shopper. */
  readonly verifyCode: Scalars['String']['input'];
  /** `MR`, `MRS`, `MS` or `MISS`. */
  readonly appellation: Scalars['String']['input'];
  /** Given name. */
  readonly firstName: Scalars['String']['input'];
  /** Family name. */
  readonly lastName: Scalars['String']['input'];
  /** `M` or `F`. */
  readonly sex: Scalars['String']['input'];
  /** 1 to 12; not needed with a birthday. */
  readonly birthMonth?: InputMaybe<Scalars['Int']['input']>;
  /** `1990-05-17` */
  readonly birthday?: InputMaybe<Scalars['String']['input']>;
  /** Terms of use and privacy policy. */
  readonly agreesToTerms: Scalars['Boolean']['input'];
  /** Consent to marketing messages. */
  readonly marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Code of the member who referred the shopper; unknown codes are ignored. */
  readonly referrerCode?: InputMaybe<Scalars['String']['input']>;
};

/** Resets a forgotten password. One of `email` and `mobile` is required. */
export type ResetPasswordInput = {
  /** Email address of the account. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Mobile of the account. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country of a mobile without prefix. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** As entered by the shopper. */
  readonly verifyCode: Scalars['String']['input'];
  /** New password. */
  readonly password: Scalars['String']['input'];
  /** Repeated password. */
  readonly confirmPassword: Scalars['String']['input'];
};

/** Short profile of a member. */
export type SimpleMemberInfo = {
  /** Creation of the account. */
  readonly createTime: Scalars['DateTime']['output'];
  /** Member code. */
  readonly userCode: Scalars['String']['output'];
  /** First and last name. */
  readonly name: Scalars['String']['output'];
  /** Nickname. */
  readonly nickName?: Maybe<Scalars['String']['output']>;
  /** For staff; null for other members. */
  readonly staffCode?: Maybe<Scalars['String']['output']>;
  /** Whole go-dollar. */
  readonly balance?: Maybe<Scalars['Int']['output']>;
};

/** Profile of a member. */
export type MemberProfile = {
  /** Member code. */
  readonly userCode: Scalars['String']['output'];
  /** `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly countryCode: Scalars['String']['output'];
  /** `+852 91234567` */
  readonly mobile?: Maybe<Scalars['String']['output']>;
  /** Email address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** First and last name. */
  readonly name: Scalars['String']['output'];
  /** Given name. */
  readonly firstName: Scalars['String']['output'];
  /** Family name. */
  readonly lastName: Scalars['String']['output'];
  /** Nickname. */
  readonly nickName?: Maybe<Scalars['String']['output']>;
  /** `MR`, `MRS`, `MS` or `MISS`. */
  readonly appellation?: Maybe<Scalars['String']['output']>;
  /** `M` or `F`. */
  readonly sex?: Maybe<Scalars['String']['output']>;
  /** 1 to 12. */
  readonly birthMonth?: Maybe<Scalars['Int']['output']>;
  /** `1990-05-17` */
  readonly birthday?: Maybe<Scalars['String']['output']>;
  /** Whether birthday and month are confirmed; then they cannot be changed. */
  readonly isBirthdayConfirmed: Scalars['Boolean']['output'];
  /** For staff; null for other members. */
  readonly staffCode?: Maybe<Scalars['String']['output']>;
  /** For staff; null for other members. */
  readonly staffName?: Maybe<Scalars['String']['output']>;
  /** Whether the member consents to marketing messages. */
  readonly marketingConsent: Scalars['Boolean']['output'];
  /** Level code. */
  readonly levelCode: Scalars['String']['output'];
  /** Level name, in the language of the request. */
  readonly levelName: Scalars['String']['output'];
  /** Creation of the account. */
  readonly createTime: Scalars['DateTime']['output'];
  /** Whether the member has a password; false for members who only log in with a third party. */
  readonly hasPassword: Scalars['Boolean']['output'];
  /** Third parties linked to the account. */
  readonly linkedTypes: ReadonlyArray<ThirdPartyType>;
};

/** Changes to a profile. A new email address or mobile number requires the code sent to it. */
export type UpdateMemberInput = {
  /** Country or district. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** New email address, with `verifyCode`. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** New mobile, with `verifyCode`. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Code with the purpose CHANGE_CONTACT. */
  readonly verifyCode?: InputMaybe<Scalars['String']['input']>;
  /** `MR`, `MRS`, `MS` or `MISS`. */
  readonly appellation?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Nickname; an empty text removes it. */
  readonly nickName?: InputMaybe<Scalars['String']['input']>;
  /** `M` or `F`. */
  readonly sex?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 12. */
  readonly birthMonth?: InputMaybe<Scalars['Int']['input']>;
  /** `1990-05-17` */
  readonly birthday?: InputMaybe<Scalars['String']['input']>;
  /** Confirms birthday and month permanently. */
  readonly confirmBirthday?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the member consents to marketing messages. */
  readonly marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of updating a profile. */
export type MemberProfileResult = {
  /** The updated profile; null when nothing was changed. */
  readonly profile?: Maybe<MemberProfile>;
  /** Errors; when there are any, nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Third parties. A login with one that has no adapter is rejected. */
export type ThirdPartyType =
  /** WeChat. */
  | 'WECHAT'
  /** Weibo. */
  | 'WEI_BO'
  /** QQ. */
  | 'QQ'
  /** Baidu. */
  | 'BAI_DU'
  /** A mini program. */
  | 'MINI_PROGRAM'
  /** Facebook. */
  | 'FACE_BOOK'
  /** Alipay. */
  | 'ALIPAY'
  /** The back office. */
  | 'CRM'
  /** The back office of the youth programme. */
  | 'YOUNG'
  /** Google. */
  | 'GOOGLE'
  /** Instagram. */
  | 'INSTAGRAM'
  /** TikTok. */
  | 'TIKTOK'
  /** Toutiao. */
  | 'TOUTIAO'
  /** Any other identity provider. */
  | 'OTHER';

/** A third party that shoppers can log in with. */
export type ThirdPartyProvider = {
  /** Type. */
  readonly appType: ThirdPartyType;
  /** Name on the button. */
  readonly name: Scalars['String']['output'];
  /** Path of the shop that redirects the browser to the third party. */
  readonly startUrl: Scalars['String']['output'];
};

/** Asked before a login changes the session. */
export type SignInQuestion = {
  /** One-time ticket, valid for ten minutes: sent as `appIdentifier`, it agrees. */
  readonly ticket: Scalars['String']['output'];
  /** Email address or mobile of the account, or of the identity when it is not linked; may be empty. */
  readonly account: Scalars['String']['output'];
  /** Whether a member is logged in, whose session would end. */
  readonly isMember: Scalars['Boolean']['output'];
};

/** Session of a linked identity, the data of one that is not linked yet, or a question. */
export type ThirdPartyLogin = {
  /** Token of the member's session; null when the identity is not linked. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Expiry of the token. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The member who logged in. */
  readonly customer?: Maybe<Customer>;
  /** Name according to the third party. */
  readonly nickName?: Maybe<Scalars['String']['output']>;
  /** According to the third party; not verified. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** According to the third party; not verified. */
  readonly mobile?: Maybe<Scalars['String']['output']>;
  /** ID of the pending identity for `linkAccount` and `createMember`, valid for 30 minutes; null when the identity is linked. */
  readonly thirdPartyId?: Maybe<Scalars['String']['output']>;
  /** Set when the shopper must agree first; nothing has changed until then. */
  readonly question?: Maybe<SignInQuestion>;
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A pending identity and the account to link it to. */
export type LinkAccountInput = {
  /** Third party. */
  readonly appType: ThirdPartyType;
  /** The `thirdPartyId` of the pending identity. */
  readonly appIdentifier: Scalars['String']['input'];
  /** Email address of the account. */
  readonly account?: InputMaybe<Scalars['String']['input']>;
  /** Mobile of the account. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country of a mobile without prefix. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Password of the account. */
  readonly password: Scalars['String']['input'];
  /** Text of the image code, when one is required. */
  readonly imageVerifyCode?: InputMaybe<Scalars['String']['input']>;
  /** Token of the image code. */
  readonly imageVerifyToken?: InputMaybe<Scalars['String']['input']>;
};

/** Result of linking. */
export type LinkResult = {
  /** Whether the identity is linked to the account. */
  readonly linked: Scalars['Boolean']['output'];
  /** Token of the member's session. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Expiry of the token. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The member who logged in. */
  readonly customer?: Maybe<Customer>;
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Filter for pick-up points; all given fields must match. */
export type PickUpAddressInput = {
  /** Code of the region. */
  readonly regionId?: InputMaybe<Scalars['String']['input']>;
  /** Code of the district. */
  readonly districtId?: InputMaybe<Scalars['String']['input']>;
  /** Code of the area. */
  readonly areaId?: InputMaybe<Scalars['String']['input']>;
  /** 1 courier station, 2 store, 3 locker. */
  readonly type?: InputMaybe<Scalars['Int']['input']>;
};

/** A pick-up point. */
export type PickUpAddress = {
  /** Stable ID. */
  readonly id: Scalars['ID']['output'];
  /** Name, in the language of the request. */
  readonly name: Scalars['String']['output'];
  /** Code of the region. */
  readonly regionId: Scalars['String']['output'];
  /** Name of the region (Hong Kong or Macau). */
  readonly region: Scalars['String']['output'];
  /** Name, in the language of the request. */
  readonly district: Scalars['String']['output'];
  /** Code of the district. */
  readonly districtId: Scalars['String']['output'];
  /** Name, in the language of the request. */
  readonly area: Scalars['String']['output'];
  /** Code of the area. */
  readonly areaId: Scalars['String']['output'];
  /** Street address, in the language of the request. */
  readonly address: Scalars['String']['output'];
  /** 1 courier station, 2 store, 3 locker. */
  readonly type: Scalars['Int']['output'];
  /** Code used by the courier or the shop. */
  readonly code: Scalars['String']['output'];
  /** Degrees east. */
  readonly longitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees north. */
  readonly latitude?: Maybe<Scalars['Float']['output']>;
  /** `ACTIVE` or `SUSPENDED`. */
  readonly status: Scalars['String']['output'];
  /** Whether a parcel can be collected the same day. */
  readonly sameDay: Scalars['Boolean']['output'];
  /** Telephone number. */
  readonly telephone?: Maybe<Scalars['String']['output']>;
  /** Opening hours. The spelling of the field is part of the API. */
  readonly bussinessHours: Scalars['String']['output'];
};

/** A region. */
export type ChineseRegion = {
  /** Region code, the same in both languages. */
  readonly code: Scalars['String']['output'];
  /** Name, in the language of the request. */
  readonly name: Scalars['String']['output'];
};

/** Result of sending a message. */
export type FeedbackResult = {
  /** Whether the message was accepted. */
  readonly success: Scalars['Boolean']['output'];
  /** Message ID. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Access to one order for 30 minutes. */
export type VisitorToken = {
  /** Value for the `tempToken` query parameter. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Customer of the order. */
  readonly customer?: Maybe<Customer>;
  /** End of the access. */
  readonly expiration?: Maybe<Scalars['DateTime']['output']>;
  /** Errors; empty when the operation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/**
 * Values of `UserError.code`. It grows: show `message` for a value that you do not know. The number 00510950027 (no order with these
 * details) is not a name and so not listed.
 */
export type UserErrorCode =
  /** Code of a refusal. */
  | 'ACCOUNT_SUSPENDED'
  /** Code of a refusal. */
  | 'ACCOUNT_UNKNOWN'
  /** Code of a refusal. */
  | 'ADDRESS_BAD'
  /** Code of a refusal. */
  | 'ADDRESS_COUNTRY_LIMIT'
  /** Code of a refusal. */
  | 'ADDRESS_LIMIT'
  /** Code of a refusal. */
  | 'ADDRESS_POINT_CLOSED'
  /** Code of a refusal. */
  | 'ADDRESS_POINT_MISSING'
  /** Code of a refusal. */
  | 'ADDRESS_UNKNOWN'
  /** Code of a refusal. */
  | 'AFTER_SALES_EXCHANGE'
  /** Code of a refusal. */
  | 'AFTER_SALES_FAULTY_ONLY'
  /** Code of a refusal. */
  | 'AFTER_SALES_GIFT'
  /** Code of a refusal. */
  | 'AFTER_SALES_KEY'
  /** Code of a refusal. */
  | 'AFTER_SALES_LINES'
  /** Code of a refusal. */
  | 'AFTER_SALES_MEMO'
  /** Code of a refusal. */
  | 'AFTER_SALES_NOT_RECEIVED'
  /** Code of a refusal. */
  | 'AFTER_SALES_OVERDUE'
  /** Code of a refusal. */
  | 'AFTER_SALES_PHOTOS'
  /** Code of a refusal. */
  | 'AFTER_SALES_PHOTO_LIMIT'
  /** Code of a refusal. */
  | 'AFTER_SALES_PHOTO_MISSING'
  /** Code of a refusal. */
  | 'AFTER_SALES_PHOTO_SIZE'
  /** Code of a refusal. */
  | 'AFTER_SALES_PHOTO_TYPE'
  /** Code of a refusal. */
  | 'AFTER_SALES_STATE'
  /** Code of a refusal. */
  | 'AFTER_SALES_STOCK'
  /** Code of a refusal. */
  | 'AFTER_SALES_TRACKING'
  /** Code of a refusal. */
  | 'AFTER_SALES_TYPE'
  /** Code of a refusal. */
  | 'AFTER_SALES_UNITS'
  /** Code of a refusal. */
  | 'AFTER_SALES_UNKNOWN'
  /** Code of a refusal. */
  | 'APPELLATION_BAD'
  /** Code of a refusal. */
  | 'BIND_FAILED'
  /** Code of a refusal. */
  | 'BIRTHDAY_BAD'
  /** Code of a refusal. */
  | 'BIRTHDAY_LOCKED'
  /** Code of a refusal. */
  | 'BIRTH_MONTH_BAD'
  /** Code of a refusal. */
  | 'CART_ADDON_EXPIRED'
  /** Code of a refusal. */
  | 'CART_ADDON_NOT_ALLOWED'
  /** Code of a refusal. */
  | 'CART_ADDON_THRESHOLD'
  /** Code of a refusal. */
  | 'CART_GIFT_NOT_OFFERED'
  /** Code of a refusal. */
  | 'CART_LINE_NOT_FOUND'
  /** Code of a refusal. */
  | 'CART_MERGE_NOT_VISITOR'
  /** Code of a refusal. */
  | 'CART_OFF_SHELF'
  /** Code of a refusal. */
  | 'CART_QTY_LIMIT'
  /** Code of a refusal. */
  | 'CART_SHARE_EMPTY'
  /** Code of a refusal. */
  | 'CART_SHARE_NOT_FOUND'
  /** Code of a refusal. */
  | 'CART_SHARE_TOO_MANY'
  /** Code of a refusal. */
  | 'CART_VERSION_CONFLICT'
  /** Code of a refusal. */
  | 'CODE_BAD_EMAIL'
  /** Code of a refusal. */
  | 'CODE_BAD_MOBILE'
  /** Code of a refusal. */
  | 'CODE_BAD_RECEIVER'
  /** Code of a refusal. */
  | 'CODE_EXPIRED'
  /** Code of a refusal. */
  | 'CODE_MISSING'
  /** Code of a refusal. */
  | 'CODE_NOT_SENT'
  /** Code of a refusal. */
  | 'CODE_TOO_MANY'
  /** Code of a refusal. */
  | 'CODE_TOO_MANY_MAIL'
  /** Code of a refusal. */
  | 'CODE_TOO_SOON'
  /** Code of a refusal. */
  | 'CODE_WRONG'
  /** Code of a refusal. */
  | 'COUNTRY_BAD'
  /** Code of a refusal. */
  | 'COUPON_AUDIENCE'
  /** Code of a refusal. */
  | 'COUPON_CLAIMED'
  /** Code of a refusal. */
  | 'COUPON_CODE_EXPIRED'
  /** Code of a refusal. */
  | 'COUPON_FIRST_ORDER'
  /** Code of a refusal. */
  | 'COUPON_GIFT_GONE'
  /** Code of a refusal. */
  | 'COUPON_GONE'
  /** Code of a refusal. */
  | 'COUPON_HELD'
  /** Code of a refusal. */
  | 'COUPON_INVALID'
  /** Code of a refusal. */
  | 'COUPON_NOT_MET'
  /** Code of a refusal. */
  | 'COUPON_NOT_STARTED'
  /** Code of a refusal. */
  | 'COUPON_NO_EFFECT'
  /** Code of a refusal. */
  | 'COUPON_ONE_EACH'
  /** Code of a refusal. */
  | 'COUPON_PROMOTION'
  /** Code of a refusal. */
  | 'COUPON_TOO_MANY'
  /** Code of a refusal. */
  | 'COUPON_USED'
  /** Code of a refusal. */
  | 'EMAIL_BAD'
  /** Code of a refusal. */
  | 'EMAIL_IN_USE'
  /** Code of a refusal. */
  | 'EMAIL_MISSING'
  /** Code of a refusal. */
  | 'FAVORITE_GIFT'
  /** Code of a refusal. */
  | 'FAVORITE_LIMIT'
  /** Code of a refusal. */
  | 'FAVORITE_UNKNOWN_SKU'
  /** Code of a refusal. */
  | 'FEEDBACK_BAD_CONTENT'
  /** Code of a refusal. */
  | 'FEEDBACK_BAD_EMAIL'
  /** Code of a refusal. */
  | 'FEEDBACK_BAD_MOBILE'
  /** Code of a refusal. */
  | 'FEEDBACK_BAD_NAME'
  /** Code of a refusal. */
  | 'FEEDBACK_BAD_SUBJECT'
  /** Code of a refusal. */
  | 'FEEDBACK_TOO_MANY'
  /** Code of a refusal. */
  | 'FIRST_NAME_BAD'
  /** Code of a refusal. */
  | 'FORM_TOO_MANY'
  /** Code of a refusal. */
  | 'GO_DOLLAR_AMOUNT'
  /** Code of a refusal. */
  | 'GO_DOLLAR_BAD_AMOUNT'
  /** Code of a refusal. */
  | 'GO_DOLLAR_BALANCE'
  /** Code of a refusal. */
  | 'IDENTITY_GONE'
  /** Code of a refusal. */
  | 'IMAGE_CODE_MISSING'
  /** Code of a refusal. */
  | 'IMAGE_CODE_WRONG'
  /** Code of a refusal. */
  | 'LAST_NAME_BAD'
  /** Code of a refusal. */
  | 'LOGIN_BAD_INPUT'
  /** Code of a refusal. */
  | 'LOGIN_MISMATCH'
  /** Code of a refusal. */
  | 'LOGIN_NO_ACCOUNT'
  /** Code of a refusal. */
  | 'LOGIN_SUSPENDED'
  /** Code of a refusal. */
  | 'LOGIN_TOO_MANY'
  /** Code of a refusal. */
  | 'LOOKUP_TOO_MANY'
  /** Code of a refusal. */
  | 'MOBILE_BAD'
  /** Code of a refusal. */
  | 'MOBILE_IN_USE'
  /** Code of a refusal. */
  | 'MOBILE_MISSING'
  /** Code of a refusal. */
  | 'MOBILE_UNKNOWN'
  /** Code of a refusal. */
  | 'NICK_NAME_BAD'
  /** Code of a refusal. */
  | 'NOTICE_BAD_EMAIL'
  /** Code of a refusal. */
  | 'NOTICE_BAD_MOBILE'
  /** Code of a refusal. */
  | 'NOTICE_IN_STOCK'
  /** Code of a refusal. */
  | 'NOTICE_TOO_MANY'
  /** Code of a refusal. */
  | 'NOTICE_UNKNOWN_SKU'
  /** Code of a refusal. */
  | 'ORDER_AU_CAP'
  /** Code of a refusal. */
  | 'ORDER_BAD_CONTACT'
  /** Code of a refusal. */
  | 'ORDER_EMPTY'
  /** Code of a refusal. */
  | 'ORDER_GIFT_GONE'
  /** Code of a refusal. */
  | 'ORDER_GUIDE_UNKNOWN'
  /** Code of a refusal. */
  | 'ORDER_KEY_USED'
  /** Code of a refusal. */
  | 'ORDER_LINES_TAKEN'
  /** Code of a refusal. */
  | 'ORDER_NOT_CANCELLABLE'
  /** Code of a refusal. */
  | 'ORDER_NOT_PAYABLE'
  /** Code of a refusal. */
  | 'ORDER_NO_ADDRESS'
  /** Code of a refusal. */
  | 'ORDER_NO_BILLING'
  /** Code of a refusal. */
  | 'ORDER_NO_DELIVERY'
  /** Code of a refusal. */
  | 'ORDER_NO_PAYMENT'
  /** Code of a refusal. */
  | 'ORDER_PRICE_CHANGED'
  /** Code of a refusal. */
  | 'ORDER_PRICE_ZERO'
  /** Code of a refusal. */
  | 'ORDER_TEXT_LONG'
  /** Code of a refusal. */
  | 'ORDER_UNKNOWN'
  /** Code of a refusal. */
  | 'ORDER_UNPAID_AMOUNT'
  /** Code of a refusal. */
  | 'ORDER_UNPAID_CONTACT'
  /** Code of a refusal. */
  | 'ORDER_UNPAID_MANY'
  /** Code of a refusal. */
  | 'ORDER_UNPAID_NETWORK'
  /** Code of a refusal. */
  | 'ORDER_UNPAID_UNITS'
  /** Code of a refusal. */
  | 'PASSWORD_BAD'
  /** Code of a refusal. */
  | 'PASSWORD_COMMON'
  /** Code of a refusal. */
  | 'PASSWORD_MISMATCH'
  /** Code of a refusal. */
  | 'PASSWORD_SAME'
  /** Code of a refusal. */
  | 'PASSWORD_WRONG_OLD'
  /** Code of a refusal. */
  | 'PAY_CLIENT'
  /** Code of a refusal. */
  | 'PAY_METHOD'
  /** Code of a refusal. */
  | 'PAY_PROVIDER'
  /** Code of a refusal. */
  | 'SEX_BAD'
  /** Code of a refusal. */
  | 'SIGN_UP_BAD_COUNTRY'
  /** Code of a refusal. */
  | 'SIGN_UP_BAD_EMAIL'
  /** Code of a refusal. */
  | 'SIGN_UP_TOO_MANY'
  /** Code of a refusal. */
  | 'SSO_BAD_TOKEN'
  /** Code of a refusal. */
  | 'SSO_EXPIRED'
  /** Code of a refusal. */
  | 'SSO_NO_ACCOUNT'
  /** Code of a refusal. */
  | 'SSO_OFF'
  /** Code of a refusal. */
  | 'SSO_USED'
  /** Code of a refusal. */
  | 'STAFF_CODE_MISSING'
  /** Code of a refusal. */
  | 'STAFF_NAME_MISSING'
  /** Code of a refusal. */
  | 'STAFF_WRONG'
  /** Code of a refusal. */
  | 'TERMS_MISSING'
  /** Code of a refusal. */
  | 'THIRD_PARTY_FAILED'
  /** Code of a refusal. */
  | 'THIRD_PARTY_NOT_LINKED'
  /** Code of a refusal. */
  | 'THIRD_PARTY_REFUSED'
  /** Code of a refusal. */
  | 'UEC11003'
  /** Code of a refusal. */
  | 'UEC11005'
  /** Code of a refusal. */
  | 'UEC11012'
  /** Code of a refusal. */
  | 'UNSUBSCRIBE_UNKNOWN'
  /** Code of a refusal. */
  | 'USER_CODE_EXPIRED'
  /** Code of a refusal. */
  | 'VISITOR_TOO_MANY';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Money: ResolverTypeWrapper<Money>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PageInput: PageInput;
  UserError: ResolverTypeWrapper<UserError>;
  Done: ResolverTypeWrapper<Done>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NodeType: NodeType;
  Shop: ResolverTypeWrapper<ShopModel>;
  SearchSuggestions: ResolverTypeWrapper<Omit<SearchSuggestions, 'products' | 'categories'> & { products: ReadonlyArray<ResolversTypes['Product']>, categories: ReadonlyArray<ResolversTypes['Category']> }>;
  SpuSaleStatus: SpuSaleStatus;
  ProductFilters: ProductFilters;
  PriceRange: PriceRange;
  AttributeFilter: AttributeFilter;
  ProductSort: ProductSort;
  ProductSortField: ProductSortField;
  SortOrder: SortOrder;
  ProductConnection: ResolverTypeWrapper<Omit<ProductConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ProductEdge']> }>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  FilterCondition: ResolverTypeWrapper<FilterCondition>;
  FilterCategory: ResolverTypeWrapper<FilterCategory>;
  FilterAttribute: ResolverTypeWrapper<FilterAttribute>;
  FilterValue: ResolverTypeWrapper<FilterValue>;
  FilterPrice: ResolverTypeWrapper<FilterPrice>;
  FilterBrand: ResolverTypeWrapper<FilterBrand>;
  Product: ResolverTypeWrapper<ProductModel>;
  Sku: ResolverTypeWrapper<SkuModel>;
  SkuOption: ResolverTypeWrapper<SkuOption>;
  SkuPrices: ResolverTypeWrapper<SkuPrices>;
  DefaultPrice: ResolverTypeWrapper<DefaultPrice>;
  MemberPrice: ResolverTypeWrapper<MemberPrice>;
  PromotionPrice: ResolverTypeWrapper<PromotionPrice>;
  AccountScope: AccountScope;
  Promotion: ResolverTypeWrapper<PromotionModel>;
  ExchangeConnection: ResolverTypeWrapper<Omit<ExchangeConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ExchangeEdge']> }>;
  ExchangeEdge: ResolverTypeWrapper<Omit<ExchangeEdge, 'node'> & { node: ResolversTypes['ExchangeProduct'] }>;
  ExchangeProduct: ResolverTypeWrapper<Omit<ExchangeProduct, 'product'> & { product: ResolversTypes['Product'] }>;
  FuncLabel: ResolverTypeWrapper<FuncLabel>;
  PromotionStatus: PromotionStatus;
  ProductOption: ResolverTypeWrapper<ProductOption>;
  ProductOptionValue: ResolverTypeWrapper<ProductOptionValue>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  AttributeValue: ResolverTypeWrapper<AttributeValue>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ImageType: ImageType;
  Label: ResolverTypeWrapper<Label>;
  Brand: ResolverTypeWrapper<Brand>;
  Category: ResolverTypeWrapper<CategoryModel>;
  CategoryPlace: ResolverTypeWrapper<Omit<CategoryPlace, 'category' | 'trail'> & { category: ResolversTypes['Category'], trail: ReadonlyArray<ResolversTypes['Category']> }>;
  LocalisedHref: ResolverTypeWrapper<LocalisedHref>;
  Menu: ResolverTypeWrapper<Menu>;
  Document: ResolverTypeWrapper<Document>;
  SeoInput: SeoInput;
  SeoInfo: ResolverTypeWrapper<SeoInfo>;
  ViewDataInput: ViewDataInput;
  BrowseEnvironment: BrowseEnvironment;
  ViewData: ResolverTypeWrapper<ViewData>;
  CmsContent: ResolverTypeWrapper<CmsContent>;
  ArrivalNoticeCreateInput: ArrivalNoticeCreateInput;
  ArrivalNoticeResult: ResolverTypeWrapper<ArrivalNoticeResult>;
  UnsubscribeTopic: UnsubscribeTopic;
  UnsubscribeResult: ResolverTypeWrapper<UnsubscribeResult>;
  SignUpType: SignUpType;
  TeaserInput: TeaserInput;
  SignUpResult: ResolverTypeWrapper<SignUpResult>;
  CartAddInput: CartAddInput;
  CartUpdateInput: CartUpdateInput;
  CartResult: ResolverTypeWrapper<Omit<CartResult, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  Cart: ResolverTypeWrapper<Omit<Cart, 'ableCartItems' | 'disableCartItems' | 'activities' | 'calculation'> & { ableCartItems: ReadonlyArray<ResolversTypes['CartItem']>, disableCartItems: ReadonlyArray<ResolversTypes['CartItem']>, activities: ReadonlyArray<ResolversTypes['CartActivity']>, calculation: ResolversTypes['CartCalculation'] }>;
  CartGoDollar: ResolverTypeWrapper<CartGoDollar>;
  CartLineType: CartLineType;
  CartLineReason: CartLineReason;
  CartItem: ResolverTypeWrapper<Omit<CartItem, 'sku'> & { sku?: Maybe<ResolversTypes['Sku']> }>;
  CartActivityReason: CartActivityReason;
  CartActivity: ResolverTypeWrapper<CartActivityModel>;
  CartAddOn: ResolverTypeWrapper<Omit<CartAddOn, 'sku'> & { sku: ResolversTypes['Sku'] }>;
  CartGift: ResolverTypeWrapper<Omit<CartGift, 'sku'> & { sku: ResolversTypes['Sku'] }>;
  CartCalculateItem: CartCalculateItem;
  CartReceiptInput: CartReceiptInput;
  CartDiscountCodeInput: CartDiscountCodeInput;
  DiscountCodeType: DiscountCodeType;
  CartCalculateInput: CartCalculateInput;
  AdditionalServiceInput: AdditionalServiceInput;
  AdditionalServiceType: AdditionalServiceType;
  CartCalculation: ResolverTypeWrapper<Omit<CartCalculation, 'activities'> & { activities: ReadonlyArray<ResolversTypes['CartActivity']> }>;
  CartDeduction: ResolverTypeWrapper<CartDeduction>;
  CartDiscountReason: CartDiscountReason;
  CartDiscountCode: ResolverTypeWrapper<CartDiscountCode>;
  CartCalculationItem: ResolverTypeWrapper<CartCalculationItem>;
  CartShareInput: CartShareInput;
  CartShareResult: ResolverTypeWrapper<CartShareResult>;
  CartShare: ResolverTypeWrapper<Omit<CartShare, 'content'> & { content: ReadonlyArray<ResolversTypes['CartShareItem']> }>;
  CartShareItem: ResolverTypeWrapper<Omit<CartShareItem, 'sku'> & { sku?: Maybe<ResolversTypes['Sku']> }>;
  Favorite: ResolverTypeWrapper<FavoriteModel>;
  FavoriteFilter: FavoriteFilter;
  FavoriteSort: FavoriteSort;
  FavoriteConnection: ResolverTypeWrapper<Omit<FavoriteConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['FavoriteEdge']> }>;
  FavoriteEdge: ResolverTypeWrapper<Omit<FavoriteEdge, 'node'> & { node: ResolversTypes['Favorite'] }>;
  FavoriteCount: ResolverTypeWrapper<FavoriteCount>;
  FavoriteCreateInput: FavoriteCreateInput;
  FavoriteResult: ResolverTypeWrapper<Omit<FavoriteResult, 'favorite'> & { favorite?: Maybe<ResolversTypes['Favorite']> }>;
  CancelFavoriteResult: ResolverTypeWrapper<CancelFavoriteResult>;
  CouponStatus: CouponStatus;
  CouponFreezeStatus: CouponFreezeStatus;
  Coupon: ResolverTypeWrapper<Coupon>;
  RegistrationCoupon: ResolverTypeWrapper<RegistrationCoupon>;
  CouponConnection: ResolverTypeWrapper<CouponConnection>;
  CouponEdge: ResolverTypeWrapper<CouponEdge>;
  CouponDetail: ResolverTypeWrapper<CouponDetailModel>;
  CouponClaim: ResolverTypeWrapper<CouponClaim>;
  GoDollarAccount: ResolverTypeWrapper<GoDollarAccount>;
  GoDollarReferral: ResolverTypeWrapper<GoDollarReferral>;
  GoDollarBreakdown: ResolverTypeWrapper<GoDollarBreakdown>;
  GoDollarDetail: ResolverTypeWrapper<GoDollarDetail>;
  GoDollarEntryKind: GoDollarEntryKind;
  AddressDeliveryMethod: AddressDeliveryMethod;
  DeliveryAddressCreateInput: DeliveryAddressCreateInput;
  AddressResult: ResolverTypeWrapper<AddressResult>;
  DeliveryAddressConnection: ResolverTypeWrapper<DeliveryAddressConnection>;
  DeliveryAddressEdge: ResolverTypeWrapper<DeliveryAddressEdge>;
  DeliveryAddress: ResolverTypeWrapper<DeliveryAddress>;
  DeliveryAddressExt: ResolverTypeWrapper<DeliveryAddressExt>;
  OrderStatus: OrderStatus;
  OrderCancelReason: OrderCancelReason;
  OrderByVisitorInput: OrderByVisitorInput;
  OrderClientType: OrderClientType;
  OrderPayInput: OrderPayInput;
  OrderPayExtendInput: OrderPayExtendInput;
  OrderPayResult: ResolverTypeWrapper<OrderPayResult>;
  OrderPayForm: ResolverTypeWrapper<OrderPayForm>;
  OrderResult: ResolverTypeWrapper<Omit<OrderResult, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['OrderEdge']> }>;
  OrderStatusCount: ResolverTypeWrapper<OrderStatusCount>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderLine: ResolverTypeWrapper<OrderLineModel>;
  OrderLineRefund: ResolverTypeWrapper<OrderLineRefund>;
  OrderSkuProperty: ResolverTypeWrapper<OrderSkuProperty>;
  OrderTaxInfo: ResolverTypeWrapper<OrderTaxInfo>;
  OrderLinePromotion: ResolverTypeWrapper<OrderLinePromotion>;
  OrderActivity: ResolverTypeWrapper<OrderActivity>;
  OrderDeduction: ResolverTypeWrapper<OrderDeduction>;
  OrderExtInfos: ResolverTypeWrapper<OrderExtInfos>;
  OrderService: ResolverTypeWrapper<OrderService>;
  OrderReceipt: ResolverTypeWrapper<OrderReceiptModel>;
  OrderLogistics: ResolverTypeWrapper<OrderLogistics>;
  OrderShippedLine: ResolverTypeWrapper<OrderShippedLine>;
  OrderExpressDetail: ResolverTypeWrapper<OrderExpressDetail>;
  OrderRefundStatus: OrderRefundStatus;
  OrderRefund: ResolverTypeWrapper<OrderRefund>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  AfterSalesStatus: AfterSalesStatus;
  AfterSalesType: AfterSalesType;
  AfterSalesMethod: AfterSalesMethod;
  AfterSalesReason: AfterSalesReason;
  AfterSalesRecordInput: AfterSalesRecordInput;
  AfterSalesOrderInput: AfterSalesOrderInput;
  AfterSalesLineInput: AfterSalesLineInput;
  AfterSalesParcelInput: AfterSalesParcelInput;
  AfterSalesResult: ResolverTypeWrapper<Omit<AfterSalesResult, 'afterSalesOrder'> & { afterSalesOrder?: Maybe<ResolversTypes['AfterSalesOrder']> }>;
  AfterSalesOptions: ResolverTypeWrapper<AfterSalesOptions>;
  AfterSalesLineOption: ResolverTypeWrapper<AfterSalesLineOption>;
  AfterSalesExchange: ResolverTypeWrapper<AfterSalesExchange>;
  AfterSalesAmount: ResolverTypeWrapper<AfterSalesAmount>;
  AfterSalesReasonOption: ResolverTypeWrapper<AfterSalesReasonOption>;
  AfterSalesConnection: ResolverTypeWrapper<Omit<AfterSalesConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AfterSalesEdge']> }>;
  AfterSalesEdge: ResolverTypeWrapper<Omit<AfterSalesEdge, 'node'> & { node: ResolversTypes['AfterSalesOrder'] }>;
  AfterSalesOrder: ResolverTypeWrapper<AfterSalesModel>;
  AfterSalesLine: ResolverTypeWrapper<AfterSalesLine>;
  AfterSalesAddress: ResolverTypeWrapper<AfterSalesAddress>;
  AfterSalesReplacement: ResolverTypeWrapper<AfterSalesReplacement>;
  AfterSalesEvent: ResolverTypeWrapper<AfterSalesEvent>;
  RefundOrder: ResolverTypeWrapper<RefundOrder>;
  RefundOrderLine: ResolverTypeWrapper<RefundOrderLine>;
  CheckoutOrigin: CheckoutOrigin;
  CheckoutPreparation: ResolverTypeWrapper<Omit<CheckoutPreparation, 'lines' | 'leftOut'> & { lines: ReadonlyArray<ResolversTypes['CartItem']>, leftOut: ReadonlyArray<ResolversTypes['CartItem']> }>;
  CheckBaseInfo: ResolverTypeWrapper<CheckBaseInfo>;
  TransportMethodName: TransportMethodName;
  TransportMethod: ResolverTypeWrapper<TransportMethod>;
  ExpressTime: ResolverTypeWrapper<ExpressTime>;
  ShopAdditionalService: ResolverTypeWrapper<ShopAdditionalService>;
  OrderCreateInput: OrderCreateInput;
  OrderTerminal: OrderTerminal;
  OrderPlatform: OrderPlatform;
  OrderDistributionType: OrderDistributionType;
  OrderPayType: OrderPayType;
  OrderReceiptInput: OrderReceiptInput;
  OrderServiceInput: OrderServiceInput;
  OrderLineInput: OrderLineInput;
  OrderGuideInput: OrderGuideInput;
  OrderExtInfosInput: OrderExtInfosInput;
  MergeCartResult: ResolverTypeWrapper<MergeCartResult>;
  VisitorMemberInfo: ResolverTypeWrapper<VisitorMemberInfo>;
  MemberInfo: ResolverTypeWrapper<MemberInfo>;
  VisitorLogin: ResolverTypeWrapper<VisitorLogin>;
  UserLoginInput: UserLoginInput;
  LoginResult: ResolverTypeWrapper<LoginResult>;
  ImageVerifyCode: ResolverTypeWrapper<ImageVerifyCode>;
  MergeCartInput: MergeCartInput;
  Customer: ResolverTypeWrapper<Customer>;
  GoDollar: ResolverTypeWrapper<GoDollar>;
  AccountInfo: ResolverTypeWrapper<AccountInfo>;
  GwpMemberInfo: ResolverTypeWrapper<GwpMemberInfo>;
  VerifyPurpose: VerifyPurpose;
  EmailVerifyCodeInput: EmailVerifyCodeInput;
  SmsVerifyCodeInput: SmsVerifyCodeInput;
  CheckVerifyCodeInput: CheckVerifyCodeInput;
  SentCode: ResolverTypeWrapper<SentCode>;
  UserRegisterInput: UserRegisterInput;
  VerifiedBy: VerifiedBy;
  CreateMemberInput: CreateMemberInput;
  ResetPasswordInput: ResetPasswordInput;
  SimpleMemberInfo: ResolverTypeWrapper<SimpleMemberInfo>;
  MemberProfile: ResolverTypeWrapper<MemberProfile>;
  UpdateMemberInput: UpdateMemberInput;
  MemberProfileResult: ResolverTypeWrapper<MemberProfileResult>;
  ThirdPartyType: ThirdPartyType;
  ThirdPartyProvider: ResolverTypeWrapper<ThirdPartyProvider>;
  SignInQuestion: ResolverTypeWrapper<SignInQuestion>;
  ThirdPartyLogin: ResolverTypeWrapper<ThirdPartyLogin>;
  LinkAccountInput: LinkAccountInput;
  LinkResult: ResolverTypeWrapper<LinkResult>;
  PickUpAddressInput: PickUpAddressInput;
  PickUpAddress: ResolverTypeWrapper<PickUpAddress>;
  ChineseRegion: ResolverTypeWrapper<ChineseRegion>;
  FeedbackResult: ResolverTypeWrapper<FeedbackResult>;
  VisitorToken: ResolverTypeWrapper<VisitorToken>;
  UserErrorCode: UserErrorCode;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Money: Money;
  Float: Scalars['Float']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  PageInput: PageInput;
  UserError: UserError;
  Done: Done;
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  Shop: ShopModel;
  SearchSuggestions: Omit<SearchSuggestions, 'products' | 'categories'> & { products: ReadonlyArray<ResolversParentTypes['Product']>, categories: ReadonlyArray<ResolversParentTypes['Category']> };
  ProductFilters: ProductFilters;
  PriceRange: PriceRange;
  AttributeFilter: AttributeFilter;
  ProductSort: ProductSort;
  ProductConnection: Omit<ProductConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ProductEdge']> };
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  FilterCondition: FilterCondition;
  FilterCategory: FilterCategory;
  FilterAttribute: FilterAttribute;
  FilterValue: FilterValue;
  FilterPrice: FilterPrice;
  FilterBrand: FilterBrand;
  Product: ProductModel;
  Sku: SkuModel;
  SkuOption: SkuOption;
  SkuPrices: SkuPrices;
  DefaultPrice: DefaultPrice;
  MemberPrice: MemberPrice;
  PromotionPrice: PromotionPrice;
  Promotion: PromotionModel;
  ExchangeConnection: Omit<ExchangeConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ExchangeEdge']> };
  ExchangeEdge: Omit<ExchangeEdge, 'node'> & { node: ResolversParentTypes['ExchangeProduct'] };
  ExchangeProduct: Omit<ExchangeProduct, 'product'> & { product: ResolversParentTypes['Product'] };
  FuncLabel: FuncLabel;
  ProductOption: ProductOption;
  ProductOptionValue: ProductOptionValue;
  ProductAttribute: ProductAttribute;
  AttributeValue: AttributeValue;
  ProductImage: ProductImage;
  Label: Label;
  Brand: Brand;
  Category: CategoryModel;
  CategoryPlace: Omit<CategoryPlace, 'category' | 'trail'> & { category: ResolversParentTypes['Category'], trail: ReadonlyArray<ResolversParentTypes['Category']> };
  LocalisedHref: LocalisedHref;
  Menu: Menu;
  Document: Document;
  SeoInput: SeoInput;
  SeoInfo: SeoInfo;
  ViewDataInput: ViewDataInput;
  ViewData: ViewData;
  CmsContent: CmsContent;
  ArrivalNoticeCreateInput: ArrivalNoticeCreateInput;
  ArrivalNoticeResult: ArrivalNoticeResult;
  UnsubscribeResult: UnsubscribeResult;
  TeaserInput: TeaserInput;
  SignUpResult: SignUpResult;
  CartAddInput: CartAddInput;
  CartUpdateInput: CartUpdateInput;
  CartResult: Omit<CartResult, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  Cart: Omit<Cart, 'ableCartItems' | 'disableCartItems' | 'activities' | 'calculation'> & { ableCartItems: ReadonlyArray<ResolversParentTypes['CartItem']>, disableCartItems: ReadonlyArray<ResolversParentTypes['CartItem']>, activities: ReadonlyArray<ResolversParentTypes['CartActivity']>, calculation: ResolversParentTypes['CartCalculation'] };
  CartGoDollar: CartGoDollar;
  CartItem: Omit<CartItem, 'sku'> & { sku?: Maybe<ResolversParentTypes['Sku']> };
  CartActivity: CartActivityModel;
  CartAddOn: Omit<CartAddOn, 'sku'> & { sku: ResolversParentTypes['Sku'] };
  CartGift: Omit<CartGift, 'sku'> & { sku: ResolversParentTypes['Sku'] };
  CartCalculateItem: CartCalculateItem;
  CartReceiptInput: CartReceiptInput;
  CartDiscountCodeInput: CartDiscountCodeInput;
  CartCalculateInput: CartCalculateInput;
  AdditionalServiceInput: AdditionalServiceInput;
  CartCalculation: Omit<CartCalculation, 'activities'> & { activities: ReadonlyArray<ResolversParentTypes['CartActivity']> };
  CartDeduction: CartDeduction;
  CartDiscountCode: CartDiscountCode;
  CartCalculationItem: CartCalculationItem;
  CartShareInput: CartShareInput;
  CartShareResult: CartShareResult;
  CartShare: Omit<CartShare, 'content'> & { content: ReadonlyArray<ResolversParentTypes['CartShareItem']> };
  CartShareItem: Omit<CartShareItem, 'sku'> & { sku?: Maybe<ResolversParentTypes['Sku']> };
  Favorite: FavoriteModel;
  FavoriteConnection: Omit<FavoriteConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['FavoriteEdge']> };
  FavoriteEdge: Omit<FavoriteEdge, 'node'> & { node: ResolversParentTypes['Favorite'] };
  FavoriteCount: FavoriteCount;
  FavoriteCreateInput: FavoriteCreateInput;
  FavoriteResult: Omit<FavoriteResult, 'favorite'> & { favorite?: Maybe<ResolversParentTypes['Favorite']> };
  CancelFavoriteResult: CancelFavoriteResult;
  Coupon: Coupon;
  RegistrationCoupon: RegistrationCoupon;
  CouponConnection: CouponConnection;
  CouponEdge: CouponEdge;
  CouponDetail: CouponDetailModel;
  CouponClaim: CouponClaim;
  GoDollarAccount: GoDollarAccount;
  GoDollarReferral: GoDollarReferral;
  GoDollarBreakdown: GoDollarBreakdown;
  GoDollarDetail: GoDollarDetail;
  DeliveryAddressCreateInput: DeliveryAddressCreateInput;
  AddressResult: AddressResult;
  DeliveryAddressConnection: DeliveryAddressConnection;
  DeliveryAddressEdge: DeliveryAddressEdge;
  DeliveryAddress: DeliveryAddress;
  DeliveryAddressExt: DeliveryAddressExt;
  OrderByVisitorInput: OrderByVisitorInput;
  OrderPayInput: OrderPayInput;
  OrderPayExtendInput: OrderPayExtendInput;
  OrderPayResult: OrderPayResult;
  OrderPayForm: OrderPayForm;
  OrderResult: Omit<OrderResult, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderConnection: Omit<OrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['OrderEdge']> };
  OrderStatusCount: OrderStatusCount;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  Order: OrderModel;
  OrderLine: OrderLineModel;
  OrderLineRefund: OrderLineRefund;
  OrderSkuProperty: OrderSkuProperty;
  OrderTaxInfo: OrderTaxInfo;
  OrderLinePromotion: OrderLinePromotion;
  OrderActivity: OrderActivity;
  OrderDeduction: OrderDeduction;
  OrderExtInfos: OrderExtInfos;
  OrderService: OrderService;
  OrderReceipt: OrderReceiptModel;
  OrderLogistics: OrderLogistics;
  OrderShippedLine: OrderShippedLine;
  OrderExpressDetail: OrderExpressDetail;
  OrderRefund: OrderRefund;
  OrderEvent: OrderEvent;
  AfterSalesRecordInput: AfterSalesRecordInput;
  AfterSalesOrderInput: AfterSalesOrderInput;
  AfterSalesLineInput: AfterSalesLineInput;
  AfterSalesParcelInput: AfterSalesParcelInput;
  AfterSalesResult: Omit<AfterSalesResult, 'afterSalesOrder'> & { afterSalesOrder?: Maybe<ResolversParentTypes['AfterSalesOrder']> };
  AfterSalesOptions: AfterSalesOptions;
  AfterSalesLineOption: AfterSalesLineOption;
  AfterSalesExchange: AfterSalesExchange;
  AfterSalesAmount: AfterSalesAmount;
  AfterSalesReasonOption: AfterSalesReasonOption;
  AfterSalesConnection: Omit<AfterSalesConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AfterSalesEdge']> };
  AfterSalesEdge: Omit<AfterSalesEdge, 'node'> & { node: ResolversParentTypes['AfterSalesOrder'] };
  AfterSalesOrder: AfterSalesModel;
  AfterSalesLine: AfterSalesLine;
  AfterSalesAddress: AfterSalesAddress;
  AfterSalesReplacement: AfterSalesReplacement;
  AfterSalesEvent: AfterSalesEvent;
  RefundOrder: RefundOrder;
  RefundOrderLine: RefundOrderLine;
  CheckoutPreparation: Omit<CheckoutPreparation, 'lines' | 'leftOut'> & { lines: ReadonlyArray<ResolversParentTypes['CartItem']>, leftOut: ReadonlyArray<ResolversParentTypes['CartItem']> };
  CheckBaseInfo: CheckBaseInfo;
  TransportMethod: TransportMethod;
  ExpressTime: ExpressTime;
  ShopAdditionalService: ShopAdditionalService;
  OrderCreateInput: OrderCreateInput;
  OrderReceiptInput: OrderReceiptInput;
  OrderServiceInput: OrderServiceInput;
  OrderLineInput: OrderLineInput;
  OrderGuideInput: OrderGuideInput;
  OrderExtInfosInput: OrderExtInfosInput;
  MergeCartResult: MergeCartResult;
  VisitorMemberInfo: VisitorMemberInfo;
  MemberInfo: MemberInfo;
  VisitorLogin: VisitorLogin;
  UserLoginInput: UserLoginInput;
  LoginResult: LoginResult;
  ImageVerifyCode: ImageVerifyCode;
  MergeCartInput: MergeCartInput;
  Customer: Customer;
  GoDollar: GoDollar;
  AccountInfo: AccountInfo;
  GwpMemberInfo: GwpMemberInfo;
  EmailVerifyCodeInput: EmailVerifyCodeInput;
  SmsVerifyCodeInput: SmsVerifyCodeInput;
  CheckVerifyCodeInput: CheckVerifyCodeInput;
  SentCode: SentCode;
  UserRegisterInput: UserRegisterInput;
  CreateMemberInput: CreateMemberInput;
  ResetPasswordInput: ResetPasswordInput;
  SimpleMemberInfo: SimpleMemberInfo;
  MemberProfile: MemberProfile;
  UpdateMemberInput: UpdateMemberInput;
  MemberProfileResult: MemberProfileResult;
  ThirdPartyProvider: ThirdPartyProvider;
  SignInQuestion: SignInQuestion;
  ThirdPartyLogin: ThirdPartyLogin;
  LinkAccountInput: LinkAccountInput;
  LinkResult: LinkResult;
  PickUpAddressInput: PickUpAddressInput;
  PickUpAddress: PickUpAddress;
  ChineseRegion: ChineseRegion;
  FeedbackResult: FeedbackResult;
  VisitorToken: VisitorToken;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type ListSizeDirectiveArgs = {
  assumed: Scalars['Int']['input'];
  arguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  max?: Maybe<Scalars['Int']['input']>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = unknown, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type MoneyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalOrderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DoneResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Done'] = ResolversParentTypes['Done']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  getCategories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  guessLikes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGuessLikesArgs, 'skuCodes'>>;
  node?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'code' | 'type'>>;
  getNavMenu?: Resolver<ReadonlyArray<ResolversTypes['Menu']>, ParentType, ContextType, RequireFields<QueryGetNavMenuArgs, 'menuType'>>;
  getDocsMenu?: Resolver<ReadonlyArray<ResolversTypes['Menu']>, ParentType, ContextType, RequireFields<QueryGetDocsMenuArgs, 'menuType'>>;
  getDocsDetail?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryGetDocsDetailArgs, 'code'>>;
  getDocsByParent?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryGetDocsByParentArgs, 'parentCode'>>;
  seoInfo?: Resolver<ReadonlyArray<ResolversTypes['SeoInfo']>, ParentType, ContextType, RequireFields<QuerySeoInfoArgs, 'input'>>;
  seoCompile?: Resolver<ReadonlyArray<ResolversTypes['SeoInfo']>, ParentType, ContextType, Partial<QuerySeoCompileArgs>>;
  seoOptimize?: Resolver<ReadonlyArray<ResolversTypes['SeoInfo']>, ParentType, ContextType, RequireFields<QuerySeoOptimizeArgs, 'contentCode'>>;
  categoryByPath?: Resolver<Maybe<ResolversTypes['CategoryPlace']>, ParentType, ContextType, RequireFields<QueryCategoryByPathArgs, 'segments'>>;
  brandByPath?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandByPathArgs, 'segment'>>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, Partial<QueryCartArgs>>;
  cartItemCalculate?: Resolver<ResolversTypes['CartCalculation'], ParentType, ContextType, RequireFields<QueryCartItemCalculateArgs, 'input'>>;
  cartShareInfo?: Resolver<Maybe<ResolversTypes['CartShare']>, ParentType, ContextType, RequireFields<QueryCartShareInfoArgs, 'code'>>;
  queryFavorites?: Resolver<ResolversTypes['FavoriteConnection'], ParentType, ContextType, RequireFields<QueryQueryFavoritesArgs, 'filter' | 'sort'>>;
  queryCoupons?: Resolver<ResolversTypes['CouponConnection'], ParentType, ContextType, RequireFields<QueryQueryCouponsArgs, 'status'>>;
  couponDetail?: Resolver<Maybe<ResolversTypes['CouponDetail']>, ParentType, ContextType, RequireFields<QueryCouponDetailArgs, 'id'>>;
  registrationCoupons?: Resolver<ReadonlyArray<ResolversTypes['RegistrationCoupon']>, ParentType, ContextType>;
  queryGoDollar?: Resolver<ResolversTypes['GoDollarAccount'], ParentType, ContextType>;
  deliveryAddresses?: Resolver<ResolversTypes['DeliveryAddressConnection'], ParentType, ContextType, Partial<QueryDeliveryAddressesArgs>>;
  billingAddress?: Resolver<Maybe<ResolversTypes['DeliveryAddress']>, ParentType, ContextType>;
  getOrderList?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, Partial<QueryGetOrderListArgs>>;
  getOrderDetail?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryGetOrderDetailArgs, 'code' | 'type'>>;
  getOrderDetailByVisitor?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryGetOrderDetailByVisitorArgs, 'input'>>;
  afterSalesOptions?: Resolver<Maybe<ResolversTypes['AfterSalesOptions']>, ParentType, ContextType, RequireFields<QueryAfterSalesOptionsArgs, 'orderNo'>>;
  getAfterSalesRecord?: Resolver<ResolversTypes['AfterSalesConnection'], ParentType, ContextType, Partial<QueryGetAfterSalesRecordArgs>>;
  getAfterSalesOrderDetail?: Resolver<Maybe<ResolversTypes['AfterSalesOrder']>, ParentType, ContextType, RequireFields<QueryGetAfterSalesOrderDetailArgs, 'code'>>;
  getRefundOrderDetail?: Resolver<Maybe<ResolversTypes['RefundOrder']>, ParentType, ContextType, RequireFields<QueryGetRefundOrderDetailArgs, 'code'>>;
  checkout?: Resolver<Maybe<ResolversTypes['CheckoutPreparation']>, ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'origin'>>;
  queryCheckBaseInfo?: Resolver<ResolversTypes['CheckBaseInfo'], ParentType, ContextType>;
  queryAdditionalService?: Resolver<ReadonlyArray<ResolversTypes['ShopAdditionalService']>, ParentType, ContextType>;
  queryVisitorMemberInfo?: Resolver<ResolversTypes['VisitorMemberInfo'], ParentType, ContextType>;
  isVisitor?: Resolver<ResolversTypes['VisitorMemberInfo'], ParentType, ContextType>;
  queryIsVisitor?: Resolver<ResolversTypes['VisitorMemberInfo'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  needImageVerifyCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  querySimpleMemberInfo?: Resolver<ResolversTypes['SimpleMemberInfo'], ParentType, ContextType>;
  queryMemberInfo?: Resolver<ResolversTypes['MemberProfile'], ParentType, ContextType>;
  accountInfo?: Resolver<ResolversTypes['AccountInfo'], ParentType, ContextType>;
  queryUserInformation?: Resolver<ResolversTypes['AccountInfo'], ParentType, ContextType>;
  thirdPartyProviders?: Resolver<ReadonlyArray<ResolversTypes['ThirdPartyProvider']>, ParentType, ContextType>;
  getPickUpAddress?: Resolver<ReadonlyArray<ResolversTypes['PickUpAddress']>, ParentType, ContextType, Partial<QueryGetPickUpAddressArgs>>;
  queryChineseRegions?: Resolver<ReadonlyArray<ResolversTypes['ChineseRegion']>, ParentType, ContextType, Partial<QueryQueryChineseRegionsArgs>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  arrivalNoticeCreateGql?: Resolver<ResolversTypes['ArrivalNoticeResult'], ParentType, ContextType, RequireFields<MutationArrivalNoticeCreateGqlArgs, 'input'>>;
  addTeaser?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationAddTeaserArgs, 'teaser'>>;
  subscribeNewsLetter?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSubscribeNewsLetterArgs, 'input'>>;
  subscribeEmail?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSubscribeEmailArgs, 'email'>>;
  unsubscribe?: Resolver<ResolversTypes['UnsubscribeResult'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'token'>>;
  cartAdd?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartAddArgs, 'inputs'>>;
  cartUpdate?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartUpdateArgs, 'inputs'>>;
  cartItemUpdate?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartItemUpdateArgs, 'oldSkuCode' | 'newSkuCode' | 'quantity'>>;
  cartDelete?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, Partial<MutationCartDeleteArgs>>;
  cartSelectUpdate?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartSelectUpdateArgs, 'selected' | 'skuCodes'>>;
  cartSkuStatusUpdate?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartSkuStatusUpdateArgs, 'selected' | 'skuCodes'>>;
  cartChooseGifts?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartChooseGiftsArgs, 'activityId' | 'skuCodes'>>;
  cartApplyCoupon?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartApplyCouponArgs, 'couponCode'>>;
  cartRemoveCoupon?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartRemoveCouponArgs, 'couponCode'>>;
  cartUseGoDollar?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, Partial<MutationCartUseGoDollarArgs>>;
  createCartShare?: Resolver<ResolversTypes['CartShareResult'], ParentType, ContextType, RequireFields<MutationCreateCartShareArgs, 'input'>>;
  shoppingCartShare?: Resolver<ResolversTypes['CartShareResult'], ParentType, ContextType, RequireFields<MutationShoppingCartShareArgs, 'input'>>;
  createFavorite?: Resolver<ResolversTypes['FavoriteResult'], ParentType, ContextType, RequireFields<MutationCreateFavoriteArgs, 'input'>>;
  createFavoriteGql?: Resolver<ResolversTypes['FavoriteResult'], ParentType, ContextType, RequireFields<MutationCreateFavoriteGqlArgs, 'input'>>;
  cancelFavorite?: Resolver<ResolversTypes['CancelFavoriteResult'], ParentType, ContextType, RequireFields<MutationCancelFavoriteArgs, 'collectionCodes'>>;
  cancelFavorites?: Resolver<ResolversTypes['CancelFavoriteResult'], ParentType, ContextType, RequireFields<MutationCancelFavoritesArgs, 'collectionCodes'>>;
  couponClaim?: Resolver<ResolversTypes['CouponClaim'], ParentType, ContextType, RequireFields<MutationCouponClaimArgs, 'code'>>;
  createDeliveryAddress?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<MutationCreateDeliveryAddressArgs, 'input'>>;
  updateDeliveryAddress?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<MutationUpdateDeliveryAddressArgs, 'code' | 'input'>>;
  deleteDeliveryAddress?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<MutationDeleteDeliveryAddressArgs, 'code'>>;
  setDefaultDeliveryAddress?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<MutationSetDefaultDeliveryAddressArgs, 'code'>>;
  saveBillingAddress?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<MutationSaveBillingAddressArgs, 'input'>>;
  orderCancel?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationOrderCancelArgs, 'orderId' | 'cancelReason'>>;
  pay?: Resolver<ResolversTypes['OrderPayResult'], ParentType, ContextType, RequireFields<MutationPayArgs, 'input'>>;
  orderPay?: Resolver<ResolversTypes['OrderPayResult'], ParentType, ContextType, RequireFields<MutationOrderPayArgs, 'input'>>;
  orderBuyAgain?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationOrderBuyAgainArgs, 'orderId'>>;
  createAfterSalesOrder?: Resolver<ResolversTypes['AfterSalesResult'], ParentType, ContextType, RequireFields<MutationCreateAfterSalesOrderArgs, 'input'>>;
  cancelAfterSales?: Resolver<ResolversTypes['AfterSalesResult'], ParentType, ContextType, RequireFields<MutationCancelAfterSalesArgs, 'code'>>;
  sendBackAfterSales?: Resolver<ResolversTypes['AfterSalesResult'], ParentType, ContextType, RequireFields<MutationSendBackAfterSalesArgs, 'input'>>;
  createOrder?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationCreateOrderArgs, 'input'>>;
  loginAsVisitor?: Resolver<ResolversTypes['VisitorLogin'], ParentType, ContextType, Partial<MutationLoginAsVisitorArgs>>;
  visitorLogin?: Resolver<ResolversTypes['VisitorLogin'], ParentType, ContextType, Partial<MutationVisitorLoginArgs>>;
  userLogin?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationUserLoginArgs, 'userLoginInput'>>;
  userLogout?: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  getImageVerifyCode?: Resolver<ResolversTypes['ImageVerifyCode'], ParentType, ContextType>;
  imageVerificationCreate?: Resolver<ResolversTypes['ImageVerifyCode'], ParentType, ContextType>;
  updatePassword?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'oldPassword' | 'newPassword'>>;
  mergeUserCart?: Resolver<ResolversTypes['MergeCartResult'], ParentType, ContextType, Partial<MutationMergeUserCartArgs>>;
  cartMerge?: Resolver<ResolversTypes['MergeCartResult'], ParentType, ContextType, Partial<MutationCartMergeArgs>>;
  sendEmailVerifyCode?: Resolver<ResolversTypes['SentCode'], ParentType, ContextType, RequireFields<MutationSendEmailVerifyCodeArgs, 'input'>>;
  sendSmsVerifyCode?: Resolver<ResolversTypes['SentCode'], ParentType, ContextType, RequireFields<MutationSendSmsVerifyCodeArgs, 'input'>>;
  checkVerifyCode?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationCheckVerifyCodeArgs, 'input'>>;
  userRegister?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationUserRegisterArgs, 'userRegisterInput'>>;
  createMember?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationCreateMemberArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  updateMember?: Resolver<ResolversTypes['MemberProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateMemberArgs, 'input'>>;
  thirdPartyLogin?: Resolver<ResolversTypes['ThirdPartyLogin'], ParentType, ContextType, RequireFields<MutationThirdPartyLoginArgs, 'appType' | 'appIdentifier'>>;
  gwLoginByThirdParty?: Resolver<ResolversTypes['ThirdPartyLogin'], ParentType, ContextType, RequireFields<MutationGwLoginByThirdPartyArgs, 'appType' | 'appIdentifier'>>;
  facebookLogin?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationFacebookLoginArgs, 'appIdentifier'>>;
  instagramLogin?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationInstagramLoginArgs, 'authCode'>>;
  linkAccount?: Resolver<ResolversTypes['LinkResult'], ParentType, ContextType, RequireFields<MutationLinkAccountArgs, 'input'>>;
  thirdPartyBindV2?: Resolver<ResolversTypes['LinkResult'], ParentType, ContextType, RequireFields<MutationThirdPartyBindV2Args, 'input'>>;
  ssoLogin?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationSsoLoginArgs, 'ssoToken'>>;
  createFeedback?: Resolver<ResolversTypes['FeedbackResult'], ParentType, ContextType, RequireFields<MutationCreateFeedbackArgs, 'name' | 'email' | 'subject' | 'content'>>;
  queryVisitorToken?: Resolver<ResolversTypes['VisitorToken'], ParentType, ContextType, RequireFields<MutationQueryVisitorTokenArgs, 'orderCode' | 'email'>>;
  queryVisitorTokenAction?: Resolver<ResolversTypes['VisitorToken'], ParentType, ContextType, RequireFields<MutationQueryVisitorTokenActionArgs, 'orderCode' | 'email'>>;
};

export type ShopResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  productByCode?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ShopProductByCodeArgs, 'codes'>>;
  productByCodeNoCache?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ShopProductByCodeNoCacheArgs, 'codes'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<ShopProductsArgs, 'gatherStyles'>>;
  filterCondition?: Resolver<ResolversTypes['FilterCondition'], ParentType, ContextType, RequireFields<ShopFilterConditionArgs, 'gatherStyles'>>;
  recommendProducts?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, Partial<ShopRecommendProductsArgs>>;
  nearKeywords?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ShopNearKeywordsArgs, 'keyword'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<ShopSearchSuggestionsArgs, 'keyword'>>;
  brands?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<ShopCategoryArgs, 'code'>>;
  viewData?: Resolver<ReadonlyArray<ResolversTypes['ViewData']>, ParentType, ContextType, RequireFields<ShopViewDataArgs, 'input'>>;
  cms2loadContent?: Resolver<Maybe<ResolversTypes['CmsContent']>, ParentType, ContextType, RequireFields<ShopCms2loadContentArgs, 'contentCode'>>;
};

export type SearchSuggestionsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  brands?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type FilterConditionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FilterCondition'] = ResolversParentTypes['FilterCondition']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['FilterCategory']>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['FilterAttribute']>, ParentType, ContextType>;
  salePrices?: Resolver<ReadonlyArray<ResolversTypes['FilterPrice']>, ParentType, ContextType>;
  brands?: Resolver<ReadonlyArray<ResolversTypes['FilterBrand']>, ParentType, ContextType>;
};

export type FilterCategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FilterCategory'] = ResolversParentTypes['FilterCategory']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterAttributeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FilterAttribute'] = ResolversParentTypes['FilterAttribute']> = {
  attributeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FilterValue']>, ParentType, ContextType>;
};

export type FilterValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FilterValue'] = ResolversParentTypes['FilterValue']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FilterPrice'] = ResolversParentTypes['FilterPrice']> = {
  salePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterBrandResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FilterBrand'] = ResolversParentTypes['FilterBrand']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstListTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  inventory?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onShelves?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandList?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['ProductImage']>, ParentType, ContextType, Partial<ProductImagesArgs>>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['Label']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isPriceFrom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  promotionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  skus?: Resolver<ReadonlyArray<ResolversTypes['Sku']>, ParentType, ContextType, Partial<ProductSkusArgs>>;
  colour?: Resolver<Maybe<ResolversTypes['ProductOptionValue']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  sizeChart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotions?: Resolver<ReadonlyArray<ResolversTypes['Promotion']>, ParentType, ContextType, Partial<ProductPromotionsArgs>>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType, Partial<ProductAttributesArgs>>;
  styleProducts?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  favorite?: Resolver<Maybe<ResolversTypes['Favorite']>, ParentType, ContextType>;
};

export type SkuResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Sku'] = ResolversParentTypes['Sku']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeSkuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inventory?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  featuredType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['SkuOption']>, ParentType, ContextType>;
  skuPrices?: Resolver<ResolversTypes['SkuPrices'], ParentType, ContextType>;
  favorite?: Resolver<Maybe<ResolversTypes['Favorite']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type SkuOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SkuOption'] = ResolversParentTypes['SkuOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkuPricesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SkuPrices'] = ResolversParentTypes['SkuPrices']> = {
  defaultPrice?: Resolver<Maybe<ResolversTypes['DefaultPrice']>, ParentType, ContextType>;
  memberPrices?: Resolver<ReadonlyArray<ResolversTypes['MemberPrice']>, ParentType, ContextType>;
  promotionPriceInfo?: Resolver<ReadonlyArray<ResolversTypes['PromotionPrice']>, ParentType, ContextType>;
};

export type DefaultPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DefaultPrice'] = ResolversParentTypes['DefaultPrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MemberPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MemberPrice'] = ResolversParentTypes['MemberPrice']> = {
  memberLevelCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PromotionPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PromotionPrice'] = ResolversParentTypes['PromotionPrice']> = {
  accountScope?: Resolver<ResolversTypes['AccountScope'], ParentType, ContextType>;
  promotionPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  levels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beginTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  promotionStatus?: Resolver<ResolversTypes['PromotionStatus'], ParentType, ContextType>;
  exchangeProducts?: Resolver<ResolversTypes['ExchangeConnection'], ParentType, ContextType, Partial<PromotionExchangeProductsArgs>>;
};

export type ExchangeConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ExchangeConnection'] = ResolversParentTypes['ExchangeConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ExchangeEdge']>, ParentType, ContextType>;
};

export type ExchangeEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ExchangeEdge'] = ResolversParentTypes['ExchangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ExchangeProduct'], ParentType, ContextType>;
};

export type ExchangeProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ExchangeProduct'] = ResolversParentTypes['ExchangeProduct']> = {
  activityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  exPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  limitCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  funcLabels?: Resolver<ReadonlyArray<ResolversTypes['FuncLabel']>, ParentType, ContextType>;
};

export type FuncLabelResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FuncLabel'] = ResolversParentTypes['FuncLabel']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labelType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['ProductOptionValue']>, ParentType, ContextType>;
};

export type ProductOptionValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductOptionValue'] = ResolversParentTypes['ProductOptionValue']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attributeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnails?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ImageType'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabelResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Label'] = ResolversParentTypes['Label']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navFrontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryPlaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CategoryPlace'] = ResolversParentTypes['CategoryPlace']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  trail?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  hrefs?: Resolver<ResolversTypes['LocalisedHref'], ParentType, ContextType>;
};

export type LocalisedHrefResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LocalisedHref'] = ResolversParentTypes['LocalisedHref']> = {
  zh?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picDes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  display?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['Menu']>, ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  auditDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  show?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SeoInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SeoInfo'] = ResolversParentTypes['SeoInfo']> = {
  pageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keywords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  h1label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extprops?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewDataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ViewData'] = ResolversParentTypes['ViewData']> = {
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsContentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CmsContent'] = ResolversParentTypes['CmsContent']> = {
  contentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArrivalNoticeResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ArrivalNoticeResult'] = ResolversParentTypes['ArrivalNoticeResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnsubscribeResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UnsubscribeResult'] = ResolversParentTypes['UnsubscribeResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wasEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['UnsubscribeTopic']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartResult'] = ResolversParentTypes['CartResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ableCartItems?: Resolver<ReadonlyArray<ResolversTypes['CartItem']>, ParentType, ContextType>;
  disableCartItems?: Resolver<ReadonlyArray<ResolversTypes['CartItem']>, ParentType, ContextType>;
  activities?: Resolver<ReadonlyArray<ResolversTypes['CartActivity']>, ParentType, ContextType>;
  goDollar?: Resolver<Maybe<ResolversTypes['CartGoDollar']>, ParentType, ContextType>;
  calculation?: Resolver<ResolversTypes['CartCalculation'], ParentType, ContextType>;
};

export type CartGoDollarResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartGoDollar'] = ResolversParentTypes['CartGoDollar']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineType?: Resolver<ResolversTypes['CartLineType'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CartLineReason']>, ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addCartPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  activityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extProps?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spuTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inventory?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promoPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['Sku']>, ParentType, ContextType>;
};

export type CartActivityResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartActivity'] = ResolversParentTypes['CartActivity']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionStatus?: Resolver<ResolversTypes['PromotionStatus'], ParentType, ContextType>;
  ruleDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoRewardAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CartActivityReason']>, ParentType, ContextType>;
  excludedBy?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  missingAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  missingUnits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gifts?: Resolver<ReadonlyArray<ResolversTypes['CartGift']>, ParentType, ContextType>;
  giftChoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exchangeProducts?: Resolver<ResolversTypes['ExchangeConnection'], ParentType, ContextType, Partial<CartActivityExchangeProductsArgs>>;
  lineIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  addOns?: Resolver<ReadonlyArray<ResolversTypes['CartAddOn']>, ParentType, ContextType>;
};

export type CartAddOnResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartAddOn'] = ResolversParentTypes['CartAddOn']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['Sku'], ParentType, ContextType>;
};

export type CartGiftResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartGift'] = ResolversParentTypes['CartGift']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['Sku'], ParentType, ContextType>;
};

export type CartCalculationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartCalculation'] = ResolversParentTypes['CartCalculation']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  coupon?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voucherDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  postage?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  missingToFreeFreight?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  additionalServiceFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deductionAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deductions?: Resolver<ReadonlyArray<ResolversTypes['CartDeduction']>, ParentType, ContextType>;
  discountCodes?: Resolver<ReadonlyArray<ResolversTypes['CartDiscountCode']>, ParentType, ContextType>;
  availableCoupons?: Resolver<ReadonlyArray<ResolversTypes['Coupon']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CartCalculationItem']>, ParentType, ContextType>;
  activities?: Resolver<ReadonlyArray<ResolversTypes['CartActivity']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartDeductionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartDeduction'] = ResolversParentTypes['CartDeduction']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deductionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actualAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartDiscountCodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartDiscountCode'] = ResolversParentTypes['CartDiscountCode']> = {
  couponCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  couponType?: Resolver<ResolversTypes['DiscountCodeType'], ParentType, ContextType>;
  couponAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  couponName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  couponDesc?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CartDiscountReason']>, ParentType, ContextType>;
  heldBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missingAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartCalculationItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartCalculationItem'] = ResolversParentTypes['CartCalculationItem']> = {
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartShareResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartShareResult'] = ResolversParentTypes['CartShareResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartShareResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartShare'] = ResolversParentTypes['CartShare']> = {
  operatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  content?: Resolver<ReadonlyArray<ResolversTypes['CartShareItem']>, ParentType, ContextType>;
};

export type CartShareItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartShareItem'] = ResolversParentTypes['CartShareItem']> = {
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CartLineReason']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['Sku']>, ParentType, ContextType>;
};

export type FavoriteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Favorite'] = ResolversParentTypes['Favorite']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['Sku']>, ParentType, ContextType>;
};

export type FavoriteConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FavoriteConnection'] = ResolversParentTypes['FavoriteConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['FavoriteEdge']>, ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['FavoriteCount']>, ParentType, ContextType>;
};

export type FavoriteEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FavoriteEdge'] = ResolversParentTypes['FavoriteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Favorite'], ParentType, ContextType>;
};

export type FavoriteCountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FavoriteCount'] = ResolversParentTypes['FavoriteCount']> = {
  filter?: Resolver<ResolversTypes['FavoriteFilter'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FavoriteResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FavoriteResult'] = ResolversParentTypes['FavoriteResult']> = {
  favoriteId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  favorite?: Resolver<Maybe<ResolversTypes['Favorite']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelFavoriteResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CancelFavoriteResult'] = ResolversParentTypes['CancelFavoriteResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CouponResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CouponStatus'], ParentType, ContextType>;
  freezeStatus?: Resolver<ResolversTypes['CouponFreezeStatus'], ParentType, ContextType>;
  heldBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beginTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  couponType?: Resolver<ResolversTypes['DiscountCodeType'], ParentType, ContextType>;
  amountOff?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percentOff?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  giftName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  threshold?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type RegistrationCouponResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegistrationCoupon'] = ResolversParentTypes['RegistrationCoupon']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beginTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CouponConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CouponConnection'] = ResolversParentTypes['CouponConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['CouponEdge']>, ParentType, ContextType>;
  gwpCoupons?: Resolver<ReadonlyArray<ResolversTypes['Coupon']>, ParentType, ContextType>;
  viewData?: Resolver<ReadonlyArray<ResolversTypes['ViewData']>, ParentType, ContextType>;
};

export type CouponEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CouponEdge'] = ResolversParentTypes['CouponEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Coupon'], ParentType, ContextType>;
};

export type CouponDetailResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CouponDetail'] = ResolversParentTypes['CouponDetail']> = {
  coupon?: Resolver<ResolversTypes['Coupon'], ParentType, ContextType>;
  firstOrderOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stacks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  levelNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  orderCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<CouponDetailProductsArgs>>;
};

export type CouponClaimResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CouponClaim'] = ResolversParentTypes['CouponClaim']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GoDollarAccountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GoDollarAccount'] = ResolversParentTypes['GoDollarAccount']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  breakdowns?: Resolver<ReadonlyArray<ResolversTypes['GoDollarBreakdown']>, ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['GoDollarDetail']>, ParentType, ContextType>;
  referral?: Resolver<ResolversTypes['GoDollarReferral'], ParentType, ContextType>;
};

export type GoDollarReferralResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GoDollarReferral'] = ResolversParentTypes['GoDollarReferral']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoDollarBreakdownResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GoDollarBreakdown'] = ResolversParentTypes['GoDollarBreakdown']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiryDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GoDollarDetailResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GoDollarDetail'] = ResolversParentTypes['GoDollarDetail']> = {
  trxDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GoDollarEntryKind'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddressResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AddressResult'] = ResolversParentTypes['AddressResult']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeliveryAddressConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeliveryAddressConnection'] = ResolversParentTypes['DeliveryAddressConnection']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DeliveryAddressEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeliveryAddressEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeliveryAddressEdge'] = ResolversParentTypes['DeliveryAddressEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DeliveryAddress'], ParentType, ContextType>;
};

export type DeliveryAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeliveryAddress'] = ResolversParentTypes['DeliveryAddress']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverLastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverMobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverZipcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryMethod?: Resolver<ResolversTypes['AddressDeliveryMethod'], ParentType, ContextType>;
  selfPickupShopCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  town?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  townId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ext?: Resolver<ResolversTypes['DeliveryAddressExt'], ParentType, ContextType>;
};

export type DeliveryAddressExtResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeliveryAddressExt'] = ResolversParentTypes['DeliveryAddressExt']> = {
  deliveryMethod?: Resolver<ResolversTypes['AddressDeliveryMethod'], ParentType, ContextType>;
  receiverEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selfPickupShopCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPayResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderPayResult'] = ResolversParentTypes['OrderPayResult']> = {
  response?: Resolver<Maybe<ResolversTypes['OrderPayForm']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderPayFormResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderPayForm'] = ResolversParentTypes['OrderPayForm']> = {
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paySign?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderResult'] = ResolversParentTypes['OrderResult']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  statusCounts?: Resolver<ReadonlyArray<ResolversTypes['OrderStatusCount']>, ParentType, ContextType>;
};

export type OrderStatusCountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderStatusCount'] = ResolversParentTypes['OrderStatusCount']> = {
  orderStatus?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalOrderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderStatus?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  orderTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scheduleCancelTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  distributionType?: Resolver<ResolversTypes['OrderDistributionType'], ParentType, ContextType>;
  orderLines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  orderActivities?: Resolver<ReadonlyArray<ResolversTypes['OrderActivity']>, ParentType, ContextType>;
  orderDeductions?: Resolver<ReadonlyArray<ResolversTypes['OrderDeduction']>, ParentType, ContextType>;
  extInfos?: Resolver<ResolversTypes['OrderExtInfos'], ParentType, ContextType>;
  receivedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freight?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  couponDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  activityDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  additionalServiceFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  additionalServices?: Resolver<ReadonlyArray<ResolversTypes['OrderService']>, ParentType, ContextType>;
  receiptInfo?: Resolver<ResolversTypes['OrderReceipt'], ParentType, ContextType>;
  billingInfo?: Resolver<ResolversTypes['OrderReceipt'], ParentType, ContextType>;
  logistics?: Resolver<ReadonlyArray<ResolversTypes['OrderLogistics']>, ParentType, ContextType>;
  refundOrders?: Resolver<ReadonlyArray<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  buyerRemark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  confirmationSentTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  omsSkuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuProperties?: Resolver<ReadonlyArray<ResolversTypes['OrderSkuProperty']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['CartLineType'], ParentType, ContextType>;
  extInfos?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promoPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  listPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxInfos?: Resolver<ReadonlyArray<ResolversTypes['OrderTaxInfo']>, ParentType, ContextType>;
  promotions?: Resolver<ReadonlyArray<ResolversTypes['OrderLinePromotion']>, ParentType, ContextType>;
  refundStatus?: Resolver<Maybe<ResolversTypes['OrderRefundStatus']>, ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['OrderLineRefund']>, ParentType, ContextType>;
  shippedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderLineRefundResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderLineRefund'] = ResolversParentTypes['OrderLineRefund']> = {
  refundStatus?: Resolver<ResolversTypes['OrderRefundStatus'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderSkuPropertyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderSkuProperty'] = ResolversParentTypes['OrderSkuProperty']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTaxInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderTaxInfo'] = ResolversParentTypes['OrderTaxInfo']> = {
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderLinePromotionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderLinePromotion'] = ResolversParentTypes['OrderLinePromotion']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderActivityResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderActivity'] = ResolversParentTypes['OrderActivity']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderDeductionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderDeduction'] = ResolversParentTypes['OrderDeduction']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actualAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deductionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extInfos?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderExtInfosResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderExtInfos'] = ResolversParentTypes['OrderExtInfos']> = {
  payType?: Resolver<Maybe<ResolversTypes['OrderPayType']>, ParentType, ContextType>;
  sameAsAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInternational?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  guideCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staffCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderServiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderService'] = ResolversParentTypes['OrderService']> = {
  serviceType?: Resolver<ResolversTypes['AdditionalServiceType'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  memo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderReceiptResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderReceipt'] = ResolversParentTypes['OrderReceipt']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selfPickupShopCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distributionType?: Resolver<ResolversTypes['OrderDistributionType'], ParentType, ContextType>;
  logisticsProvider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extInfos?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderLogisticsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderLogistics'] = ResolversParentTypes['OrderLogistics']> = {
  providerCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderShippedLine']>, ParentType, ContextType>;
  expressDetails?: Resolver<ReadonlyArray<ResolversTypes['OrderExpressDetail']>, ParentType, ContextType>;
};

export type OrderShippedLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderShippedLine'] = ResolversParentTypes['OrderShippedLine']> = {
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderExpressDetailResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderExpressDetail'] = ResolversParentTypes['OrderExpressDetail']> = {
  expressCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refundAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundOrderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundStatus?: Resolver<ResolversTypes['OrderRefundStatus'], ParentType, ContextType>;
  afterSalesOrderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AfterSalesResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesResult'] = ResolversParentTypes['AfterSalesResult']> = {
  afterSalesOrder?: Resolver<Maybe<ResolversTypes['AfterSalesOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AfterSalesOptionsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesOptions'] = ResolversParentTypes['AfterSalesOptions']> = {
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freight?: Resolver<ResolversTypes['AfterSalesAmount'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['AfterSalesLineOption']>, ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['AfterSalesReasonOption']>, ParentType, ContextType>;
};

export type AfterSalesLineOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesLineOption'] = ResolversParentTypes['AfterSalesLineOption']> = {
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  returnableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFaultyOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comesWith?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['AfterSalesAmount']>, ParentType, ContextType>;
  exchanges?: Resolver<ReadonlyArray<ResolversTypes['AfterSalesExchange']>, ParentType, ContextType>;
};

export type AfterSalesExchangeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesExchange'] = ResolversParentTypes['AfterSalesExchange']> = {
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isInStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AfterSalesAmountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesAmount'] = ResolversParentTypes['AfterSalesAmount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goDollar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AfterSalesReasonOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesReasonOption'] = ResolversParentTypes['AfterSalesReasonOption']> = {
  code?: Resolver<ResolversTypes['AfterSalesReason'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShopFault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AfterSalesConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesConnection'] = ResolversParentTypes['AfterSalesConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AfterSalesEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AfterSalesEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesEdge'] = ResolversParentTypes['AfterSalesEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AfterSalesOrder'], ParentType, ContextType>;
};

export type AfterSalesOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesOrder'] = ResolversParentTypes['AfterSalesOrder']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSalesOrderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  extInfos?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freight?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goDollar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundOrderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundStatus?: Resolver<Maybe<ResolversTypes['OrderRefundStatus']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AfterSalesType'], ParentType, ContextType>;
  afterSalesStatus?: Resolver<ResolversTypes['AfterSalesStatus'], ParentType, ContextType>;
  nextStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['AfterSalesLine']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AfterSalesReason'], ParentType, ContextType>;
  reasonName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['AfterSalesMethod'], ParentType, ContextType>;
  returnAddress?: Resolver<Maybe<ResolversTypes['AfterSalesAddress']>, ParentType, ContextType>;
  isReturnFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['AfterSalesReplacement']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSendBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['AfterSalesEvent']>, ParentType, ContextType>;
};

export type AfterSalesLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesLine'] = ResolversParentTypes['AfterSalesLine']> = {
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  executeQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goDollar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuProperties?: Resolver<ReadonlyArray<ResolversTypes['OrderSkuProperty']>, ParentType, ContextType>;
  listPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extInfos?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exchangeSkuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exchangeSkuProperties?: Resolver<ReadonlyArray<ResolversTypes['OrderSkuProperty']>, ParentType, ContextType>;
};

export type AfterSalesAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesAddress'] = ResolversParentTypes['AfterSalesAddress']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AfterSalesReplacementResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesReplacement'] = ResolversParentTypes['AfterSalesReplacement']> = {
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AfterSalesEventResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AfterSalesEvent'] = ResolversParentTypes['AfterSalesEvent']> = {
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AfterSalesStatus'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefundOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RefundOrder'] = ResolversParentTypes['RefundOrder']> = {
  refundStatus?: Resolver<ResolversTypes['OrderRefundStatus'], ParentType, ContextType>;
  refundOrderLines?: Resolver<ReadonlyArray<ResolversTypes['RefundOrderLine']>, ParentType, ContextType>;
  refundOrderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSalesOrderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['AfterSalesMethod']>, ParentType, ContextType>;
  returnAddress?: Resolver<Maybe<ResolversTypes['AfterSalesAddress']>, ParentType, ContextType>;
  refundTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freight?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goDollar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RefundOrderLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RefundOrderLine'] = ResolversParentTypes['RefundOrderLine']> = {
  refundThingCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuProperties?: Resolver<ReadonlyArray<ResolversTypes['OrderSkuProperty']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckoutPreparationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CheckoutPreparation'] = ResolversParentTypes['CheckoutPreparation']> = {
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartItem']>, ParentType, ContextType>;
  leftOut?: Resolver<ReadonlyArray<ResolversTypes['CartItem']>, ParentType, ContextType>;
  couponCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckBaseInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CheckBaseInfo'] = ResolversParentTypes['CheckBaseInfo']> = {
  transportMethods?: Resolver<ReadonlyArray<ResolversTypes['TransportMethod']>, ParentType, ContextType>;
  additionalServices?: Resolver<ReadonlyArray<ResolversTypes['ShopAdditionalService']>, ParentType, ContextType>;
  paymentMethods?: Resolver<ReadonlyArray<ResolversTypes['OrderPayType']>, ParentType, ContextType>;
  countryIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  payMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  australiaCap?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeFreightFrom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxRemark?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxMemo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransportMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TransportMethod'] = ResolversParentTypes['TransportMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transportName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transportMethod?: Resolver<ResolversTypes['TransportMethodName'], ParentType, ContextType>;
  pickupTypes?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  distributionType?: Resolver<ResolversTypes['OrderDistributionType'], ParentType, ContextType>;
  expressCompany?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expressCompanyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expressTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expressTimes?: Resolver<ReadonlyArray<ResolversTypes['ExpressTime']>, ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imgUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExpressTimeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ExpressTime'] = ResolversParentTypes['ExpressTime']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopAdditionalServiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ShopAdditionalService'] = ResolversParentTypes['ShopAdditionalService']> = {
  type?: Resolver<ResolversTypes['AdditionalServiceType'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promotionAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type MergeCartResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MergeCartResult'] = ResolversParentTypes['MergeCartResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VisitorMemberInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VisitorMemberInfo'] = ResolversParentTypes['VisitorMemberInfo']> = {
  isVisitor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberInfo?: Resolver<Maybe<ResolversTypes['MemberInfo']>, ParentType, ContextType>;
  userCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MemberInfo'] = ResolversParentTypes['MemberInfo']> = {
  levelCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VisitorLoginResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VisitorLogin'] = ResolversParentTypes['VisitorLogin']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isReturning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImageVerifyCodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ImageVerifyCode'] = ResolversParentTypes['ImageVerifyCode']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gradeLevelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gradeLevelId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isVisitor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberInfo?: Resolver<Maybe<ResolversTypes['MemberInfo']>, ParentType, ContextType>;
  goDollar?: Resolver<Maybe<ResolversTypes['GoDollar']>, ParentType, ContextType>;
  accountInfo?: Resolver<Maybe<ResolversTypes['AccountInfo']>, ParentType, ContextType>;
  gwpMemberInfo?: Resolver<Maybe<ResolversTypes['GwpMemberInfo']>, ParentType, ContextType>;
};

export type GoDollarResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GoDollar'] = ResolversParentTypes['GoDollar']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountInfo'] = ResolversParentTypes['AccountInfo']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portrait?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  genderType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userRemark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appellation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GwpMemberInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GwpMemberInfo'] = ResolversParentTypes['GwpMemberInfo']> = {
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staffCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SentCodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SentCode'] = ResolversParentTypes['SentCode']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resendAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SimpleMemberInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SimpleMemberInfo'] = ResolversParentTypes['SimpleMemberInfo']> = {
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MemberProfileResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MemberProfile'] = ResolversParentTypes['MemberProfile']> = {
  userCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appellation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBirthdayConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  staffCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketingConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  levelCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  levelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkedTypes?: Resolver<ReadonlyArray<ResolversTypes['ThirdPartyType']>, ParentType, ContextType>;
};

export type MemberProfileResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MemberProfileResult'] = ResolversParentTypes['MemberProfileResult']> = {
  profile?: Resolver<Maybe<ResolversTypes['MemberProfile']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ThirdPartyProviderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ThirdPartyProvider'] = ResolversParentTypes['ThirdPartyProvider']> = {
  appType?: Resolver<ResolversTypes['ThirdPartyType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInQuestionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SignInQuestion'] = ResolversParentTypes['SignInQuestion']> = {
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ThirdPartyLoginResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ThirdPartyLogin'] = ResolversParentTypes['ThirdPartyLogin']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  nickName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thirdPartyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['SignInQuestion']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LinkResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LinkResult'] = ResolversParentTypes['LinkResult']> = {
  linked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PickUpAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PickUpAddress'] = ResolversParentTypes['PickUpAddress']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  areaId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sameDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bussinessHours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChineseRegionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChineseRegion'] = ResolversParentTypes['ChineseRegion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedbackResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FeedbackResult'] = ResolversParentTypes['FeedbackResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VisitorTokenResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VisitorToken'] = ResolversParentTypes['VisitorToken']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  expiration?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  DateTime?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Done?: DoneResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  FilterCondition?: FilterConditionResolvers<ContextType>;
  FilterCategory?: FilterCategoryResolvers<ContextType>;
  FilterAttribute?: FilterAttributeResolvers<ContextType>;
  FilterValue?: FilterValueResolvers<ContextType>;
  FilterPrice?: FilterPriceResolvers<ContextType>;
  FilterBrand?: FilterBrandResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Sku?: SkuResolvers<ContextType>;
  SkuOption?: SkuOptionResolvers<ContextType>;
  SkuPrices?: SkuPricesResolvers<ContextType>;
  DefaultPrice?: DefaultPriceResolvers<ContextType>;
  MemberPrice?: MemberPriceResolvers<ContextType>;
  PromotionPrice?: PromotionPriceResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  ExchangeConnection?: ExchangeConnectionResolvers<ContextType>;
  ExchangeEdge?: ExchangeEdgeResolvers<ContextType>;
  ExchangeProduct?: ExchangeProductResolvers<ContextType>;
  FuncLabel?: FuncLabelResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductOptionValue?: ProductOptionValueResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  Label?: LabelResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryPlace?: CategoryPlaceResolvers<ContextType>;
  LocalisedHref?: LocalisedHrefResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  SeoInfo?: SeoInfoResolvers<ContextType>;
  ViewData?: ViewDataResolvers<ContextType>;
  CmsContent?: CmsContentResolvers<ContextType>;
  ArrivalNoticeResult?: ArrivalNoticeResultResolvers<ContextType>;
  UnsubscribeResult?: UnsubscribeResultResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  CartResult?: CartResultResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartGoDollar?: CartGoDollarResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartActivity?: CartActivityResolvers<ContextType>;
  CartAddOn?: CartAddOnResolvers<ContextType>;
  CartGift?: CartGiftResolvers<ContextType>;
  CartCalculation?: CartCalculationResolvers<ContextType>;
  CartDeduction?: CartDeductionResolvers<ContextType>;
  CartDiscountCode?: CartDiscountCodeResolvers<ContextType>;
  CartCalculationItem?: CartCalculationItemResolvers<ContextType>;
  CartShareResult?: CartShareResultResolvers<ContextType>;
  CartShare?: CartShareResolvers<ContextType>;
  CartShareItem?: CartShareItemResolvers<ContextType>;
  Favorite?: FavoriteResolvers<ContextType>;
  FavoriteConnection?: FavoriteConnectionResolvers<ContextType>;
  FavoriteEdge?: FavoriteEdgeResolvers<ContextType>;
  FavoriteCount?: FavoriteCountResolvers<ContextType>;
  FavoriteResult?: FavoriteResultResolvers<ContextType>;
  CancelFavoriteResult?: CancelFavoriteResultResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  RegistrationCoupon?: RegistrationCouponResolvers<ContextType>;
  CouponConnection?: CouponConnectionResolvers<ContextType>;
  CouponEdge?: CouponEdgeResolvers<ContextType>;
  CouponDetail?: CouponDetailResolvers<ContextType>;
  CouponClaim?: CouponClaimResolvers<ContextType>;
  GoDollarAccount?: GoDollarAccountResolvers<ContextType>;
  GoDollarReferral?: GoDollarReferralResolvers<ContextType>;
  GoDollarBreakdown?: GoDollarBreakdownResolvers<ContextType>;
  GoDollarDetail?: GoDollarDetailResolvers<ContextType>;
  AddressResult?: AddressResultResolvers<ContextType>;
  DeliveryAddressConnection?: DeliveryAddressConnectionResolvers<ContextType>;
  DeliveryAddressEdge?: DeliveryAddressEdgeResolvers<ContextType>;
  DeliveryAddress?: DeliveryAddressResolvers<ContextType>;
  DeliveryAddressExt?: DeliveryAddressExtResolvers<ContextType>;
  OrderPayResult?: OrderPayResultResolvers<ContextType>;
  OrderPayForm?: OrderPayFormResolvers<ContextType>;
  OrderResult?: OrderResultResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderStatusCount?: OrderStatusCountResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderLineRefund?: OrderLineRefundResolvers<ContextType>;
  OrderSkuProperty?: OrderSkuPropertyResolvers<ContextType>;
  OrderTaxInfo?: OrderTaxInfoResolvers<ContextType>;
  OrderLinePromotion?: OrderLinePromotionResolvers<ContextType>;
  OrderActivity?: OrderActivityResolvers<ContextType>;
  OrderDeduction?: OrderDeductionResolvers<ContextType>;
  OrderExtInfos?: OrderExtInfosResolvers<ContextType>;
  OrderService?: OrderServiceResolvers<ContextType>;
  OrderReceipt?: OrderReceiptResolvers<ContextType>;
  OrderLogistics?: OrderLogisticsResolvers<ContextType>;
  OrderShippedLine?: OrderShippedLineResolvers<ContextType>;
  OrderExpressDetail?: OrderExpressDetailResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  AfterSalesResult?: AfterSalesResultResolvers<ContextType>;
  AfterSalesOptions?: AfterSalesOptionsResolvers<ContextType>;
  AfterSalesLineOption?: AfterSalesLineOptionResolvers<ContextType>;
  AfterSalesExchange?: AfterSalesExchangeResolvers<ContextType>;
  AfterSalesAmount?: AfterSalesAmountResolvers<ContextType>;
  AfterSalesReasonOption?: AfterSalesReasonOptionResolvers<ContextType>;
  AfterSalesConnection?: AfterSalesConnectionResolvers<ContextType>;
  AfterSalesEdge?: AfterSalesEdgeResolvers<ContextType>;
  AfterSalesOrder?: AfterSalesOrderResolvers<ContextType>;
  AfterSalesLine?: AfterSalesLineResolvers<ContextType>;
  AfterSalesAddress?: AfterSalesAddressResolvers<ContextType>;
  AfterSalesReplacement?: AfterSalesReplacementResolvers<ContextType>;
  AfterSalesEvent?: AfterSalesEventResolvers<ContextType>;
  RefundOrder?: RefundOrderResolvers<ContextType>;
  RefundOrderLine?: RefundOrderLineResolvers<ContextType>;
  CheckoutPreparation?: CheckoutPreparationResolvers<ContextType>;
  CheckBaseInfo?: CheckBaseInfoResolvers<ContextType>;
  TransportMethod?: TransportMethodResolvers<ContextType>;
  ExpressTime?: ExpressTimeResolvers<ContextType>;
  ShopAdditionalService?: ShopAdditionalServiceResolvers<ContextType>;
  MergeCartResult?: MergeCartResultResolvers<ContextType>;
  VisitorMemberInfo?: VisitorMemberInfoResolvers<ContextType>;
  MemberInfo?: MemberInfoResolvers<ContextType>;
  VisitorLogin?: VisitorLoginResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  ImageVerifyCode?: ImageVerifyCodeResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  GoDollar?: GoDollarResolvers<ContextType>;
  AccountInfo?: AccountInfoResolvers<ContextType>;
  GwpMemberInfo?: GwpMemberInfoResolvers<ContextType>;
  SentCode?: SentCodeResolvers<ContextType>;
  SimpleMemberInfo?: SimpleMemberInfoResolvers<ContextType>;
  MemberProfile?: MemberProfileResolvers<ContextType>;
  MemberProfileResult?: MemberProfileResultResolvers<ContextType>;
  ThirdPartyProvider?: ThirdPartyProviderResolvers<ContextType>;
  SignInQuestion?: SignInQuestionResolvers<ContextType>;
  ThirdPartyLogin?: ThirdPartyLoginResolvers<ContextType>;
  LinkResult?: LinkResultResolvers<ContextType>;
  PickUpAddress?: PickUpAddressResolvers<ContextType>;
  ChineseRegion?: ChineseRegionResolvers<ContextType>;
  FeedbackResult?: FeedbackResultResolvers<ContextType>;
  VisitorToken?: VisitorTokenResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
