// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../client/api.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Which page of a list is wanted. */
export type PageInput = {
  /** Entries per page, 1 to 100; 30 when missing. */
  readonly first?: number | null | undefined;
  /** The `endCursor` of the page before; the beginning when missing. */
  readonly after?: string | null | undefined;
};

/** Kinds of things `node` can find. */
export type NodeType =
  /** A product (spu). */
  | 'Product';

/** Whether a product is offered. */
export type SpuSaleStatus =
  /** Shown and sold. */
  | 'ON_SHELF'
  /** Taken down. */
  | 'OFF_SHELF';

/** Conditions on products. Values in one list are alternatives, so that an empty list holds for nothing; the lists all have to hold. Codes nobody knows match nothing. At most 250 values in a list. */
export type ProductFilters = {
  /** A category that holds whatever else is chosen, such as that of the page; counts never ignore it. */
  readonly withinCategory?: string | null | undefined;
  /** A brand that holds whatever else is chosen; counts never ignore it. */
  readonly withinBrand?: string | null | undefined;
  /** Category codes; products of their descendants count. */
  readonly categories?: ReadonlyArray<string> | null | undefined;
  /** Brand codes. */
  readonly brands?: ReadonlyArray<string> | null | undefined;
  /** Product codes. */
  readonly spuCodes?: ReadonlyArray<string> | null | undefined;
  /** Offered or not. */
  readonly spuSaleStatuses?: ReadonlyArray<SpuSaleStatus> | null | undefined;
  /** What the shopper would pay, in dollars, both ends included. */
  readonly salePrice?: PriceRange | null | undefined;
  /** Values of attributes, at most 50 of them. Beside the catalogue's own codes: `colour`, `size` (letter sizes find the numeric ones they stand for), `discount` (`10` … `50` percent off or more) and `activity` (codes of running promotions). */
  readonly attributes?: ReadonlyArray<AttributeFilter> | null | undefined;
  /** Listed for the first time after this instant (new arrivals: now minus 14 days). */
  readonly firstListTimeAfter?: number | null | undefined;
  /** Words in titles, brand or category names, or codes; each must occur. Chinese is found by characters and pairs of them, other words by their beginning. Products whose code, or a sku's, is just this come first. At most 50 characters. */
  readonly keyword?: string | null | undefined;
};

/** An amount between two ends, in dollars. */
export type PriceRange = {
  /** Lowest; open when missing. */
  readonly min?: number | null | undefined;
  /** Highest; open when missing. */
  readonly max?: number | null | undefined;
};

