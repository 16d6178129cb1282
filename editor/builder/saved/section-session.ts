import { globalConfigSchema } from '#blocks/page/page.ts'
import { findBlock } from '#blocks/registry.ts'
import { type Locale, otherLocale } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import { asJson } from '#content-store/client/draft/draft-json.ts'
import { type Contents, draftOfContents } from '#content-store/client/model/contents.ts'
import { asSection } from '#content-store/client/model/synced.ts'
import type { OpenedPage, PageDetail, SavedPart, SectionVersion } from '#content-store/client/types.ts'
import { openPageSession, type PageSession } from '../../core/session/page-session.ts'

/** Changes of a section that were not saved to it, kept in this browser. */
interface KeptSection {
  /** The version they were made of. */
  readonly version: number
  /** Epoch ms. */
  readonly at: number
  readonly contents: Contents
}

const keyOf = (id: string) => `cairn.section.${id}`

/** Changes of this version in an earlier visit; a section that was changed since is opened as it is stored. */
export function keptSection(id: string, version: number): KeptSection | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as KeptSection | null // our own writing
    return kept?.version === version ? kept : undefined
  } catch {
    return undefined
  }
}

export const forgetSection = (id: string) => localStorage.removeItem(keyOf(id))

function keep(id: string, kept: KeptSection): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept))
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

/** The face of a session in a language. */
export const sessionIn = (session: PageSession, locale: Locale): PageSession =>
  session.other?.detail.locale === locale ? session.other : session

/** Contents of an open section in both languages. */
export function sectionContents(session: PageSession): Contents {
  const said = (locale: Locale) => asSection(sessionIn(session, locale).content().components)
  return { zh_HK: said('zh_HK'), en_US: said('en_US') }
}

/** The blocks of a section as a page that no shopper can open: its steps stay in this browser. */
export function openSectionSession({ part, present, locale, operator, clock }: Opening): PageSession {
  const { id, name } = part
  const { version, at: savedAt, by: savedBy } = present
  const contents = keptSection(id, version)?.contents ?? present.contents
  const detailIn = (language: Locale): PageDetail => ({
    key: `section.${id}_${language}`,
    id: `section.${id}`,
    path: '/landingPage/section',
    locale: language,
    type: 'LANDING',
    title: name[language],
    status: 'draft',
    revision: 1,
    liveVersion: null,
    savedAt,
    savedBy,
    publishedAt: null,
    keptDrafts: [],
    releases: [],
    draft: {
      title: name[language],
      description: '',
      keywords: '',
      globalConfig: globalConfigSchema.parse({}),
      components: contents[language].map(component => ({ ...component, section: 'main' })),
      revision: 1,
      savedAt,
      savedBy,
    },
  })
  const opened: OpenedPage = {
    ...detailIn(locale),
    joint: {
      ...asJson(draftOfContents(contents, findBlock)),
      revision: 1,
      revisions: { zh_HK: 1, en_US: 1 },
    },
    other: detailIn(otherLocale(locale)),
  }
  const session: PageSession = openPageSession(opened, {
    isSection: true,
    async send(base, steps) {
      const at = clock()
      keep(id, { version, at, contents: sectionContents(session) })
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
