import type { Locale } from '#locales/locale.ts'
import { EVERYTHING, type LogEntry } from '../client/draft/draft-steps.ts'
import { isListPatch, type SetPatch } from '../client/draft/patches.ts'
import { isWithin, spotFrom, valueWithin } from '../client/draft/spots.ts'
import { type DraftValue, inLocale } from '../client/draft/values.ts'

export type Side = 'own' | 'other'

/** A text changed, or a whole draft came in its place. */
export interface WordChange {
  readonly side: Side
  readonly at: number
  /** The text before; `undefined` where a whole draft was put in place. */
  readonly before?: string
}

/** Steps of one language with no longer pause between them are one piece of work. */
const PAUSE_MS = 30 * 60_000

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** A value that a step gave to one language of a block, or of the page itself. */
export interface Setting {
  readonly entry: LogEntry
  readonly at: readonly string[]
  readonly locale: Locale
  readonly before: DraftValue | undefined
  readonly after: DraftValue | undefined
}

const settingsOf = (operations: LogEntry['operations'], id: string): readonly SetPatch[] =>
  operations
    .flatMap(operation =>
      operation.kind === 'patch' && (operation.id ?? '') === id ? operation.patches : [],
    )
    .filter((patch): patch is SetPatch => !isListPatch(patch))

/** Values that steps gave to one language of a block, the oldest first. @param id empty for the page itself */
export const settingsIn = (log: readonly LogEntry[], id: string): readonly Setting[] =>
  log.flatMap(entry => {
    const back = settingsOf(entry.backward, id)
    return settingsOf(entry.operations, id).flatMap(
      ({ at, in: locale, value: after }): readonly Setting[] => {
        if (!locale) return []
        const before = back.find(patch => patch.at.join('/') === at.join('/'))?.value
        return [{ entry, at, locale, before, after }]
      },
    )
  })

/** Changes of one text in one language. */
export function wordChanges(
  side: Side,
  { log, settings }: { readonly log: readonly LogEntry[]; readonly settings: readonly Setting[] },
  { path, locale }: { readonly path: readonly string[]; readonly locale: Locale },
): readonly WordChange[] {
  const whole = log
    .filter(entry => entry.touched.includes(EVERYTHING) && (entry.in ?? locale) === locale)
    .map(({ at }): WordChange => ({ side, at }))
  const set = settings
    .filter(setting => setting.locale === locale && isWithin(path, setting.at))
    .flatMap(({ entry, at, before, after }): readonly WordChange[] => {
      const textOf = (value: DraftValue | undefined) =>
        asText(inLocale(valueWithin(value, path.slice(at.length), locale), locale))
      const was = textOf(before)
      return was === textOf(after) ? [] : [{ side, at: entry.at, before: was }]
    })
  return [...whole, ...set]
}

/**
 * The change that put the other language ahead; `undefined` while the two keep step. A change in one language puts it ahead; work in the
 * other one after that follows it. A whole draft counts as following.
 */
export function aheadSince(
  changes: readonly WordChange[],
): { since: WordChange; last: WordChange } | undefined {
  let ahead: { since: WordChange; last: WordChange } | undefined
  let previous: WordChange | undefined
  for (const change of changes.toSorted((a, b) => a.at - b.at)) {
    const isSameWork =
      previous?.side === change.side && change.at - previous.at < PAUSE_MS && previous.before !== undefined
    if (change.before === undefined) ahead = ahead?.since.side === change.side ? ahead : undefined
    else if (ahead) ahead = ahead.since.side === change.side ? { ...ahead, last: change } : undefined
    else if (!isSameWork) ahead = { since: change, last: change }
    previous = change
  }
  return ahead?.since.side === 'other' ? ahead : undefined
}

/** Returns true if the operator said that a text is right as it is, after all changes of its words. */
export function isConfirmed(
  log: readonly LogEntry[],
  changes: readonly WordChange[],
  { id, path, locale }: { readonly id: string; readonly path: readonly string[]; readonly locale: Locale },
) {
  const last = log.findLast(
    ({ label, touched }) =>
      label === 'confirm' &&
      touched.some(name => {
        const spot = spotFrom(name)
        return spot.id === id && spot.in === locale && isWithin(path, spot.path)
      }),
  )
  return last !== undefined && last.takes !== 'back' && changes.every(({ at }) => at <= last.at)
}