/** Products that have one of these values of an attribute. */
export type AttributeFilter = {
  /** The attribute's code. */
  readonly code: string;
  /** Codes of its values. */
  readonly values: ReadonlyArray<string>;
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

/** Whom a promotion covers. */
export type AccountScope =
  /** Everybody. */
  | 'ALL'
  /** Members, staff among them. */
  | 'MEMBER'
  /** Visitors. */
  | 'GUEST';

/** Where in its life a promotion is. */
export type PromotionStatus =
  /** Yet to begin. */
  | 'NOT_STARTED'
  /** On. */
  | 'RUNNING'
  /** Over, or stopped by hand. */
  | 'ENDED';

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

/** Which pages SEO texts are asked for. */
export type SeoInput = {
  /** Language; that of the request when missing. */
  readonly lang?: string | null | undefined;
  /** Codes of pages; all when missing. At most 250. */
  readonly pageCodes?: ReadonlyArray<string> | null | undefined;
  /** Kind of page. */
  readonly type?: string | null | undefined;
};

/** Which settings of the front end are asked for; what is missing is not compared. */
export type ViewDataInput = {
  /** What they belong to. */
  readonly modelCode?: string | null | undefined;
  /** `PC` or `H5`. */
  readonly browseEnvironment?: BrowseEnvironment | null | undefined;
  /** Where they stand. */
  readonly position?: string | null | undefined;
  /** Kind. */
  readonly type?: string | null | undefined;
  /** Part of the front end. */
  readonly module?: string | null | undefined;
};

/** What the shopper looks through. */
export type BrowseEnvironment =
  /** Phones. */
  | 'H5'
  /** Desktops. */
  | 'PC';

/** Which sku, and whom to tell. */
export type ArrivalNoticeCreateInput = {
  /** The sold-out sku. */
  readonly skuCode: string;
  /** Where to write to. */
  readonly email: string;
  /** A phone number, digits with `+`, spaces and dashes; optional. */
  readonly mobile?: string | null | undefined;
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
  readonly email: string;
  /** Country or region: `HK`, `MO`, `CN`, `SG` or `AU`. */
  readonly country: string;
  /** Which form it came by; by default that of the operation. */
  readonly type?: SignUpType | null | undefined;
};

/** One line for the bag. */
export type CartAddInput = {
  /** The sku. */
  readonly skuCode: string;
  /** Units, from 1. */
  readonly quantity: number;
  /** JSON that travels with the line: `{"categories":"A>B>C"}`. */
  readonly extProps?: string | null | undefined;
};

/** What to mark. */
export type FavoriteCreateInput = {
  /** The sku. */
  readonly skuCode: string;
};

export type LoginAsVisitorMutationVariables = Exact<{ [key: string]: never; }>;


export type LoginAsVisitorMutation = { readonly loginAsVisitor: { readonly token: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type VisitorLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type VisitorLoginMutation = { readonly visitorLogin: { readonly token: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type VisitorLoginPartsFragment = { readonly token: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> };

export type QueryVisitorMemberInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryVisitorMemberInfoQuery = { readonly queryVisitorMemberInfo: { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null } };

export type IsVisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type IsVisitorQuery = { readonly isVisitor: { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null } };

export type QueryIsVisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryIsVisitorQuery = { readonly queryIsVisitor: { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null } };

export type VisitorMemberInfoPartsFragment = { readonly isVisitor: boolean, readonly userCode: string, readonly memberInfo: { readonly levelCode: string | null } | null };

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

export type ProductCardFragment = { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null };

export type SkuPartsFragment = { readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } };

export type AttributePartsFragment = { readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> };

export type PromotionPartsFragment = { readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus };

export type GetProductByCodeQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
}>;


export type GetProductByCodeQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly promotions: ReadonlyArray<{ readonly beginTime: number, readonly endTime: number }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type ProductByCodeQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
  attributeCodes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
}>;


export type ProductByCodeQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type ProductByCodeNoCacheQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
  attributeCodes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
}>;


export type ProductByCodeNoCacheQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type FullProductFragment = { readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null };

export type GetProductListGqlQueryVariables = Exact<{
  filters?: ProductFilters | null | undefined;
  sorts?: ReadonlyArray<ProductSort> | null | undefined;
  pageInput?: PageInput | null | undefined;
  codes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
  promoFirst?: number | null | undefined;
}>;


export type GetProductListGqlQuery = { readonly shop: { readonly products: { readonly pageInfo: { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null } }> } } };

export type PagePartsFragment = { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number };

export type FilterConditionGqlQueryVariables = Exact<{
  filters?: ProductFilters | null | undefined;
}>;


export type FilterConditionGqlQuery = { readonly shop: { readonly filterCondition: { readonly totalCount: number, readonly categories: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly categoryPath: string, readonly count: number }>, readonly attributes: ReadonlyArray<{ readonly attributeType: string, readonly code: string, readonly name: string, readonly values: ReadonlyArray<{ readonly key: string, readonly value: string, readonly frontName: string, readonly imageUrl: string, readonly total: number }> }>, readonly salePrices: ReadonlyArray<{ readonly count: number, readonly salePrice: { readonly amount: number, readonly currencyCode: string } }>, readonly brands: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string, readonly count: number }> } } };

export type GetRecommendProductListQueryVariables = Exact<{
  codes?: ReadonlyArray<string> | null | undefined;
  categories?: ReadonlyArray<string> | null | undefined;
  pageInput?: PageInput | null | undefined;
  first?: number | null | undefined;
  promoFirst?: number | null | undefined;
}>;


export type GetRecommendProductListQuery = { readonly shop: { readonly recommendProducts: { readonly pageInfo: { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null } }> } } };

export type GuessLikesQueryVariables = Exact<{
  skuCodes: ReadonlyArray<string>;
}>;


export type GuessLikesQuery = { readonly guessLikes: ReadonlyArray<{ readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null }> };

export type ProductDetailGqlQueryVariables = Exact<{
  code: string;
  type?: NodeType;
}>;


export type ProductDetailGqlQuery = { readonly node: { readonly firstListTime: number, readonly description: string, readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null }>, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly onShelves: boolean, readonly inventory: number, readonly picUrl: string, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }> }>, readonly favorite: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null } | null };

export type OptionPartsFragment = { readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> };

