import type { PageChange } from '../page/page-change.ts'
import { pageKey } from '../page/page-path.ts'
import type { ContentStorage } from '../storage/content-storage.ts'
import type { AboutPage } from '../storage/page-effect.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import { createPageEvents, isOfPages } from './page-events.ts'
import { answerOf, entriesAfter } from './page-steps.ts'

/** Calls each listener; a failing one is reported and does not make a change that was kept look refused. */
function createListeners<About>(report: (error: unknown) => void) {
  const listeners = new Set<(about: About) => void>()
  return {
    add: (listener: (about: About) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify: (about: About) => {
      for (const listener of listeners)
        try {
          listener(about)
        } catch (error) {
          report(error)
        }
    },
  }
}

interface Parts {
  readonly repository: PageRepository
  readonly shared: ContentStorage['shared']
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called with failures that callers do not see. */
  readonly report: (error: unknown) => void
}

/** Tells listeners and open editors about changes, those of other processes too. */
export function createChangeNews({ repository, shared, clock, report }: Parts) {
  const { add, notify } = createListeners<PageChange>(report)
  const mediaListeners = createListeners<null>(report)
  const campaignListeners = createListeners<null>(report)
  const events = createPageEvents(clock, shared?.say)
  shared?.onSaid(words => isOfPages(words) && events.hear(words))
  const tellEditors = ({ key, steps, locale, was }: PageChange) => {
    events.tell(key, steps ? { kind: 'steps', answer: steps } : { kind: 'page' })
    if (was !== undefined) events.tell(pageKey({ path: was, locale }), { kind: 'page' })
  }
  // In a shared store, the feed of pages tells editors, in the order of all changes. Here they hear of campaigns only.
  add(change => (!shared || change.kind === 'campaign') && tellEditors(change))
  const touched = async (keys: Iterable<string>) => {
    campaignListeners.notify(null)
    for (const key of keys) {
      const page = await repository.head(key)
      if (page) notify({ kind: 'campaign', key, id: page.id, locale: page.locale, path: page.path })
    }
  }
  /** Events of a page for editors of this process. Steps are read where one of them waits for steps. */
  async function tellOfPage({ change, since }: AboutPage) {
    if (change.kind !== 'saved' || !events.isOpen(change.key)) return tellEditors(change)
    const both = await repository.both(change.key)
    const entries = both && entriesAfter(both.draft.revision, both.log, since)
    tellEditors(entries ? { ...change, steps: answerOf(both, both.draft.revision, entries) } : change)
  }
  shared?.onChange(async (change, isOwn) => {
    if (change.of === 'page') {
      for (const about of change.pages) {
        await tellOfPage(about)
        if (!isOwn) notify(about.change)
      }
      return
    }
    if (isOwn) return
    if (change.of === 'campaign') await touched(change.keys)
    if (change.of === 'review') events.tell(change.key, { kind: 'review' })
    if (change.of === 'media') mediaListeners.notify(null)
    if (change.of !== 'everything') return
    mediaListeners.notify(null)
    await touched((await repository.heads()).map(({ key }) => key))
  })

  return {
    events,
    /** Calls `listener` after each change of a page. Returns the function that unsubscribes. */
    onChange: add,
    notify,
    /** Reports a change of campaigns, and the pages that they hold. */
    touched,
    /** Calls `listener` after a campaign changed, also one without pages. Returns the function that unsubscribes. */
    onCampaignChange: campaignListeners.add,
    /** Calls `listener` after words or the focal point of a picture changed. Returns the function that unsubscribes. */
    onMediaChange: mediaListeners.add,
    notifyMedia: () => mediaListeners.notify(null),
  }
}
