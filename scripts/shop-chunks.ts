import { LOCALES } from '../locales/locale.ts'

/** What every page of the shop runs: small modules that would otherwise travel as forty files, each packed by itself. */
const CORE = new RegExp(
  [
    '/node_modules/(use-intl|@formatjs)/',
    '/node_modules/lucide-react/dist/esm/icons/x.mjs',
    '/renderer/(view/(BlockFrame|providers)|client/(content|islands|Outlets|page-context|kept-press|report|session-keeper)|payload)',
    String.raw`/ui/(picture|icon|icon-button|idle|button|spinner|price|hydrated|modal|toast/toast|store|field/composing|loading/loading\.ts)\b`,
    // By name: most files there belong to definitions and the editor.
    String.raw`/blocks/page/(colour-form|focal-point|frame-address|hong-kong-time|hot-area|link-target|picture-part)\.ts`,
    String.raw`/blocks/page/(parse-codes|shared-state|use-shop-name|shop-route|view)\.ts`,
    '/blocks/generated/(text-groups|views)',
    '/blocks/shop/(session|time|price)/',
    '/blocks/shop/favorite/favorites.ts',
    String.raw`/blocks/shop/cart/(bag|cart-place|line-state)\.ts`,
    '/blocks/shop/(frame/(LanguageSwitch|Logo|switch-language)|notices/(consent|Notice.module)|popups/activity)',
    '/blocks/shop/(links/(BlockLink|HotAreas|safe-path|member-page)|layout/(EmptyBlock|SettingsChip|pages-of))',
    '/blocks/shop/(popups/(overlay|OverlayOutlet)|tracking/tracking|pictures/css-ratio|film/PlaySign)',
    '/blocks/shop/catalogue/(parse-codes|product-facts/|product-card/(?!CardSection|RowSection|CardPlace))',
    '/blocks/shop/catalogue/compare/(CompareToggle|compare-list)',
    String.raw`/locales/(format|locale)\.ts`,
    String.raw`/api/(client/(api-error|batch-products|session|http)|rules/(address|period|plain-text))\.ts`,
  ].join('|'),
)

/** What header and footer run from the start: no page is without them. Drawers and forms come with the press that opens them. */
const FRAME = new RegExp(
  [
    '/blocks/frame/header/(?!suggest/|Drawer|FirstLevel|SecondLevel|DocumentLists|header-menu|block|presets)',
    '/blocks/frame/(messageBar|miniCart)/(MessageBar|MiniCart|useRotation)[.]',
    '/blocks/frame/footer/(?!GroupDrawer|open|subscribe-form|docs-groups|block|presets)',
  ].join('|'),
)

/** What lists and product pages show besides, some hundred bytes each. The home page shows none of it. */
const KIT = /\/ui\/(breadcrumb|checkbox|drawer|empty-state|field|select|switch|text-field)\/(?!composing)/

/** What stands where something is to come, or could not come: where there is one there is the other. */
const WAITING = /\/ui\/(error-state|skeleton)\//

/** Signs of lists, product pages and the account, a hundred bytes each. */
const SIGNS = /\/lucide-react\/dist\/esm\/icons\/(bell|heart|plus|search-x|share-2|sliders-horizontal)\.mjs$/

/** Rows of cards with a title, and without one. */
const CARD_ROWS = /\/blocks\/shop\/catalogue\/product-card\/(CardSection|RowSection)\.tsx$/

/** What the blocks of a list share, and those of a product page. */
const LIST =
  /\/blocks\/shop\/catalogue\/product-list\/(QueryFields|filter-choice|list-settings|size-kind|useGrowingEnd|useList)\.tsx?$/
const PRODUCT =
  /\/blocks\/shop\/catalogue\/product-detail\/(GlanceLabels|attributes|gallery-media|phone-layout|product-state|quantity|stock)\.tsx?$|\/api\/generated\/documents\/product\.ts$/

/** What says when an order arrives: on the product page, in the bag, at checkout and with orders. */
const DELIVERY =
  /\/blocks\/shop\/delivery\/(Arrival|OrderBefore|current-arrival)|\/lucide-react\/dist\/esm\/icons\/truck\.mjs$/