export type ProductDetailExInfoGqlQueryVariables = Exact<{
  code: string;
  type?: NodeType;
  filterInput?: ReadonlyArray<AttributeFilter> | null | undefined;
  pageInput?: PageInput | null | undefined;
}>;


export type ProductDetailExInfoGqlQuery = { readonly node: { readonly code: string, readonly sizeChart: string, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus, readonly exchangeProducts: { readonly pageInfo: { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly activityId: string, readonly limitCount: number | null, readonly exPrice: { readonly amount: number, readonly currencyCode: string }, readonly funcLabels: ReadonlyArray<{ readonly code: string, readonly labelType: string, readonly value: string }>, readonly product: { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly firstListTime: number, readonly isPriceFrom: boolean, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string }>, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null } } }> } }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly attributeType: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly favorite: { readonly id: string } | null, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }> } | null };

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

export type CartAddMutationVariables = Exact<{
  inputs: ReadonlyArray<CartAddInput>;
}>;


export type CartAddMutation = { readonly cartAdd: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type CreateFavoriteGqlMutationVariables = Exact<{
  input: FavoriteCreateInput;
  maxCount?: number | null | undefined;
}>;


export type CreateFavoriteGqlMutation = { readonly createFavoriteGql: { readonly favorite: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type ArrivalNoticeCreateGqlMutationVariables = Exact<{
  input: ArrivalNoticeCreateInput;
}>;


export type ArrivalNoticeCreateGqlMutation = { readonly arrivalNoticeCreateGql: { readonly success: boolean, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly field: string | null }> } };

export type RecommendedFitQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
  attributeCodes?: ReadonlyArray<string> | null | undefined;
  first?: number | null | undefined;
}>;


export type RecommendedFitQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly code: string, readonly categories: ReadonlyArray<{ readonly code: string }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string }> }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly options: ReadonlyArray<{ readonly code: string, readonly value: string, readonly valueCode: string }> }> }> } };

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


export const loginAsVisitorDocument: PersistedDocument<LoginAsVisitorMutation, LoginAsVisitorMutationVariables> = {
  operation: 'loginAsVisitor',
  kind: 'mutation',
  hash: '5815ec4143c09de312ec67a68519841a8de392d18220b22d6fcd199edc988542',
}

export const visitorLoginDocument: PersistedDocument<VisitorLoginMutation, VisitorLoginMutationVariables> = {
  operation: 'visitorLogin',
  kind: 'mutation',
  hash: '78ea8422239822ef657c0ed94527ae70d16c92ecad6c49571d62ac437424a6e1',
}

export const queryVisitorMemberInfoDocument: PersistedDocument<QueryVisitorMemberInfoQuery, QueryVisitorMemberInfoQueryVariables> = {
  operation: 'queryVisitorMemberInfo',
  kind: 'query',
  hash: 'c595d6aad0d3d8af1a8a734e6300bdb3800245ff67c217c59fe5da5a6b0d2c3b',
}

export const isVisitorDocument: PersistedDocument<IsVisitorQuery, IsVisitorQueryVariables> = {
  operation: 'isVisitor',
  kind: 'query',
  hash: '6d5cf57bcd8c799f50afe239cf70c809178c9ceac45155e1bfda10881d1310b4',
}

export const queryIsVisitorDocument: PersistedDocument<QueryIsVisitorQuery, QueryIsVisitorQueryVariables> = {
  operation: 'queryIsVisitor',
  kind: 'query',
  hash: '889479f1ce4dabf41f965d7c67fd635253b698d102a4c3fe350e9b6649fc3130',
}

export const addTeaserDocument: PersistedDocument<AddTeaserMutation, AddTeaserMutationVariables> = {
  operation: 'addTeaser',
  kind: 'mutation',
  hash: 'c2dc537021ec585a433594320bfa63f08cd1269143f202a4d11513689498641e',
}

export const subscribeNewsLetterDocument: PersistedDocument<SubscribeNewsLetterMutation, SubscribeNewsLetterMutationVariables> = {
  operation: 'subscribeNewsLetter',
  kind: 'mutation',
  hash: 'bd0441d57a1590b969277304f778419f3f5c4f79913a37cf847d743df943f467',
}

export const subscribeEmailDocument: PersistedDocument<SubscribeEmailMutation, SubscribeEmailMutationVariables> = {
  operation: 'subscribeEmail',
  kind: 'mutation',
  hash: '8c98983c788f5ed6f1eaee34965f9c3d2e0217988b9610350ed81cf87a42b140',
}

