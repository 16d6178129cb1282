// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
/** Texts by hash: the server knows them from the start, the browser loads them only when it does not. */
export const documentTexts: Readonly<Record<string, string>> = {
  '388364cd2190794c9b6d91be7549513020e5404e416016d847e2c2958d1e6904':
    'query querySimpleMemberInfo{querySimpleMemberInfo{createTime userCode name nickName staffCode balance}}',
  '33d55baa4bba2a8d9c2b0b34c0da567bc22058e1c198692fc2df642c7ef365fe':
    'query queryMemberInfo{queryMemberInfo{...Profile}}fragment Profile on MemberProfile{userCode countryCode mobile email name firstName lastName nickName appellation sex birthMonth birthday isBirthdayConfirmed staffCode staffName marketingConsent levelCode levelName createTime hasPassword linkedTypes}',
  '7c9b66326f090c1e6fa37874064ee1cb27acc9e7731fddaac6b052ad51d0bcb5':
    'mutation updateMember($input:UpdateMemberInput!){updateMember(input:$input){profile{...Profile}userErrors{...Refusal}}}fragment Profile on MemberProfile{userCode countryCode mobile email name firstName lastName nickName appellation sex birthMonth birthday isBirthdayConfirmed staffCode staffName marketingConsent levelCode levelName createTime hasPassword linkedTypes}fragment Refusal on UserError{code message field}',
  '6f2b3a9d680ee330a1c3d76463516e014ef781be6c2b187f94f9cc4ac85cd747':
    'mutation sendEmailVerifyCode($input:EmailVerifyCodeInput!){sendEmailVerifyCode(input:$input){...CodeSent}}fragment CodeSent on SentCode{success resendAfterSeconds userErrors{...Refusal}}fragment Refusal on UserError{code message field}',
  'c24df1a3c84dcb2fc9acefca10a1e8e4c6f7edcf9f4e05659a6d2bcedb29b54d':
    'mutation sendSmsVerifyCode($input:SmsVerifyCodeInput!){sendSmsVerifyCode(input:$input){...CodeSent}}fragment CodeSent on SentCode{success resendAfterSeconds userErrors{...Refusal}}fragment Refusal on UserError{code message field}',
  '6eb62ecd07817d0fae3a44fb7a09860615ec11065782fddadd5d0108fcfbbe5f':
    'mutation checkVerifyCode($input:CheckVerifyCodeInput!){checkVerifyCode(input:$input){...Whether}}fragment Refusal on UserError{code message field}fragment Whether on Done{success userErrors{...Refusal}}',
  '22ab7775e91942572cc8c3b3b1005121fbab412349bbedb4a09c184a7be5796e':
    'mutation userRegister($userRegisterInput:UserRegisterInput!){userRegister(userRegisterInput:$userRegisterInput){...LoggedIn}}fragment Known on Customer{account nickName email mobile isStaff}fragment LoggedIn on LoginResult{token expiresAt userCode customer{...Known}userErrors{...Refusal}}fragment Refusal on UserError{code message field}',
  '90bbe9996dbc1eec066455fc9c20d898a5cd2f78bdca685d447f2770da213996':
    'mutation createMember($input:CreateMemberInput!){createMember(input:$input){...LoggedIn}}fragment Known on Customer{account nickName email mobile isStaff}fragment LoggedIn on LoginResult{token expiresAt userCode customer{...Known}userErrors{...Refusal}}fragment Refusal on UserError{code message field}',
  'c34bd5f70dc33a54a907ce5e6c7ef105d3f1376fb013ec2fbce42e04df8ddd61':
    'mutation resetPassword($input:ResetPasswordInput!){resetPassword(input:$input){...LoggedIn}}fragment Known on Customer{account nickName email mobile isStaff}fragment LoggedIn on LoginResult{token expiresAt userCode customer{...Known}userErrors{...Refusal}}fragment Refusal on UserError{code message field}',
  '6ddcbd3bb3464707a067160e7cfa80244017f7190796355b1b11104977508f5e':
    'mutation loginAsVisitor{loginAsVisitor{...VisitorLoginParts}}fragment Refusal on UserError{code message field}fragment VisitorLoginParts on VisitorLogin{token expiresAt userErrors{...Refusal}}',
  'db473fceab0df82da84102ceae2684c25c9fb67729ae7a4c585e867c75b869d4':
    'mutation visitorLogin{visitorLogin{...VisitorLoginParts}}fragment Refusal on UserError{code message field}fragment VisitorLoginParts on VisitorLogin{token expiresAt userErrors{...Refusal}}',
  'c595d6aad0d3d8af1a8a734e6300bdb3800245ff67c217c59fe5da5a6b0d2c3b':
    'query queryVisitorMemberInfo{queryVisitorMemberInfo{...VisitorMemberInfoParts}}fragment VisitorMemberInfoParts on VisitorMemberInfo{isVisitor memberInfo{levelCode}userCode}',
  '6d5cf57bcd8c799f50afe239cf70c809178c9ceac45155e1bfda10881d1310b4':
    'query isVisitor{isVisitor{...VisitorMemberInfoParts}}fragment VisitorMemberInfoParts on VisitorMemberInfo{isVisitor memberInfo{levelCode}userCode}',
  '889479f1ce4dabf41f965d7c67fd635253b698d102a4c3fe350e9b6649fc3130':
    'query queryIsVisitor{queryIsVisitor{...VisitorMemberInfoParts}}fragment VisitorMemberInfoParts on VisitorMemberInfo{isVisitor memberInfo{levelCode}userCode}',
  '04654f41489dd6a811021b8f2ec66a39bd2423d97a6d74c6e5214e4fe78c4b21':
    'query needImageVerifyCode{needImageVerifyCode}',
  '658248008c62438c5d184c67d9e9b04ccbf7424daac1141e13d7f754eb5730d4':
    'mutation getImageVerifyCode{getImageVerifyCode{image token}}',
  'ba20a32affcca2ff62d0b451352496b56723b79d8a79b8d48232cf0a3ea5e3c3':
    'mutation userLogin($userLoginInput:UserLoginInput!){userLogin(userLoginInput:$userLoginInput){...LoggedIn}}fragment Known on Customer{account nickName email mobile isStaff}fragment LoggedIn on LoginResult{token expiresAt userCode customer{...Known}userErrors{...Refusal}}fragment Refusal on UserError{code message field}',
  'cab4e7e42240efcd48613bfe4e83d1caff41f0e422e9cf92a294a6aec8ed7843':
    'mutation userLogout{userLogout{...Whether}}fragment Refusal on UserError{code message field}fragment Whether on Done{success userErrors{...Refusal}}',
  '0d1964b57eb4f616d8da73a34334b3613b2552cbd215432bc3ddafca6dbda8dd':
    'mutation updatePassword($oldPassword:String!$newPassword:String!){updatePassword(oldPassword:$oldPassword newPassword:$newPassword){...Whether}}fragment Refusal on UserError{code message field}fragment Whether on Done{success userErrors{...Refusal}}',
  'b6e1cb762434ea3abe3ae88548fce549b89250ac2d4199d0ac5a30b68c3d2baf':
    'mutation mergeUserCart($input:MergeCartInput!){mergeUserCart(input:$input){...Whether}}fragment Refusal on UserError{code message field}fragment Whether on Done{success userErrors{...Refusal}}',
  '085982ac2b3bc1e873b21a9ca4164250d63273b359d5ce31bc3070b4e15f5b0c':
    'mutation cartAdd($inputs:[CartAddInput!]!){cartAdd(inputs:$inputs){success userErrors{code message field}}}',
  'c52cf684401c0f6945b6a81e71a945900abfd0ab7a79bef30f6598804c1f046e':
    'mutation createFavoriteGql($input:FavoriteCreateInput!$maxCount:Int){createFavoriteGql(input:$input maxCount:$maxCount){favorite{id}userErrors{code message field}}}',
  '36e32b2c5f4abcc893c9d77684736ca68daccf0fe5731913e69b09cbff70713d':
    'mutation arrivalNoticeCreateGql($input:ArrivalNoticeCreateInput!){arrivalNoticeCreateGql(input:$input){success userErrors{code message field}}}',
  '4b0911fa4e6cbb29dccd5c56107651a6af13f51e0b1c6a2e3fcd17c093304427':
    'query thirdPartyProviders{thirdPartyProviders{appType name startUrl}}',
  '86e3c462fc08d91e86b8b7d03c9d9708de64c02913a7d116c68d2c277680a195':
    'mutation thirdPartyLogin($appType:ThirdPartyType!$appIdentifier:String!){thirdPartyLogin(appType:$appType appIdentifier:$appIdentifier){token expiresAt customer{...Known}nickName email mobile thirdPartyId userErrors{...Refusal}}}fragment Known on Customer{account nickName email mobile isStaff}fragment Refusal on UserError{code message field}',
  '48e89a748144d01747291e021741397fec430d163799e2dc17a723674d3c955e':
    'mutation linkAccount($input:LinkAccountInput!){linkAccount(input:$input){linked token expiresAt customer{...Known}userErrors{...Refusal}}}fragment Known on Customer{account nickName email mobile isStaff}fragment Refusal on UserError{code message field}',
  'b65d3351ec070894e9fb2955ab3b605ab9702c52ea2c0adb196c245fa2581f66':
    'mutation ssoLogin($ssoToken:String!){ssoLogin(ssoToken:$ssoToken){...LoggedIn}}fragment Known on Customer{account nickName email mobile isStaff}fragment LoggedIn on LoginResult{token expiresAt userCode customer{...Known}userErrors{...Refusal}}fragment Refusal on UserError{code message field}',
  'cd5c2d7507a93c10f0e3b94a3e8decadaae7becd0b4112a74e8a731d79187ddb':
    'query getNavMenu($menuType:String=\"MENU\"$parentCode:String){getNavMenu(menuType:$menuType parentCode:$parentCode){...MenuTree}}fragment MenuParts on Menu{code name parentCode urlType url customerLink link href blank remark title picDes picture order display}fragment MenuTree on Menu{...MenuParts children{...MenuParts children{...MenuParts children{...MenuParts}}}}',
  '552611dfb265dee801cb72f83d50155c0f2f97363692f0c43f3f1bd6c30d5276':
    'query getDocsMenu($menuType:String=\"DOC\"){getDocsMenu(menuType:$menuType){...MenuTree}}fragment MenuParts on Menu{code name parentCode urlType url customerLink link href blank remark title picDes picture order display}fragment MenuTree on Menu{...MenuParts children{...MenuParts children{...MenuParts children{...MenuParts}}}}',
  'd304a1779a4bd706631fe1a3636611353339ac6ab89f329d1c6c4e29ba808c9b':
    'query getDocsDetail($code:String!){getDocsDetail(code:$code){...DocumentParts}}fragment DocumentParts on Document{code title subTitle content menuCode auditDate num show origin imageUrl createTime updateTime}',
  'e60af9bc9546e7d92e0f9a70afce15bac7587b62076701e45aaa648562e0900c':
    'query getDocsByParent($parentCode:String!){getDocsByParent(parentCode:$parentCode){...DocumentParts}}fragment DocumentParts on Document{code title subTitle content menuCode auditDate num show origin imageUrl createTime updateTime}',
  'eef5e19f8ba97b1a47aad6f60939f682806c7f304f7c4804134b31b9748f26c7':
    'query seoInfo($input:SeoInput!){seoInfo(input:$input){...SeoParts}}fragment SeoParts on SeoInfo{pageCode type title keywords description h1label extprops}',
  '9ca80a37b33d1ad902a02dcc6a320f0c39a211129afc6a3adec522a6478173d3':
    'query seoCompile($lang:String){seoCompile(lang:$lang){...SeoParts}}fragment SeoParts on SeoInfo{pageCode type title keywords description h1label extprops}',
  '00358a74e43b7f79f45e368b6992d91391a63487bb5678358be7666178cc9527':
    'query seoOptimize($contentCode:[String!]!){seoOptimize(contentCode:$contentCode){...SeoParts}}fragment SeoParts on SeoInfo{pageCode type title keywords description h1label extprops}',
  '596848130273e72bd5705b1b55a1188021091a7d3a717592d93a299522fe19ec':
    'query viewData($input:ViewDataInput!){shop{viewData(input:$input){position type module value}}}',
  'bf0105b74949b1c433ddcf64655a5b0a36dd66217d9346a5d5788051d9d69ffd':
    'query cms2loadContent($contentCode:String!){shop{cms2loadContent(contentCode:$contentCode){contentCode content}}}',
  '8889f443d85cebfafd03d6197cb558b9e3d1a4ede31aca897ead81b48bcb0e1d':
    'query categoryByPath($segments:[String!]!){categoryByPath(segments:$segments){category{...CategoryPlaceParts}trail{...CategoryPlaceParts}hrefs{zh en}}}fragment CategoryPlaceParts on Category{code name navFrontName imageUrl}',
  '5fc4dffbce7cc6e5a7b53079c73901b378c4f8d856a8a7b14542062d0980b166':
    'query brandByPath($segment:String!){brandByPath(segment:$segment){code name imageUrl}}',
  'c2dc537021ec585a433594320bfa63f08cd1269143f202a4d11513689498641e':
    'mutation addTeaser($teaser:TeaserInput!){addTeaser(teaser:$teaser){success userErrors{code message field}}}',
  'bd0441d57a1590b969277304f778419f3f5c4f79913a37cf847d743df943f467':
    'mutation subscribeNewsLetter($input:TeaserInput!){subscribeNewsLetter(input:$input){success userErrors{code message field}}}',
  '8c98983c788f5ed6f1eaee34965f9c3d2e0217988b9610350ed81cf87a42b140':
    'mutation subscribeEmail($email:String!){subscribeEmail(email:$email){success userErrors{code message field}}}',
  '2009c025538afd8533acfde5c0ef254f6bde83e1d5f4f546caa742c4e05c6aaa':
    'mutation unsubscribe($token:String!){unsubscribe(token:$token){success wasEnded about userErrors{code message field}}}',
  '353bdfd2778b7c653ac6c1d90a2bcb03bdb5ea446b2acb57e2e5295ccc246322':
    'query getProductByCode($codes:[String!]!){shop{productByCode(codes:$codes){...ProductCard promotions{beginTime endTime}}}}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name imageUrl}labels{code frontName}firstListTime isPriceFrom listPrice{amount currencyCode}price{amount currencyCode}promotionLabel}',
  '2b7dfebbacae05e5c51cc0ae4cd75530fa97e97adb7574bdd5bfb0f9754c8739':
    'query productByCode($codes:[String!]!$attributeCodes:[String!]$first:Int){shop{productByCode(codes:$codes){...FullProduct}}}fragment AttributeParts on ProductAttribute{code frontName originCode attributeType values{code displayName frontName url images thumbnails}}fragment FullProduct on Product{...ProductCard style categories{code name}options{...OptionParts}attributes(codes:$attributeCodes){...AttributeParts}promotions{...PromotionParts}skus(first:$first){...SkuParts}}fragment OptionParts on ProductOption{code name frontName values{code frontName displayName value imageUrl}}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name imageUrl}labels{code frontName}firstListTime isPriceFrom listPrice{amount currencyCode}price{amount currencyCode}promotionLabel}fragment PromotionParts on Promotion{code name type priority description beginTime endTime promotionStatus}fragment SkuParts on Sku{code favorite{id}storeSkuCode inventory isEnabled featuredType listPrice{amount currencyCode}salePrice{amount currencyCode}price{amount currencyCode}options{code name frontName value valueCode}skuPrices{defaultPrice{price{amount currencyCode}}memberPrices{memberLevelCode price{amount currencyCode}}promotionPriceInfo{accountScope promotionPrice{amount currencyCode}levels}}}',
  'b88563df489b8c650505b4d485557e65d8e2f4cb4f153fec4f886d5ac36afe3e':
    'query productByCodeNoCache($codes:[String!]!$attributeCodes:[String!]$first:Int){shop{productByCode:productByCodeNoCache(codes:$codes){...FullProduct}}}fragment AttributeParts on ProductAttribute{code frontName originCode attributeType values{code displayName frontName url images thumbnails}}fragment FullProduct on Product{...ProductCard style categories{code name}options{...OptionParts}attributes(codes:$attributeCodes){...AttributeParts}promotions{...PromotionParts}skus(first:$first){...SkuParts}}fragment OptionParts on ProductOption{code name frontName values{code frontName displayName value imageUrl}}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name imageUrl}labels{code frontName}firstListTime isPriceFrom listPrice{amount currencyCode}price{amount currencyCode}promotionLabel}fragment PromotionParts on Promotion{code name type priority description beginTime endTime promotionStatus}fragment SkuParts on Sku{code favorite{id}storeSkuCode inventory isEnabled featuredType listPrice{amount currencyCode}salePrice{amount currencyCode}price{amount currencyCode}options{code name frontName value valueCode}skuPrices{defaultPrice{price{amount currencyCode}}memberPrices{memberLevelCode price{amount currencyCode}}promotionPriceInfo{accountScope promotionPrice{amount currencyCode}levels}}}',
  '29337ca78d37b972c0db5b4e45c157c4d01e852957530f44c39fa53da4f0b3ed':
    'query getProductListGql($filters:ProductFilters$sorts:[ProductSort!]$pageInput:PageInput$codes:[String!]$first:Int$promoFirst:Int=0){shop{products(filters:$filters sorts:$sorts pageInput:$pageInput codes:$codes first:$first){pageInfo{...PageParts}edges{cursor node{...ProductCard promotions(first:$promoFirst){...PromotionParts}}}}}}fragment PageParts on PageInfo{hasPreviousPage hasNextPage startCursor endCursor totalCount}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name imageUrl}labels{code frontName}firstListTime isPriceFrom listPrice{amount currencyCode}price{amount currencyCode}promotionLabel}fragment PromotionParts on Promotion{code name type priority description beginTime endTime promotionStatus}',
  '84420abccd756f77c420a142b4844fc4547d3e02a7183a557aeb79dff512b45d':
    'query filterConditionGql($filters:ProductFilters){shop{filterCondition(filters:$filters){totalCount categories{code name frontName categoryPath count}attributes{attributeType code name values{key value frontName imageUrl total}}salePrices{salePrice{amount currencyCode}count}brands{code name imageUrl count}}}}',
  '059ce8d6467c3dbedbb975056bc36849a09e4cefd875617c041a329d7813e27f':
    'query getRecommendProductList($codes:[String!]$categories:[String!]$pageInput:PageInput$first:Int=100$promoFirst:Int=1){shop{recommendProducts(codes:$codes categories:$categories pageInput:$pageInput first:$first){pageInfo{...PageParts}edges{cursor node{...ProductCard promotions(first:$promoFirst){...PromotionParts}}}}}}fragment PageParts on PageInfo{hasPreviousPage hasNextPage startCursor endCursor totalCount}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name imageUrl}labels{code frontName}firstListTime isPriceFrom listPrice{amount currencyCode}price{amount currencyCode}promotionLabel}fragment PromotionParts on Promotion{code name type priority description beginTime endTime promotionStatus}',
  'a729c0893847412eb07e9c7ec8cd9ac37847f3768696d1572ecd6134d012c0dd':
    'query guessLikes($skuCodes:[String!]!){guessLikes(skuCodes:$skuCodes){...ProductCard}}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name imageUrl}labels{code frontName}firstListTime isPriceFrom listPrice{amount currencyCode}price{amount currencyCode}promotionLabel}',
  'a5f88f1d928777999ee820decb81ebd640e75be9a730dce6c61d3061a4b18f78':
    'query productDetailGql($code:String!$type:NodeType!=Product){node(code:$code type:$type){...ProductCard firstListTime description style categories{code path name navFrontName imageUrl}styleProducts{code title onShelves inventory picUrl brandList{code name}options{...OptionParts}}favorite{id}}}fragment OptionParts on ProductOption{code name frontName values{code frontName displayName value imageUrl}}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name imageUrl}labels{code frontName}firstListTime isPriceFrom listPrice{amount currencyCode}price{amount currencyCode}promotionLabel}',
  'fbf8562d5ab9a2c000fd03b90b71267a13db37755b511df24d584ee341544fc3':
    'query productDetailExInfoGql($code:String!$type:NodeType!=Product$filterInput:[AttributeFilter!]$pageInput:PageInput){node(code:$code type:$type){code sizeChart options{...OptionParts}promotions{...PromotionParts exchangeProducts(pageInput:$pageInput filterInput:$filterInput){pageInfo{...PageParts}edges{cursor node{activityId limitCount exPrice{amount currencyCode}funcLabels{code labelType value}product{...ProductCard categories{code}options{...OptionParts}skus{...SkuParts}}}}}}attributes{...AttributeParts}skus{...SkuParts}}}fragment AttributeParts on ProductAttribute{code frontName originCode attributeType values{code displayName frontName url images thumbnails}}fragment OptionParts on ProductOption{code name frontName values{code frontName displayName value imageUrl}}fragment PageParts on PageInfo{hasPreviousPage hasNextPage startCursor endCursor totalCount}fragment ProductCard on Product{code title subTitle onShelves inventory sales listTime picUrl images{url type}brandList{code name imageUrl}labels{code frontName}firstListTime isPriceFrom listPrice{amount currencyCode}price{amount currencyCode}promotionLabel}fragment PromotionParts on Promotion{code name type priority description beginTime endTime promotionStatus}fragment SkuParts on Sku{code favorite{id}storeSkuCode inventory isEnabled featuredType listPrice{amount currencyCode}salePrice{amount currencyCode}price{amount currencyCode}options{code name frontName value valueCode}skuPrices{defaultPrice{price{amount currencyCode}}memberPrices{memberLevelCode price{amount currencyCode}}promotionPriceInfo{accountScope promotionPrice{amount currencyCode}levels}}}',
  'bfd8861efe4bb4c206d799673cd5c400857e28cfb8264925021c66e4b44eb2fb':
    'query productDetailFBInfoGql($code:String!$type:NodeType!=Product$codes:[String!]){node(code:$code type:$type){code title images{url type}brandList{code name}attributes(codes:$codes){...AttributeParts}categories{code path name}}}fragment AttributeParts on ProductAttribute{code frontName originCode attributeType values{code displayName frontName url images thumbnails}}',
  '382ad16f09dd2260b838ae4f3e73a6f28cb512f8730f3e19d3bd6615b4ef0323':
    'query brandsGql{shop{brands{code name imageUrl}}}',
  'b3e3924fa43d6cd4e26ef818b3186bb26fbff54d435f0b294914b436ce4b9002':
    'query categoryCount($code:String!){shop{category(code:$code){code navFrontName productCount}}}',
  '74246b69a3724e70d6e1fd5465010ffdb92e33add88af20f3787ba05eff37f7e':
    'query getCategories{getCategories{...CategoryParts children{...CategoryParts children{...CategoryParts}}}}fragment CategoryParts on Category{code path name navFrontName imageUrl}',
  'f4c2f69c8a0ce77ab0edda1c31871c5938f8757b3c8e728658d8bf60124331b0':
    'query nearKeywords($keyword:String!){shop{nearKeywords(keyword:$keyword)}}',
  'd0fa0497ba12998ccfc8c1b8c837632dc60b39af29249e09aeaa7df59075c087':
    'query searchSuggestions($keyword:String!){shop{searchSuggestions(keyword:$keyword){products{code title picUrl brandList{code name}isPriceFrom listPrice{amount currencyCode}price{amount currencyCode}}categories{code path name parent{name}}brands{code name}}}}',
  '3ff457fef195340c4035182ad49b0b6102e03d16c30e380215ccb64dada726bb':
    'query recommendedFit($codes:[String!]!$attributeCodes:[String!]$first:Int){shop{productByCode(codes:$codes){code categories{code}attributes(codes:$attributeCodes){code values{code displayName}}skus(first:$first){code inventory isEnabled options{code value valueCode}}}}}',
  'ac573ee47f0b51037f368bad8e9c921c96e98525dfc24772aa98fe348a7e0ee2':
    'query getPickUpAddress($input:PickUpAddressInput$lang:String){getPickUpAddress(input:$input lang:$lang){id name region regionId district districtId area areaId address type code longitude latitude status sameDay telephone bussinessHours}}',
  'fdf0499dbe04680538257265bb667a90ee75813063bec7587f4d0e23b2923c3c':
    'query queryChineseRegions($lang:String$pid:String){queryChineseRegions(lang:$lang pid:$pid){code name}}',
  '502d0f1eb77363df91234fd801e886520edb1d9c5cf27e23a9fafb7e16885559':
    'mutation createFeedback($name:String!$email:String!$subject:String!$mobile:String$content:String!){createFeedback(name:$name email:$email subject:$subject mobile:$mobile content:$content){success id userErrors{...Refusal}}}fragment Refusal on UserError{code message field}',
  'a720f62502a4ca2927ee2a27fc789b6c86fb8243ce15bcec85eec2b14d69f9e9':
    'mutation queryVisitorToken($orderCode:String!$email:String!){queryVisitorToken(orderCode:$orderCode email:$email){token expiration userErrors{...Refusal}}}fragment Refusal on UserError{code message field}',
}