/** What the blocks of the bag's page and of checkout share. */
const BAG = /\/blocks\/shop\/cart\/(Coupons|GoDollarSwitch)\.tsx$/

/** What views of the home and landing pages share with their definitions or with each other, some hundred bytes each. */
const CONTENT = new RegExp(
  [
    '/blocks/content/(imageList/images|swiper/(time-left|slides))',
    '/blocks/catalogue/(shopPromotions/flash-sale|productTabs/tabs)',
    '/blocks/shop/(pictures/(LeadingPicture|PictureText|shows-words)|links/PictureLink)',
    '/ui/(carousel/(strip|driver)|tabs/next-tab)',
  ].join('|'),
)

/** The pop-ups that stand on every page, and what they run. */
const POPUPS = new RegExp(
  [
    '/blocks/popups/(basket|promotion|recommend|viewItems)Popup/(?!RecommendedCards|block|presets)',
    '/blocks/shop/popups/(?!activity|overlay|OverlayOutlet|useOverlayDialog)',
    '/blocks/shop/catalogue/(recent-views|just-added)',
  ].join('|'),
)

/** Files beside those that belong to definitions and the editor. They bring zod along, which no shopper may get. */
const NEVER =
  /\/blocks\/(shop\/([a-z]+\/)*(fields|popup-hydration|cart-block|[a-z-]+-fields)|page\/([a-z]+-fields|define-block|normalise|option-[a-z]+|page)|registry)\.ts$/

/**
 * Which chunks the browser's build makes on purpose; everything else is split by use. React by itself, because it outlives
 * our releases in caches; then the shop's core. `e2e/bundle.e2e.ts` watches that no library of the editor slips in.
 */
export const shopChunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  ...LOCALES.map(locale => ({
    name: `texts-${locale}`,
    test: new RegExp(`/locales/(generated/)?${locale}/(common|shop)[.]|/messages-${locale}[.]`),
    priority: 1,
  })),
  { name: 'frame', test: FRAME, priority: 1 },
  { name: 'kit', test: KIT, priority: 1 },
  { name: 'waiting', test: WAITING, priority: 1 },
  { name: 'signs', test: SIGNS, priority: 1 },
  { name: 'card-rows', test: CARD_ROWS, priority: 1 },
  { name: 'list-kit', test: LIST, minShareCount: 2 },
  { name: 'product-kit', test: PRODUCT, minShareCount: 2, priority: 1 },
  { name: 'delivery', test: DELIVERY, priority: 1 },
  { name: 'content-kit', test: CONTENT, minShareCount: 2 },
  // Apart from the bag's page: the mini cart changes quantities too, and says what went wrong.
  { name: 'bag-actions', test: /\/blocks\/shop\/cart\/bag-actions\.ts$/, priority: 1 },
  { name: 'bag-changes', test: /\/blocks\/shop\/cart\/use-bag-changes\.ts$/, priority: 1 },
  // Apart from the bag: the dialog that finds a guest's order, on every page, leads to it.
  { name: 'order-links', test: /\/blocks\/shop\/order\/order-links\.ts$/, priority: 1 },
  { name: 'bag-kit', test: BAG, minShareCount: 2 },
  // Apart from the forms that read with it: the bag does too.
  { name: 'typed-text', test: /\/(api\/rules\/typed-text|blocks\/shop\/form\/text-kinds)\.ts$/, priority: 1 },
  // Apart from what only lists share: the bag watches an edge too.
  { name: 'scroll-edge', test: /\/blocks\/shop\/layout\/scroll-edge\.ts$/, priority: 1 },
  // Fetched together, some seconds after load.
  {
    name: 'popups',
    test: (id: string) => POPUPS.test(id) && !NEVER.test(id),
    priority: 1,
  },
  // After consent.
  {
    name: 'destinations',
    test: /\/api\/rules\/destinations\.ts$|\/blocks\/shop\/tracking\/(adapters|forget-cookies|send-to|third-party-script)\.ts$/,
    priority: 1,
  },
  {
    name: 'cookie-notice',
    test: /\/blocks\/shop\/notices\/Cookie|\/api\/rules\/service-names\.ts$/,
    priority: 1,
  },
  { name: 'core', test: (id: string) => CORE.test(id) && !NEVER.test(id), minShareCount: 2, priority: 2 },
]
