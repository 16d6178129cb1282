// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ShopModel, ProductModel, SkuModel, CategoryModel } from '../resolver-models.ts';
import type { Context } from '../context.ts';
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
  /** Entries per page, 1 to 100. */
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

/** Everything that can be asked; the domains fill it. */
export type Query = {
  /** Where catalogue questions begin. */
  readonly shop: Shop;
  /** The category tree, from the first level down. */
  readonly getCategories: ReadonlyArray<Category>;
  /** One thing by its code; null when there is none. */
  readonly node?: Maybe<Product>;
  /** Who is asking. Error 00510104 when the token is unknown or has run out, 401 when there is none. */
  readonly queryVisitorMemberInfo: VisitorMemberInfo;
  /** Another name of `queryVisitorMemberInfo`. */
  readonly isVisitor: VisitorMemberInfo;
  /** Another name of `queryVisitorMemberInfo`. */
  readonly queryIsVisitor: VisitorMemberInfo;
};


/** Everything that can be asked; the domains fill it. */
export type QueryNodeArgs = {
  code: Scalars['String']['input'];
  type?: NodeType;
};

/** Everything that changes something; the domains fill it. */
export type Mutation = {
  /** Starts a visitor's session. The token lives 168 hours from its last use. */
  readonly loginAsVisitor: VisitorLogin;
  /** Another name of `loginAsVisitor`. */
  readonly visitorLogin: VisitorLogin;
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
  /** All brands, in the order shown. */
  readonly brands: ReadonlyArray<Brand>;
  /** The category tree, from the first level down. */
  readonly categories: ReadonlyArray<Category>;
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
};

/** Whether a product is offered. */
export type SpuSaleStatus =
  /** Shown and sold. */
  | 'ON_SHELF'
  /** Taken down. */
  | 'OFF_SHELF';

/** Conditions on products. Values in one list are alternatives; the lists all have to hold. */
export type ProductFilters = {
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
  /** Values of attributes. */
  readonly attributes?: InputMaybe<ReadonlyArray<AttributeFilter>>;
  /** Listed for the first time after this instant (new arrivals: now minus 14 days). */
  readonly firstListTimeAfter?: InputMaybe<Scalars['Timestamp']['input']>;
  /** Words in titles, brand or category names, or codes; each must occur. At most 50 characters. */
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
};

/** A fresh session, or why there is none. */
export type VisitorLogin = {
  /** Send it as `Authorization: Bearer …`. It cannot be read again later. */
  readonly token?: Maybe<Scalars['String']['output']>;
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
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  PageInput: PageInput;
  UserError: ResolverTypeWrapper<UserError>;
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
  Product: ResolverTypeWrapper<ProductModel>;
  Sku: ResolverTypeWrapper<SkuModel>;
  SkuOption: ResolverTypeWrapper<SkuOption>;
  SkuPrices: ResolverTypeWrapper<SkuPrices>;
  DefaultPrice: ResolverTypeWrapper<DefaultPrice>;
  MemberPrice: ResolverTypeWrapper<MemberPrice>;
  PromotionPrice: ResolverTypeWrapper<PromotionPrice>;
  AccountScope: AccountScope;
  Promotion: ResolverTypeWrapper<Promotion>;
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
  VisitorMemberInfo: ResolverTypeWrapper<VisitorMemberInfo>;
  MemberInfo: ResolverTypeWrapper<MemberInfo>;
  VisitorLogin: ResolverTypeWrapper<VisitorLogin>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Timestamp: Scalars['Timestamp']['output'];
  Money: Money;
  Float: Scalars['Float']['output'];
  String: Scalars['String']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  PageInput: PageInput;
  UserError: UserError;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Shop: ShopModel;
  ProductFilters: ProductFilters;
  PriceRange: PriceRange;
  AttributeFilter: AttributeFilter;
  ProductSort: ProductSort;
  ProductConnection: Omit<ProductConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ProductEdge']> };
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  Product: ProductModel;
  Sku: SkuModel;
  SkuOption: SkuOption;
  SkuPrices: SkuPrices;
  DefaultPrice: DefaultPrice;
  MemberPrice: MemberPrice;
  PromotionPrice: PromotionPrice;
  Promotion: Promotion;
  ProductOption: ProductOption;
  ProductOptionValue: ProductOptionValue;
  ProductAttribute: ProductAttribute;
  AttributeValue: AttributeValue;
  ProductImage: ProductImage;
  Label: Label;
  Brand: Brand;
  Category: CategoryModel;
  VisitorMemberInfo: VisitorMemberInfo;
  MemberInfo: MemberInfo;
  VisitorLogin: VisitorLogin;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  getCategories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'code' | 'type'>>;
  queryVisitorMemberInfo?: Resolver<ResolversTypes['VisitorMemberInfo'], ParentType, ContextType>;
  isVisitor?: Resolver<ResolversTypes['VisitorMemberInfo'], ParentType, ContextType>;
  queryIsVisitor?: Resolver<ResolversTypes['VisitorMemberInfo'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  loginAsVisitor?: Resolver<ResolversTypes['VisitorLogin'], ParentType, ContextType>;
  visitorLogin?: Resolver<ResolversTypes['VisitorLogin'], ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  productByCode?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ShopProductByCodeArgs, 'codes'>>;
  productByCodeNoCache?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ShopProductByCodeNoCacheArgs, 'codes'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, Partial<ShopProductsArgs>>;
  brands?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
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
};

export type SkuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sku'] = ResolversParentTypes['Sku']> = {
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
};

