/** What every page of the shop runs: small modules that would otherwise travel as forty files, each packed by itself. */
const CORE = new RegExp(
  [
    '/node_modules/(use-intl|@formatjs|react-router)/',
    '/node_modules/lucide-react/dist/esm/icons/x.mjs',
    '/renderer/(view/(?!entry)|client/session-keeper)',
    String.raw`/ui/(theme|picture|icon|icon-button|button|spinner|price|hydrated|modal|toast/toast|loading/loading\.ts)\b`,
    '/blocks/(frame/(LanguageSwitch|Logo|switch-language)|notices/consent|popups/activity)',
    String.raw`/blocks/(?!box-style|category-addresses|frame-style|scroll-edge)[^/]+\.tsx?$`,
    '/blocks/product-card/(?!CardSection|RowSection)',
    '/blocks/compare/(CompareToggle|compare-list|useCompared)',
    String.raw`/locales/(format|locale)\.ts`,
    String.raw`/api/client/(address|api-error|batch-products|customer|http)\.ts`,
  ].join('|'),
)

/** What header and footer run from the start: no page is without them. Drawers and forms come with the press that opens them. */
const FRAME = new RegExp(
  [
    '/blocks/header/(?!Header.tsx|Drawer|FirstLevel|SecondLevel|DocumentLists|header-menu|block|fixtures|schema)',
    '/blocks/footer/(?!Footer.tsx|GroupDrawer|open|send-|docs-groups|social-names|block|fixtures|schema)',
  ].join('|'),
)

/** Files beside those that belong to definitions and the editor. They bring zod along, which no shopper may get. */
const NEVER =
  /\/blocks\/(popups\/(fields|popup-hydration)|[a-z-]+-fields|define-block|normalise|registry|texts|wire)\.ts$/

/**
 * Which chunks the browser's build makes on purpose; everything else is split by use. React by itself, because it outlives
 * our releases in caches; then the shop's core. `e2e/bundle.e2e.ts` watches that no library of the editor slips in.
 */
export const shopChunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'frame', test: FRAME, priority: 1 },
  // Fetched together, some seconds after load.
  {
    name: 'popups',
    test: (id: string) => /\/blocks\/(popups|recent-views|recommendations)\//.test(id) && !NEVER.test(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'core', test: (id: string) => CORE.test(id) && !NEVER.test(id), minShareCount: 2, priority: 2 },
]
