import { findBlock } from '#blocks/registry.ts'
import { asJson, fromJson } from '#content-store/client/draft/draft-json.ts'
import type { LogEntry, PageStep } from '#content-store/client/draft/draft-steps.ts'
import type { OpenedPage, PageContent, StepsAnswer } from '#content-store/client/types.ts'
import { answerOf, appending, entriesAfter } from '#content-store/log/page-steps.ts'
import type { SentStep } from '#content-store/log/step-schema.ts'
import { draftIn, draftOf } from '#content-store/page/joint-page.ts'
import type { StoredPage } from '#content-store/stored/page.ts'
import type { SendOutcome } from '../kit/services/page-calls.ts'
import { detail } from './pages.ts'

/** What travels is text. */
const wire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

/** Steps of a session as they are sent. */
export const asSent = (steps: readonly PageStep[]): readonly SentStep[] =>
  steps.map(({ operations: draft, ...step }) => ({ ...step, draft }))

/** The store's own decisions over a page in memory, in one language or both. What it holds is text, as after a restart. */
export function memoryStore(zh: PageContent, en?: PageContent) {
  const draft = draftOf({ zh_HK: zh, ...(en && { en_US: en }) }, findBlock)
  let text = JSON.stringify({
    draft: asJson(draft),
    revision: 1,
    log: [],
    savedBy: 'ada',
    stamps: { zh_HK: 1, en_US: 1 },
  })
  const read = () => {
    const state = JSON.parse(text) as {
      readonly draft: ReturnType<typeof asJson>
      readonly revision: number
      readonly log: readonly LogEntry[]
      readonly savedBy: string
      readonly stamps: Readonly<Record<'zh_HK' | 'en_US', number>>
    }
    return { ...state, draft: fromJson(state.draft) }
  }
  const pageIn = (locale: 'zh_HK' | 'en_US'): StoredPage => {
    const { draft: now, savedBy, stamps } = read()
    const content = draftIn(now, locale, findBlock)
    return {
      ...detail(content, { locale, key: `landingPage.test_${locale}` }),
      releases: [],
      keptDrafts: [],
      draft: { ...content, revision: stamps[locale], savedAt: read().revision, savedBy },
    }
  }
  const both = (locale: 'zh_HK' | 'en_US') => ({
    page: pageIn(locale),
    other: en ? pageIn(locale === 'zh_HK' ? 'en_US' : 'zh_HK') : undefined,
  })
  return {
    read,
    pageIn,
    send(
      by: string,
      base: number,
      steps: readonly SentStep[],
      locale: 'zh_HK' | 'en_US' = 'zh_HK',
    ): SendOutcome {
      const { draft: now, revision, log } = read()
      const cleanOptions = (_: string, options: Readonly<Record<string, unknown>>) => options
      const act = { actor: { name: by, role: 'admin' }, now: revision } as const
      const { page, other } = both(locale)
      const decide = appending(act, { base, steps: wire(steps) }, { findBlock, cleanOptions })
      const {
        result,
        draft: next,
        append = [],
        save,
        other: beside,
      } = decide(page, { draft: now, revision, log, other })
      if (next)
        text = JSON.stringify({
          draft: asJson(next),
          revision: revision + append.length,
          log: [...log, ...append],
          savedBy: by,
          stamps: Object.fromEntries(
            [save ?? page, beside?.save ?? other].flatMap(each =>
              each ? [[each.locale, each.draft.revision]] : [],
            ),
          ),
        })
      if (result.ok) return { kind: 'saved', answer: wire(result.value.answer) }
      return result.refusal.message === 'stepsMeet'
        ? { kind: 'meets', answer: wire(result.refusal.data as StepsAnswer) }
        : { kind: 'behind' }
    },
    after(base: number): StepsAnswer {
      const { revision, log } = read()
      return wire(answerOf(both('zh_HK'), revision, entriesAfter(revision, log, base) ?? []))
    },
    opened(locale: 'zh_HK' | 'en_US' = 'zh_HK'): OpenedPage {
      const { draft: now, revision } = read()
      const { page, other } = both(locale)
      const { revisions } = answerOf({ page, other }, revision, [])
      const as = (stored: StoredPage) =>
        detail(stored.draft, { locale: stored.locale, key: stored.key, draft: stored.draft })
      return {
        ...as(page),
        joint: { ...asJson(now), revision, revisions },
        ...(other && { other: as(other) }),
      }
    },
  }
}
