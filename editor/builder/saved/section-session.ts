import { globalConfigSchema, type Component } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import type { PageDetail, SavedPart, SectionVersion } from '#content-store/client/types.ts'
import { openPageSession, type PageSession } from '../../core/session/page-session.ts'

/** Changes of a section that were not saved to it, kept in this browser. */
interface KeptSection {
  /** The version they were made of. */
  readonly version: number
  /** Epoch ms. */
  readonly at: number
  readonly components: readonly Component[]
}

const keyOf = (id: string, locale: Locale) => `cairn.section.${id}_${locale}`

/** Changes of this version in an earlier visit; a section that was changed since is opened as it is stored. */
export function keptSection(id: string, locale: Locale, version: number): KeptSection | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id, locale)) ?? 'null') as KeptSection | null // our own writing
    return kept?.version === version ? kept : undefined
  } catch {
    return undefined
  }
}

export const forgetSection = (id: string, locale: Locale) => localStorage.removeItem(keyOf(id, locale))

function keep(id: string, locale: Locale, kept: KeptSection): void {
  try {
    localStorage.setItem(keyOf(id, locale), JSON.stringify(kept))
  } catch {
    // A full storage loses the copy, never what is on the screen.
  }
}

interface Opening {
  readonly part: SavedPart
  readonly present: SectionVersion
  readonly locale: Locale
  readonly operator: Operator
  /** Epoch ms. */
  readonly clock: () => number
}

/** The blocks of a section as a page that no shopper can open: its steps stay in this browser. */
export function openSectionSession({ part, present, locale, operator, clock }: Opening): PageSession {
  const { id, name } = part
  const { version, at: savedAt, by: savedBy } = present
  const components = keptSection(id, locale, version)?.components ?? present.contents[locale]
  const title = name[locale]
  const detail: PageDetail = {
    key: `section.${id}_${locale}`,
    id: `section.${id}`,
    path: '/landingPage/section',
    locale,
    type: 'LANDING',
    title,
    status: 'draft',
    revision: 1,
    liveVersion: null,
    savedAt,
    savedBy,
    publishedAt: null,
    keptDrafts: [],
    releases: [],
    draft: {
      title,
      description: '',
      keywords: '',
      globalConfig: globalConfigSchema.parse({}),
      components: components.map(component => ({ ...component, section: 'main' })),
      revision: 1,
      savedAt,
      savedBy,
    },
  }
  const session: PageSession = openPageSession(detail, {
    isSection: true,
    async send(base, steps) {
      const at = clock()
      keep(id, locale, { version, at, components: session.content().components })
      const entries = steps.map((step, index) => ({
        ...step,
        number: base + 1 + index,
        at,
        by: operator.name,
        backward: [],
        touched: [],
      }))
      return {
        kind: 'saved',
        answer: {
          revision: base + steps.length,
          revisions: {},
          savedAt: at,
          savedBy: operator.name,
          entries,
        },
      }
    },
    stepsAfter: () => Promise.resolve(undefined),
    log: () => Promise.resolve([]),
    load: () => Promise.resolve(undefined),
    localCopy: { unsent: () => undefined, keepUnsent: () => undefined, forgetUnsent: () => undefined },
    operator: operator.name,
    clock,
  })
  session.store.setState({ showsFrame: false })
  return session
}
