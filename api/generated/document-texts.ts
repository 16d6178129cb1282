// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
/** Texts by hash: the server knows them from the start, the browser loads them only when it does not. */
export const documentTexts: Readonly<Record<string, string>> = {
  '5815ec4143c09de312ec67a68519841a8de392d18220b22d6fcd199edc988542':
    'mutation loginAsVisitor{loginAsVisitor{...VisitorLoginParts}}fragment VisitorLoginParts on VisitorLogin{token userErrors{code message field}}',
  '78ea8422239822ef657c0ed94527ae70d16c92ecad6c49571d62ac437424a6e1':
    'mutation visitorLogin{visitorLogin{...VisitorLoginParts}}fragment VisitorLoginParts on VisitorLogin{token userErrors{code message field}}',
  'c595d6aad0d3d8af1a8a734e6300bdb3800245ff67c217c59fe5da5a6b0d2c3b':
    'query queryVisitorMemberInfo{queryVisitorMemberInfo{...VisitorMemberInfoParts}}fragment VisitorMemberInfoParts on VisitorMemberInfo{isVisitor memberInfo{levelCode}userCode}',
  '6d5cf57bcd8c799f50afe239cf70c809178c9ceac45155e1bfda10881d1310b4':
    'query isVisitor{isVisitor{...VisitorMemberInfoParts}}fragment VisitorMemberInfoParts on VisitorMemberInfo{isVisitor memberInfo{levelCode}userCode}',
  '889479f1ce4dabf41f965d7c67fd635253b698d102a4c3fe350e9b6649fc3130':
    'query queryIsVisitor{queryIsVisitor{...VisitorMemberInfoParts}}fragment VisitorMemberInfoParts on VisitorMemberInfo{isVisitor memberInfo{levelCode}userCode}',
  'f8e64d39cdf01a6ab162d9c9138edc1c2a27f8a30e5d395e8999fd5c28f1f3dc':
    'query productByCode($codes:[String!]!){shop{productByCode(codes:$codes){...ProductCard}}}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name}labels{code frontName}listPrice{amount currencyCode}salePrice:price{amount currencyCode}promotionLabel}',
  '6bd3c858fec05fcd4fc3add02310b878c883bf9bdbe356585b7527a1e80ef2b0':
    'query productByCodeNoCache($codes:[String!]!){shop{productByCode:productByCodeNoCache(codes:$codes){...ProductCard}}}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name}labels{code frontName}listPrice{amount currencyCode}salePrice:price{amount currencyCode}promotionLabel}',
  '6f8b5f6c66b891aefbb0952dd29f978a76447ff73b3f96b09e5f1c1e1cb25710':
    'query getProductListGql($filters:ProductFilters$sorts:[ProductSort!]$pageInput:PageInput$codes:[String!]){shop{products(filters:$filters sorts:$sorts pageInput:$pageInput codes:$codes){pageInfo{hasPreviousPage hasNextPage startCursor endCursor totalCount}edges{cursor node{...ProductCard}}}}}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name}labels{code frontName}listPrice{amount currencyCode}salePrice:price{amount currencyCode}promotionLabel}',
  '6e9e980e6513d276df37342fc6dbdc3ba876fcf043573bb36982035c23615131':
    'query productDetailGql($code:String!$type:NodeType!=Product){node(code:$code type:$type){...ProductCard firstListTime description style categories{code path name navFrontName imageUrl}styleProducts{code title onShelves inventory picUrl options{...OptionParts}}}}fragment OptionParts on ProductOption{code name frontName values{code frontName displayName value imageUrl}}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name}labels{code frontName}listPrice{amount currencyCode}salePrice:price{amount currencyCode}promotionLabel}',
  'faf46c7c89df917ab93884da0da4543c8ee1c8a34dfb8a58c47c26ad11ccd58b':
    'query productDetailExInfoGql($code:String!$type:NodeType!=Product){node(code:$code type:$type){code sizeChart options{...OptionParts}promotions{...PromotionParts}attributes{...AttributeParts}skus{...SkuParts}}}fragment AttributeParts on ProductAttribute{code frontName originCode values{code displayName frontName url images thumbnails}}fragment OptionParts on ProductOption{code name frontName values{code frontName displayName value imageUrl}}fragment PromotionParts on Promotion{code name type priority description beginTime endTime promotionStatus}fragment SkuParts on Sku{code storeSkuCode inventory isEnabled featuredType listPrice{amount currencyCode}salePrice{amount currencyCode}price{amount currencyCode}options{code name frontName value valueCode}skuPrices{defaultPrice{price{amount currencyCode}}memberPrices{memberLevelCode price{amount currencyCode}}promotionPriceInfo{accountScope promotionPrice{amount currencyCode}levels}}}',
  '2783f7175f8f1f5d0b020a73149a8eb6bcd0e216a5354d431784b5f141c904eb':
    'query productDetailFBInfoGql($code:String!$type:NodeType!=Product$codes:[String!]){node(code:$code type:$type){code title images{url type}brandList{code name}attributes(codes:$codes){...AttributeParts}categories{code path name}}}fragment AttributeParts on ProductAttribute{code frontName originCode values{code displayName frontName url images thumbnails}}',
  '382ad16f09dd2260b838ae4f3e73a6f28cb512f8730f3e19d3bd6615b4ef0323':
    'query brandsGql{shop{brands{code name imageUrl}}}',
  '74246b69a3724e70d6e1fd5465010ffdb92e33add88af20f3787ba05eff37f7e':
    'query getCategories{getCategories{...CategoryParts children{...CategoryParts children{...CategoryParts}}}}fragment CategoryParts on Category{code path name navFrontName imageUrl}',
}
