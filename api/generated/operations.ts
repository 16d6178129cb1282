// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Selects a page of a list. */
export type PageInput = {
  /** Entries per page, 1 to 100; 30 when missing. */
  readonly first?: number | null | undefined;
  /** The `endCursor` of the page before; the beginning when missing, null or empty. */
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
  readonly firstListTimeAfter?: string | null | undefined;
  /** Words in titles, brand, category or colour names, or codes; each must occur. Traditional and simplified Chinese, synonyms, other endings and typing errors are found too. Products whose code, or a sku's, is just this come first. At most 50 characters. */
  readonly keyword?: string | null | undefined;
};

/** A range of amounts, in dollars. */
export type PriceRange = {
  /** Lower bound; none by default. */
  readonly min?: number | null | undefined;
  /** Upper bound; none by default. */
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
  /** Page codes, at most 250; all pages by default. */
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
  /** Email address. */
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
  /** Email address. */
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
  | 'NO_BENEFIT'
  /** It is for delivery to other countries. */
  | 'DESTINATION';

/** Line to price. */
export type CartCalculateItem = {
  /** SKU code. */
  readonly skuCode: string;
  /** Number of units. */
  readonly quantity: number;
  /** Promotion of an add-on; empty for goods at their own price. */
  readonly activityId?: string | null | undefined;
  /** Ignored: the shop looks prices up. */
  readonly price?: number | null | undefined;
  /** What the line is. A gift with its promotion in `activityId` is the one the shopper chose; the shop adds gifts automatically. */
  readonly lineType?: CartLineType | null | undefined;
};

/** Where the goods go. */
export type CartReceiptInput = {
  /** Country: `HK`, `MO`, `AU` or `SG`. Delivery is free of charge without it. */
  readonly country?: string | null | undefined;
  /** Whether the shopper collects the goods. */
  readonly isPickup?: boolean | null | undefined;
};

/** A coupon or a promotion code. */
export type CartDiscountCodeInput = {
  /** Coupon number or promotion code. */
  readonly couponCode: string;
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
  readonly receipt?: CartReceiptInput | null | undefined;
  /** Services of the order; each counts once. */
  readonly additionalServices?: ReadonlyArray<AdditionalServiceInput> | null | undefined;
  /** Coupons and codes. The shop finds out the kind of a code; `couponType` is not needed. */
  readonly discountCodes?: ReadonlyArray<CartDiscountCodeInput> | null | undefined;
  /** The same as a plain list. */
  readonly couponCodes?: ReadonlyArray<string> | null | undefined;
  /** GO DOLLAR to use, in whole GO DOLLAR; above balance or amount none is used. Always 0 for visitors. */
  readonly prePayDeductions?: number | null | undefined;
  /** Filters `exchangeProducts` of promotions by attribute. */
  readonly exchangeFilterInput?: ReadonlyArray<AttributeFilter> | null | undefined;
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
  readonly receiverFirstName: string;
  /** Last name. */
  readonly receiverLastName: string;
  /** Mobile number, with or without the country prefix. */
  readonly receiverMobile: string;
  /** Email address. */
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
  readonly orderId: string;
  /** Payment provider: `PAYDOLLAR`. */
  readonly channelType: string;
  /** Kind of client. */
  readonly paymentType: OrderClientType;
  /** What is paid for; cut to 50 characters. */
  readonly orderDesc?: string | null | undefined;
  /** Where the browser returns after a success; a path of this shop, otherwise ignored. */
  readonly returnUrl?: string | null | undefined;
  /** What the shopper expects to pay, in dollars; another amount is refused. */
  readonly amount?: number | null | undefined;
  /** More for the provider. */
  readonly extendParams?: OrderPayExtendInput | null | undefined;
  /** Not needed: the order has one. */
  readonly billingAddress?: string | null | undefined;
  /** Stored but not read. */
  readonly omsExtProps?: string | null | undefined;
};

/** More for the payment provider. */
export type OrderPayExtendInput = {
  /** Payment method; the order's by default. */
  readonly payMethod?: OrderPayType | null | undefined;
  /** `E` English or `C` Chinese; the language of the request by default. */
  readonly lang?: string | null | undefined;
  /** Seconds until the provider's result page returns automatically. The shop sends 5. */
  readonly redirect?: number | null | undefined;
  /** Where the browser returns after a failure; a path of this shop, otherwise ignored. */
  readonly failUrl?: string | null | undefined;
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
  readonly orderNo?: string | null | undefined;
  /** Only those in these states. */
  readonly statuses?: ReadonlyArray<AfterSalesStatus> | null | undefined;
};

/** A return or an exchange to ask for. */
export type AfterSalesOrderInput = {
  /** Any of the order's numbers. */
  readonly orderNo: string;
  /** `RETURN` or `EXCHANGE`. */
  readonly type?: AfterSalesType | null | undefined;
  /** Why. */
  readonly reason: AfterSalesReason;
  /** The shopper's comment, at most 500 characters; required for `OTHER`. */
  readonly memo?: string | null | undefined;
  /** How the goods come back. */
  readonly method: AfterSalesMethod;
  /** Units of lines. Gifts that fall with them are added by the shop. */
  readonly lines: ReadonlyArray<AfterSalesLineInput>;
  /**
   * At most 5 photos, by the ids that their uploads gave: `POST /api/after-sales/photos?orderNo=…` with the session's token as a bearer and the picture
   * as `file` of a multipart form answers `{ id }`, or `{ code, message }`.
   */
  readonly photoIds?: ReadonlyArray<string> | null | undefined;
  /** The shopper's key for this request, 8 to 64 characters: sent twice, it gives one record. */
  readonly clientKey: string;
};

/** Units of a line. */
export type AfterSalesLineInput = {
  /** Line of the order. */
  readonly lineId: string;
  /** Units. */
  readonly quantity: number;
  /** SKU of the same product, or of another colour of it, to get instead; the same SKU by default. Only for exchanges. */
  readonly exchangeSkuCode?: string | null | undefined;
};

/** The parcel of a return. */
export type AfterSalesParcelInput = {
  /** Number of the return or exchange. */
  readonly code: string;
  /** Name of the courier, at most 40 characters. */
  readonly carrier: string;
  /** Number of the parcel: 4 to 40 letters, digits and hyphens. */
  readonly trackingNo: string;
};

/** Where checkout was opened. */
export type CheckoutOrigin =
  /** The bag page. */
  | 'cart'
  /** The mini cart in the header. */
  | 'miniCart';

/** Delivery methods. */
export type TransportMethodName =
  /** To the shopper's address. */
  | 'HOME_DELIVERY'
  /** Collected in a store. */
  | 'STORE_PICKUP'
  /** Collected at a courier's station or locker. */
  | 'COURIER_PICKUP';

/** An order to place. */
export type OrderCreateInput = {
  /** Device. */
  readonly terminal: OrderTerminal;
  /** Remark to the shop, at most 200 characters. */
  readonly buyerRemark?: string | null | undefined;
  /** Where it was placed. */
  readonly platformSource: OrderPlatform;
  /** Recipient and address. */
  readonly receiptInfo: OrderReceiptInput;
  /** How it is delivered. */
  readonly distributionType: OrderDistributionType;
  /** Services. */
  readonly additionalServices?: ReadonlyArray<OrderServiceInput> | null | undefined;
  /** Lines, gifts included. */
  readonly orderLines: ReadonlyArray<OrderLineInput>;
  /** Codes and coupons. */
  readonly discountCodes?: ReadonlyArray<CartDiscountCodeInput> | null | undefined;
  /** Who advised the shopper; counts for staff only. */
  readonly guideInput?: OrderGuideInput | null | undefined;
  /** More about the order. */
  readonly extInfos: OrderExtInfosInput;
  /** GO DOLLAR to use, in whole GO DOLLAR. */
  readonly prePayDeductions?: number | null | undefined;
  /** To pay. This and the other amounts are those the shopper saw, in dollars; the order is rejected when the shop calculates others. */
  readonly amount: number;
  /** Goods. */
  readonly productAmount: number;
  /** Taken off by codes and coupons. */
  readonly coupon: number;
  /** Always 0: the shop has no vouchers. */
  readonly voucherDiscount: number;
  /** Taken off by promotions. */
  readonly discount: number;
  /** Delivery. */
  readonly freight: number;
  /** Always 0: the shop has no gift cards. */
  readonly giftCard: number;
  /** Always 0. */
  readonly tax: number;
  /** Services. */
  readonly additionalServiceFee: number;
  /** Paid with GO DOLLAR. */
  readonly deductionAmount: number;
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
  readonly addressCode?: string | null | undefined;
  /** First name of the receiver, who also collects. */
  readonly firstName?: string | null | undefined;
  /** Last name. */
  readonly lastName?: string | null | undefined;
  /** Mobile number. */
  readonly mobile?: string | null | undefined;
  /** Email address, which gets the messages about the order. */
  readonly mail?: string | null | undefined;
  /** Code of the country: 810000, 820000, 190 or 16. */
  readonly country?: string | null | undefined;
  /** Province or state, for other countries. */
  readonly province?: string | null | undefined;
  /** City, for other countries. */
  readonly city?: string | null | undefined;
  /** Code or name of the district. */
  readonly district?: string | null | undefined;
  /** Code of the area, for Hong Kong and Macau. */
  readonly town?: string | null | undefined;
  /** First line of the address. */
  readonly address?: string | null | undefined;
  /** Second line. */
  readonly address2?: string | null | undefined;
  /** Postal code. */
  readonly zipCode?: string | null | undefined;
  /** Pick-up point, for `PICKUP`. */
  readonly selfPickupShopCode?: string | null | undefined;
};

/** A service to order. */
export type OrderServiceInput = {
  /** Service. */
  readonly type: AdditionalServiceType;
  /** Text of a greeting card, at most 100 characters. */
  readonly memo?: string | null | undefined;
};

/** A line to order. */
export type OrderLineInput = {
  /** SKU code. */
  readonly skuCode: string;
  /** Number of units. */
  readonly quantity: number;
  /** What it is. A gift says which one was chosen. */
  readonly lineType: CartLineType;
  /** Promotion of a gift or an add-on; empty for goods at their own price. */
  readonly activityId?: string | null | undefined;
  /** Price per unit that the shopper saw, in dollars. */
  readonly price?: number | null | undefined;
  /** Ignored: the shop has its own. */
  readonly name?: string | null | undefined;
  /** Ignored: the shop has its own. */
  readonly image?: string | null | undefined;
  /** Ignored: the shop has its own. */
  readonly skuProperties?: string | null | undefined;
  /** Stored with the line but not read; at most 1000 characters. */
  readonly extInfos?: string | null | undefined;
};

/** Who advised the shopper. */
export type OrderGuideInput = {
  /** Staff code, letters and digits, at most 20. */
  readonly guideCode: string;
};

/** More about an order. */
export type OrderExtInfosInput = {
  /** The shopper's key for this order, 8 to 64 characters: the same key gives the same order. */
  readonly clientKey: string;
  /** How it will be paid; not needed when nothing is to pay. */
  readonly payType?: OrderPayType | null | undefined;
  /** Whether the bill goes to the delivery address. Otherwise the saved billing address counts. */
  readonly sameAsAddress?: boolean | null | undefined;
  /** Copy of the place that decides about delivery; ignored. */
  readonly receipt?: string | null | undefined;
  /** Gifts that were chosen; `orderLines` decides. */
  readonly gifts?: ReadonlyArray<string> | null | undefined;
  /** Promotions that counted; the shop decides. */
  readonly activities?: ReadonlyArray<string> | null | undefined;
  /** Whether it leaves Hong Kong and Macau; the shop decides. */
  readonly isInternational?: boolean | null | undefined;
};

/** Login form. One of `account` and `mobile` is required. */
export type UserLoginInput = {
  /** Email address or mobile number. */
  readonly account?: string | null | undefined;
  /** Mobile number, with or without the country prefix. */
  readonly mobile?: string | null | undefined;
  /** Country of a mobile without prefix: `HK`, `MO`, `CN`, `SG` or `AU`; derived from the digits by default. */
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
  /** Changing the account's email address or mobile number. */
  | 'CHANGE_CONTACT';

/** Requests a code by email. */
export type EmailVerifyCodeInput = {
  /** Email address. */
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
  /** Email address. */
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
  /** Code of the member who referred the shopper, from the referral link; unknown codes are ignored. */
  readonly referrerCode?: string | null | undefined;
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
  readonly thirdPartyId: string;
  /** Email address. */
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
  /** Code of the member who referred the shopper; unknown codes are ignored. */
  readonly referrerCode?: string | null | undefined;
};

/** Resets a forgotten password. One of `email` and `mobile` is required. */
export type ResetPasswordInput = {
  /** Email address of the account. */
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

/** Changes to a profile. A new email address or mobile number requires the code sent to it. */
export type UpdateMemberInput = {
  /** Country or district. */
  readonly countryCode?: string | null | undefined;
  /** New email address, with `verifyCode`. */
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
  /** Email address of the account. */
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
  /** 1 courier station, 2 store, 3 locker. */
  readonly type?: number | null | undefined;
};

export type AccountHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountHomeQuery = { readonly getOrderList: { readonly edges: ReadonlyArray<{ readonly node: { readonly code: string, readonly orderCode: string, readonly externalOrderNo: string, readonly orderStatus: OrderStatus, readonly orderTime: string, readonly scheduleCancelTime: string, readonly distributionType: OrderDistributionType, readonly amount: { readonly amount: number, readonly currencyCode: string }, readonly orderLines: ReadonlyArray<{ readonly id: string, readonly skuCode: string, readonly spuCode: string, readonly name: string, readonly image: string, readonly isGift: boolean, readonly productType: CartLineType, readonly quantity: number, readonly shippedQuantity: number, readonly receivedQuantity: number, readonly closedQuantity: number, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly salePrice: { readonly amount: number }, readonly promoPrice: { readonly amount: number }, readonly listPrice: { readonly amount: number }, readonly amount: { readonly amount: number }, readonly promotions: ReadonlyArray<{ readonly name: string, readonly amount: { readonly amount: number } }>, readonly refunds: ReadonlyArray<{ readonly refundStatus: OrderRefundStatus, readonly quantity: number }> }> } }>, readonly statusCounts: ReadonlyArray<{ readonly orderStatus: OrderStatus, readonly count: number }> }, readonly getAfterSalesRecord: { readonly pageInfo: { readonly totalCount: number } }, readonly queryCoupons: { readonly edges: ReadonlyArray<{ readonly node: { readonly endTime: string } }>, readonly gwpCoupons: ReadonlyArray<{ readonly endTime: string }>, readonly pageInfo: { readonly totalCount: number } }, readonly queryGoDollar: { readonly balance: number, readonly breakdowns: ReadonlyArray<{ readonly balance: number, readonly expiryDate: string }> }, readonly queryFavorites: { readonly pageInfo: { readonly totalCount: number } }, readonly deliveryAddresses: { readonly pageInfo: { readonly totalCount: number } } };

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


export type UserRegisterMutation = { readonly userRegister: { readonly token: string | null, readonly expiresAt: string | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CreateMemberMutationVariables = Exact<{
  input: CreateMemberInput;
}>;


export type CreateMemberMutation = { readonly createMember: { readonly token: string | null, readonly expiresAt: string | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { readonly resetPassword: { readonly token: string | null, readonly expiresAt: string | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type AddressFieldsFragment = { readonly code: string, readonly receiverName: string, readonly receiverFirstName: string, readonly receiverLastName: string, readonly receiverMobile: string, readonly receiverEmail: string, readonly receiverZipcode: string, readonly deliveryMethod: AddressDeliveryMethod, readonly selfPickupShopCode: string, readonly address: string, readonly address2: string, readonly area: string, readonly country: string, readonly countryId: string, readonly province: string, readonly provinceId: string, readonly city: string, readonly cityId: string, readonly district: string, readonly districtId: string, readonly town: string, readonly townId: string, readonly isDefault: boolean, readonly isAvailable: boolean, readonly ext: { readonly deliveryMethod: AddressDeliveryMethod, readonly receiverEmail: string, readonly selfPickupShopCode: string } };

export type DeliveryAddressesQueryVariables = Exact<{
  pageInput?: PageInput | null | undefined;
}>;


export type DeliveryAddressesQuery = { readonly deliveryAddresses: { readonly max: number, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly code: string, readonly receiverName: string, readonly receiverFirstName: string, readonly receiverLastName: string, readonly receiverMobile: string, readonly receiverEmail: string, readonly receiverZipcode: string, readonly deliveryMethod: AddressDeliveryMethod, readonly selfPickupShopCode: string, readonly address: string, readonly address2: string, readonly area: string, readonly country: string, readonly countryId: string, readonly province: string, readonly provinceId: string, readonly city: string, readonly cityId: string, readonly district: string, readonly districtId: string, readonly town: string, readonly townId: string, readonly isDefault: boolean, readonly isAvailable: boolean, readonly ext: { readonly deliveryMethod: AddressDeliveryMethod, readonly receiverEmail: string, readonly selfPickupShopCode: string } } }>, readonly pageInfo: { readonly totalCount: number, readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type DeliveryCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryCountriesQuery = { readonly deliveryCountries: { readonly countryIds: ReadonlyArray<string> } };

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

export type AfterSalesAddressFragment = { readonly name: string, readonly address: string, readonly mobile: string };

export type AfterSalesInListFragment = { readonly code: string, readonly orderNo: string, readonly createdAt: string, readonly type: AfterSalesType, readonly afterSalesStatus: AfterSalesStatus, readonly refundStatus: OrderRefundStatus | null, readonly goDollar: number, readonly nextStep: string, readonly method: AfterSalesMethod, readonly total: { readonly amount: number }, readonly lines: ReadonlyArray<{ readonly lineId: string, readonly skuName: string, readonly quantity: number, readonly spuCode: string, readonly imageUrl: string, readonly isGift: boolean, readonly goDollar: number, readonly exchangeSkuCode: string, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly amount: { readonly amount: number }, readonly total: { readonly amount: number } }> };

export type AfterSalesFragment = { readonly memo: string, readonly refundOrderNo: string, readonly reason: AfterSalesReason, readonly reasonName: string, readonly isReturnFree: boolean, readonly carrier: string, readonly trackingNo: string, readonly photoIds: ReadonlyArray<string>, readonly answer: string, readonly canCancel: boolean, readonly canSendBack: boolean, readonly code: string, readonly orderNo: string, readonly createdAt: string, readonly type: AfterSalesType, readonly afterSalesStatus: AfterSalesStatus, readonly refundStatus: OrderRefundStatus | null, readonly goDollar: number, readonly nextStep: string, readonly method: AfterSalesMethod, readonly lines: ReadonlyArray<{ readonly lineId: string, readonly skuName: string, readonly quantity: number, readonly spuCode: string, readonly imageUrl: string, readonly isGift: boolean, readonly goDollar: number, readonly exchangeSkuCode: string, readonly exchangeSkuProperties: ReadonlyArray<{ readonly value: string }>, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly amount: { readonly amount: number }, readonly total: { readonly amount: number } }>, readonly freight: { readonly amount: number }, readonly returnAddress: { readonly name: string, readonly address: string, readonly mobile: string } | null, readonly replacement: { readonly providerName: string, readonly trackingNo: string, readonly trackingUrl: string, readonly shippedAt: string } | null, readonly events: ReadonlyArray<{ readonly time: string, readonly status: AfterSalesStatus, readonly message: string }>, readonly total: { readonly amount: number } };

export type RefundOrderFragment = { readonly refundStatus: OrderRefundStatus, readonly refundOrderNo: string, readonly afterSalesOrderNo: string, readonly orderNo: string, readonly createdAt: string, readonly reason: string, readonly description: string, readonly method: AfterSalesMethod | null, readonly goDollar: number, readonly refundedAt: string | null, readonly returnAddress: { readonly name: string, readonly address: string, readonly mobile: string } | null, readonly refundOrderLines: ReadonlyArray<{ readonly refundThingCode: string, readonly spuCode: string, readonly name: string, readonly image: string, readonly quantity: number, readonly isGift: boolean, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly amount: { readonly amount: number } }>, readonly refundTotal: { readonly amount: number }, readonly freight: { readonly amount: number } };

export type AfterSalesOptionsQueryVariables = Exact<{
  orderNo: string;
}>;


export type AfterSalesOptionsQuery = { readonly afterSalesOptions: { readonly orderNo: string, readonly days: number, readonly refundable: { readonly amount: number }, readonly freight: { readonly goDollar: number, readonly amount: { readonly amount: number } }, readonly lines: ReadonlyArray<{ readonly lineId: string, readonly returnableQuantity: number, readonly returnUntil: string | null, readonly problem: string | null, readonly message: string | null, readonly isFaultyOnly: boolean, readonly replacement: string | null, readonly comesWith: ReadonlyArray<string>, readonly refunds: ReadonlyArray<{ readonly goDollar: number, readonly amount: { readonly amount: number } }>, readonly exchanges: ReadonlyArray<{ readonly skuCode: string, readonly colour: string, readonly size: string, readonly isInStock: boolean, readonly isSame: boolean }> }>, readonly reasons: ReadonlyArray<{ readonly code: AfterSalesReason, readonly name: string, readonly isShopFault: boolean }> } | null };

export type GetAfterSalesRecordQueryVariables = Exact<{
  pageInput?: PageInput | null | undefined;
  afterSalesInput?: AfterSalesRecordInput | null | undefined;
}>;


export type GetAfterSalesRecordQuery = { readonly getAfterSalesRecord: { readonly edges: ReadonlyArray<{ readonly node: { readonly code: string, readonly orderNo: string, readonly createdAt: string, readonly type: AfterSalesType, readonly afterSalesStatus: AfterSalesStatus, readonly refundStatus: OrderRefundStatus | null, readonly goDollar: number, readonly nextStep: string, readonly method: AfterSalesMethod, readonly total: { readonly amount: number }, readonly lines: ReadonlyArray<{ readonly lineId: string, readonly skuName: string, readonly quantity: number, readonly spuCode: string, readonly imageUrl: string, readonly isGift: boolean, readonly goDollar: number, readonly exchangeSkuCode: string, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly amount: { readonly amount: number }, readonly total: { readonly amount: number } }> } }>, readonly pageInfo: { readonly totalCount: number, readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type GetAfterSalesOrderDetailQueryVariables = Exact<{
  code: string;
}>;


export type GetAfterSalesOrderDetailQuery = { readonly getAfterSalesOrderDetail: { readonly memo: string, readonly refundOrderNo: string, readonly reason: AfterSalesReason, readonly reasonName: string, readonly isReturnFree: boolean, readonly carrier: string, readonly trackingNo: string, readonly photoIds: ReadonlyArray<string>, readonly answer: string, readonly canCancel: boolean, readonly canSendBack: boolean, readonly code: string, readonly orderNo: string, readonly createdAt: string, readonly type: AfterSalesType, readonly afterSalesStatus: AfterSalesStatus, readonly refundStatus: OrderRefundStatus | null, readonly goDollar: number, readonly nextStep: string, readonly method: AfterSalesMethod, readonly lines: ReadonlyArray<{ readonly lineId: string, readonly skuName: string, readonly quantity: number, readonly spuCode: string, readonly imageUrl: string, readonly isGift: boolean, readonly goDollar: number, readonly exchangeSkuCode: string, readonly exchangeSkuProperties: ReadonlyArray<{ readonly value: string }>, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly amount: { readonly amount: number }, readonly total: { readonly amount: number } }>, readonly freight: { readonly amount: number }, readonly returnAddress: { readonly name: string, readonly address: string, readonly mobile: string } | null, readonly replacement: { readonly providerName: string, readonly trackingNo: string, readonly trackingUrl: string, readonly shippedAt: string } | null, readonly events: ReadonlyArray<{ readonly time: string, readonly status: AfterSalesStatus, readonly message: string }>, readonly total: { readonly amount: number } } | null, readonly getRefundOrderDetail: { readonly refundStatus: OrderRefundStatus, readonly refundOrderNo: string, readonly afterSalesOrderNo: string, readonly orderNo: string, readonly createdAt: string, readonly reason: string, readonly description: string, readonly method: AfterSalesMethod | null, readonly goDollar: number, readonly refundedAt: string | null, readonly returnAddress: { readonly name: string, readonly address: string, readonly mobile: string } | null, readonly refundOrderLines: ReadonlyArray<{ readonly refundThingCode: string, readonly spuCode: string, readonly name: string, readonly image: string, readonly quantity: number, readonly isGift: boolean, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly amount: { readonly amount: number } }>, readonly refundTotal: { readonly amount: number }, readonly freight: { readonly amount: number } } | null };

export type CreateAfterSalesOrderMutationVariables = Exact<{
  input: AfterSalesOrderInput;
}>;


export type CreateAfterSalesOrderMutation = { readonly createAfterSalesOrder: { readonly afterSalesOrder: { readonly code: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CancelAfterSalesMutationVariables = Exact<{
  code: string;
}>;


export type CancelAfterSalesMutation = { readonly cancelAfterSales: { readonly afterSalesOrder: { readonly memo: string, readonly refundOrderNo: string, readonly reason: AfterSalesReason, readonly reasonName: string, readonly isReturnFree: boolean, readonly carrier: string, readonly trackingNo: string, readonly photoIds: ReadonlyArray<string>, readonly answer: string, readonly canCancel: boolean, readonly canSendBack: boolean, readonly code: string, readonly orderNo: string, readonly createdAt: string, readonly type: AfterSalesType, readonly afterSalesStatus: AfterSalesStatus, readonly refundStatus: OrderRefundStatus | null, readonly goDollar: number, readonly nextStep: string, readonly method: AfterSalesMethod, readonly lines: ReadonlyArray<{ readonly lineId: string, readonly skuName: string, readonly quantity: number, readonly spuCode: string, readonly imageUrl: string, readonly isGift: boolean, readonly goDollar: number, readonly exchangeSkuCode: string, readonly exchangeSkuProperties: ReadonlyArray<{ readonly value: string }>, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly amount: { readonly amount: number }, readonly total: { readonly amount: number } }>, readonly freight: { readonly amount: number }, readonly returnAddress: { readonly name: string, readonly address: string, readonly mobile: string } | null, readonly replacement: { readonly providerName: string, readonly trackingNo: string, readonly trackingUrl: string, readonly shippedAt: string } | null, readonly events: ReadonlyArray<{ readonly time: string, readonly status: AfterSalesStatus, readonly message: string }>, readonly total: { readonly amount: number } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type SendBackAfterSalesMutationVariables = Exact<{
  input: AfterSalesParcelInput;
}>;


export type SendBackAfterSalesMutation = { readonly sendBackAfterSales: { readonly afterSalesOrder: { readonly memo: string, readonly refundOrderNo: string, readonly reason: AfterSalesReason, readonly reasonName: string, readonly isReturnFree: boolean, readonly carrier: string, readonly trackingNo: string, readonly photoIds: ReadonlyArray<string>, readonly answer: string, readonly canCancel: boolean, readonly canSendBack: boolean, readonly code: string, readonly orderNo: string, readonly createdAt: string, readonly type: AfterSalesType, readonly afterSalesStatus: AfterSalesStatus, readonly refundStatus: OrderRefundStatus | null, readonly goDollar: number, readonly nextStep: string, readonly method: AfterSalesMethod, readonly lines: ReadonlyArray<{ readonly lineId: string, readonly skuName: string, readonly quantity: number, readonly spuCode: string, readonly imageUrl: string, readonly isGift: boolean, readonly goDollar: number, readonly exchangeSkuCode: string, readonly exchangeSkuProperties: ReadonlyArray<{ readonly value: string }>, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly amount: { readonly amount: number }, readonly total: { readonly amount: number } }>, readonly freight: { readonly amount: number }, readonly returnAddress: { readonly name: string, readonly address: string, readonly mobile: string } | null, readonly replacement: { readonly providerName: string, readonly trackingNo: string, readonly trackingUrl: string, readonly shippedAt: string } | null, readonly events: ReadonlyArray<{ readonly time: string, readonly status: AfterSalesStatus, readonly message: string }>, readonly total: { readonly amount: number } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type RefusalFragment = { readonly code: string, readonly message: string, readonly field: string | null };

export type NeedImageVerifyCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type NeedImageVerifyCodeQuery = { readonly needImageVerifyCode: boolean };

export type GetImageVerifyCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type GetImageVerifyCodeMutation = { readonly getImageVerifyCode: { readonly image: string, readonly token: string } };

export type LoggedInFragment = { readonly token: string | null, readonly expiresAt: string | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> };

export type KnownFragment = { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean };

export type UserLoginMutationVariables = Exact<{
  userLoginInput: UserLoginInput;
}>;


export type UserLoginMutation = { readonly userLogin: { readonly token: string | null, readonly expiresAt: string | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

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

export type ArrivalNoticeCreateGqlMutationVariables = Exact<{
  input: ArrivalNoticeCreateInput;
}>;


export type ArrivalNoticeCreateGqlMutation = { readonly arrivalNoticeCreateGql: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CartUpdateMutationVariables = Exact<{
  inputs: ReadonlyArray<CartUpdateInput>;
}>;


export type CartUpdateMutation = { readonly cartUpdate: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> } };

export type CartItemUpdateMutationVariables = Exact<{
  oldSkuCode: string;
  newSkuCode: string;
  quantity: number;
  activityId?: string | null | undefined;
}>;


export type CartItemUpdateMutation = { readonly cartItemUpdate: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> } };

export type CartDeleteMutationVariables = Exact<{
  lineIds?: ReadonlyArray<string> | null | undefined;
}>;


export type CartDeleteMutation = { readonly cartDelete: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> } };

export type CartSelectUpdateMutationVariables = Exact<{
  selected: boolean;
  skuCodes: ReadonlyArray<string>;
}>;


export type CartSelectUpdateMutation = { readonly cartSelectUpdate: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> } };

export type CartChooseGiftsMutationVariables = Exact<{
  activityId: string;
  skuCodes: ReadonlyArray<string>;
}>;


export type CartChooseGiftsMutation = { readonly cartChooseGifts: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> } };

export type CartApplyCouponMutationVariables = Exact<{
  couponCode: string;
}>;


export type CartApplyCouponMutation = { readonly cartApplyCoupon: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> } };

export type CartRemoveCouponMutationVariables = Exact<{
  couponCode: string;
}>;


export type CartRemoveCouponMutation = { readonly cartRemoveCoupon: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> } };

export type CartUseGoDollarMutationVariables = Exact<{
  amount?: number | null | undefined;
}>;


export type CartUseGoDollarMutation = { readonly cartUseGoDollar: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> } };

export type CreateCartShareMutationVariables = Exact<{
  input: ReadonlyArray<CartShareInput>;
}>;


export type CreateCartShareMutation = { readonly createCartShare: { readonly code: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CartShareInfoQueryVariables = Exact<{
  code: string;
}>;


export type CartShareInfoQuery = { readonly cartShareInfo: { readonly operatorName: string, readonly expired: boolean, readonly content: ReadonlyArray<{ readonly skuCode: string, readonly quantity: number, readonly reason: CartLineReason | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } | null }> } | null };

export type BagLineFragment = { readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null };

export type BagFragment = { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type BagAnswerFragment = { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } };

export type CartAddMutationVariables = Exact<{
  inputs: ReadonlyArray<CartAddInput>;
}>;


export type CartAddMutation = { readonly cartAdd: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> } };

export type CheckoutLineFragment = { readonly lineType: CartLineType, readonly quantity: number, readonly reason: CartLineReason | null, readonly activityId: string, readonly extProps: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly promoPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null };

export type CheckoutQueryVariables = Exact<{
  couponCodes?: ReadonlyArray<string> | null | undefined;
  origin?: CheckoutOrigin | null | undefined;
}>;


export type CheckoutQuery = { readonly checkout: { readonly couponCodes: ReadonlyArray<string>, readonly lines: ReadonlyArray<{ readonly lineType: CartLineType, readonly quantity: number, readonly reason: CartLineReason | null, readonly activityId: string, readonly extProps: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly promoPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null }>, readonly leftOut: ReadonlyArray<{ readonly lineType: CartLineType, readonly quantity: number, readonly reason: CartLineReason | null, readonly activityId: string, readonly extProps: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly promoPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null }> } | null };

export type QueryCheckBaseInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryCheckBaseInfoQuery = { readonly queryCheckBaseInfo: { readonly paymentMethods: ReadonlyArray<OrderPayType>, readonly countryIds: ReadonlyArray<string>, readonly payMinutes: number, readonly maxRemark: number, readonly maxMemo: number, readonly transportMethods: ReadonlyArray<{ readonly id: string, readonly transportName: string, readonly transportMethod: TransportMethodName, readonly pickupTypes: ReadonlyArray<number>, readonly distributionType: OrderDistributionType, readonly expressTime: string, readonly remark: string, readonly expressTimes: ReadonlyArray<{ readonly country: string, readonly text: string }> }>, readonly additionalServices: ReadonlyArray<{ readonly type: AdditionalServiceType, readonly amount: { readonly amount: number }, readonly promotionAmount: { readonly amount: number } | null }>, readonly australiaCap: { readonly amount: number }, readonly freeFreightFrom: { readonly amount: number } } };

export type QueryAdditionalServiceQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryAdditionalServiceQuery = { readonly queryAdditionalService: ReadonlyArray<{ readonly type: AdditionalServiceType, readonly amount: { readonly amount: number }, readonly promotionAmount: { readonly amount: number } | null }> };

export type CartItemCalculateQueryVariables = Exact<{
  input: CartCalculateInput;
}>;


export type CartItemCalculateQuery = { readonly cartItemCalculate: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly voucherDiscount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly tax: { readonly amount: number }, readonly additionalServiceFee: { readonly amount: number }, readonly deductionAmount: { readonly amount: number }, readonly deductions: ReadonlyArray<{ readonly cost: number }>, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly items: ReadonlyArray<{ readonly skuCode: string, readonly quantity: number, readonly price: { readonly amount: number }, readonly amount: { readonly amount: number } }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly reason: CartActivityReason | null, readonly promoRewardAmount: { readonly amount: number } }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CreateOrderMutationVariables = Exact<{
  input: OrderCreateInput;
}>;


export type CreateOrderMutation = { readonly createOrder: { readonly order: { readonly orderCode: string, readonly externalOrderNo: string, readonly scheduleCancelTime: string, readonly orderStatus: OrderStatus, readonly amount: { readonly amount: number } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> } };

export type CouponFragment = { readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null };

export type QueryCouponsQueryVariables = Exact<{
  status?: CouponStatus | null | undefined;
  pageInput?: PageInput | null | undefined;
  viewInput?: ViewDataInput | null | undefined;
}>;


export type QueryCouponsQuery = { readonly queryCoupons: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null } }>, readonly gwpCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly pageInfo: { readonly totalCount: number, readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly viewData: ReadonlyArray<{ readonly value: string }> } };

export type CouponDetailQueryVariables = Exact<{
  id: string;
  pageInput?: PageInput | null | undefined;
}>;


export type CouponDetailQuery = { readonly couponDetail: { readonly firstOrderOnly: boolean, readonly stacks: boolean, readonly levelNames: ReadonlyArray<string>, readonly orderCode: string | null, readonly usedAt: string | null, readonly coupon: { readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }, readonly products: { readonly edges: ReadonlyArray<{ readonly node: { readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly isPriceFrom: boolean, readonly price: { readonly amount: number } | null, readonly listPrice: { readonly amount: number } | null } }>, readonly pageInfo: { readonly totalCount: number, readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type RegistrationCouponsQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationCouponsQuery = { readonly registrationCoupons: ReadonlyArray<{ readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string }> };

export type CouponClaimMutationVariables = Exact<{
  code: string;
}>;


export type CouponClaimMutation = { readonly couponClaim: { readonly coupon: { readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type QueryGoDollarQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryGoDollarQuery = { readonly queryGoDollar: { readonly balance: number, readonly breakdowns: ReadonlyArray<{ readonly balance: number, readonly expiryDate: string }>, readonly details: ReadonlyArray<{ readonly trxDate: string, readonly kind: GoDollarEntryKind, readonly remark: string, readonly point: number }>, readonly referral: { readonly code: string, readonly reward: number, readonly count: number, readonly most: number } } };

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


export type ThirdPartyLoginMutation = { readonly thirdPartyLogin: { readonly token: string | null, readonly expiresAt: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly thirdPartyId: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly question: { readonly ticket: string, readonly account: string, readonly isMember: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type LinkAccountMutationVariables = Exact<{
  input: LinkAccountInput;
}>;


export type LinkAccountMutation = { readonly linkAccount: { readonly linked: boolean, readonly token: string | null, readonly expiresAt: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type SsoLoginMutationVariables = Exact<{
  ssoToken: string;
}>;


export type SsoLoginMutation = { readonly ssoLogin: { readonly token: string | null, readonly expiresAt: string | null, readonly userCode: string | null, readonly customer: { readonly account: string | null, readonly nickName: string | null, readonly email: string | null, readonly mobile: string | null, readonly isStaff: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

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


export type GetDocsDetailQuery = { readonly getDocsDetail: { readonly code: string, readonly title: string, readonly subTitle: string, readonly content: string, readonly menuCode: string, readonly auditDate: string, readonly num: number, readonly show: boolean, readonly origin: string, readonly imageUrl: string, readonly createTime: string, readonly updateTime: string } | null };

export type GetDocsByParentQueryVariables = Exact<{
  parentCode: string;
}>;


export type GetDocsByParentQuery = { readonly getDocsByParent: ReadonlyArray<{ readonly code: string, readonly title: string, readonly subTitle: string, readonly content: string, readonly menuCode: string, readonly auditDate: string, readonly num: number, readonly show: boolean, readonly origin: string, readonly imageUrl: string, readonly createTime: string, readonly updateTime: string }> };

export type DocumentPartsFragment = { readonly code: string, readonly title: string, readonly subTitle: string, readonly content: string, readonly menuCode: string, readonly auditDate: string, readonly num: number, readonly show: boolean, readonly origin: string, readonly imageUrl: string, readonly createTime: string, readonly updateTime: string };

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

export type OrderLineFragment = { readonly id: string, readonly skuCode: string, readonly spuCode: string, readonly name: string, readonly image: string, readonly isGift: boolean, readonly productType: CartLineType, readonly quantity: number, readonly shippedQuantity: number, readonly receivedQuantity: number, readonly closedQuantity: number, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly salePrice: { readonly amount: number }, readonly promoPrice: { readonly amount: number }, readonly listPrice: { readonly amount: number }, readonly amount: { readonly amount: number }, readonly promotions: ReadonlyArray<{ readonly name: string, readonly amount: { readonly amount: number } }>, readonly refunds: ReadonlyArray<{ readonly refundStatus: OrderRefundStatus, readonly quantity: number }> };

export type OrderInListFragment = { readonly code: string, readonly orderCode: string, readonly externalOrderNo: string, readonly orderStatus: OrderStatus, readonly orderTime: string, readonly scheduleCancelTime: string, readonly distributionType: OrderDistributionType, readonly amount: { readonly amount: number, readonly currencyCode: string }, readonly orderLines: ReadonlyArray<{ readonly id: string, readonly skuCode: string, readonly spuCode: string, readonly name: string, readonly image: string, readonly isGift: boolean, readonly productType: CartLineType, readonly quantity: number, readonly shippedQuantity: number, readonly receivedQuantity: number, readonly closedQuantity: number, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly salePrice: { readonly amount: number }, readonly promoPrice: { readonly amount: number }, readonly listPrice: { readonly amount: number }, readonly amount: { readonly amount: number }, readonly promotions: ReadonlyArray<{ readonly name: string, readonly amount: { readonly amount: number } }>, readonly refunds: ReadonlyArray<{ readonly refundStatus: OrderRefundStatus, readonly quantity: number }> }> };

export type OrderReceiptFragment = { readonly name: string, readonly mobile: string, readonly address: string, readonly mail: string, readonly country: string, readonly countryId: string, readonly province: string, readonly city: string, readonly district: string, readonly zipCode: string, readonly selfPickupShopCode: string, readonly pickupName: string };

export type OrderFragment = { readonly buyerRemark: string, readonly confirmationSentTo: string, readonly code: string, readonly orderCode: string, readonly externalOrderNo: string, readonly orderStatus: OrderStatus, readonly orderTime: string, readonly scheduleCancelTime: string, readonly distributionType: OrderDistributionType, readonly orderActivities: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly amount: { readonly amount: number } }>, readonly orderDeductions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly cost: number, readonly deductionType: string, readonly actualAmount: { readonly amount: number } }>, readonly extInfos: { readonly payType: OrderPayType | null, readonly sameAsAddress: boolean, readonly isInternational: boolean, readonly guideCode: string, readonly staffCode: string }, readonly receivedAmount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly freight: { readonly amount: number }, readonly tax: { readonly amount: number }, readonly couponDiscount: { readonly amount: number }, readonly activityDiscount: { readonly amount: number }, readonly additionalServiceFee: { readonly amount: number }, readonly additionalServices: ReadonlyArray<{ readonly serviceType: AdditionalServiceType, readonly memo: string, readonly amount: { readonly amount: number } }>, readonly receiptInfo: { readonly name: string, readonly mobile: string, readonly address: string, readonly mail: string, readonly country: string, readonly countryId: string, readonly province: string, readonly city: string, readonly district: string, readonly zipCode: string, readonly selfPickupShopCode: string, readonly pickupName: string }, readonly billingInfo: { readonly name: string, readonly mobile: string, readonly address: string, readonly mail: string, readonly country: string, readonly countryId: string, readonly province: string, readonly city: string, readonly district: string, readonly zipCode: string, readonly selfPickupShopCode: string, readonly pickupName: string }, readonly logistics: ReadonlyArray<{ readonly providerCode: string, readonly providerName: string, readonly memo: string, readonly trackingNo: string, readonly trackingUrl: string, readonly shippedAt: string, readonly receivedAt: string | null, readonly lines: ReadonlyArray<{ readonly lineId: string, readonly quantity: number }>, readonly expressDetails: ReadonlyArray<{ readonly expressCode: string, readonly companyName: string, readonly remark: string, readonly createTime: string }> }>, readonly refundOrders: ReadonlyArray<{ readonly createdAt: string, readonly refundOrderNo: string, readonly refundStatus: OrderRefundStatus, readonly reason: string, readonly refundAmount: { readonly amount: number } }>, readonly events: ReadonlyArray<{ readonly time: string, readonly kind: string, readonly message: string }>, readonly amount: { readonly amount: number, readonly currencyCode: string }, readonly orderLines: ReadonlyArray<{ readonly id: string, readonly skuCode: string, readonly spuCode: string, readonly name: string, readonly image: string, readonly isGift: boolean, readonly productType: CartLineType, readonly quantity: number, readonly shippedQuantity: number, readonly receivedQuantity: number, readonly closedQuantity: number, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly salePrice: { readonly amount: number }, readonly promoPrice: { readonly amount: number }, readonly listPrice: { readonly amount: number }, readonly amount: { readonly amount: number }, readonly promotions: ReadonlyArray<{ readonly name: string, readonly amount: { readonly amount: number } }>, readonly refunds: ReadonlyArray<{ readonly refundStatus: OrderRefundStatus, readonly quantity: number }> }> };

export type GetOrderListQueryVariables = Exact<{
  pageInput?: PageInput | null | undefined;
  orderStatuses?: ReadonlyArray<OrderStatus> | null | undefined;
  keyword?: string | null | undefined;
}>;


export type GetOrderListQuery = { readonly getOrderList: { readonly edges: ReadonlyArray<{ readonly node: { readonly code: string, readonly orderCode: string, readonly externalOrderNo: string, readonly orderStatus: OrderStatus, readonly orderTime: string, readonly scheduleCancelTime: string, readonly distributionType: OrderDistributionType, readonly amount: { readonly amount: number, readonly currencyCode: string }, readonly orderLines: ReadonlyArray<{ readonly id: string, readonly skuCode: string, readonly spuCode: string, readonly name: string, readonly image: string, readonly isGift: boolean, readonly productType: CartLineType, readonly quantity: number, readonly shippedQuantity: number, readonly receivedQuantity: number, readonly closedQuantity: number, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly salePrice: { readonly amount: number }, readonly promoPrice: { readonly amount: number }, readonly listPrice: { readonly amount: number }, readonly amount: { readonly amount: number }, readonly promotions: ReadonlyArray<{ readonly name: string, readonly amount: { readonly amount: number } }>, readonly refunds: ReadonlyArray<{ readonly refundStatus: OrderRefundStatus, readonly quantity: number }> }> } }>, readonly pageInfo: { readonly totalCount: number, readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly statusCounts: ReadonlyArray<{ readonly orderStatus: OrderStatus, readonly count: number }> } };

export type GetOrderDetailQueryVariables = Exact<{
  code: string;
}>;


export type GetOrderDetailQuery = { readonly getOrderDetail: { readonly buyerRemark: string, readonly confirmationSentTo: string, readonly code: string, readonly orderCode: string, readonly externalOrderNo: string, readonly orderStatus: OrderStatus, readonly orderTime: string, readonly scheduleCancelTime: string, readonly distributionType: OrderDistributionType, readonly orderActivities: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly amount: { readonly amount: number } }>, readonly orderDeductions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly cost: number, readonly deductionType: string, readonly actualAmount: { readonly amount: number } }>, readonly extInfos: { readonly payType: OrderPayType | null, readonly sameAsAddress: boolean, readonly isInternational: boolean, readonly guideCode: string, readonly staffCode: string }, readonly receivedAmount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly freight: { readonly amount: number }, readonly tax: { readonly amount: number }, readonly couponDiscount: { readonly amount: number }, readonly activityDiscount: { readonly amount: number }, readonly additionalServiceFee: { readonly amount: number }, readonly additionalServices: ReadonlyArray<{ readonly serviceType: AdditionalServiceType, readonly memo: string, readonly amount: { readonly amount: number } }>, readonly receiptInfo: { readonly name: string, readonly mobile: string, readonly address: string, readonly mail: string, readonly country: string, readonly countryId: string, readonly province: string, readonly city: string, readonly district: string, readonly zipCode: string, readonly selfPickupShopCode: string, readonly pickupName: string }, readonly billingInfo: { readonly name: string, readonly mobile: string, readonly address: string, readonly mail: string, readonly country: string, readonly countryId: string, readonly province: string, readonly city: string, readonly district: string, readonly zipCode: string, readonly selfPickupShopCode: string, readonly pickupName: string }, readonly logistics: ReadonlyArray<{ readonly providerCode: string, readonly providerName: string, readonly memo: string, readonly trackingNo: string, readonly trackingUrl: string, readonly shippedAt: string, readonly receivedAt: string | null, readonly lines: ReadonlyArray<{ readonly lineId: string, readonly quantity: number }>, readonly expressDetails: ReadonlyArray<{ readonly expressCode: string, readonly companyName: string, readonly remark: string, readonly createTime: string }> }>, readonly refundOrders: ReadonlyArray<{ readonly createdAt: string, readonly refundOrderNo: string, readonly refundStatus: OrderRefundStatus, readonly reason: string, readonly refundAmount: { readonly amount: number } }>, readonly events: ReadonlyArray<{ readonly time: string, readonly kind: string, readonly message: string }>, readonly amount: { readonly amount: number, readonly currencyCode: string }, readonly orderLines: ReadonlyArray<{ readonly id: string, readonly skuCode: string, readonly spuCode: string, readonly name: string, readonly image: string, readonly isGift: boolean, readonly productType: CartLineType, readonly quantity: number, readonly shippedQuantity: number, readonly receivedQuantity: number, readonly closedQuantity: number, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly salePrice: { readonly amount: number }, readonly promoPrice: { readonly amount: number }, readonly listPrice: { readonly amount: number }, readonly amount: { readonly amount: number }, readonly promotions: ReadonlyArray<{ readonly name: string, readonly amount: { readonly amount: number } }>, readonly refunds: ReadonlyArray<{ readonly refundStatus: OrderRefundStatus, readonly quantity: number }> }> } | null };

export type OrderCancelMutationVariables = Exact<{
  orderId: string;
  cancelReason: OrderCancelReason;
}>;


export type OrderCancelMutation = { readonly orderCancel: { readonly order: { readonly buyerRemark: string, readonly confirmationSentTo: string, readonly code: string, readonly orderCode: string, readonly externalOrderNo: string, readonly orderStatus: OrderStatus, readonly orderTime: string, readonly scheduleCancelTime: string, readonly distributionType: OrderDistributionType, readonly orderActivities: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly amount: { readonly amount: number } }>, readonly orderDeductions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly cost: number, readonly deductionType: string, readonly actualAmount: { readonly amount: number } }>, readonly extInfos: { readonly payType: OrderPayType | null, readonly sameAsAddress: boolean, readonly isInternational: boolean, readonly guideCode: string, readonly staffCode: string }, readonly receivedAmount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly freight: { readonly amount: number }, readonly tax: { readonly amount: number }, readonly couponDiscount: { readonly amount: number }, readonly activityDiscount: { readonly amount: number }, readonly additionalServiceFee: { readonly amount: number }, readonly additionalServices: ReadonlyArray<{ readonly serviceType: AdditionalServiceType, readonly memo: string, readonly amount: { readonly amount: number } }>, readonly receiptInfo: { readonly name: string, readonly mobile: string, readonly address: string, readonly mail: string, readonly country: string, readonly countryId: string, readonly province: string, readonly city: string, readonly district: string, readonly zipCode: string, readonly selfPickupShopCode: string, readonly pickupName: string }, readonly billingInfo: { readonly name: string, readonly mobile: string, readonly address: string, readonly mail: string, readonly country: string, readonly countryId: string, readonly province: string, readonly city: string, readonly district: string, readonly zipCode: string, readonly selfPickupShopCode: string, readonly pickupName: string }, readonly logistics: ReadonlyArray<{ readonly providerCode: string, readonly providerName: string, readonly memo: string, readonly trackingNo: string, readonly trackingUrl: string, readonly shippedAt: string, readonly receivedAt: string | null, readonly lines: ReadonlyArray<{ readonly lineId: string, readonly quantity: number }>, readonly expressDetails: ReadonlyArray<{ readonly expressCode: string, readonly companyName: string, readonly remark: string, readonly createTime: string }> }>, readonly refundOrders: ReadonlyArray<{ readonly createdAt: string, readonly refundOrderNo: string, readonly refundStatus: OrderRefundStatus, readonly reason: string, readonly refundAmount: { readonly amount: number } }>, readonly events: ReadonlyArray<{ readonly time: string, readonly kind: string, readonly message: string }>, readonly amount: { readonly amount: number, readonly currencyCode: string }, readonly orderLines: ReadonlyArray<{ readonly id: string, readonly skuCode: string, readonly spuCode: string, readonly name: string, readonly image: string, readonly isGift: boolean, readonly productType: CartLineType, readonly quantity: number, readonly shippedQuantity: number, readonly receivedQuantity: number, readonly closedQuantity: number, readonly skuProperties: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly salePrice: { readonly amount: number }, readonly promoPrice: { readonly amount: number }, readonly listPrice: { readonly amount: number }, readonly amount: { readonly amount: number }, readonly promotions: ReadonlyArray<{ readonly name: string, readonly amount: { readonly amount: number } }>, readonly refunds: ReadonlyArray<{ readonly refundStatus: OrderRefundStatus, readonly quantity: number }> }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type OrderBuyAgainMutationVariables = Exact<{
  orderId: string;
}>;


export type OrderBuyAgainMutation = { readonly orderBuyAgain: { readonly success: boolean, readonly cart: { readonly version: number, readonly ableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly disableCartItems: ReadonlyArray<{ readonly lineId: string, readonly lineType: CartLineType, readonly quantity: number, readonly selected: boolean, readonly disabled: boolean, readonly reason: CartLineReason | null, readonly activityId: string, readonly spuCode: string, readonly spuTitle: string, readonly imageUrl: string, readonly inventory: number, readonly addCartPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly promoPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly sku: { readonly code: string, readonly inventory: number | null, readonly options: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly product: { readonly title: string, readonly onShelves: boolean, readonly brandList: ReadonlyArray<{ readonly name: string }> } } | null }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly type: string, readonly reason: CartActivityReason | null, readonly message: string, readonly giftChoices: number, readonly lineIds: ReadonlyArray<string>, readonly promoRewardAmount: { readonly amount: number }, readonly gifts: ReadonlyArray<{ readonly name: string, readonly number: number, readonly chosen: boolean, readonly available: boolean, readonly sku: { readonly code: string } }>, readonly addOns: ReadonlyArray<{ readonly available: boolean, readonly price: { readonly amount: number }, readonly listPrice: { readonly amount: number } | null, readonly sku: { readonly code: string, readonly options: ReadonlyArray<{ readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly picUrl: string } } }> }>, readonly goDollar: { readonly balance: number, readonly isUsed: boolean, readonly used: number, readonly most: number, readonly limit: number | null } | null, readonly calculation: { readonly count: number, readonly amount: { readonly amount: number }, readonly productAmount: { readonly amount: number }, readonly discount: { readonly amount: number }, readonly coupon: { readonly amount: number }, readonly postage: { readonly amount: number }, readonly missingToFreeFreight: { readonly amount: number } | null, readonly deductionAmount: { readonly amount: number }, readonly discountCodes: ReadonlyArray<{ readonly couponCode: string, readonly couponType: DiscountCodeType, readonly couponName: string, readonly couponDesc: string, readonly reason: CartDiscountReason | null, readonly message: string, readonly heldBy: string | null, readonly couponAmount: { readonly amount: number }, readonly deliveryCost: { readonly amount: number } | null }>, readonly availableCoupons: ReadonlyArray<{ readonly id: string, readonly status: CouponStatus, readonly freezeStatus: CouponFreezeStatus, readonly heldBy: string | null, readonly name: string, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly couponType: DiscountCodeType, readonly percentOff: number | null, readonly giftName: string | null, readonly amountOff: { readonly amount: number } | null, readonly threshold: { readonly amount: number } | null }>, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null, readonly externalOrderNo: string | null }> } };

export type PayMutationVariables = Exact<{
  input: OrderPayInput;
}>;


export type PayMutation = { readonly pay: { readonly response: { readonly form: string, readonly paymentPageUrl: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type ProductFactsFragment = { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: string, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null };

export type ProductCardFragment = { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: string, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null };

export type CardColourFragment = { readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null };

export type SkuPartsFragment = { readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } };

export type AttributePartsFragment = { readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> };

export type PromotionPartsFragment = { readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly promotionStatus: PromotionStatus };

export type ProductPricesQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
}>;


export type ProductPricesQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly code: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type ProductByCodeQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
  attributeCodes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
}>;


export type ProductByCodeQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: string, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly promotionStatus: PromotionStatus }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type ProductByCodeNoCacheQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
  attributeCodes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
}>;


export type ProductByCodeNoCacheQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: string, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly promotionStatus: PromotionStatus }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type FullProductFragment = { readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: string, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly promotionStatus: PromotionStatus }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null };

export type GetProductListGqlQueryVariables = Exact<{
  filters?: ProductFilters | null | undefined;
  sorts?: ReadonlyArray<ProductSort> | null | undefined;
  pageInput?: PageInput | null | undefined;
  codes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
  promoFirst?: number | null | undefined;
  gatherStyles?: boolean | null | undefined;
}>;


export type GetProductListGqlQuery = { readonly shop: { readonly products: { readonly pageInfo: { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: string, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly promotionStatus: PromotionStatus }>, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null } }> } } };

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


export type GetRecommendProductListQuery = { readonly shop: { readonly recommendProducts: { readonly pageInfo: { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: string, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly promotionStatus: PromotionStatus }>, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null } }> } } };

export type GuessLikesQueryVariables = Exact<{
  skuCodes: ReadonlyArray<string>;
}>;


export type GuessLikesQuery = { readonly guessLikes: ReadonlyArray<{ readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: string, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }> };

export type ProductDetailGqlQueryVariables = Exact<{
  code: string;
  type?: NodeType;
}>;


export type ProductDetailGqlQuery = { readonly node: { readonly firstListTime: string, readonly description: string, readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: string, readonly picUrl: string, readonly picAlt: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly images: ReadonlyArray<{ readonly alt: string, readonly url: string, readonly type: ImageType }>, readonly categories: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null }>, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly onShelves: boolean, readonly inventory: number, readonly picUrl: string, readonly picAlt: string, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly favorite: { readonly id: string } | null, readonly colour: { readonly frontName: string } | null, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null } | null };

export type OptionPartsFragment = { readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> };

export type ProductDetailExInfoGqlQueryVariables = Exact<{
  code: string;
  type?: NodeType;
  filterInput?: ReadonlyArray<AttributeFilter> | null | undefined;
  pageInput?: PageInput | null | undefined;
}>;


export type ProductDetailExInfoGqlQuery = { readonly node: { readonly code: string, readonly sizeChart: string, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: string, readonly endTime: string, readonly promotionStatus: PromotionStatus, readonly exchangeProducts: { readonly pageInfo: { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly activityId: string, readonly limitCount: number | null, readonly exPrice: { readonly amount: number, readonly currencyCode: string }, readonly funcLabels: ReadonlyArray<{ readonly code: string, readonly labelType: string, readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: string, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null } } }> } }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }> } | null };

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


export type SearchSuggestionsQuery = { readonly shop: { readonly searchSuggestions: { readonly products: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }>, readonly categories: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly parent: { readonly name: string, readonly parent: { readonly name: string } | null } | null }>, readonly brands: ReadonlyArray<{ readonly code: string, readonly name: string }> } } };

export type GetProductByCodeQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
}>;


export type GetProductByCodeQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: string, readonly picUrl: string, readonly picAlt: string, readonly firstListTime: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly promotions: ReadonlyArray<{ readonly beginTime: string, readonly endTime: string }>, readonly colour: { readonly frontName: string } | null, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly picUrl: string, readonly picAlt: string, readonly inventory: number, readonly sales: number, readonly isPriceFrom: boolean, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly colour: { readonly frontName: string, readonly value: string, readonly imageUrl: string } | null }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type RecommendedFitQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
  attributeCodes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
}>;


export type RecommendedFitQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly code: string, readonly categories: ReadonlyArray<{ readonly code: string }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string }> }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly options: ReadonlyArray<{ readonly code: string, readonly value: string, readonly valueCode: string }> }> }> } };

export type LoginAsVisitorMutationVariables = Exact<{
  previousToken?: string | null | undefined;
}>;


export type LoginAsVisitorMutation = { readonly loginAsVisitor: { readonly token: string | null, readonly expiresAt: string | null, readonly isReturning: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type VisitorLoginMutationVariables = Exact<{
  previousToken?: string | null | undefined;
}>;


export type VisitorLoginMutation = { readonly visitorLogin: { readonly token: string | null, readonly expiresAt: string | null, readonly isReturning: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type VisitorLoginPartsFragment = { readonly token: string | null, readonly expiresAt: string | null, readonly isReturning: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> };

export type QueryVisitorMemberInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryVisitorMemberInfoQuery = { readonly queryVisitorMemberInfo: { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null } };

export type IsVisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type IsVisitorQuery = { readonly isVisitor: { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null } };

export type QueryIsVisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryIsVisitorQuery = { readonly queryIsVisitor: { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null } };

export type VisitorMemberInfoPartsFragment = { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null };

export type UserLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type UserLogoutMutation = { readonly userLogout: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

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

