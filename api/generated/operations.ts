// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Selects a page of a list. */
export type PageInput = {
  /** Entries per page, 1 to 100; 30 when missing. */
  readonly first?: number | null | undefined;
  /** The `endCursor` of the page before; the beginning when missing. */
  readonly after?: string | null | undefined;
};

/** Types that `node` can look up. */
export type NodeType =
  /** A product (SPU). */
  | 'Product';

/** Whether a product is on shelf. */
export type SpuSaleStatus =
  /** On shelf: shown and sold. */
  | 'ON_SHELF'
  /** Off shelf. */
  | 'OFF_SHELF';

/** Product filters. A product matches a list when it has one of its values, and must match every list. An empty list matches no products; unknown codes match nothing. At most 250 values in a list. */
export type ProductFilters = {
  /** Category that always applies, such as that of the page; counts never ignore it. */
  readonly withinCategory?: string | null | undefined;
  /** Brand that always applies; counts never ignore it. */
  readonly withinBrand?: string | null | undefined;
  /** Category codes; products of descendants are included. */
  readonly categories?: ReadonlyArray<string> | null | undefined;
  /** Brand codes. */
  readonly brands?: ReadonlyArray<string> | null | undefined;
  /** Product codes, at most 250. */
  readonly spuCodes?: ReadonlyArray<string> | null | undefined;
  /** On shelf or off shelf. */
  readonly spuSaleStatuses?: ReadonlyArray<SpuSaleStatus> | null | undefined;
  /** Price the shopper pays, in dollars; both bounds are inclusive. */
  readonly salePrice?: PriceRange | null | undefined;
  /** Values of attributes, at most 50 of them. Beside the catalogue's own codes: `colour`, `size` (letter sizes find the numeric ones they stand for), `discount` (`10` … `50` percent off or more) and `activity` (codes of running promotions). */
  readonly attributes?: ReadonlyArray<AttributeFilter> | null | undefined;
  /** Listed for the first time after this instant (new arrivals: now minus 14 days). */
  readonly firstListTimeAfter?: number | null | undefined;
  /** Words in titles, brand, category or colour names, or codes; each must occur. Traditional and simplified Chinese, synonyms, other endings and typing errors are found too. Products whose code, or a sku's, is just this come first. At most 50 characters. */
  readonly keyword?: string | null | undefined;
};

/** A range of amounts, in dollars. */
export type PriceRange = {
  /** Lower bound; none when missing. */
  readonly min?: number | null | undefined;
  /** Upper bound; none when missing. */
  readonly max?: number | null | undefined;
};

/** Matches products with one of these values of an attribute. */
export type AttributeFilter = {
  /** Attribute code. */
  readonly code: string;
  /** Value codes. */
  readonly values: ReadonlyArray<string>;
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

/** Audience of a promotion. */
export type AccountScope =
  /** All shoppers. */
  | 'ALL'
  /** Members, including staff. */
  | 'MEMBER'
  /** Visitors. */
  | 'GUEST';

/** Status of a promotion. */
export type PromotionStatus =
  /** Not started. */
  | 'NOT_STARTED'
  /** Running. */
  | 'RUNNING'
  /** Ended, or stopped by an operator. */
  | 'ENDED';

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

/** Selects pages for SEO texts. */
export type SeoInput = {
  /** Language; defaults to that of the request. */
  readonly lang?: string | null | undefined;
  /** Page codes, at most 250; all pages when missing. */
  readonly pageCodes?: ReadonlyArray<string> | null | undefined;
  /** Kind of page. */
  readonly type?: string | null | undefined;
};

/** Filter for settings; missing fields match everything. */
export type ViewDataInput = {
  /** Model they belong to. */
  readonly modelCode?: string | null | undefined;
  /** `PC` or `H5`. */
  readonly browseEnvironment?: BrowseEnvironment | null | undefined;
  /** Position. */
  readonly position?: string | null | undefined;
  /** Kind. */
  readonly type?: string | null | undefined;
  /** Part of the front end. */
  readonly module?: string | null | undefined;
};

/** Kind of browser. */
export type BrowseEnvironment =
  /** Phones. */
  | 'H5'
  /** Desktops. */
  | 'PC';

/** A back-in-stock notice. */
export type ArrivalNoticeCreateInput = {
  /** Code of the sold-out SKU. */
  readonly skuCode: string;
  /** E-mail address. */
  readonly email: string;
  /** Phone number: digits with `+`, spaces and dashes. */
  readonly mobile?: string | null | undefined;
};

/** Kinds of mail with an unsubscribe link. */
export type UnsubscribeTopic =
  /** News and offers. */
  | 'NEWSLETTER'
  /** Back-in-stock notices. */
  | 'ARRIVAL';

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
  /** E-mail address. */
  readonly email: string;
  /** Country or region: `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly country: string;
  /** Form it came from; defaults to the operation's own. */
  readonly type?: SignUpType | null | undefined;
};

/** A line for the bag. */
export type CartAddInput = {
  /** SKU code. */
  readonly skuCode: string;
  /** Number of units, 1 or more. */
  readonly quantity: number;
  /** JSON that travels with the line: `{"categories":"A>B>C"}`. */
  readonly extProps?: string | null | undefined;
};

