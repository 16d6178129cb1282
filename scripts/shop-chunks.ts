/** What every page of the shop runs: small modules that would otherwise travel as forty files, each packed by itself. */
const CORE = new RegExp(
  [
    '/node_modules/(use-intl|@formatjs|react-router)/',
    '/node_modules/lucide-react/dist/esm/(shared/|context|Icon|createLucideIcon)',
    '/renderer/view/(?!entry)',
    String.raw`/ui/(theme|picture|icon|icon-button|price|hydrated|modal|toast/toast)\b`,
    String.raw`/blocks/[^/]+\.tsx?$`,
    '/blocks/product-card/',
    '/blocks/compare/(CompareToggle|compare-list|useCompared)',
    String.raw`/locales/(format|locale)\.ts`,
    '/api/client/',
  ].join('|'),
)

/** Files beside those that belong to definitions and the editor. They bring zod along, which no shopper may get. */
const NEVER = /\/blocks\/([a-z-]+-fields|define-block|normalise|registry|texts|wire)\.ts$/

/**
 * Which chunks the browser's build makes on purpose; everything else is split by use. React by itself, because it outlives
 * our releases in caches; then the shop's core. `e2e/bundle.e2e.ts` watches that no library of the editor slips in.
 */
export const shopChunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'core', test: (id: string) => CORE.test(id) && !NEVER.test(id), minShareCount: 2, priority: 1 },
]
