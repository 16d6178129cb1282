import {
  createPresence,
  type Presence as PresenceOf,
  type PresenceWords,
} from '#operators/presence/presence.ts'
import type { PageEvent } from '../client/types.ts'
import { pageId, parseKey } from '../page/page-path.ts'

/** What a window says of its work on a page. */
interface OnPage {
  /** Id of the block that is selected there. */
  readonly block: string | null
}

/** A message between operators' windows. It is not stored. */
export type Said = PresenceWords<OnPage>

/** Returns true for words about pages: those of other subjects name them. */
export const isOfPages = (words: unknown): words is Said => !Object.hasOwn(Object(words), 'of')

export type PageEvents = PresenceOf<OnPage, PageEvent>

/** Both languages of a page are one for those who have it open. */
const placeOf = (key: string) => {
  const place = parseKey(key)
  return place ? pageId(place.path) : key
}

/**
 * Operators by open page, and the events sent to them.
 * @param say tells other processes of windows of this one
 */
export const createPageEvents = (clock: () => number, say?: (words: Said) => void): PageEvents =>
  createPresence<OnPage, PageEvent>({
    clock,
    say,
    placeOf,
    eventOf: operators => ({ kind: 'present', operators }),
  })
