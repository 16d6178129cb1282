import type { BlockCode } from '#blocks/registry.ts'
import { type Component, globalConfigSchema, type PageType, type ReleasePage } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'

/** Where the commerce blocks of a shell stand by default. Source: Shells, LO-05. */
interface ShellPlan {
  readonly path: string
  readonly core: readonly BlockCode[]
  readonly bottom: readonly BlockCode[]
}

/** Pages every shop has from the start. */
export const SHELL_TYPES = ['FRAME', 'PRODUCT', 'LIST'] as const satisfies readonly PageType[]

const SHELLS: Readonly<Partial<Record<PageType, ShellPlan>>> = {
  FRAME: { path: '/shell/frame', core: ['header', 'miniCart', 'footer'], bottom: [] },
  PRODUCT: {
    path: '/shell/product',
    core: [
      'breadcrumb',
      'productGallery',
      'productSummary',
      'activityList',
      'markupList',
      'productAttributes',
      'productMedia',
    ],
    bottom: ['guessYouLike', 'recentViews'],
  },
  LIST: {
    path: '/shell/list',
    core: ['breadcrumb', 'sortBar', 'filterPanel', 'productGrid', 'emptyResult', 'compareBar'],
    bottom: ['recentViews'],
  },
}

const component = (pageId: string, code: string, section: string, sort: number): Component => ({
  id: `${pageId.slice(pageId.indexOf('.') + 1)}-${code}`,
  code,
  section,
  sort,
  name: '',
  version: 1,
  pageId,
  style: {},
  options: {},
  values: {},
  childComponents: [],
})

/** A shell's page as it is while the store has none or is down: every block of its plan with defaults. Source: LO-05. */
function defaultShell(type: PageType, locale: Locale): ReleasePage {
  const { path, core, bottom } = SHELLS[type] ?? { path: '', core: [], bottom: [] }
  const id = path.slice(1).replace('/', '.')
  const placed = (codes: readonly BlockCode[], section: string) =>
    codes.map((code, index) => component(id, code, section, index + 1))
  return {
    id,
    title: '',
    description: '',
    keywords: '',
    path: `${path}_${locale}.html`,
    version: 0,
    type,
    components: [...placed(core, 'core'), ...placed(bottom, 'bottom')],
    globalConfig: globalConfigSchema.parse({}),
  }
}

/** The built-in page of a shell's content path; `undefined` for any other path. */
export function defaultPage(contentPath: string, locale: Locale): ReleasePage | undefined {
  const found = Object.entries(SHELLS).find(([, plan]) => plan.path === contentPath)
  return found && defaultShell(found[0] as PageType, locale) // keys of SHELLS are page types
}

/** The frame every page gets while the store has none: header and footer with their defaults. Source: LO-05. */
export const defaultFrame = (locale: Locale): ReleasePage => defaultShell('FRAME', locale)

/**
 * A stored shell with every commerce block in place: those it lacks (an older release, an unlucky hand) join the end of
 * `core`, so that products can always be found and bought. Source: Shells.
 */
export function withCore(page: ReleasePage): ReleasePage {
  const plan = page.type === 'FRAME' ? undefined : SHELLS[page.type]
  const present = new Set(page.components.map(({ code }) => code))
  const missing = plan?.core.filter(code => !present.has(code)) ?? []
  if (missing.length === 0) return page
  const last = Math.max(0, ...page.components.map(({ sort }) => sort))
  const added = missing.map((code, index) => component(page.id, code, 'core', last + index + 1))
  return { ...page, components: [...page.components, ...added] }
}