export const getProductByCodeDocument: PersistedDocument<GetProductByCodeQuery, GetProductByCodeQueryVariables> = {
  operation: 'getProductByCode',
  kind: 'query',
  hash: 'd3b72beaf15386b241fedbf39ab3b37b81ea4019810691dd240886579cf26b55',
}

export const productByCodeDocument: PersistedDocument<ProductByCodeQuery, ProductByCodeQueryVariables> = {
  operation: 'productByCode',
  kind: 'query',
  hash: 'db7862589e9c66eb3d3867cd74eb96ad3b889212e95999c2259b94c7f868781d',
}

export const productByCodeNoCacheDocument: PersistedDocument<ProductByCodeNoCacheQuery, ProductByCodeNoCacheQueryVariables> = {
  operation: 'productByCodeNoCache',
  kind: 'query',
  hash: '9b448df7c89f2b68930c2ed5cdc885e9a5d4adfff453fce6bce1039d785ac52c',
}

export const getProductListGqlDocument: PersistedDocument<GetProductListGqlQuery, GetProductListGqlQueryVariables> = {
  operation: 'getProductListGql',
  kind: 'query',
  hash: '21ee7f0015ae251e9ed7240ffed97da50285dcab4acde06a00cca0441d077fc1',
}

export const filterConditionGqlDocument: PersistedDocument<FilterConditionGqlQuery, FilterConditionGqlQueryVariables> = {
  operation: 'filterConditionGql',
  kind: 'query',
  hash: '84420abccd756f77c420a142b4844fc4547d3e02a7183a557aeb79dff512b45d',
}

export const getRecommendProductListDocument: PersistedDocument<GetRecommendProductListQuery, GetRecommendProductListQueryVariables> = {
  operation: 'getRecommendProductList',
  kind: 'query',
  hash: '31461e61b4acce8bdf08e2263e755790a13ebaad398d957b544795ff6cb06115',
}

export const guessLikesDocument: PersistedDocument<GuessLikesQuery, GuessLikesQueryVariables> = {
  operation: 'guessLikes',
  kind: 'query',
  hash: '5ec86bd36a68fcd5884bb7bcf6f8aa8bb247b440b8d0acc052c3fc4afb4626ae',
}

export const productDetailGqlDocument: PersistedDocument<ProductDetailGqlQuery, ProductDetailGqlQueryVariables> = {
  operation: 'productDetailGql',
  kind: 'query',
  hash: '813f9214289ae3ff6fbb71d0d743a594037f863ad3dcde07b9a24b2445424f28',
}

export const productDetailExInfoGqlDocument: PersistedDocument<ProductDetailExInfoGqlQuery, ProductDetailExInfoGqlQueryVariables> = {
  operation: 'productDetailExInfoGql',
  kind: 'query',
  hash: '50953b7df18e96a3e2e10abf33f722b62f56da86a6d277afe4050fefe8f744cf',
}

export const productDetailFBInfoGqlDocument: PersistedDocument<ProductDetailFBInfoGqlQuery, ProductDetailFBInfoGqlQueryVariables> = {
  operation: 'productDetailFBInfoGql',
  kind: 'query',
  hash: 'bfd8861efe4bb4c206d799673cd5c400857e28cfb8264925021c66e4b44eb2fb',
}

export const brandsGqlDocument: PersistedDocument<BrandsGqlQuery, BrandsGqlQueryVariables> = {
  operation: 'brandsGql',
  kind: 'query',
  hash: '382ad16f09dd2260b838ae4f3e73a6f28cb512f8730f3e19d3bd6615b4ef0323',
}

export const categoryCountDocument: PersistedDocument<CategoryCountQuery, CategoryCountQueryVariables> = {
  operation: 'categoryCount',
  kind: 'query',
  hash: 'b3e3924fa43d6cd4e26ef818b3186bb26fbff54d435f0b294914b436ce4b9002',
}

export const getCategoriesDocument: PersistedDocument<GetCategoriesQuery, GetCategoriesQueryVariables> = {
  operation: 'getCategories',
  kind: 'query',
  hash: '74246b69a3724e70d6e1fd5465010ffdb92e33add88af20f3787ba05eff37f7e',
}

export const cartAddDocument: PersistedDocument<CartAddMutation, CartAddMutationVariables> = {
  operation: 'cartAdd',
  kind: 'mutation',
  hash: '085982ac2b3bc1e873b21a9ca4164250d63273b359d5ce31bc3070b4e15f5b0c',
}

