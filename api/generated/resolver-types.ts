// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ShopModel, ProductModel, SkuModel, CategoryModel, PromotionModel } from '../resolver-models.ts';
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
  /** Puts skus into the bag of the shopper who asks. */
  readonly cartAdd: CartAddResult;
  /** Marks a sku for the member who asks. Marking twice is fine. */
  readonly createFavoriteGql: FavoriteResult;
  /** Starts a visitor's session. The token lives 168 hours from its last use. */
  readonly loginAsVisitor: VisitorLogin;
  /** Another name of `loginAsVisitor`. */
  readonly visitorLogin: VisitorLogin;
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
export type MutationCartAddArgs = {
  inputs: ReadonlyArray<CartAddInput>;
};


/** Everything that changes something; the domains fill it. */
export type MutationCreateFavoriteGqlArgs = {
  input: FavoriteCreateInput;
  maxCount?: InputMaybe<Scalars['Int']['input']>;
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
  /** Refusals: `NOTICE_UNKNOWN_SKU`, `NOTICE_IN_STOCK`, `NOTICE_BAD_EMAIL`, `NOTICE_BAD_MOBILE`. */
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
  TeaserInput: TeaserInput;
  SignUpResult: SignUpResult;
  CartAddInput: CartAddInput;
  CartAddResult: CartAddResult;
  FavoriteCreateInput: FavoriteCreateInput;
  FavoriteResult: FavoriteResult;
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
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  arrivalNoticeCreateGql?: Resolver<ResolversTypes['ArrivalNoticeResult'], ParentType, ContextType, RequireFields<MutationArrivalNoticeCreateGqlArgs, 'input'>>;
  addTeaser?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationAddTeaserArgs, 'teaser'>>;
  subscribeNewsLetter?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSubscribeNewsLetterArgs, 'input'>>;
  subscribeEmail?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSubscribeEmailArgs, 'email'>>;
  cartAdd?: Resolver<ResolversTypes['CartAddResult'], ParentType, ContextType, RequireFields<MutationCartAddArgs, 'inputs'>>;
  createFavoriteGql?: Resolver<ResolversTypes['FavoriteResult'], ParentType, ContextType, RequireFields<MutationCreateFavoriteGqlArgs, 'input'>>;
  loginAsVisitor?: Resolver<ResolversTypes['VisitorLogin'], ParentType, ContextType>;
  visitorLogin?: Resolver<ResolversTypes['VisitorLogin'], ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
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

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type FilterConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterCondition'] = ResolversParentTypes['FilterCondition']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['FilterCategory']>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['FilterAttribute']>, ParentType, ContextType>;
  salePrices?: Resolver<ReadonlyArray<ResolversTypes['FilterPrice']>, ParentType, ContextType>;
  brands?: Resolver<ReadonlyArray<ResolversTypes['FilterBrand']>, ParentType, ContextType>;
};

export type FilterCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterCategory'] = ResolversParentTypes['FilterCategory']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterAttribute'] = ResolversParentTypes['FilterAttribute']> = {
  attributeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FilterValue']>, ParentType, ContextType>;
};

export type FilterValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterValue'] = ResolversParentTypes['FilterValue']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterPrice'] = ResolversParentTypes['FilterPrice']> = {
  salePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterBrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterBrand'] = ResolversParentTypes['FilterBrand']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  favorite?: Resolver<Maybe<ResolversTypes['Favorite']>, ParentType, ContextType>;
};

export type FavoriteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Favorite'] = ResolversParentTypes['Favorite']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  favorite?: Resolver<Maybe<ResolversTypes['Favorite']>, ParentType, ContextType>;
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
  exchangeProducts?: Resolver<ResolversTypes['ExchangeConnection'], ParentType, ContextType, Partial<PromotionExchangeProductsArgs>>;
};

export type ExchangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeConnection'] = ResolversParentTypes['ExchangeConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ExchangeEdge']>, ParentType, ContextType>;
};

export type ExchangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeEdge'] = ResolversParentTypes['ExchangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ExchangeProduct'], ParentType, ContextType>;
};

export type ExchangeProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeProduct'] = ResolversParentTypes['ExchangeProduct']> = {
  activityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  exPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  limitCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  funcLabels?: Resolver<ReadonlyArray<ResolversTypes['FuncLabel']>, ParentType, ContextType>;
};

export type FuncLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FuncLabel'] = ResolversParentTypes['FuncLabel']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labelType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryPlace'] = ResolversParentTypes['CategoryPlace']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  trail?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  hrefs?: Resolver<ResolversTypes['LocalisedHref'], ParentType, ContextType>;
};

export type LocalisedHrefResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalisedHref'] = ResolversParentTypes['LocalisedHref']> = {
  zh?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
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

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
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

export type SeoInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeoInfo'] = ResolversParentTypes['SeoInfo']> = {
  pageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keywords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  h1label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extprops?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewData'] = ResolversParentTypes['ViewData']> = {
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsContent'] = ResolversParentTypes['CmsContent']> = {
  contentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArrivalNoticeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArrivalNoticeResult'] = ResolversParentTypes['ArrivalNoticeResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartAddResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddResult'] = ResolversParentTypes['CartAddResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FavoriteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoriteResult'] = ResolversParentTypes['FavoriteResult']> = {
  favorite?: Resolver<Maybe<ResolversTypes['Favorite']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  SignUpResult?: SignUpResultResolvers<ContextType>;
  CartAddResult?: CartAddResultResolvers<ContextType>;
  FavoriteResult?: FavoriteResultResolvers<ContextType>;
  VisitorMemberInfo?: VisitorMemberInfoResolvers<ContextType>;
  MemberInfo?: MemberInfoResolvers<ContextType>;
  VisitorLogin?: VisitorLoginResolvers<ContextType>;
};

