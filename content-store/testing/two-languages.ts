import type { LoggedPage } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import { findBlock } from '#blocks/registry.ts'
import { fromPage } from '../client/page-content.ts'
import type { PageTree } from '../client/model/page-tree.ts'
import type { LogEntry, PageStep } from '../client/model/steps.ts'
import type { PageContent } from '../client/types.ts'
import { contentOf } from '../stored/page-schema.ts'
import { appending } from '../log/page-steps.ts'

const slotsOf = (code: string) => findBlock(code)?.childSlots
/** What travels is text. */
const wire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

const pageIn = (locale: StoredPage['locale'], content: PageContent): StoredPage => ({
  key: `landingPage.test_${locale}`,
  id: 'landingPage.test',
  path: '/landingPage/test',
  locale,
  type: 'LANDING',
  liveVersion: null,
  releases: [],
  keptDrafts: [],
  draft: { ...contentOf(content), revision: 1, savedAt: 0, savedBy: 'Ada' },
})

export type Language = 'zh' | 'en'
const otherThan = (language: Language): Language => (language === 'zh' ? 'en' : 'zh')

/** A page in two languages that takes steps as the store does, in memory. */
export function twoLanguages(zh: PageContent, en: PageContent) {
  const pages: Record<Language, LoggedPage> = {
    zh: { page: pageIn('zh_HK', zh), log: [] },
    en: { page: pageIn('en_US', en), log: [] },
  }
  let steps = 0
  const treeOf = (language: Language): PageTree =>
    fromPage(pages[language].page.draft, slotsOf, id => `${id}-again`)
  return {
    treeOf,
    contentOf: (language: Language) => contentOf(pages[language].page.draft),
    logOf: (language: Language) => pages[language].log,
    /** Takes a step made on the newest state of a language; gives back its entry in the log. */
    send(language: Language, step: Omit<PageStep, 'id'>): LogEntry {
      const { page, log } = pages[language]
      const other = pages[otherThan(language)]
      const given = { ...step, id: `step-${String(++steps).padStart(6, '0')}` }
      const act = { actor: { name: 'Ada', role: 'editor' }, now: steps } as const
      const decide = appending(
        act,
        { base: page.draft.revision, steps: wire([given]) },
        {
          findBlock,
          cleanOptions: (_, options) => options,
        },
      )
      const effect = decide(page, log, other)
      if (!effect.result.ok) throw new Error(effect.result.refusal.message)
      if (effect.save) pages[language] = { page: effect.save, log: [...log, ...(effect.append ?? [])] }
      if (effect.other?.save)
        pages[otherThan(language)] = {
          page: effect.other.save,
          log: [...other.log, ...(effect.other.append ?? [])],
        }
      const entry = pages[language].log.at(-1)
      if (!entry) throw new Error('The step left no entry.')
      return entry
    },
  }
}