export type SkuOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkuOption'] = ResolversParentTypes['SkuOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkuPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkuPrices'] = ResolversParentTypes['SkuPrices']> = {
  defaultPrice?: Resolver<Maybe<ResolversTypes['DefaultPrice']>, ParentType, ContextType>;
  memberPrices?: Resolver<ReadonlyArray<ResolversTypes['MemberPrice']>, ParentType, ContextType>;
  promotionPriceInfo?: Resolver<ReadonlyArray<ResolversTypes['PromotionPrice']>, ParentType, ContextType>;
};

export type DefaultPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefaultPrice'] = ResolversParentTypes['DefaultPrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MemberPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberPrice'] = ResolversParentTypes['MemberPrice']> = {
  memberLevelCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PromotionPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionPrice'] = ResolversParentTypes['PromotionPrice']> = {
  accountScope?: Resolver<ResolversTypes['AccountScope'], ParentType, ContextType>;
  promotionPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  levels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beginTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  promotionStatus?: Resolver<ResolversTypes['PromotionStatus'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['ProductOptionValue']>, ParentType, ContextType>;
};

export type ProductOptionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOptionValue'] = ResolversParentTypes['ProductOptionValue']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attributeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnails?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ImageType'], ParentType, ContextType>;
};

export type LabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Label'] = ResolversParentTypes['Label']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navFrontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type VisitorMemberInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorMemberInfo'] = ResolversParentTypes['VisitorMemberInfo']> = {
  isVisitor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberInfo?: Resolver<Maybe<ResolversTypes['MemberInfo']>, ParentType, ContextType>;
  userCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberInfo'] = ResolversParentTypes['MemberInfo']> = {
  levelCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VisitorLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorLogin'] = ResolversParentTypes['VisitorLogin']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Timestamp?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Sku?: SkuResolvers<ContextType>;
  SkuOption?: SkuOptionResolvers<ContextType>;
  SkuPrices?: SkuPricesResolvers<ContextType>;
  DefaultPrice?: DefaultPriceResolvers<ContextType>;
  MemberPrice?: MemberPriceResolvers<ContextType>;
  PromotionPrice?: PromotionPriceResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductOptionValue?: ProductOptionValueResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  Label?: LabelResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  VisitorMemberInfo?: VisitorMemberInfoResolvers<ContextType>;
  MemberInfo?: MemberInfoResolvers<ContextType>;
  VisitorLogin?: VisitorLoginResolvers<ContextType>;
};

