import type { Locale } from '#locales/locale.ts'
import { EVERYTHING, type LogEntry } from '../client/draft/draft-steps.ts'
import { isListPatch, type SetPatch } from '../client/draft/patches.ts'
import { isWithin, spotFrom, valueWithin } from '../client/draft/spots.ts'
import { type DraftValue, inLocale } from '../client/draft/values.ts'

export type Side = 'own' | 'other'

/** A text changed, or a whole draft came in its place. */
export interface WordChange {
  readonly side: Side
  /** Place in the log. */
  readonly number: number
  readonly at: number
  /** The text before; `undefined` where a whole draft was put in place. */
  readonly before?: string
  /** Made beside the other language, in the translation sheet. */
  readonly isTranslation?: boolean
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
    .map(({ at, number }): WordChange => ({ side, at, number }))
  const set = settings
    .filter(setting => setting.locale === locale && isWithin(path, setting.at))
    .flatMap(({ entry, at, before, after }): readonly WordChange[] => {
      const textOf = (value: DraftValue | undefined) =>
        asText(inLocale(valueWithin(value, path.slice(at.length), locale), locale))
      const was = textOf(before)
      if (was === textOf(after)) return []
      const isTranslation = entry.label === 'translate' && entry.takes !== 'back'
      return [{ side, at: entry.at, number: entry.number, before: was, isTranslation }]
    })
  return [...whole, ...set]
}

type Texts = Readonly<Record<Side, string>>

/** Returns true if a change put words where there were none of that language yet: it translates what the other language says. */
function isTranslating(change: WordChange, changes: readonly WordChange[], now: Texts): boolean {
  const { side, number, before = '' } = change
  if (change.isTranslation || before.trim() === '') return true
  const beside = side === 'own' ? 'other' : 'own'
  const next = changes.find(one => one.side === beside && one.number > number && one.before !== undefined)
  return before === (next?.before ?? now[beside])
}

/**
 * The change that put the other language ahead; `undefined` while the two keep step. A change in one language puts it ahead; work in the
 * other one after that follows it, and so does a translation or a whole draft at any time.
 */
export function aheadSince(
  changes: readonly WordChange[],
  now: Texts,
): { since: WordChange; last: WordChange } | undefined {
  let ahead: { since: WordChange; last: WordChange } | undefined
  let previous: WordChange | undefined
  const inOrder = changes.toSorted((a, b) => a.number - b.number)
  for (const change of inOrder) {
    const isSameWork =
      previous?.side === change.side && change.at - previous.at < PAUSE_MS && previous.before !== undefined
    if (change.before === undefined || isTranslating(change, inOrder, now))
      ahead = ahead?.since.side === change.side ? ahead : undefined
    else if (ahead) ahead = ahead.since.side === change.side ? { ...ahead, last: change } : undefined
    else if (!isSameWork) ahead = { since: change, last: change }
    previous = change
  }
  return ahead?.since.side === 'other' ? ahead : undefined
}

/** Returns true if an operator said that a text is right, or translated it, after all other changes of its words. */
export function isConfirmed(
  log: readonly LogEntry[],
  changes: readonly WordChange[],
  { id, path, locale }: { readonly id: string; readonly path: readonly string[]; readonly locale: Locale },
) {
  const last = log.findLast(
    ({ label, touched }) =>
      (label === 'confirm' || label === 'translate') &&
      touched.some(name => {
        const spot = spotFrom(name)
        return spot.id === id && spot.in === locale && isWithin(path, spot.path)
      }),
  )
  return last !== undefined && last.takes !== 'back' && changes.every(({ number }) => number <= last.number)
}
