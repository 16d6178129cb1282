// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ShopModel, ProductModel, SkuModel, CategoryModel, PromotionModel } from '../product/resolver-models.ts';
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
  /** An instant in epoch milliseconds. */
  Timestamp: { input: number; output: number; }
};

/** An amount of money, in dollars with at most two decimals. */
export type Money = {
  /** Dollars; cents are the two decimals. */
  readonly amount: Scalars['Float']['output'];
  /** Always HKD. */
  readonly currencyCode: Scalars['String']['output'];
};

/** Where a page of a list stands in the whole. */
export type PageInfo = {
  /** Whether something comes before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Whether something comes after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  /** Cursor of the last entry; null on an empty page. Send it as `after` for the next page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Entries on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Which page of a list is wanted. */
export type PageInput = {
  /** Entries per page, 1 to 100; 30 when missing. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** The `endCursor` of the page before; the beginning when missing. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
};

/** A refusal the shopper can act on. */
export type UserError = {
  /** Stable code. */
  readonly code: Scalars['String']['output'];
  /** For the shopper, in the language asked for. */
  readonly message: Scalars['String']['output'];
  /** The input it is about, if any. */
  readonly field?: Maybe<Scalars['String']['output']>;
};

/** Whether something was done. */
export type Done = {
  /** True when it was done. */
  readonly success: Scalars['Boolean']['output'];
  /** Refusals; the first one says why nothing was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Everything that can be asked; the domains fill it. */
export type Query = {
  /** Where catalogue questions begin. */
  readonly shop: Shop;
  /** The category tree, from the first level down. */
  readonly getCategories: ReadonlyArray<Category>;
  /** Up to 20 products of the same categories as the given skus, without their products; best sellers when none is given. */
  readonly guessLikes: ReadonlyArray<Product>;
  /** One thing by its code; null when there is none. */
  readonly node?: Maybe<Product>;
  /** Entries of a menu, nested, in their order; those hidden are left out. */
  readonly getNavMenu: ReadonlyArray<Menu>;
  /** Groups of documents and the documents in them, nested. */
  readonly getDocsMenu: ReadonlyArray<Menu>;
  /** One document by its code or by its dashed remark; null when there is none or it is hidden. */
  readonly getDocsDetail?: Maybe<Document>;
  /** The documents of a group, by their number. */
  readonly getDocsByParent: ReadonlyArray<Document>;
  /** What search engines are told, per page. */
  readonly seoInfo: ReadonlyArray<SeoInfo>;
  /** The same for the home pages (`home`, `SPORTb`), placeholders filled in. */
  readonly seoCompile: ReadonlyArray<SeoInfo>;
  /** The same for content pages, by their codes. */
  readonly seoOptimize: ReadonlyArray<SeoInfo>;
  /** The category behind the segments of a `/products` address; null when there is none. */
  readonly categoryByPath?: Maybe<CategoryPlace>;
  /** The brand behind a segment of an address: its code, or its name in either language with dashes for spaces; null when there is none. */
  readonly brandByPath?: Maybe<Brand>;
  /** Who is asking. Error 00510104 when the token is unknown or has run out, 401 when there is none. */
  readonly queryVisitorMemberInfo: VisitorMemberInfo;
  /** Another name of `queryVisitorMemberInfo`. */
  readonly isVisitor: VisitorMemberInfo;
  /** Another name of `queryVisitorMemberInfo`. */
  readonly queryIsVisitor: VisitorMemberInfo;
  /** The session's shopper with everything the shop knows of them; a visitor's fields are mostly null. */
  readonly customer: Customer;
  /** Whether `userLogin` from this session or network address needs an image code. */
  readonly needImageVerifyCode: Scalars['Boolean']['output'];
  /** The member behind the session, in short. Codes 401 and 00510104 for everybody else. */
  readonly querySimpleMemberInfo: SimpleMemberInfo;
  /** The member's profile. Codes 401 and 00510104 for everybody else. */
  readonly queryMemberInfo: MemberProfile;
  /** The member's profile as accounts know it. */
  readonly accountInfo: AccountInfo;
  /** Another name of `accountInfo`. */
  readonly queryUserInformation: AccountInfo;
  /** Third parties shoppers may log in with here, in the order of their buttons. */
  readonly thirdPartyProviders: ReadonlyArray<ThirdPartyProvider>;
  /** Shops, courier stations and lockers where parcels wait. */
  readonly getPickUpAddress: ReadonlyArray<PickUpAddress>;
  /** Regions one below the other: those of a parent, or the countries. */
  readonly queryChineseRegions: ReadonlyArray<ChineseRegion>;
};


/** Everything that can be asked; the domains fill it. */
export type QueryGuessLikesArgs = {
  skuCodes: ReadonlyArray<Scalars['String']['input']>;
};


/** Everything that can be asked; the domains fill it. */
export type QueryNodeArgs = {
  code: Scalars['String']['input'];
  type?: NodeType;
};


/** Everything that can be asked; the domains fill it. */
export type QueryGetNavMenuArgs = {
  menuType?: InputMaybe<Scalars['String']['input']>;
  parentCode?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked; the domains fill it. */
export type QueryGetDocsMenuArgs = {
  menuType?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked; the domains fill it. */
export type QueryGetDocsDetailArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be asked; the domains fill it. */
export type QueryGetDocsByParentArgs = {
  parentCode: Scalars['String']['input'];
};


/** Everything that can be asked; the domains fill it. */
export type QuerySeoInfoArgs = {
  input: SeoInput;
};


/** Everything that can be asked; the domains fill it. */
export type QuerySeoCompileArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked; the domains fill it. */
export type QuerySeoOptimizeArgs = {
  contentCode: ReadonlyArray<Scalars['String']['input']>;
};


/** Everything that can be asked; the domains fill it. */
export type QueryCategoryByPathArgs = {
  segments: ReadonlyArray<Scalars['String']['input']>;
};


/** Everything that can be asked; the domains fill it. */
export type QueryBrandByPathArgs = {
  segment: Scalars['String']['input'];
};


/** Everything that can be asked; the domains fill it. */
export type QueryGetPickUpAddressArgs = {
  input?: InputMaybe<PickUpAddressInput>;
  lang?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked; the domains fill it. */
export type QueryQueryChineseRegionsArgs = {
  lang?: InputMaybe<Scalars['String']['input']>;
  pid?: InputMaybe<Scalars['String']['input']>;
};

/** Everything that changes something; the domains fill it. */
export type Mutation = {
  /** Asks for an e-mail when a sold-out sku is back. One open notice per sku and address: asking twice is fine. */
  readonly arrivalNoticeCreateGql: ArrivalNoticeResult;
  /** Signs up for news of a launch. The same as `subscribeNewsLetter` but for the mark an input without a type gets. */
  readonly addTeaser: SignUpResult;
  /** Signs up for the newsletter. The same as `addTeaser` but for the mark an input without a type gets. */
  readonly subscribeNewsLetter: SignUpResult;
  /** Signs an address up from the foot of a page. */
  readonly subscribeEmail: SignUpResult;
  /** Ends the mails whose link somebody holds: the newsletter, or every arrival notice of that address that is still open. */
  readonly unsubscribe: UnsubscribeResult;
  /** Puts skus into the bag of the shopper who asks. */
  readonly cartAdd: CartAddResult;
  /** Marks a sku for the member who asks. Marking twice is fine. */
  readonly createFavoriteGql: FavoriteResult;
  /** Starts a visitor's session. The token lives 168 hours from its last use. Refusal: `VISITOR_TOO_MANY` from one network address. */
  readonly loginAsVisitor: VisitorLogin;
  /** Another name of `loginAsVisitor`. */
  readonly visitorLogin: VisitorLogin;
  /** Logs in by password. Refusals: `LOGIN_BAD_INPUT`, `LOGIN_NO_ACCOUNT`, `LOGIN_MISMATCH`, `LOGIN_SUSPENDED`, `LOGIN_TOO_MANY`, `IMAGE_CODE_MISSING`, `IMAGE_CODE_WRONG` (field `imageVerifyCode`). */
  readonly userLogin: LoginResult;
  /** Ends the session: its token is refused from now on. */
  readonly userLogout: Done;
  /** A picture of a short code; it holds for five minutes and one try. Error TOO_MANY_REQUESTS when a network address wants too many. */
  readonly getImageVerifyCode: ImageVerifyCode;
  /** Another name of `getImageVerifyCode`. */
  readonly imageVerificationCreate: ImageVerifyCode;
  /** Changes the password and ends all other sessions of the account. Refusals: `PASSWORD_WRONG_OLD` (field `oldPassword`), `PASSWORD_SAME` and `PASSWORD_BAD` (field `newPassword`). */
  readonly updatePassword: Done;
  /** Moves what a visitor put into the bag into the member's, once, and ends the visitor's session. A session that is over is no refusal. Refusal: `CART_MERGE_NOT_VISITOR`. */
  readonly mergeUserCart: Done;
  /** Another name of `mergeUserCart`. */
  readonly cartMerge: Done;
  /** Sends a code by e-mail. Refusals: `CODE_BAD_RECEIVER`, `CODE_TOO_SOON`, `CODE_TOO_MANY`, `CODE_NOT_SENT`; `EMAIL_IN_USE` for purposes that need a free address, `ACCOUNT_UNKNOWN` for those that need a known one. */
  readonly sendEmailVerifyCode: SentCode;
  /** Sends a code by SMS. Refusals as for e-mail, with `MOBILE_IN_USE` and `MOBILE_UNKNOWN`. */
  readonly sendSmsVerifyCode: SentCode;
  /** Looks whether a code is right without using it up. Refusals: `CODE_WRONG`, `CODE_EXPIRED`. */
  readonly checkVerifyCode: Done;
  /** Registers a member, or a member of staff, and logs them in for two hours. Refusals name their field. */
  readonly userRegister: LoginResult;
  /** Makes a member of a pending third-party identity, without a password, and logs them in. Refusals name their field. */
  readonly createMember: LoginResult;
  /** Sets a new password with a code, ends all sessions of the account and logs in for two hours. Refusals: `CODE_WRONG`, `CODE_EXPIRED`, `ACCOUNT_UNKNOWN`, `MOBILE_UNKNOWN`, `ACCOUNT_SUSPENDED`, `PASSWORD_BAD`, `PASSWORD_SAME`, `PASSWORD_MISMATCH`, `FORM_TOO_MANY`. */
  readonly resetPassword: LoginResult;
  /** Changes the profile; fields that are absent stay. Refusals name their field. */
  readonly updateMember: MemberProfileResult;
  /** Logs in with what the way back from a third party brought; without a linked account it tells what is known of the identity. Refusals: `THIRD_PARTY_REFUSED`, `THIRD_PARTY_FAILED`. */
  readonly thirdPartyLogin: ThirdPartyLogin;
  /** Another name of `thirdPartyLogin`. */
  readonly gwLoginByThirdParty: ThirdPartyLogin;
  /** `thirdPartyLogin` of FACE_BOOK; an identity that is not linked is refused with `THIRD_PARTY_NOT_LINKED`. */
  readonly facebookLogin: LoginResult;
  /** `thirdPartyLogin` of INSTAGRAM; an identity that is not linked is refused with `THIRD_PARTY_NOT_LINKED`. */
  readonly instagramLogin: LoginResult;
  /** Links a pending identity to an account, by the account's password, and logs in. Refusals: those of `userLogin`, `BIND_FAILED`, `THIRD_PARTY_FAILED`. */
  readonly linkAccount: LinkResult;
  /** Another name of `linkAccount`. */
  readonly thirdPartyBindV2: LinkResult;
  /** Logs in by a signed one-time token of a known issuer, for two hours. Refusals: `SSO_BAD_TOKEN`, `SSO_EXPIRED`, `SSO_USED`, `SSO_NO_ACCOUNT`, `SSO_OFF`. */
  readonly ssoLogin: LoginResult;
  /** A message to customer service. Refusals name their field: `FEEDBACK_BAD_NAME`, `FEEDBACK_BAD_EMAIL`, `FEEDBACK_BAD_SUBJECT`, `FEEDBACK_BAD_MOBILE`, `FEEDBACK_BAD_CONTENT`; `FEEDBACK_TOO_MANY`. */
  readonly createFeedback: FeedbackResult;
  /** Looks up a guest's order. Refusal: `00510950027` whatever does not fit; `LOOKUP_TOO_MANY`. */
  readonly queryVisitorToken: VisitorToken;
  /** Another name of `queryVisitorToken`. */
  readonly queryVisitorTokenAction: VisitorToken;
};


/** Everything that changes something; the domains fill it. */
export type MutationArrivalNoticeCreateGqlArgs = {
  input: ArrivalNoticeCreateInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationAddTeaserArgs = {
  teaser: TeaserInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationSubscribeNewsLetterArgs = {
  input: TeaserInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationSubscribeEmailArgs = {
  email: Scalars['String']['input'];
};


/** Everything that changes something; the domains fill it. */
export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


/** Everything that changes something; the domains fill it. */
export type MutationCartAddArgs = {
  inputs: ReadonlyArray<CartAddInput>;
};


/** Everything that changes something; the domains fill it. */
export type MutationCreateFavoriteGqlArgs = {
  input: FavoriteCreateInput;
  maxCount?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that changes something; the domains fill it. */
export type MutationUserLoginArgs = {
  userLoginInput: UserLoginInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationUpdatePasswordArgs = {
  oldPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** Everything that changes something; the domains fill it. */
export type MutationMergeUserCartArgs = {
  input: MergeCartInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationCartMergeArgs = {
  input: MergeCartInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationSendEmailVerifyCodeArgs = {
  input: EmailVerifyCodeInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationSendSmsVerifyCodeArgs = {
  input: SmsVerifyCodeInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationCheckVerifyCodeArgs = {
  input: CheckVerifyCodeInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationUserRegisterArgs = {
  userRegisterInput: UserRegisterInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationCreateMemberArgs = {
  input: CreateMemberInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationThirdPartyLoginArgs = {
  appType: ThirdPartyType;
  appIdentifier: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that changes something; the domains fill it. */
export type MutationGwLoginByThirdPartyArgs = {
  appType: ThirdPartyType;
  appIdentifier: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that changes something; the domains fill it. */
export type MutationFacebookLoginArgs = {
  appIdentifier: Scalars['String']['input'];
};


/** Everything that changes something; the domains fill it. */
export type MutationInstagramLoginArgs = {
  authCode: Scalars['String']['input'];
};


/** Everything that changes something; the domains fill it. */
export type MutationLinkAccountArgs = {
  input: LinkAccountInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationThirdPartyBindV2Args = {
  input: LinkAccountInput;
};


/** Everything that changes something; the domains fill it. */
export type MutationSsoLoginArgs = {
  ssoToken: Scalars['String']['input'];
};


/** Everything that changes something; the domains fill it. */
export type MutationCreateFeedbackArgs = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  mobile?: InputMaybe<Scalars['String']['input']>;
  content: Scalars['String']['input'];
};


/** Everything that changes something; the domains fill it. */
export type MutationQueryVisitorTokenArgs = {
  orderCode: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


/** Everything that changes something; the domains fill it. */
export type MutationQueryVisitorTokenActionArgs = {
  orderCode: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

/** Kinds of things `node` can find. */
export type NodeType =
  /** A product (spu). */
  | 'Product';

/** The shop's catalogue, in the language of the request, at the prices of the shopper who asks. */
export type Shop = {
  /** Products by code, in the order asked for. Unknown codes are left out, codes named twice come once. At most 250. */
  readonly productByCode: ReadonlyArray<Product>;
  /** The same, certain to know the latest change, also one made by another process a moment ago. */
  readonly productByCodeNoCache: ReadonlyArray<Product>;
  /** A page of products. */
  readonly products: ProductConnection;
  /** What a list can be narrowed by, with counts. A group's counts ignore what is chosen in that group. */
  readonly filterCondition: FilterCondition;
  /** Products to suggest: those of `codes` first, then of `categories`, best sellers first; on shelf and in stock only. */
  readonly recommendProducts: ProductConnection;
  /** All brands, in the order shown. */
  readonly brands: ReadonlyArray<Brand>;
  /** The category tree, from the first level down. */
  readonly categories: ReadonlyArray<Category>;
  /** One category by its code; null when there is none. */
  readonly category?: Maybe<Category>;
  /** Settings of the front end, kept as data. */
  readonly viewData: ReadonlyArray<ViewData>;
  /** A piece of content by its code; null when there is none. */
  readonly cms2loadContent?: Maybe<CmsContent>;
};


/** The shop's catalogue, in the language of the request, at the prices of the shopper who asks. */
export type ShopProductByCodeArgs = {
  codes: ReadonlyArray<Scalars['String']['input']>;
};


/** The shop's catalogue, in the language of the request, at the prices of the shopper who asks. */
export type ShopProductByCodeNoCacheArgs = {
  codes: ReadonlyArray<Scalars['String']['input']>;
};


/** The shop's catalogue, in the language of the request, at the prices of the shopper who asks. */
export type ShopProductsArgs = {
  filters?: InputMaybe<ProductFilters>;
  sorts?: InputMaybe<ReadonlyArray<ProductSort>>;
  pageInput?: InputMaybe<PageInput>;
  codes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The shop's catalogue, in the language of the request, at the prices of the shopper who asks. */
export type ShopFilterConditionArgs = {
  filters?: InputMaybe<ProductFilters>;
};


/** The shop's catalogue, in the language of the request, at the prices of the shopper who asks. */
export type ShopRecommendProductsArgs = {
  codes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  pageInput?: InputMaybe<PageInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The shop's catalogue, in the language of the request, at the prices of the shopper who asks. */
export type ShopCategoryArgs = {
  code: Scalars['String']['input'];
};


/** The shop's catalogue, in the language of the request, at the prices of the shopper who asks. */
export type ShopViewDataArgs = {
  input: ViewDataInput;
};


/** The shop's catalogue, in the language of the request, at the prices of the shopper who asks. */
export type ShopCms2loadContentArgs = {
  contentCode: Scalars['String']['input'];
};

/** Whether a product is offered. */
export type SpuSaleStatus =
  /** Shown and sold. */
  | 'ON_SHELF'
  /** Taken down. */
  | 'OFF_SHELF';

/** Conditions on products. Values in one list are alternatives, so that an empty list holds for nothing; the lists all have to hold. Codes nobody knows match nothing. At most 250 values in a list. */
export type ProductFilters = {
  /** A category that holds whatever else is chosen, such as that of the page; counts never ignore it. */
  readonly withinCategory?: InputMaybe<Scalars['String']['input']>;
  /** A brand that holds whatever else is chosen; counts never ignore it. */
  readonly withinBrand?: InputMaybe<Scalars['String']['input']>;
  /** Category codes; products of their descendants count. */
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Brand codes. */
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Product codes. */
  readonly spuCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Offered or not. */
  readonly spuSaleStatuses?: InputMaybe<ReadonlyArray<SpuSaleStatus>>;
  /** What the shopper would pay, in dollars, both ends included. */
  readonly salePrice?: InputMaybe<PriceRange>;
  /** Values of attributes, at most 50 of them. Beside the catalogue's own codes: `colour`, `size` (letter sizes find the numeric ones they stand for), `discount` (`10` … `50` percent off or more) and `activity` (codes of running promotions). */
  readonly attributes?: InputMaybe<ReadonlyArray<AttributeFilter>>;
  /** Listed for the first time after this instant (new arrivals: now minus 14 days). */
  readonly firstListTimeAfter?: InputMaybe<Scalars['Timestamp']['input']>;
  /** Words in titles, brand or category names, or codes; each must occur. Chinese is found by characters and pairs of them, other words by their beginning. Products whose code, or a sku's, is just this come first. At most 50 characters. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
};

/** An amount between two ends, in dollars. */
export type PriceRange = {
  /** Lowest; open when missing. */
  readonly min?: InputMaybe<Scalars['Float']['input']>;
  /** Highest; open when missing. */
  readonly max?: InputMaybe<Scalars['Float']['input']>;
};

/** Products that have one of these values of an attribute. */
export type AttributeFilter = {
  /** The attribute's code. */
  readonly code: Scalars['String']['input'];
  /** Codes of its values. */
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

/** One sort of a product list. */
export type ProductSort = {
  /** What to sort by. */
  readonly field: ProductSortField;
  /** Which end comes first. */
  readonly order?: SortOrder;
};

/** What a product list can be sorted by. */
export type ProductSortField =
  /** When it was listed. */
  | 'LIST_TIME'
  /** Units sold in the last three months. */
  | 'SALES'
  /** What the shopper pays; gifts come last. */
  | 'SALE_PRICE';

/** Which end of a sort comes first. */
export type SortOrder =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** A page of products. */
export type ProductConnection = {
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** The products, each with its cursor. */
  readonly edges: ReadonlyArray<ProductEdge>;
};

/** A product on a page. */
export type ProductEdge = {
  /** Opaque; changes when the product's place in the list does. */
  readonly cursor: Scalars['String']['output'];
  /** The product. */
  readonly node: Product;
};

/** What a list can be narrowed by. */
export type FilterCondition = {
  /** Products in the list. */
  readonly totalCount: Scalars['Int']['output'];
  /** Categories of the products, ancestors among them, in the tree's order. */
  readonly categories: ReadonlyArray<FilterCategory>;
  /** Attributes that feed a filter, colour, size, discount and activity among them. */
  readonly attributes: ReadonlyArray<FilterAttribute>;
  /** What shoppers pay, ascending; gifts are left out. */
  readonly salePrices: ReadonlyArray<FilterPrice>;
  /** Brands, in the order shown. */
  readonly brands: ReadonlyArray<FilterBrand>;
};

/** A category as a filter. */
export type FilterCategory = {
  /** Identifies it. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Name in menus. */
  readonly frontName: Scalars['String']['output'];
  /** Codes from the first level down to this one, joined by `/`. */
  readonly categoryPath: Scalars['String']['output'];
  /** Products in it and below it. */
  readonly count: Scalars['Int']['output'];
};

/** An attribute as a filter. */
export type FilterAttribute = {
  /** Which of the shop's filters it feeds: `gender`, `outdoor`, `colour`, `size`, `shop`, `discount`, `yearSeason`, `applicableNumber`, `activity` … */
  readonly attributeType: Scalars['String']['output'];
  /** What to send as `AttributeFilter.code`. */
  readonly code: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly name: Scalars['String']['output'];
  /** In the order shown; those without products are left out. */
  readonly values: ReadonlyArray<FilterValue>;
};

/** One value of a filter. */
export type FilterValue = {
  /** What to send among `AttributeFilter.values`. */
  readonly key: Scalars['String']['output'];
  /** The value on file; of colours the CSS colour, empty when there is none. */
  readonly value: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly frontName: Scalars['String']['output'];
  /** A swatch or picture; empty when there is none. */
  readonly imageUrl: Scalars['String']['output'];
  /** Products that have it. */
  readonly total: Scalars['Int']['output'];
};

/** A price and how many products have it. */
export type FilterPrice = {
  /** What the shopper who asks pays. */
  readonly salePrice: Money;
  /** Products at that price. */
  readonly count: Scalars['Int']['output'];
};

/** A brand as a filter. */
export type FilterBrand = {
  /** Identifies it. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Its mark; empty when there is none. */
  readonly imageUrl: Scalars['String']['output'];
  /** Products of it. */
  readonly count: Scalars['Int']['output'];
};

/** A product (spu): one garment or piece of gear in one colour. */
export type Product = {
  /** Identifies it, also in its address. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly title: Scalars['String']['output'];
  /** A line below the name; may be empty. */
  readonly subTitle: Scalars['String']['output'];
  /** Longer text, plain or simple HTML; may be empty. */
  readonly description: Scalars['String']['output'];
  /** Kind of product; `NORMAL` unless the catalogue says otherwise. */
  readonly productType: Scalars['String']['output'];
  /** Since when it is listed. */
  readonly listTime: Scalars['Timestamp']['output'];
  /** Since when it was first ever listed; decides whether it is new. */
  readonly firstListTime: Scalars['Timestamp']['output'];
  /** Units over all enabled skus. A sku whose stock is not counted stands for 10. */
  readonly inventory: Scalars['Int']['output'];
  /** Units sold, ever. */
  readonly sales: Scalars['Int']['output'];
  /** Whether it is offered. */
  readonly onShelves: Scalars['Boolean']['output'];
  /** What its colour variants have in common. */
  readonly style: Scalars['String']['output'];
  /** The card's picture; empty when there is none. */
  readonly picUrl: Scalars['String']['output'];
  /** Brands, the leading one first. */
  readonly brandList: ReadonlyArray<Brand>;
  /** Pictures and films in the order shown. */
  readonly images: ReadonlyArray<ProductImage>;
  /** Labels such as a new season. */
  readonly labels: ReadonlyArray<Label>;
  /** The price struck through; null when there is none. */
  readonly listPrice?: Maybe<Money>;
  /** The price on file, before anything that depends on who asks. Null: a gift, not for sale. */
  readonly salePrice?: Maybe<Money>;
  /** What the shopper who asks pays now for the cheapest sku. Null: a gift, not for sale. */
  readonly price?: Maybe<Money>;
  /** Whether skus differ in what the shopper pays, so that `price` reads “from”. */
  readonly isPriceFrom: Scalars['Boolean']['output'];
  /** The ribbon, `text|background|colour`; empty for none. */
  readonly promotionLabel: Scalars['String']['output'];
  /** Every category it is in, ancestors before descendants. */
  readonly categories: ReadonlyArray<Category>;
  /** What can be bought, in the order of sizes shown. */
  readonly skus: ReadonlyArray<Sku>;
  /** What its skus differ in: colour, then size. */
  readonly options: ReadonlyArray<ProductOption>;
  /** Size chart as HTML; empty when there is none. */
  readonly sizeChart: Scalars['String']['output'];
  /** Promotions running now, the smallest priority number first. */
  readonly promotions: ReadonlyArray<Promotion>;
  /** Attributes in the order shown. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** The on-shelf colour variants of its style, itself among them. */
  readonly styleProducts: ReadonlyArray<Product>;
  /** The mark of the member who asks on one of its skus; null when there is none. */
  readonly favorite?: Maybe<Favorite>;
};


/** A product (spu): one garment or piece of gear in one colour. */
export type ProductImagesArgs = {
  types?: InputMaybe<ReadonlyArray<ImageType>>;
};


/** A product (spu): one garment or piece of gear in one colour. */
export type ProductSkusArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product (spu): one garment or piece of gear in one colour. */
export type ProductPromotionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product (spu): one garment or piece of gear in one colour. */
export type ProductAttributesArgs = {
  codes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A mark a member put on a sku. */
export type Favorite = {
  /** Identifies the mark. */
  readonly id: Scalars['String']['output'];
};

/** Something that can be put into a bag. */
export type Sku = {
  /** Identifies it. */
  readonly code: Scalars['String']['output'];
  /** Its number in the stores' system. */
  readonly storeSkuCode: Scalars['String']['output'];
  /** Units that can be sold; null when stock is not counted. */
  readonly inventory?: Maybe<Scalars['Int']['output']>;
  /** False: cannot be chosen. */
  readonly isEnabled: Scalars['Boolean']['output'];
  /** Free mark of the catalogue; may be empty. */
  readonly featuredType: Scalars['String']['output'];
  /** The price struck through. */
  readonly listPrice?: Maybe<Money>;
  /** The price on file. Null: a gift. */
  readonly salePrice?: Maybe<Money>;
  /** What the shopper who asks pays now. Null: a gift. */
  readonly price?: Maybe<Money>;
  /** Its colour and size. */
  readonly options: ReadonlyArray<SkuOption>;
  /** Every price on file, by audience. */
  readonly skuPrices: SkuPrices;
  /** The mark of the member who asks; null when there is none. */
  readonly favorite?: Maybe<Favorite>;
};

/** A sku's place on one axis. */
export type SkuOption = {
  /** `colour` or `size`. */
  readonly code: Scalars['String']['output'];
  /** The axis in the catalogue. */
  readonly name: Scalars['String']['output'];
  /** The axis as shoppers read it. */
  readonly frontName: Scalars['String']['output'];
  /** The value as shoppers read it. */
  readonly value: Scalars['String']['output'];
  /** The value's code. */
  readonly valueCode: Scalars['String']['output'];
};

/** Prices of a sku. Who pays which: the lowest promotion price that covers the shopper, else the level's, else the default, else the sale price. */
export type SkuPrices = {
  /** For everybody without a better one. */
  readonly defaultPrice?: Maybe<DefaultPrice>;
  /** Per member level. */
  readonly memberPrices: ReadonlyArray<MemberPrice>;
  /** Of promotions running now. */
  readonly promotionPriceInfo: ReadonlyArray<PromotionPrice>;
};

/** The price for everybody without a better one. */
export type DefaultPrice = {
  /** Per unit. */
  readonly price: Money;
};

/** The price of a member level. */
export type MemberPrice = {
  /** The level. */
  readonly memberLevelCode: Scalars['String']['output'];
  /** Per unit. */
  readonly price: Money;
};

/** A promotion's unit price. */
export type PromotionPrice = {
  /** Whom it covers. */
  readonly accountScope: AccountScope;
  /** Per unit. */
  readonly promotionPrice: Money;
  /** Member levels covered; empty covers all. */
  readonly levels: ReadonlyArray<Scalars['String']['output']>;
};

/** Whom a promotion covers. */
export type AccountScope =
  /** Everybody. */
  | 'ALL'
  /** Members, staff among them. */
  | 'MEMBER'
  /** Visitors. */
  | 'GUEST';

/** A promotion a product takes part in. */
export type Promotion = {
  /** Identifies it. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The smaller number goes first. */
  readonly priority: Scalars['Int']['output'];
  /** Rules in words; may be empty. */
  readonly description: Scalars['String']['output'];
  /** Its kind. */
  readonly type: Scalars['String']['output'];
  /** From then on. */
  readonly beginTime: Scalars['Timestamp']['output'];
  /** No longer at this instant. */
  readonly endTime: Scalars['Timestamp']['output'];
  /** Where in its life it is. */
  readonly promotionStatus: PromotionStatus;
  /** Products that can be added at a special price while it runs; only an EXCHANGE promotion has any. */
  readonly exchangeProducts: ExchangeConnection;
};


/** A promotion a product takes part in. */
export type PromotionExchangeProductsArgs = {
  pageInput?: InputMaybe<PageInput>;
  filterInput?: InputMaybe<ReadonlyArray<AttributeFilter>>;
};

/** A page of add-on products. */
export type ExchangeConnection = {
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** The add-on products, each with its cursor. */
  readonly edges: ReadonlyArray<ExchangeEdge>;
};

/** An add-on product on a page. */
export type ExchangeEdge = {
  /** Opaque. */
  readonly cursor: Scalars['String']['output'];
  /** The add-on product. */
  readonly node: ExchangeProduct;
};

/** A product that can be added at a special price (a markup product). */
export type ExchangeProduct = {
  /** Code of the promotion. */
  readonly activityId: Scalars['String']['output'];
  /** The product. */
  readonly product: Product;
  /** The add-on price per unit, of the cheapest sku that takes part. */
  readonly exPrice: Money;
  /** Units one order may add; null when there is no limit. */
  readonly limitCount?: Maybe<Scalars['Int']['output']>;
  /** What holds for single skus: their add-on price (`EX_PRICE`) and their limit (`LIMIT_COUNT`). */
  readonly funcLabels: ReadonlyArray<FuncLabel>;
};

/** A value a promotion gives to a sku. */
export type FuncLabel = {
  /** The sku. */
  readonly code: Scalars['String']['output'];
  /** `EX_PRICE` (dollars) or `LIMIT_COUNT` (units). */
  readonly labelType: Scalars['String']['output'];
  /** The value as text. */
  readonly value: Scalars['String']['output'];
};

/** Where in its life a promotion is. */
export type PromotionStatus =
  /** Yet to begin. */
  | 'NOT_STARTED'
  /** On. */
  | 'RUNNING'
  /** Over, or stopped by hand. */
  | 'ENDED';

/** One axis of a product's choice. */
export type ProductOption = {
  /** `colour` or `size`. */
  readonly code: Scalars['String']['output'];
  /** The axis in the catalogue. */
  readonly name: Scalars['String']['output'];
  /** The axis as shoppers read it. */
  readonly frontName: Scalars['String']['output'];
  /** In the order shown. */
  readonly values: ReadonlyArray<ProductOptionValue>;
};

/** A colour or a size. */
export type ProductOptionValue = {
  /** Its code among the product's options. */
  readonly code: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly frontName: Scalars['String']['output'];
  /** A longer name, of sizes above all. */
  readonly displayName: Scalars['String']['output'];
  /** The swatch as a CSS colour; empty when there is none. */
  readonly value: Scalars['String']['output'];
  /** The swatch as a picture; empty when there is none. */
  readonly imageUrl: Scalars['String']['output'];
};

/** An attribute as one product has it. */
export type ProductAttribute = {
  /** Identifies it. */
  readonly code: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly frontName: Scalars['String']['output'];
  /** Its code in the system it came from. */
  readonly originCode: Scalars['String']['output'];
  /** The filter it feeds; may be empty. */
  readonly attributeType: Scalars['String']['output'];
  /** In the order of the catalogue. */
  readonly values: ReadonlyArray<AttributeValue>;
};

/** A value of an attribute. */
export type AttributeValue = {
  /** Its code; empty for a text of this product alone. */
  readonly code: Scalars['String']['output'];
  /** Text. */
  readonly displayName: Scalars['String']['output'];
  /** Text for the shop front; the same when the catalogue has no other. */
  readonly frontName: Scalars['String']['output'];
  /** Address it leads to; may be empty. */
  readonly url: Scalars['String']['output'];
  /** Pictures. */
  readonly images: ReadonlyArray<Scalars['String']['output']>;
  /** Small pictures. */
  readonly thumbnails: ReadonlyArray<Scalars['String']['output']>;
};

/** A picture or film of a product. */
export type ProductImage = {
  /** Address. */
  readonly url: Scalars['String']['output'];
  /** Kind. */
  readonly type: ImageType;
};

/** Kinds of pictures and films. */
export type ImageType =
  /** Main image. */
  | 'MAIN'
  /** Poster of the main film. */
  | 'VIDEO_MAIN'
  /** Film. */
  | 'VIDEO'
  /** Main image for phones. */
  | 'WIRELESS_MAIN'
  /** Hang tag. */
  | 'TAG'
  /** Worn. */
  | 'FIGURE'
  /** Worn, on white. */
  | 'WHITE_FIGURE';

/** A label. */
export type Label = {
  /** Identifies it. */
  readonly code: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly frontName: Scalars['String']['output'];
  /** What it means; may be empty. */
  readonly description: Scalars['String']['output'];
};

/** A brand. */
export type Brand = {
  /** Identifies it. */
  readonly code: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Its mark; null when there is none. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
};

/** A category. */
export type Category = {
  /** Identifies it. */
  readonly code: Scalars['String']['output'];
  /** Codes from the first level down to this one, joined by `/`. */
  readonly path: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Name in menus; the same when the catalogue has no other. */
  readonly navFrontName: Scalars['String']['output'];
  /** Picture; null when there is none. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** The next level, in the order shown. */
  readonly children: ReadonlyArray<Category>;
  /** Products on shelf in it and below it. */
  readonly productCount: Scalars['Int']['output'];
};

/** A category and where it stands. */
export type CategoryPlace = {
  /** The category. */
  readonly category: Category;
  /** From the first level down to the category itself. */
  readonly trail: ReadonlyArray<Category>;
  /** Its address in each language. */
  readonly hrefs: LocalisedHref;
};

/** The address of one thing in each language, as a path of this shop. */
export type LocalisedHref = {
  /** In Chinese. */
  readonly zh: Scalars['String']['output'];
  /** In English. */
  readonly en: Scalars['String']['output'];
};

/** An entry of a menu. */
export type Menu = {
  /** Identifies it. */
  readonly code: Scalars['String']['output'];
  /** As shoppers read it. */
  readonly name: Scalars['String']['output'];
  /** Code of the entry above; null at the top. */
  readonly parentCode?: Maybe<Scalars['String']['output']>;
  /** `CATEGORY`, `NO_LINK`, or `URL`. */
  readonly urlType: Scalars['String']['output'];
  /** Where a `URL` entry leads; empty goes home. */
  readonly url: Scalars['String']['output'];
  /** Wins over everything else when set. */
  readonly customerLink: Scalars['String']['output'];
  /** Code of the category a `CATEGORY` entry stands for. */
  readonly link: Scalars['String']['output'];
  /** Where the entry leads, by the shop's rules; null when it only opens what stands below it. */
  readonly href?: Maybe<Scalars['String']['output']>;
  /** Opens in a new tab. */
  readonly blank: Scalars['Boolean']['output'];
  /** Text that article links are made of. */
  readonly remark: Scalars['String']['output'];
  /** Colour of the name, as CSS; empty for the usual one. */
  readonly title: Scalars['String']['output'];
  /** Icon beside the name; empty for none. */
  readonly picDes: Scalars['String']['output'];
  /** Picture; empty for none. */
  readonly picture: Scalars['String']['output'];
  /** Place among its siblings. */
  readonly order: Scalars['Int']['output'];
  /** Shown among the top entries of phone drawers. */
  readonly display: Scalars['Boolean']['output'];
  /** What stands below it. */
  readonly children: ReadonlyArray<Menu>;
};

/** A document of the help centre or about the shop. */
export type Document = {
  /** Identifies it. */
  readonly code: Scalars['String']['output'];
  /** Heading. */
  readonly title: Scalars['String']['output'];
  /** Below the heading; may be empty. */
  readonly subTitle: Scalars['String']['output'];
  /** Clean HTML. */
  readonly content: Scalars['String']['output'];
  /** Code of the group it belongs to. */
  readonly menuCode: Scalars['String']['output'];
  /** When it was approved. */
  readonly auditDate: Scalars['Timestamp']['output'];
  /** Place in its group. */
  readonly num: Scalars['Int']['output'];
  /** Whether shoppers see it. */
  readonly show: Scalars['Boolean']['output'];
  /** Where it came from; may be empty. */
  readonly origin: Scalars['String']['output'];
  /** Picture; empty for none. */
  readonly imageUrl: Scalars['String']['output'];
  /** When it was made. */
  readonly createTime: Scalars['Timestamp']['output'];
  /** When it was last changed. */
  readonly updateTime: Scalars['Timestamp']['output'];
};

/** Which pages SEO texts are asked for. */
export type SeoInput = {
  /** Language; that of the request when missing. */
  readonly lang?: InputMaybe<Scalars['String']['input']>;
  /** Codes of pages; all when missing. At most 250. */
  readonly pageCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Kind of page. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
};

/** What search engines are told about a page. */
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

/** Which settings of the front end are asked for; what is missing is not compared. */
export type ViewDataInput = {
  /** What they belong to. */
  readonly modelCode?: InputMaybe<Scalars['String']['input']>;
  /** `PC` or `H5`. */
  readonly browseEnvironment?: InputMaybe<BrowseEnvironment>;
  /** Where they stand. */
  readonly position?: InputMaybe<Scalars['String']['input']>;
  /** Kind. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  /** Part of the front end. */
  readonly module?: InputMaybe<Scalars['String']['input']>;
};

/** What the shopper looks through. */
export type BrowseEnvironment =
  /** Phones. */
  | 'H5'
  /** Desktops. */
  | 'PC';

/** A setting of the front end. */
export type ViewData = {
  /** Where it stands. */
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
  /** Identifies it. */
  readonly contentCode: Scalars['String']['output'];
  /** JSON or HTML, as its readers expect. */
  readonly content: Scalars['String']['output'];
};

/** Which sku, and whom to tell. */
export type ArrivalNoticeCreateInput = {
  /** The sold-out sku. */
  readonly skuCode: Scalars['String']['input'];
  /** Where to write to. */
  readonly email: Scalars['String']['input'];
  /** A phone number, digits with `+`, spaces and dashes; optional. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the notice stands. */
export type ArrivalNoticeResult = {
  /** True when the shopper will be told. */
  readonly success: Scalars['Boolean']['output'];
  /** Refusals: `NOTICE_UNKNOWN_SKU`, `NOTICE_IN_STOCK`, `NOTICE_BAD_EMAIL`, `NOTICE_BAD_MOBILE`, `NOTICE_TOO_MANY`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Mails one can end. */
export type UnsubscribeTopic =
  /** News and offers. */
  | 'NEWSLETTER'
  /** Notices that something sold out is back. */
  | 'ARRIVAL';

/** Whether the mails are ended. */
export type UnsubscribeResult = {
  /** True when none will be sent, whether they were ended now or before. */
  readonly success: Scalars['Boolean']['output'];
  /** True when there was nothing left to end. */
  readonly wasEnded: Scalars['Boolean']['output'];
  /** Which mails they are; null for a token nobody was given. */
  readonly about?: Maybe<UnsubscribeTopic>;
  /** Refusals: `UNSUBSCRIBE_UNKNOWN`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Which form a sign-up came by. */
export type SignUpType =
  /** Notice of a launch. */
  | 'TEASER'
  /** The newsletter form. */
  | 'NEWSLETTER'
  /** The foot of a page. */
  | 'EMAIL';

/** A sign-up with a country or region. */
export type TeaserInput = {
  /** Where to write to. */
  readonly email: Scalars['String']['input'];
  /** Country or region: `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly country: Scalars['String']['input'];
  /** Which form it came by; by default that of the operation. */
  readonly type?: InputMaybe<SignUpType>;
};

/** Whether the address is on the list. */
export type SignUpResult = {
  /** The flag: true when the address is on the list, whether it is new there or not. */
  readonly success: Scalars['Boolean']['output'];
  /** Refusals: `SIGN_UP_BAD_EMAIL`, `SIGN_UP_BAD_COUNTRY`, `SIGN_UP_TOO_MANY`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One line for the bag. */
export type CartAddInput = {
  /** The sku. */
  readonly skuCode: Scalars['String']['input'];
  /** Units, from 1. */
  readonly quantity: Scalars['Int']['input'];
  /** JSON that travels with the line: `{"categories":"A>B>C"}`. */
  readonly extProps?: InputMaybe<Scalars['String']['input']>;
};

/** What became of the lines. */
export type CartAddResult = {
  /** True when every line is in the bag. */
  readonly success: Scalars['Boolean']['output'];
  /** Refusals, with the shop's cart codes. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What to mark. */
export type FavoriteCreateInput = {
  /** The sku. */
  readonly skuCode: Scalars['String']['input'];
};

/** The mark, or why there is none. */
export type FavoriteResult = {
  /** The mark; null when refused. */
  readonly favorite?: Maybe<Favorite>;
  /** Refusals. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Who a session belongs to. */
export type VisitorMemberInfo = {
  /** False for members. */
  readonly isVisitor: Scalars['Boolean']['output'];
  /** Null for visitors. */
  readonly memberInfo?: Maybe<MemberInfo>;
  /** Identifies the visitor or member; not a secret, not a token. */
  readonly userCode: Scalars['String']['output'];
};

/** What a member is to the shop. */
export type MemberInfo = {
  /** Member level. */
  readonly levelCode?: Maybe<Scalars['String']['output']>;
  /** How to greet them. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** For staff. */
  readonly staffCode?: Maybe<Scalars['String']['output']>;
};

/** A fresh session, or why there is none. */
export type VisitorLogin = {
  /** Send it as `Authorization: Bearer …`. It cannot be read again later. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** When the token runs out unless it is used. */
  readonly expiresAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Refusals. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What somebody types to log in. One of `account` and `mobile`. */
export type UserLoginInput = {
  /** E-mail address; a mobile will do too. */
  readonly account?: InputMaybe<Scalars['String']['input']>;
  /** Digits, with or without the area's prefix. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country of a mobile without prefix: `HK`, `MO`, `CN`, `SG` or `AU`; what the digits look like when missing. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** As typed. */
  readonly password: Scalars['String']['input'];
  /** What the picture shows. */
  readonly imageVerifyCode?: InputMaybe<Scalars['String']['input']>;
  /** Of the picture. */
  readonly imageVerifyToken?: InputMaybe<Scalars['String']['input']>;
  /** A session of 168 hours instead of 2. */
  readonly rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A member's fresh session, or why there is none. */
export type LoginResult = {
  /** Send it as `Authorization: Bearer …`. It cannot be read again later. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** When the token runs out. */
  readonly expiresAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Who logged in. */
  readonly customer?: Maybe<Customer>;
  /** Code of the member. */
  readonly userCode?: Maybe<Scalars['String']['output']>;
  /** Refusals. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A picture that people can read. */
export type ImageVerifyCode = {
  /** `data:image/png;base64,…` */
  readonly image: Scalars['String']['output'];
  /** Goes along with what the shopper reads. */
  readonly token: Scalars['String']['output'];
};

/** Whose bag is to be merged. */
export type MergeCartInput = {
  /** Token of the visitor's session before the login. */
  readonly anonymousToken: Scalars['String']['input'];
};

/** A shopper. */
export type Customer = {
  /** E-mail address, or the mobile where there is none. */
  readonly account?: Maybe<Scalars['String']['output']>;
  /** Kept as it came from a third party. */
  readonly openId?: Maybe<Scalars['String']['output']>;
  /** Identifies the visitor or member; not a secret. */
  readonly userCode: Scalars['String']['output'];
  /** What they like to be called. */
  readonly nickName?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** `+852 91234567` */
  readonly mobile?: Maybe<Scalars['String']['output']>;
  /** Name of the level in the language asked for. */
  readonly gradeLevelName?: Maybe<Scalars['String']['output']>;
  /** Code of the level. */
  readonly gradeLevelId?: Maybe<Scalars['String']['output']>;
  /** The session's token, only in the answer that made it. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Kept as it came from a third party. */
  readonly unionId?: Maybe<Scalars['String']['output']>;
  /** When the account was made; ISO 8601 with offset. */
  readonly createTime?: Maybe<Scalars['String']['output']>;
  /** False for members. */
  readonly isVisitor: Scalars['Boolean']['output'];
  /** Whether a member works here. */
  readonly isStaff: Scalars['Boolean']['output'];
  /** Null for visitors. */
  readonly memberInfo?: Maybe<MemberInfo>;
  /** Store credit; null while the shop keeps none. */
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

/** The profile as accounts know it. */
export type AccountInfo = {
  /** First and last name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What they like to be called. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** Address of a picture. */
  readonly portrait?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** `1990-05-17` */
  readonly birthday?: Maybe<Scalars['String']['output']>;
  /** `M` or `F`. */
  readonly genderType?: Maybe<Scalars['String']['output']>;
  /** Kept as it came. */
  readonly userRemark?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** `+852 91234567` */
  readonly mobile?: Maybe<Scalars['String']['output']>;
  /** `MR`, `MRS`, `MS` or `MISS`. */
  readonly appellation?: Maybe<Scalars['String']['output']>;
};

/** The profile as members know it. */
export type GwpMemberInfo = {
  /** `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** `+852 91234567` */
  readonly mobile?: Maybe<Scalars['String']['output']>;
  /** First and last name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** `M` or `F`. */
  readonly sex?: Maybe<Scalars['String']['output']>;
  /** 1 to 12. */
  readonly birthMonth?: Maybe<Scalars['Int']['output']>;
  /** For staff. */
  readonly staffCode?: Maybe<Scalars['String']['output']>;
  /** For staff. */
  readonly staffName?: Maybe<Scalars['String']['output']>;
};

/** What a code is for; it counts for nothing else. */
export type VerifyPurpose =
  /** To register, or to make a member of a third-party identity. */
  | 'REGISTER'
  /** To set a new password. */
  | 'RESET_PASSWORD'
  /** To change the account's own address or number. */
  | 'CHANGE_CONTACT';

/** A code by e-mail. */
export type EmailVerifyCodeInput = {
  /** Where to. */
  readonly email: Scalars['String']['input'];
  /** What for. */
  readonly purpose: VerifyPurpose;
};

/** A code by SMS. */
export type SmsVerifyCodeInput = {
  /** Digits, with or without the area's prefix. */
  readonly mobile: Scalars['String']['input'];
  /** Country of a mobile without prefix: `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** What for. */
  readonly purpose: VerifyPurpose;
};

/** A code on trial. One of `email` and `mobile`. */
export type CheckVerifyCodeInput = {
  /** Where the code went. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Where the code went. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country of a mobile without prefix. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** What for. */
  readonly purpose: VerifyPurpose;
  /** As typed. */
  readonly verifyCode: Scalars['String']['input'];
};

/** Whether a code is on its way. */
export type SentCode = {
  /** True when it was sent. */
  readonly success: Scalars['Boolean']['output'];
  /** Seconds before another can be asked for; also after `CODE_TOO_SOON`. */
  readonly resendAfterSeconds: Scalars['Int']['output'];
  /** Refusals. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The registration form. One of `email` and `mobile` is verified by the code; the other is optional. */
export type UserRegisterInput = {
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Digits, with or without the area's prefix. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country or district: `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly countryCode: Scalars['String']['input'];
  /** Which of the two the code went to: `EMAIL` or `MOBILE`. */
  readonly verifiedBy: VerifiedBy;
  /** As typed. */
  readonly verifyCode: Scalars['String']['input'];
  /** 6 to 20 letters, digits and !@#$%^&*. with a letter and a digit. */
  readonly password: Scalars['String']['input'];
  /** The same once more. */
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
  /** Wants to be written to. */
  readonly marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a member of staff registers. */
  readonly isStaff?: InputMaybe<Scalars['Boolean']['input']>;
  /** For staff. */
  readonly staffCode?: InputMaybe<Scalars['String']['input']>;
  /** For staff. */
  readonly staffName?: InputMaybe<Scalars['String']['input']>;
};

/** Where a code went. */
export type VerifiedBy =
  /** To the e-mail address. */
  | 'EMAIL'
  /** To the mobile. */
  | 'MOBILE';

/** Membership for an identity of a third party. */
export type CreateMemberInput = {
  /** As `thirdPartyLogin` gave it. */
  readonly thirdPartyId: Scalars['String']['input'];
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Digits, with or without the area's prefix. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country or district. */
  readonly countryCode: Scalars['String']['input'];
  /** Which of the two the code went to. */
  readonly verifiedBy: VerifiedBy;
  /** As typed. */
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
  /** Wants to be written to. */
  readonly marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new password for somebody who forgot theirs. One of `email` and `mobile`. */
export type ResetPasswordInput = {
  /** E-mail address of the account. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Mobile of the account. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country of a mobile without prefix. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** As typed. */
  readonly verifyCode: Scalars['String']['input'];
  /** The next one. */
  readonly password: Scalars['String']['input'];
  /** The same once more. */
  readonly confirmPassword: Scalars['String']['input'];
};

/** A member in short. */
export type SimpleMemberInfo = {
  /** When the account was made; ISO 8601 with offset. */
  readonly createTime: Scalars['String']['output'];
  /** Code of the member. */
  readonly userCode: Scalars['String']['output'];
  /** First and last name. */
  readonly name: Scalars['String']['output'];
  /** What they like to be called. */
  readonly nickName?: Maybe<Scalars['String']['output']>;
  /** For staff. */
  readonly staffCode?: Maybe<Scalars['String']['output']>;
  /** Go-dollar; null while the shop keeps none. */
  readonly balance?: Maybe<Scalars['Int']['output']>;
};

/** A member's profile. Source: the forms of registration and account. */
export type MemberProfile = {
  /** Code of the member. */
  readonly userCode: Scalars['String']['output'];
  /** `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly countryCode: Scalars['String']['output'];
  /** `+852 91234567` */
  readonly mobile?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** First and last name. */
  readonly name: Scalars['String']['output'];
  /** Given name. */
  readonly firstName: Scalars['String']['output'];
  /** Family name. */
  readonly lastName: Scalars['String']['output'];
  /** What they like to be called. */
  readonly nickName?: Maybe<Scalars['String']['output']>;
  /** `MR`, `MRS`, `MS` or `MISS`. */
  readonly appellation?: Maybe<Scalars['String']['output']>;
  /** `M` or `F`. */
  readonly sex?: Maybe<Scalars['String']['output']>;
  /** 1 to 12. */
  readonly birthMonth?: Maybe<Scalars['Int']['output']>;
  /** `1990-05-17` */
  readonly birthday?: Maybe<Scalars['String']['output']>;
  /** Once true, birthday and month stay as they are. */
  readonly isBirthdayConfirmed: Scalars['Boolean']['output'];
  /** For staff. */
  readonly staffCode?: Maybe<Scalars['String']['output']>;
  /** For staff. */
  readonly staffName?: Maybe<Scalars['String']['output']>;
  /** Whether they want to be written to. */
  readonly marketingConsent: Scalars['Boolean']['output'];
  /** Code of the level. */
  readonly levelCode: Scalars['String']['output'];
  /** Name of the level in the language asked for. */
  readonly levelName: Scalars['String']['output'];
  /** When the account was made; ISO 8601 with offset. */
  readonly createTime: Scalars['String']['output'];
  /** False for members of a third party without a password of their own. */
  readonly hasPassword: Scalars['Boolean']['output'];
  /** Third parties that may log this member in. */
  readonly linkedTypes: ReadonlyArray<ThirdPartyType>;
};

/** Changes to a profile. A new e-mail address or mobile needs a code that went to it. */
export type UpdateMemberInput = {
  /** Country or district. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** New e-mail address, with `verifyCode`. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** New mobile, with `verifyCode`. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** The code of purpose CHANGE_CONTACT. */
  readonly verifyCode?: InputMaybe<Scalars['String']['input']>;
  /** `MR`, `MRS`, `MS` or `MISS`. */
  readonly appellation?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** What they like to be called; empty takes it away. */
  readonly nickName?: InputMaybe<Scalars['String']['input']>;
  /** `M` or `F`. */
  readonly sex?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 12. */
  readonly birthMonth?: InputMaybe<Scalars['Int']['input']>;
  /** `1990-05-17` */
  readonly birthday?: InputMaybe<Scalars['String']['input']>;
  /** Confirms birthday and month for good. */
  readonly confirmBirthday?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they want to be written to. */
  readonly marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A changed profile, or why it was not changed. */
export type MemberProfileResult = {
  /** As it is now. */
  readonly profile?: Maybe<MemberProfile>;
  /** Refusals; nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Third parties. Those without an adapter are refused. */
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
  /** Any other provider of identities. */
  | 'OTHER';

/** A third party shoppers may log in with. */
export type ThirdPartyProvider = {
  /** Which. */
  readonly appType: ThirdPartyType;
  /** Its name, as on the button. */
  readonly name: Scalars['String']['output'];
  /** Where the button leads: a path of the shop that sends the browser on. */
  readonly startUrl: Scalars['String']['output'];
};

/** A linked identity's session, or what is known of one that is not linked yet. */
export type ThirdPartyLogin = {
  /** A member's session, when the identity is linked. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** When the token runs out. */
  readonly expiresAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Who logged in. */
  readonly customer?: Maybe<Customer>;
  /** What the third party says they are called. */
  readonly nickName?: Maybe<Scalars['String']['output']>;
  /** What the third party says. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** What the third party says. */
  readonly mobile?: Maybe<Scalars['String']['output']>;
  /** Names the pending identity for `linkAccount` and `createMember`, for half an hour; null when it is linked. */
  readonly thirdPartyId?: Maybe<Scalars['String']['output']>;
  /** Refusals. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A pending identity and the account it shall open. */
export type LinkAccountInput = {
  /** Which third party. */
  readonly appType: ThirdPartyType;
  /** The `thirdPartyId` of the pending identity. */
  readonly appIdentifier: Scalars['String']['input'];
  /** E-mail address of the account. */
  readonly account?: InputMaybe<Scalars['String']['input']>;
  /** Mobile of the account. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** Country of a mobile without prefix. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Of the account. */
  readonly password: Scalars['String']['input'];
  /** What the picture shows, once it is asked for. */
  readonly imageVerifyCode?: InputMaybe<Scalars['String']['input']>;
  /** Of the picture. */
  readonly imageVerifyToken?: InputMaybe<Scalars['String']['input']>;
};

/** A session by a link just made. */
export type LinkResult = {
  /** Whether the identity now opens the account. */
  readonly linked: Scalars['Boolean']['output'];
  /** A member's session. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** When the token runs out. */
  readonly expiresAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Who logged in. */
  readonly customer?: Maybe<Customer>;
  /** Refusals. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What to look for; all that is given must fit. */
export type PickUpAddressInput = {
  /** Code of the region. */
  readonly regionId?: InputMaybe<Scalars['String']['input']>;
  /** Code of the district. */
  readonly districtId?: InputMaybe<Scalars['String']['input']>;
  /** Code of the area. */
  readonly areaId?: InputMaybe<Scalars['String']['input']>;
  /** 1 courier station, 2 shop, 3 locker. */
  readonly type?: InputMaybe<Scalars['Int']['input']>;
};

/** A place where parcels wait. */
export type PickUpAddress = {
  /** Stable. */
  readonly id: Scalars['ID']['output'];
  /** In the language asked for. */
  readonly name: Scalars['String']['output'];
  /** Code of the region. */
  readonly regionId: Scalars['String']['output'];
  /** Hong Kong, Macau. */
  readonly region: Scalars['String']['output'];
  /** In the language asked for. */
  readonly district: Scalars['String']['output'];
  /** Code of the district. */
  readonly districtId: Scalars['String']['output'];
  /** In the language asked for. */
  readonly area: Scalars['String']['output'];
  /** Code of the area. */
  readonly areaId: Scalars['String']['output'];
  /** Street and house, in the language asked for. */
  readonly address: Scalars['String']['output'];
  /** 1 courier station, 2 shop, 3 locker. */
  readonly type: Scalars['Int']['output'];
  /** Of the courier or the shop. */
  readonly code: Scalars['String']['output'];
  /** Degrees east. */
  readonly longitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees north. */
  readonly latitude?: Maybe<Scalars['Float']['output']>;
  /** `ACTIVE` or `SUSPENDED`. */
  readonly status: Scalars['String']['output'];
  /** Whether a parcel can be collected the same day. */
  readonly sameDay: Scalars['Boolean']['output'];
  /** To call. */
  readonly telephone?: Maybe<Scalars['String']['output']>;
  /** When it is open; spelled as the wire has it. */
  readonly bussinessHours: Scalars['String']['output'];
};

/** A place below another. */
export type ChineseRegion = {
  /** Stable in both languages. */
  readonly code: Scalars['String']['output'];
  /** In the language asked for. */
  readonly name: Scalars['String']['output'];
};

/** Whether a message was taken. */
export type FeedbackResult = {
  /** True when it was taken. */
  readonly success: Scalars['Boolean']['output'];
  /** Number of the message. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Refusals. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A look at one order for half an hour, or why not. */
export type VisitorToken = {
  /** Goes into `tempToken`. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Whose order it is. */
  readonly customer?: Maybe<Customer>;
  /** ISO 8601 with offset. */
  readonly expiration?: Maybe<Scalars['String']['output']>;
  /** Refusals. */
  readonly userErrors: ReadonlyArray<UserError>;
};



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
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  Money: ResolverTypeWrapper<Money>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PageInput: PageInput;
  UserError: ResolverTypeWrapper<UserError>;
  Done: ResolverTypeWrapper<Done>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NodeType: NodeType;
  Shop: ResolverTypeWrapper<ShopModel>;
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
  Favorite: ResolverTypeWrapper<Favorite>;
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
  CartAddResult: ResolverTypeWrapper<CartAddResult>;
  FavoriteCreateInput: FavoriteCreateInput;
  FavoriteResult: ResolverTypeWrapper<FavoriteResult>;
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
  ThirdPartyLogin: ResolverTypeWrapper<ThirdPartyLogin>;
  LinkAccountInput: LinkAccountInput;
  LinkResult: ResolverTypeWrapper<LinkResult>;
  PickUpAddressInput: PickUpAddressInput;
  PickUpAddress: ResolverTypeWrapper<PickUpAddress>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ChineseRegion: ResolverTypeWrapper<ChineseRegion>;
  FeedbackResult: ResolverTypeWrapper<FeedbackResult>;
  VisitorToken: ResolverTypeWrapper<VisitorToken>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Timestamp: Scalars['Timestamp']['output'];
  Money: Money;
  Float: Scalars['Float']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  PageInput: PageInput;
  UserError: UserError;
  Done: Done;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Shop: ShopModel;
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
  Favorite: Favorite;
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
  CartAddResult: CartAddResult;
  FavoriteCreateInput: FavoriteCreateInput;
  FavoriteResult: FavoriteResult;
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
  ThirdPartyLogin: ThirdPartyLogin;
  LinkAccountInput: LinkAccountInput;
  LinkResult: LinkResult;
  PickUpAddressInput: PickUpAddressInput;
  PickUpAddress: PickUpAddress;
  ID: Scalars['ID']['output'];
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

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
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
  cartAdd?: Resolver<ResolversTypes['CartAddResult'], ParentType, ContextType, RequireFields<MutationCartAddArgs, 'inputs'>>;
  createFavoriteGql?: Resolver<ResolversTypes['FavoriteResult'], ParentType, ContextType, RequireFields<MutationCreateFavoriteGqlArgs, 'input'>>;
  loginAsVisitor?: Resolver<ResolversTypes['VisitorLogin'], ParentType, ContextType>;
  visitorLogin?: Resolver<ResolversTypes['VisitorLogin'], ParentType, ContextType>;
  userLogin?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationUserLoginArgs, 'userLoginInput'>>;
  userLogout?: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  getImageVerifyCode?: Resolver<ResolversTypes['ImageVerifyCode'], ParentType, ContextType>;
  imageVerificationCreate?: Resolver<ResolversTypes['ImageVerifyCode'], ParentType, ContextType>;
  updatePassword?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'oldPassword' | 'newPassword'>>;
  mergeUserCart?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationMergeUserCartArgs, 'input'>>;
  cartMerge?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationCartMergeArgs, 'input'>>;
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
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, Partial<ShopProductsArgs>>;
  filterCondition?: Resolver<ResolversTypes['FilterCondition'], ParentType, ContextType, Partial<ShopFilterConditionArgs>>;
  recommendProducts?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, Partial<ShopRecommendProductsArgs>>;
  brands?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<ShopCategoryArgs, 'code'>>;
  viewData?: Resolver<ReadonlyArray<ResolversTypes['ViewData']>, ParentType, ContextType, RequireFields<ShopViewDataArgs, 'input'>>;
  cms2loadContent?: Resolver<Maybe<ResolversTypes['CmsContent']>, ParentType, ContextType, RequireFields<ShopCms2loadContentArgs, 'contentCode'>>;
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
  listTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  firstListTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  inventory?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onShelves?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  options?: Resolver<ReadonlyArray<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  sizeChart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotions?: Resolver<ReadonlyArray<ResolversTypes['Promotion']>, ParentType, ContextType, Partial<ProductPromotionsArgs>>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType, Partial<ProductAttributesArgs>>;
  styleProducts?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  favorite?: Resolver<Maybe<ResolversTypes['Favorite']>, ParentType, ContextType>;
};

export type FavoriteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Favorite'] = ResolversParentTypes['Favorite']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  beginTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
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
  auditDate?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  show?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
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

export type CartAddResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartAddResult'] = ResolversParentTypes['CartAddResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FavoriteResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FavoriteResult'] = ResolversParentTypes['FavoriteResult']> = {
  favorite?: Resolver<Maybe<ResolversTypes['Favorite']>, ParentType, ContextType>;
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
  expiresAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
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
  createTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  createTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  createTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ThirdPartyLoginResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ThirdPartyLogin'] = ResolversParentTypes['ThirdPartyLogin']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  nickName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thirdPartyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LinkResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LinkResult'] = ResolversParentTypes['LinkResult']> = {
  linked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
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
  expiration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  Timestamp?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Done?: DoneResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  FilterCondition?: FilterConditionResolvers<ContextType>;
  FilterCategory?: FilterCategoryResolvers<ContextType>;
  FilterAttribute?: FilterAttributeResolvers<ContextType>;
  FilterValue?: FilterValueResolvers<ContextType>;
  FilterPrice?: FilterPriceResolvers<ContextType>;
  FilterBrand?: FilterBrandResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Favorite?: FavoriteResolvers<ContextType>;
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
  CartAddResult?: CartAddResultResolvers<ContextType>;
  FavoriteResult?: FavoriteResultResolvers<ContextType>;
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
