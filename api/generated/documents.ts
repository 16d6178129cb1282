// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../client/api.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Which page of a list is wanted. */
export type PageInput = {
  /** Entries per page, 1 to 100. */
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

/** Conditions on products. Values in one list are alternatives; the lists all have to hold. */
export type ProductFilters = {
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
  /** Values of attributes. */
  readonly attributes?: ReadonlyArray<AttributeFilter> | null | undefined;
  /** Listed for the first time after this instant (new arrivals: now minus 14 days). */
  readonly firstListTimeAfter?: number | null | undefined;
  /** Words in titles, brand or category names, or codes; each must occur. At most 50 characters. */
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

export type ProductCardFragment = { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly promotionLabel: string, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null };

export type SkuPartsFragment = { readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } };

export type AttributePartsFragment = { readonly code: string, readonly frontName: string, readonly originCode: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> };

export type PromotionPartsFragment = { readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus };

export type ProductByCodeQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
}>;


export type ProductByCodeQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly promotionLabel: string, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type ProductByCodeNoCacheQueryVariables = Exact<{
  codes: ReadonlyArray<string>;
}>;


export type ProductByCodeNoCacheQuery = { readonly shop: { readonly productByCode: ReadonlyArray<{ readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly promotionLabel: string, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null }> } };

export type GetProductListGqlQueryVariables = Exact<{
  filters?: ProductFilters | null | undefined;
  sorts?: ReadonlyArray<ProductSort> | null | undefined;
  pageInput?: PageInput | null | undefined;
  codes?: ReadonlyArray<string> | null | undefined;
}>;


export type GetProductListGqlQuery = { readonly shop: { readonly products: { readonly pageInfo: { readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null, readonly totalCount: number }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly promotionLabel: string, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null } }> } } };

export type ProductDetailGqlQueryVariables = Exact<{
  code: string;
  type?: NodeType;
}>;


export type ProductDetailGqlQuery = { readonly node: { readonly firstListTime: number, readonly description: string, readonly style: string, readonly code: string, readonly title: string, readonly subTitle: string, readonly onShelves: boolean, readonly inventory: number, readonly sales: number, readonly listTime: number, readonly picUrl: string, readonly promotionLabel: string, readonly categories: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null }>, readonly styleProducts: ReadonlyArray<{ readonly code: string, readonly title: string, readonly onShelves: boolean, readonly inventory: number, readonly picUrl: string, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }> }>, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly frontName: string }>, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null } | null };

export type OptionPartsFragment = { readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> };

export type ProductDetailExInfoGqlQueryVariables = Exact<{
  code: string;
  type?: NodeType;
}>;


export type ProductDetailExInfoGqlQuery = { readonly node: { readonly code: string, readonly sizeChart: string, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly values: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly displayName: string, readonly value: string, readonly imageUrl: string }> }>, readonly promotions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly type: string, readonly priority: number, readonly description: string, readonly beginTime: number, readonly endTime: number, readonly promotionStatus: PromotionStatus }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly skus: ReadonlyArray<{ readonly code: string, readonly storeSkuCode: string, readonly inventory: number | null, readonly isEnabled: boolean, readonly featuredType: string, readonly listPrice: { readonly amount: number, readonly currencyCode: string } | null, readonly salePrice: { readonly amount: number, readonly currencyCode: string } | null, readonly price: { readonly amount: number, readonly currencyCode: string } | null, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly frontName: string, readonly value: string, readonly valueCode: string }>, readonly skuPrices: { readonly defaultPrice: { readonly price: { readonly amount: number, readonly currencyCode: string } } | null, readonly memberPrices: ReadonlyArray<{ readonly memberLevelCode: string, readonly price: { readonly amount: number, readonly currencyCode: string } }>, readonly promotionPriceInfo: ReadonlyArray<{ readonly accountScope: AccountScope, readonly levels: ReadonlyArray<string>, readonly promotionPrice: { readonly amount: number, readonly currencyCode: string } }> } }> } | null };