/** Line whose quantity changes. Give the line or the SKU. */
export type CartUpdateInput = {
  /** Line. */
  readonly lineId?: string | null | undefined;
  /** SKU of a line at its own price. */
  readonly skuCode?: string | null | undefined;
  /** Number of units, 1 or more. */
  readonly quantity: number;
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
  | 'NO_BENEFIT';

/** Kinds of discount codes. */
export type DiscountCodeType =
  /** A code that many shoppers may use. */
  | 'PROMOTION_CODE'
  /** A coupon of the member. */
  | 'PROMOTION_COUPON';

/** Why a code or coupon takes nothing off. */
export type CartDiscountReason =
  /** It is unknown, another member's, used, held by an order, or all taken. */
  | 'COUPON_INVALID'
  /** The bag does not meet its condition: `missingAmount` says how far it is. */
  | 'COUPON_NOT_MET'
  /** It cannot go with a promotion that holds the goods. */
  | 'COUPON_PROMOTION'
  /** It has expired. */
  | 'COUPON_CODE_EXPIRED'
  /** It was the member's own and has expired. */
  | 'USER_CODE_EXPIRED'
  /** It is not valid yet. */
  | 'COUPON_NOT_STARTED'
  /** It is for other shoppers or member levels. */
  | 'COUPON_AUDIENCE'
  /** The order has one of this kind already. */
  | 'COUPON_ONE_EACH'
  /** The caller has tried too many unknown codes. */
  | 'COUPON_TOO_MANY';

/** Goods to share. */
export type CartShareInput = {
  /** SKU code. */
  readonly skuCode: string;
  /** Number of units, 1 or more. */
  readonly quantity: number;
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

/** SKU to add. */
export type FavoriteCreateInput = {
  /** SKU code. */
  readonly skuCode: string;
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

/** How goods reach an address. */
export type AddressDeliveryMethod =
  /** Home delivery. */
  | 'EXPRESS'
  /** Collected at a pick-up point. */
  | 'PICKUP';

/** An address to save. Places of Hong Kong and Macau are codes of the region tree, those of other countries texts. */
export type DeliveryAddressCreateInput = {
  /** First name. */
  readonly receiverFirstName: string;
  /** Last name. */
  readonly receiverLastName: string;
  /** Mobile number, with or without the country prefix. */
  readonly receiverMobile: string;
  /** E-mail address. */
  readonly receiverEmail?: string | null | undefined;
  /** Code of the country: 810000, 820000, 1, 190 or 16. */
  readonly countryId: string;
  /** Code of the district, for Hong Kong and Macau. */
  readonly districtId?: string | null | undefined;
  /** Code of the area, for Hong Kong and Macau. */
  readonly townId?: string | null | undefined;
  /** Province or state, for other countries. */
  readonly province?: string | null | undefined;
  /** City, for other countries. */
  readonly city?: string | null | undefined;
  /** District or suburb, for other countries. */
  readonly district?: string | null | undefined;
  /** First line of the address. */
  readonly address: string;
  /** Second line of the address. */
  readonly address2?: string | null | undefined;
  /** Postal code. Hong Kong and Macau have one each, which is filled in. */
  readonly receiverZipcode?: string | null | undefined;
  /** How goods reach it. */
  readonly deliveryMethod?: AddressDeliveryMethod | null | undefined;
  /** Code of the pick-up point, for `PICKUP`. */
  readonly selfPickupShopCode?: string | null | undefined;
  /** Whether it becomes the default. */
  readonly isDefault?: boolean | null | undefined;
};

/** Login form. One of `account` and `mobile` is required. */
export type UserLoginInput = {
  /** E-mail address or mobile number. */
  readonly account?: string | null | undefined;
  /** Mobile number, with or without the country prefix. */
  readonly mobile?: string | null | undefined;
  /** Country of a mobile without prefix: `HK`, `MO`, `CN`, `SG` or `AU`; derived from the digits when missing. */
  readonly countryCode?: string | null | undefined;
  /** As entered by the shopper. */
  readonly password: string;
  /** Text of the image code. */
  readonly imageVerifyCode?: string | null | undefined;
  /** Token of the image code. */
  readonly imageVerifyToken?: string | null | undefined;
  /** Whether the session lasts 168 hours instead of 2. */
  readonly rememberMe?: boolean | null | undefined;
};

/** Bag to merge. */
export type MergeCartInput = {
  /** Token of the visitor session from before the login. */
  readonly anonymousToken: string;
};

/** Purpose of a verification code. A code is valid for its purpose only. */
export type VerifyPurpose =
  /** Registration, also of a third-party identity. */
  | 'REGISTER'
  /** Resetting a password. */
  | 'RESET_PASSWORD'
  /** Changing the account's e-mail address or mobile number. */
  | 'CHANGE_CONTACT';

/** Requests a code by e-mail. */
export type EmailVerifyCodeInput = {
  /** E-mail address. */
  readonly email: string;
  /** Purpose of the code. */
  readonly purpose: VerifyPurpose;
};

/** Requests a code by SMS. */
export type SmsVerifyCodeInput = {
  /** Mobile number, with or without the country prefix. */
  readonly mobile: string;
  /** Country of a mobile without prefix: `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly countryCode?: string | null | undefined;
  /** Purpose of the code. */
  readonly purpose: VerifyPurpose;
};

/** A code to check. One of `email` and `mobile` is required. */
export type CheckVerifyCodeInput = {
  /** Receiver of the code. */
  readonly email?: string | null | undefined;
  /** Receiver of the code. */
  readonly mobile?: string | null | undefined;
  /** Country of a mobile without prefix. */
  readonly countryCode?: string | null | undefined;
  /** Purpose of the code. */
  readonly purpose: VerifyPurpose;
  /** As entered by the shopper. */
  readonly verifyCode: string;
};

/** The registration form. One of `email` and `mobile` is verified by the code; the other is optional. */
export type UserRegisterInput = {
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Mobile number, with or without the country prefix. */
  readonly mobile?: string | null | undefined;
  /** Country or district: `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly countryCode: string;
  /** Receiver of the code: `EMAIL` or `MOBILE`. */
  readonly verifiedBy: VerifiedBy;
  /** As entered by the shopper. */
  readonly verifyCode: string;
  /** 6 to 20 letters, digits and !@#$%^&*. with a letter and a digit. */
  readonly password: string;
  /** Repeated password. */
  readonly confirmPassword: string;
  /** `MR`, `MRS`, `MS` or `MISS`. */
  readonly appellation: string;
  /** Given name. */
  readonly firstName: string;
  /** Family name. */
  readonly lastName: string;
  /** `M` or `F`. */
  readonly sex: string;
  /** 1 to 12; not needed with a birthday. */
  readonly birthMonth?: number | null | undefined;
  /** `1990-05-17`; sets the month too. */
  readonly birthday?: string | null | undefined;
  /** Terms of use and privacy policy. */
  readonly agreesToTerms: boolean;
  /** Consent to marketing messages. */
  readonly marketingConsent?: boolean | null | undefined;
  /** Whether the form is for staff. */
  readonly isStaff?: boolean | null | undefined;
  /** For staff; null for other members. */
  readonly staffCode?: string | null | undefined;
  /** For staff; null for other members. */
  readonly staffName?: string | null | undefined;
};

/** Where a code went. */
export type VerifiedBy =
  /** The e-mail address. */
  | 'EMAIL'
  /** The mobile number. */
  | 'MOBILE';

/** Registration form for a third-party identity. */
export type CreateMemberInput = {
  /** ID returned by `thirdPartyLogin`. */
  readonly thirdPartyId: string;
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Mobile number, with or without the country prefix. */
  readonly mobile?: string | null | undefined;
  /** Country or district. */
  readonly countryCode: string;
  /** Receiver of the code. */
  readonly verifiedBy: VerifiedBy;
  /** As entered by the shopper. */
  readonly verifyCode: string;
  /** `MR`, `MRS`, `MS` or `MISS`. */
  readonly appellation: string;
  /** Given name. */
  readonly firstName: string;
  /** Family name. */
  readonly lastName: string;
  /** `M` or `F`. */
  readonly sex: string;
  /** 1 to 12; not needed with a birthday. */
  readonly birthMonth?: number | null | undefined;
  /** `1990-05-17` */
  readonly birthday?: string | null | undefined;
  /** Terms of use and privacy policy. */
  readonly agreesToTerms: boolean;
  /** Consent to marketing messages. */
  readonly marketingConsent?: boolean | null | undefined;
};

/** Resets a forgotten password. One of `email` and `mobile` is required. */
export type ResetPasswordInput = {
  /** E-mail address of the account. */
  readonly email?: string | null | undefined;
  /** Mobile of the account. */
  readonly mobile?: string | null | undefined;
  /** Country of a mobile without prefix. */
  readonly countryCode?: string | null | undefined;
  /** As entered by the shopper. */
  readonly verifyCode: string;
  /** New password. */
  readonly password: string;
  /** Repeated password. */
  readonly confirmPassword: string;
};

/** Changes to a profile. A new e-mail address or mobile number requires the code sent to it. */
export type UpdateMemberInput = {
  /** Country or district. */
  readonly countryCode?: string | null | undefined;
  /** New e-mail address, with `verifyCode`. */
  readonly email?: string | null | undefined;
  /** New mobile, with `verifyCode`. */
  readonly mobile?: string | null | undefined;
  /** Code with the purpose CHANGE_CONTACT. */
  readonly verifyCode?: string | null | undefined;
  /** `MR`, `MRS`, `MS` or `MISS`. */
  readonly appellation?: string | null | undefined;
  /** Given name. */
  readonly firstName?: string | null | undefined;
  /** Family name. */
  readonly lastName?: string | null | undefined;
  /** Nickname; an empty text removes it. */
  readonly nickName?: string | null | undefined;
  /** `M` or `F`. */
  readonly sex?: string | null | undefined;
  /** 1 to 12. */
  readonly birthMonth?: number | null | undefined;
  /** `1990-05-17` */
  readonly birthday?: string | null | undefined;
  /** Confirms birthday and month permanently. */
  readonly confirmBirthday?: boolean | null | undefined;
  /** Whether the member consents to marketing messages. */
  readonly marketingConsent?: boolean | null | undefined;
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

/** A pending identity and the account to link it to. */
export type LinkAccountInput = {
  /** Third party. */
  readonly appType: ThirdPartyType;
  /** The `thirdPartyId` of the pending identity. */
  readonly appIdentifier: string;
  /** E-mail address of the account. */
  readonly account?: string | null | undefined;
  /** Mobile of the account. */
  readonly mobile?: string | null | undefined;
  /** Country of a mobile without prefix. */
  readonly countryCode?: string | null | undefined;
  /** Password of the account. */
  readonly password: string;
  /** Text of the image code, when one is required. */
  readonly imageVerifyCode?: string | null | undefined;
  /** Token of the image code. */
  readonly imageVerifyToken?: string | null | undefined;
};

/** Filter for pick-up points; all given fields must match. */
export type PickUpAddressInput = {
  /** Code of the region. */
  readonly regionId?: string | null | undefined;
  /** Code of the district. */
  readonly districtId?: string | null | undefined;
  /** Code of the area. */
  readonly areaId?: string | null | undefined;
  /** 1 courier station, 2 shop, 3 locker. */
  readonly type?: number | null | undefined;
};

export type QuerySimpleMemberInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type QuerySimpleMemberInfoQuery = { readonly querySimpleMemberInfo: { readonly createTime: string, readonly userCode: string, readonly name: string, readonly nickName: string | null, readonly staffCode: string | null, readonly balance: number | null } };

export type QueryMemberInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryMemberInfoQuery = { readonly queryMemberInfo: { readonly userCode: string, readonly countryCode: string, readonly mobile: string | null, readonly email: string | null, readonly name: string, readonly firstName: string, readonly lastName: string, readonly nickName: string | null, readonly appellation: string | null, readonly sex: string | null, readonly birthMonth: number | null, readonly birthday: string | null, readonly isBirthdayConfirmed: boolean, readonly staffCode: string | null, readonly staffName: string | null, readonly marketingConsent: boolean, readonly levelCode: string, readonly levelName: string, readonly createTime: string, readonly hasPassword: boolean, readonly linkedTypes: ReadonlyArray<ThirdPartyType> } };

export type ProfileFragment = { readonly userCode: string, readonly countryCode: string, readonly mobile: string | null, readonly email: string | null, readonly name: string, readonly firstName: string, readonly lastName: string, readonly nickName: string | null, readonly appellation: string | null, readonly sex: string | null, readonly birthMonth: number | null, readonly birthday: string | null, readonly isBirthdayConfirmed: boolean, readonly staffCode: string | null, readonly staffName: string | null, readonly marketingConsent: boolean, readonly levelCode: string, readonly levelName: string, readonly createTime: string, readonly hasPassword: boolean, readonly linkedTypes: ReadonlyArray<ThirdPartyType> };

export type UpdateMemberMutationVariables = Exact<{
  input: UpdateMemberInput;
}>;


export type UpdateMemberMutation = { readonly updateMember: { readonly profile: { readonly userCode: string, readonly countryCode: string, readonly mobile: string | null, readonly email: string | null, readonly name: string, readonly firstName: string, readonly lastName: string, readonly nickName: string | null, readonly appellation: string | null, readonly sex: string | null, readonly birthMonth: number | null, readonly birthday: string | null, readonly isBirthdayConfirmed: boolean, readonly staffCode: string | null, readonly staffName: string | null, readonly marketingConsent: boolean, readonly levelCode: string, readonly levelName: string, readonly createTime: string, readonly hasPassword: boolean, readonly linkedTypes: ReadonlyArray<ThirdPartyType> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CodeSentFragment = { readonly success: boolean, readonly resendAfterSeconds: number, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> };

export type SendEmailVerifyCodeMutationVariables = Exact<{
  input: EmailVerifyCodeInput;
}>;


export type SendEmailVerifyCodeMutation = { readonly sendEmailVerifyCode: { readonly success: boolean, readonly resendAfterSeconds: number, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type SendSmsVerifyCodeMutationVariables = Exact<{
  input: SmsVerifyCodeInput;
}>;


export type SendSmsVerifyCodeMutation = { readonly sendSmsVerifyCode: { readonly success: boolean, readonly resendAfterSeconds: number, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CheckVerifyCodeMutationVariables = Exact<{
  input: CheckVerifyCodeInput;
}>;


export type CheckVerifyCodeMutation = { readonly checkVerifyCode: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type UserRegisterMutationVariables = Exact<{
  userRegisterInput: UserRegisterInput;
}>;


export type UserRegisterMutation = { readonly userRegister: { readonly token: string | null, readonly expiresAt: number | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CreateMemberMutationVariables = Exact<{
  input: CreateMemberInput;
}>;


export type CreateMemberMutation = { readonly createMember: { readonly token: string | null, readonly expiresAt: number | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { readonly resetPassword: { readonly token: string | null, readonly expiresAt: number | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type AddressFieldsFragment = { readonly code: string, readonly receiverName: string, readonly receiverFirstName: string, readonly receiverLastName: string, readonly receiverMobile: string, readonly receiverEmail: string, readonly receiverZipcode: string, readonly deliveryMethod: AddressDeliveryMethod, readonly selfPickupShopCode: string, readonly address: string, readonly address2: string, readonly area: string, readonly country: string, readonly countryId: string, readonly province: string, readonly provinceId: string, readonly city: string, readonly cityId: string, readonly district: string, readonly districtId: string, readonly town: string, readonly townId: string, readonly isDefault: boolean, readonly isAvailable: boolean, readonly ext: { readonly deliveryMethod: AddressDeliveryMethod, readonly receiverEmail: string, readonly selfPickupShopCode: string } };

export type DeliveryAddressesQueryVariables = Exact<{
  pageInput?: PageInput | null | undefined;
}>;


export type DeliveryAddressesQuery = { readonly deliveryAddresses: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly code: string, readonly receiverName: string, readonly receiverFirstName: string, readonly receiverLastName: string, readonly receiverMobile: string, readonly receiverEmail: string, readonly receiverZipcode: string, readonly deliveryMethod: AddressDeliveryMethod, readonly selfPickupShopCode: string, readonly address: string, readonly address2: string, readonly area: string, readonly country: string, readonly countryId: string, readonly province: string, readonly provinceId: string, readonly city: string, readonly cityId: string, readonly district: string, readonly districtId: string, readonly town: string, readonly townId: string, readonly isDefault: boolean, readonly isAvailable: boolean, readonly ext: { readonly deliveryMethod: AddressDeliveryMethod, readonly receiverEmail: string, readonly selfPickupShopCode: string } } }>, readonly pageInfo: { readonly totalCount: number, readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type BillingAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingAddressQuery = { readonly billingAddress: { readonly code: string, readonly receiverName: string, readonly receiverFirstName: string, readonly receiverLastName: string, readonly receiverMobile: string, readonly receiverEmail: string, readonly receiverZipcode: string, readonly deliveryMethod: AddressDeliveryMethod, readonly selfPickupShopCode: string, readonly address: string, readonly address2: string, readonly area: string, readonly country: string, readonly countryId: string, readonly province: string, readonly provinceId: string, readonly city: string, readonly cityId: string, readonly district: string, readonly districtId: string, readonly town: string, readonly townId: string, readonly isDefault: boolean, readonly isAvailable: boolean, readonly ext: { readonly deliveryMethod: AddressDeliveryMethod, readonly receiverEmail: string, readonly selfPickupShopCode: string } } | null };

export type CreateDeliveryAddressMutationVariables = Exact<{
  input: DeliveryAddressCreateInput;
}>;


export type CreateDeliveryAddressMutation = { readonly createDeliveryAddress: { readonly code: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type UpdateDeliveryAddressMutationVariables = Exact<{
  code: string;
  input: DeliveryAddressCreateInput;
}>;


export type UpdateDeliveryAddressMutation = { readonly updateDeliveryAddress: { readonly code: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type DeleteDeliveryAddressMutationVariables = Exact<{
  code: string;
}>;


export type DeleteDeliveryAddressMutation = { readonly deleteDeliveryAddress: { readonly code: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type SetDefaultDeliveryAddressMutationVariables = Exact<{
  code: string;
}>;


export type SetDefaultDeliveryAddressMutation = { readonly setDefaultDeliveryAddress: { readonly code: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type SaveBillingAddressMutationVariables = Exact<{
  input: DeliveryAddressCreateInput;
}>;


export type SaveBillingAddressMutation = { readonly saveBillingAddress: { readonly code: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type LoginAsVisitorMutationVariables = Exact<{
  previousToken?: string | null | undefined;
}>;


export type LoginAsVisitorMutation = { readonly loginAsVisitor: { readonly token: string | null, readonly expiresAt: number | null, readonly isReturning: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type VisitorLoginMutationVariables = Exact<{
  previousToken?: string | null | undefined;
}>;


export type VisitorLoginMutation = { readonly visitorLogin: { readonly token: string | null, readonly expiresAt: number | null, readonly isReturning: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type VisitorLoginPartsFragment = { readonly token: string | null, readonly expiresAt: number | null, readonly isReturning: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> };

export type RefusalFragment = { readonly code: string, readonly message: string, readonly field: string | null };

export type QueryVisitorMemberInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryVisitorMemberInfoQuery = { readonly queryVisitorMemberInfo: { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null } };

export type IsVisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type IsVisitorQuery = { readonly isVisitor: { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null } };

export type QueryIsVisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryIsVisitorQuery = { readonly queryIsVisitor: { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null } };

export type VisitorMemberInfoPartsFragment = { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null };

export type NeedImageVerifyCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type NeedImageVerifyCodeQuery = { readonly needImageVerifyCode: boolean };

export type GetImageVerifyCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type GetImageVerifyCodeMutation = { readonly getImageVerifyCode: { readonly image: string, readonly token: string } };

export type LoggedInFragment = { readonly token: string | null, readonly expiresAt: number | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> };

export type KnownFragment = { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean };

export type UserLoginMutationVariables = Exact<{
  userLoginInput: UserLoginInput;
}>;


export type UserLoginMutation = { readonly userLogin: { readonly token: string | null, readonly expiresAt: number | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type UserLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type UserLogoutMutation = { readonly userLogout: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type WhetherFragment = { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> };

export type UpdatePasswordMutationVariables = Exact<{
  oldPassword: string;
  newPassword: string;
}>;


export type UpdatePasswordMutation = { readonly updatePassword: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type MergeUserCartMutationVariables = Exact<{
  input: MergeCartInput;
}>;


export type MergeUserCartMutation = { readonly mergeUserCart: { readonly success: boolean, readonly notice: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type BagLineFragment = { readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null };

export type BagFragment = { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type BagAnswerFragment = { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } };

export type CartAddMutationVariables = Exact<{
  inputs: ReadonlyArray<CartAddInput>;
}>;


export type CartAddMutation = { readonly cartAdd: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CartUpdateMutationVariables = Exact<{
  inputs: ReadonlyArray<CartUpdateInput>;
}>;


export type CartUpdateMutation = { readonly cartUpdate: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CartItemUpdateMutationVariables = Exact<{
  oldSkuCode: string;
  newSkuCode: string;
  quantity: number;
}>;


export type CartItemUpdateMutation = { readonly cartItemUpdate: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CartDeleteMutationVariables = Exact<{
  lineIds?: ReadonlyArray<string> | null | undefined;
}>;


export type CartDeleteMutation = { readonly cartDelete: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CartSelectUpdateMutationVariables = Exact<{
  selected: boolean;
  skuCodes: ReadonlyArray<string>;
}>;


export type CartSelectUpdateMutation = { readonly cartSelectUpdate: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CartChooseGiftsMutationVariables = Exact<{
  activityId: string;
  skuCodes: ReadonlyArray<string>;
}>;


export type CartChooseGiftsMutation = { readonly cartChooseGifts: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CartApplyCouponMutationVariables = Exact<{
  couponCode: string;
}>;


export type CartApplyCouponMutation = { readonly cartApplyCoupon: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CartRemoveCouponMutationVariables = Exact<{
  couponCode: string;
}>;


export type CartRemoveCouponMutation = { readonly cartRemoveCoupon: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CartUseGoDollarMutationVariables = Exact<{
  amount?: number | null | undefined;
}>;


export type CartUseGoDollarMutation = { readonly cartUseGoDollar: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly netAmount: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly sku: { readonly code: string, readonly price: { readonly amount: number } | null, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly couponAmount: { readonly amount: number } }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type ArrivalNoticeCreateGqlMutationVariables = Exact<{
  input: ArrivalNoticeCreateInput;
}>;


export type ArrivalNoticeCreateGqlMutation = { readonly arrivalNoticeCreateGql: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CreateCartShareMutationVariables = Exact<{
  input: ReadonlyArray<CartShareInput>;
}>;


export type CreateCartShareMutation = { readonly createCartShare: { readonly code: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CartShareInfoQueryVariables = Exact<{
  code: string;
}>;


export type CartShareInfoQuery = { readonly cartShareInfo: { readonly operatorName: string, readonly content: ReadonlyArray<{ readonly skuCode: string, readonly quantity: number, readonly reason: CartLineReason | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } | null }> } | null };

export type CouponFragment = { readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null };

export type QueryCouponsQueryVariables = Exact<{
  status?: CouponStatus | null | undefined;
  pageInput?: PageInput | null | undefined;
  viewInput?: ViewDataInput | null | undefined;
}>;


export type QueryCouponsQuery = { readonly queryCoupons: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null } }>, readonly pageInfo: { readonly totalCount: number, readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly viewData: ReadonlyArray<{ readonly value: string }> } };

export type CouponClaimMutationVariables = Exact<{
  code: string;
}>;


export type CouponClaimMutation = { readonly couponClaim: { readonly coupon: { readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly name: string, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type QueryGoDollarQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryGoDollarQuery = { readonly queryGoDollar: { readonly balance: number, readonly breakdowns: ReadonlyArray<{ readonly balance: number, readonly expiryDate: number }>, readonly details: ReadonlyArray<{ readonly trxDate: number, readonly remark: string, readonly point: number }> } };

export type FavoriteMarksQueryVariables = Exact<{
  pageInput?: PageInput | null | undefined;
}>;


export type FavoriteMarksQuery = { readonly queryFavorites: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly skuCode: string, readonly spuCode: string } }> } };

export type QueryFavoritesQueryVariables = Exact<{
  pageInput?: PageInput | null | undefined;
  filter?: FavoriteFilter | null | undefined;
  sort?: FavoriteSort | null | undefined;
}>;


export type QueryFavoritesQuery = { readonly queryFavorites: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly description: string, readonly url: string, readonly spuCode: string, readonly skuCode: string, readonly isAvailable: boolean, readonly product: { readonly onShelves: boolean, readonly picUrl: string, readonly picAlt: string, readonly brandList: ReadonlyArray<{ readonly name: string }>, readonly categories: ReadonlyArray<{ readonly code: string }> } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly value: string }> } | null } }>, readonly pageInfo: { readonly totalCount: number, readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly counts: ReadonlyArray<{ readonly filter: FavoriteFilter, readonly count: number }> } };

export type CreateFavoriteGqlMutationVariables = Exact<{
  input: FavoriteCreateInput;
  maxCount?: number | null | undefined;
}>;


export type CreateFavoriteGqlMutation = { readonly createFavoriteGql: { readonly favorite: { readonly id: string, readonly skuCode: string, readonly spuCode: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CancelFavoritesMutationVariables = Exact<{
  collectionCodes: ReadonlyArray<string>;
}>;


export type CancelFavoritesMutation = { readonly cancelFavorites: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type ThirdPartyProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type ThirdPartyProvidersQuery = { readonly thirdPartyProviders: ReadonlyArray<{ readonly appType: ThirdPartyType, readonly name: string, readonly startUrl: string }> };

export type ThirdPartyLoginMutationVariables = Exact<{
  appType: ThirdPartyType;
  appIdentifier: string;
}>;


export type ThirdPartyLoginMutation = { readonly thirdPartyLogin: { readonly token: string | null, readonly expiresAt: number | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly thirdPartyId: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type LinkAccountMutationVariables = Exact<{
  input: LinkAccountInput;
}>;


export type LinkAccountMutation = { readonly linkAccount: { readonly linked: boolean, readonly token: string | null, readonly expiresAt: number | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type SsoLoginMutationVariables = Exact<{
  ssoToken: string;
}>;


export type SsoLoginMutation = { readonly ssoLogin: { readonly token: string | null, readonly expiresAt: number | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type GetNavMenuQueryVariables = Exact<{
  menuType?: string | null | undefined;
  parentCode?: string | null | undefined;
}>;


export type GetNavMenuQuery = { readonly getNavMenu: ReadonlyArray<{ readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean, readonly children: ReadonlyArray<{ readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean, readonly children: ReadonlyArray<{ readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean, readonly children: ReadonlyArray<{ readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean }> }> }> }> };

export type GetDocsMenuQueryVariables = Exact<{
  menuType?: string | null | undefined;
}>;


export type GetDocsMenuQuery = { readonly getDocsMenu: ReadonlyArray<{ readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean, readonly children: ReadonlyArray<{ readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean, readonly children: ReadonlyArray<{ readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean, readonly children: ReadonlyArray<{ readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean }> }> }> }> };

export type MenuTreeFragment = { readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean, readonly children: ReadonlyArray<{ readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean, readonly children: ReadonlyArray<{ readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean, readonly children: ReadonlyArray<{ readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean }> }> }> };

export type MenuPartsFragment = { readonly code: string, readonly name: string, readonly parentCode: string | null, readonly urlType: string, readonly url: string, readonly customerLink: string, readonly link: string, readonly href: string | null, readonly blank: boolean, readonly remark: string, readonly title: string, readonly picDes: string, readonly picture: string, readonly order: number, readonly display: boolean };

export type GetDocsDetailQueryVariables = Exact<{
  code: string;
}>;


export type GetDocsDetailQuery = { readonly getDocsDetail: { readonly code: string, readonly title: string, readonly subTitle: string, readonly content: string, readonly menuCode: string, readonly auditDate: number, readonly num: number, readonly show: boolean, readonly origin: string, readonly imageUrl: string, readonly createTime: number, readonly updateTime: number } | null };

export type GetDocsByParentQueryVariables = Exact<{
  parentCode: string;
}>;


export type GetDocsByParentQuery = { readonly getDocsByParent: ReadonlyArray<{ readonly code: string, readonly title: string, readonly subTitle: string, readonly content: string, readonly menuCode: string, readonly auditDate: number, readonly num: number, readonly show: boolean, readonly origin: string, readonly imageUrl: string, readonly createTime: number, readonly updateTime: number }> };

export type DocumentPartsFragment = { readonly code: string, readonly title: string, readonly subTitle: string, readonly content: string, readonly menuCode: string, readonly auditDate: number, readonly num: number, readonly show: boolean, readonly origin: string, readonly imageUrl: string, readonly createTime: number, readonly updateTime: number };

export type SeoInfoQueryVariables = Exact<{
  input: SeoInput;
}>;


export type SeoInfoQuery = { readonly seoInfo: ReadonlyArray<{ readonly pageCode: string, readonly type: string, readonly title: string, readonly keywords: string, readonly description: string, readonly h1label: string, readonly extprops: string }> };

export type SeoCompileQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type SeoCompileQuery = { readonly seoCompile: ReadonlyArray<{ readonly pageCode: string, readonly type: string, readonly title: string, readonly keywords: string, readonly description: string, readonly h1label: string, readonly extprops: string }> };

export type SeoOptimizeQueryVariables = Exact<{
  contentCode: ReadonlyArray<string>;
}>;


export type SeoOptimizeQuery = { readonly seoOptimize: ReadonlyArray<{ readonly pageCode: string, readonly type: string, readonly title: string, readonly keywords: string, readonly description: string, readonly h1label: string, readonly extprops: string }> };

export type SeoPartsFragment = { readonly pageCode: string, readonly type: string, readonly title: string, readonly keywords: string, readonly description: string, readonly h1label: string, readonly extprops: string };

export type ViewDataQueryVariables = Exact<{
  input: ViewDataInput;
}>;


export type ViewDataQuery = { readonly shop: { readonly viewData: ReadonlyArray<{ readonly position: string, readonly type: string, readonly module: string, readonly value: string }> } };

export type Cms2loadContentQueryVariables = Exact<{
  contentCode: string;
}>;


export type Cms2loadContentQuery = { readonly shop: { readonly cms2loadContent: { readonly contentCode: string, readonly content: string } | null } };

export type CategoryByPathQueryVariables = Exact<{
  segments: ReadonlyArray<string>;
}>;


export type CategoryByPathQuery = { readonly categoryByPath: { readonly category: { readonly code: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null }, readonly trail: ReadonlyArray<{ readonly code: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null }>, readonly hrefs: { readonly zh: string, readonly en: string } } | null };

export type CategoryPlacePartsFragment = { readonly code: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null };

export type BrandByPathQueryVariables = Exact<{
  segment: string;
}>;


export type BrandByPathQuery = { readonly brandByPath: { readonly code: string, readonly name: string, readonly imageUrl: string | null } | null };

export type AddTeaserMutationVariables = Exact<{
  teaser: TeaserInput;
}>;


export type AddTeaserMutation = { readonly addTeaser: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type SubscribeNewsLetterMutationVariables = Exact<{
  input: TeaserInput;
}>;


export type SubscribeNewsLetterMutation = { readonly subscribeNewsLetter: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type SubscribeEmailMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeEmailMutation = { readonly subscribeEmail: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { readonly unsubscribe: { readonly success: boolean, readonly wasEnded: boolean, readonly about: UnsubscribeTopic | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type ProductFactsFragment = { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null };

export type ProductCardFragment = { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null };

export type CardColourFragment = { readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null };

export type SkuPartsFragment = { readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } };

export type AttributePartsFragment = { readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> };

export type PromotionPartsFragment = { readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus };

export type GetProductByCodeQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
}>;


export type GetProductByCodeQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly promotions: ReadonlyArray<{ readonly beginTime: number, readonly endTime: number }>, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type ProductPricesQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
}>;


export type ProductPricesQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly code: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type ProductByCodeQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
  attributeCodes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
}>;


export type ProductByCodeQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type ProductByCodeNoCacheQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
  attributeCodes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
}>;


export type ProductByCodeNoCacheQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type FullProductFragment = { readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null };

export type GetProductListGqlQueryVariables = Exact<{
  filters?: ProductFilters | null | undefined;
  sorts?: ReadonlyArray<ProductSort> | null | undefined;
  pageInput?: PageInput | null | undefined;
  codes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
  promoFirst?: number | null | undefined;
  gatherStyles?: boolean | null | undefined;
}>;


export type GetProductListGqlQuery = { readonly shop: { readonly products: { readonly pageInfo: { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus }>, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null } }> } } };

export type PagePartsFragment = { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number };

export type FilterConditionGqlQueryVariables = Exact<{
  filters?: ProductFilters | null | undefined;
  gatherStyles?: boolean | null | undefined;
}>;


export type FilterConditionGqlQuery = { readonly shop: { readonly filterCondition: { readonly totalCount: number, readonly categories: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly categoryPath: string, readonly count: number }>, readonly attributes: ReadonlyArray<{ readonly attributeType: string, readonly code: string, readonly name: string, readonly values: ReadonlyArray<{ readonly key: string, readonly value: string, readonly frontName: string, readonly imageUrl: string, readonly total: number }> }>, readonly salePrices: ReadonlyArray<{ readonly count: number, readonly salePrice: { readonly amount: number, readonly currencyCode: string } }>, readonly brands: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string, readonly count: number }> } } };

export type GetRecommendProductListQueryVariables = Exact<{
  codes?: ReadonlyArray<string> | null | undefined;
  categories?: ReadonlyArray<string> | null | undefined;
  pageInput?: PageInput | null | undefined;
  first?: number | null | undefined;
  promoFirst?: number | null | undefined;
}>;


export type GetRecommendProductListQuery = { readonly shop: { readonly recommendProducts: { readonly pageInfo: { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus }>, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null } }> } } };

export type GuessLikesQueryVariables = Exact<{
  skuCodes: ReadonlyArray<string>;
}>;


export type GuessLikesQuery = { readonly guessLikes: ReadonlyArray<{ readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }> };

export type ProductDetailGqlQueryVariables = Exact<{
  code: string;
  type?: NodeType;
}>;


export type ProductDetailGqlQuery = { readonly node: { readonly firstListTime: number, readonly description: string, readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly picAlt: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly images: ReadonlyArray<{ readonly alt: string, readonly url: string, readonly type: ImageType }>, readonly categories: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null }>, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly onShelves: boolean, readonly inventory: number, readonly picUrl: string, readonly picAlt: string, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly favorite: { readonly id: string } | null, readonly colour: { readonly frontName: string } | null, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null } | null };

export type OptionPartsFragment = { readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> };

export type ProductDetailExInfoGqlQueryVariables = Exact<{
  code: string;
  type?: NodeType;
  filterInput?: ReadonlyArray<AttributeFilter> | null | undefined;
  pageInput?: PageInput | null | undefined;
}>;


export type ProductDetailExInfoGqlQuery = { readonly node: { readonly code: string, readonly sizeChart: string, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus, readonly exchangeProducts: { readonly pageInfo: { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly activityId: string, readonly limitCount: number | null, readonly exPrice: { readonly amount: number, readonly currencyCode: string }, readonly funcLabels: ReadonlyArray<{ readonly code: string, readonly labelType: string, readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null } } }> } }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }> } | null };

export type ProductDetailFBInfoGqlQueryVariables = Exact<{
  code: string;
  type?: NodeType;
  codes?: ReadonlyArray<string> | null | undefined;
}>;


export type ProductDetailFBInfoGqlQuery = { readonly node: { readonly code: string, readonly title: string, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly categories: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string }> } | null };

export type BrandsGqlQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsGqlQuery = { readonly shop: { readonly brands: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }> } };

export type CategoryCountQueryVariables = Exact<{
  code: string;
}>;


export type CategoryCountQuery = { readonly shop: { readonly category: { readonly code: string, readonly navFrontName: string, readonly productCount: number } | null } };

export type GetCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCategoriesQuery = { readonly getCategories: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null, readonly children: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null, readonly children: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null }> }> }> };

export type CategoryPartsFragment = { readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null };

export type NearKeywordsQueryVariables = Exact<{
  keyword: string;
}>;


export type NearKeywordsQuery = { readonly shop: { readonly nearKeywords: ReadonlyArray<string> } };

export type SearchSuggestionsQueryVariables = Exact<{
  keyword: string;
}>;


export type SearchSuggestionsQuery = { readonly shop: { readonly searchSuggestions: { readonly products: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }>, readonly categories: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly parent: { readonly name: string } | null }>, readonly brands: ReadonlyArray<{ readonly code: string, readonly name: string }> } } };

export type RecommendedFitQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
  attributeCodes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
}>;


export type RecommendedFitQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly code: string, readonly categories: ReadonlyArray<{ readonly code: string }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string }> }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly options: ReadonlyArray<{ readonly code: string, readonly value: string, readonly valueCode: string }> }> }> } };

export type GetPickUpAddressQueryVariables = Exact<{
  input?: PickUpAddressInput | null | undefined;
  lang?: string | null | undefined;
}>;


export type GetPickUpAddressQuery = { readonly getPickUpAddress: ReadonlyArray<{ readonly id: string, readonly name: string, readonly region: string, readonly regionId: string, readonly district: string, readonly districtId: string, readonly area: string, readonly areaId: string, readonly address: string, readonly type: number, readonly code: string, readonly longitude: number | null, readonly latitude: number | null, readonly status: string, readonly sameDay: boolean, readonly telephone: string | null, readonly bussinessHours: string }> };

export type QueryChineseRegionsQueryVariables = Exact<{
  lang?: string | null | undefined;
  pid?: string | null | undefined;
}>;


export type QueryChineseRegionsQuery = { readonly queryChineseRegions: ReadonlyArray<{ readonly code: string, readonly name: string }> };

export type CreateFeedbackMutationVariables = Exact<{
  name: string;
  email: string;
  subject: string;
  mobile?: string | null | undefined;
  content: string;
}>;


export type CreateFeedbackMutation = { readonly createFeedback: { readonly success: boolean, readonly id: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type QueryVisitorTokenMutationVariables = Exact<{
  orderCode: string;
  email: string;
}>;


export type QueryVisitorTokenMutation = { readonly queryVisitorToken: { readonly token: string | null, readonly expiration: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