export const createFavoriteGqlDocument: PersistedDocument<CreateFavoriteGqlMutation, CreateFavoriteGqlMutationVariables> = {
  operation: 'createFavoriteGql',
  kind: 'mutation',
  hash: 'c52cf684401c0f6945b6a81e71a945900abfd0ab7a79bef30f6598804c1f046e',
}

export const arrivalNoticeCreateGqlDocument: PersistedDocument<ArrivalNoticeCreateGqlMutation, ArrivalNoticeCreateGqlMutationVariables> = {
  operation: 'arrivalNoticeCreateGql',
  kind: 'mutation',
  hash: '36e32b2c5f4abcc893c9d77684736ca68daccf0fe5731913e69b09cbff70713d',
}

export const recommendedFitDocument: PersistedDocument<RecommendedFitQuery, RecommendedFitQueryVariables> = {
  operation: 'recommendedFit',
  kind: 'query',
  hash: '3ff457fef195340c4035182ad49b0b6102e03d16c30e380215ccb64dada726bb',
}

export const getNavMenuDocument: PersistedDocument<GetNavMenuQuery, GetNavMenuQueryVariables> = {
  operation: 'getNavMenu',
  kind: 'query',
  hash: 'cd5c2d7507a93c10f0e3b94a3e8decadaae7becd0b4112a74e8a731d79187ddb',
}

export const getDocsMenuDocument: PersistedDocument<GetDocsMenuQuery, GetDocsMenuQueryVariables> = {
  operation: 'getDocsMenu',
  kind: 'query',
  hash: '552611dfb265dee801cb72f83d50155c0f2f97363692f0c43f3f1bd6c30d5276',
}

export const getDocsDetailDocument: PersistedDocument<GetDocsDetailQuery, GetDocsDetailQueryVariables> = {
  operation: 'getDocsDetail',
  kind: 'query',
  hash: 'd304a1779a4bd706631fe1a3636611353339ac6ab89f329d1c6c4e29ba808c9b',
}

export const getDocsByParentDocument: PersistedDocument<GetDocsByParentQuery, GetDocsByParentQueryVariables> = {
  operation: 'getDocsByParent',
  kind: 'query',
  hash: 'e60af9bc9546e7d92e0f9a70afce15bac7587b62076701e45aaa648562e0900c',
}

export const seoInfoDocument: PersistedDocument<SeoInfoQuery, SeoInfoQueryVariables> = {
  operation: 'seoInfo',
  kind: 'query',
  hash: 'eef5e19f8ba97b1a47aad6f60939f682806c7f304f7c4804134b31b9748f26c7',
}

export const seoCompileDocument: PersistedDocument<SeoCompileQuery, SeoCompileQueryVariables> = {
  operation: 'seoCompile',
  kind: 'query',
  hash: '9ca80a37b33d1ad902a02dcc6a320f0c39a211129afc6a3adec522a6478173d3',
}

export const seoOptimizeDocument: PersistedDocument<SeoOptimizeQuery, SeoOptimizeQueryVariables> = {
  operation: 'seoOptimize',
  kind: 'query',
  hash: '00358a74e43b7f79f45e368b6992d91391a63487bb5678358be7666178cc9527',
}

export const viewDataDocument: PersistedDocument<ViewDataQuery, ViewDataQueryVariables> = {
  operation: 'viewData',
  kind: 'query',
  hash: '596848130273e72bd5705b1b55a1188021091a7d3a717592d93a299522fe19ec',
}

export const cms2loadContentDocument: PersistedDocument<Cms2loadContentQuery, Cms2loadContentQueryVariables> = {
  operation: 'cms2loadContent',
  kind: 'query',
  hash: 'bf0105b74949b1c433ddcf64655a5b0a36dd66217d9346a5d5788051d9d69ffd',
}

export const categoryByPathDocument: PersistedDocument<CategoryByPathQuery, CategoryByPathQueryVariables> = {
  operation: 'categoryByPath',
  kind: 'query',
  hash: '8889f443d85cebfafd03d6197cb558b9e3d1a4ede31aca897ead81b48bcb0e1d',
}

export const brandByPathDocument: PersistedDocument<BrandByPathQuery, BrandByPathQueryVariables> = {
  operation: 'brandByPath',
  kind: 'query',
  hash: '5fc4dffbce7cc6e5a7b53079c73901b378c4f8d856a8a7b14542062d0980b166',
}