export type ProductDetailFBInfoGqlQueryVariables = Exact<{
  code: string;
  type?: NodeType;
  codes?: ReadonlyArray<string> | null | undefined;
}>;


export type ProductDetailFBInfoGqlQuery = { readonly node: { readonly code: string, readonly title: string, readonly images: ReadonlyArray<{ readonly url: string, readonly type: ImageType }>, readonly brandList: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly attributes: ReadonlyArray<{ readonly code: string, readonly frontName: string, readonly originCode: string, readonly values: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly frontName: string, readonly url: string, readonly images: ReadonlyArray<string>, readonly thumbnails: ReadonlyArray<string> }> }>, readonly categories: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string }> } | null };

export type BrandsGqlQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsGqlQuery = { readonly shop: { readonly brands: ReadonlyArray<{ readonly code: string, readonly name: string, readonly imageUrl: string | null }> } };

export type GetCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCategoriesQuery = { readonly getCategories: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null, readonly children: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null, readonly children: ReadonlyArray<{ readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null }> }> }> };

export type CategoryPartsFragment = { readonly code: string, readonly path: string, readonly name: string, readonly navFrontName: string, readonly imageUrl: string | null };


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

export const productByCodeDocument: PersistedDocument<ProductByCodeQuery, ProductByCodeQueryVariables> = {
  operation: 'productByCode',
  kind: 'query',
  hash: 'f8e64d39cdf01a6ab162d9c9138edc1c2a27f8a30e5d395e8999fd5c28f1f3dc',
}

export const productByCodeNoCacheDocument: PersistedDocument<ProductByCodeNoCacheQuery, ProductByCodeNoCacheQueryVariables> = {
  operation: 'productByCodeNoCache',
  kind: 'query',
  hash: '6bd3c858fec05fcd4fc3add02310b878c883bf9bdbe356585b7527a1e80ef2b0',
}

export const getProductListGqlDocument: PersistedDocument<GetProductListGqlQuery, GetProductListGqlQueryVariables> = {
  operation: 'getProductListGql',
  kind: 'query',
  hash: '6f8b5f6c66b891aefbb0952dd29f978a76447ff73b3f96b09e5f1c1e1cb25710',
}

export const productDetailGqlDocument: PersistedDocument<ProductDetailGqlQuery, ProductDetailGqlQueryVariables> = {
  operation: 'productDetailGql',
  kind: 'query',
  hash: '6e9e980e6513d276df37342fc6dbdc3ba876fcf043573bb36982035c23615131',
}

export const productDetailExInfoGqlDocument: PersistedDocument<ProductDetailExInfoGqlQuery, ProductDetailExInfoGqlQueryVariables> = {
  operation: 'productDetailExInfoGql',
  kind: 'query',
  hash: 'faf46c7c89df917ab93884da0da4543c8ee1c8a34dfb8a58c47c26ad11ccd58b',
}

export const productDetailFBInfoGqlDocument: PersistedDocument<ProductDetailFBInfoGqlQuery, ProductDetailFBInfoGqlQueryVariables> = {
  operation: 'productDetailFBInfoGql',
  kind: 'query',
  hash: '2783f7175f8f1f5d0b020a73149a8eb6bcd0e216a5354d431784b5f141c904eb',
}

export const brandsGqlDocument: PersistedDocument<BrandsGqlQuery, BrandsGqlQueryVariables> = {
  operation: 'brandsGql',
  kind: 'query',
  hash: '382ad16f09dd2260b838ae4f3e73a6f28cb512f8730f3e19d3bd6615b4ef0323',
}

export const getCategoriesDocument: PersistedDocument<GetCategoriesQuery, GetCategoriesQueryVariables> = {
  operation: 'getCategories',
  kind: 'query',
  hash: '74246b69a3724e70d6e1fd5465010ffdb92e33add88af20f3787ba05eff37f7e',
}
