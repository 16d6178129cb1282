import { isProse } from '#blocks/page/options/option-tree.ts'
import { found } from '#blocks/page/checks/check.ts'
import { allLeaves, type Leaf, shownLeaves } from '#blocks/page/checks/leaves.ts'
import { plainText } from '#blocks/page/plain-text.ts'
import type { FoundIn } from '#blocks/page/checks/page-checks.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { formatHongKongTime } from '#blocks/page/hong-kong-time.ts'
import type { Locale } from '#locales/locale.ts'
import { EVERYTHING, type LogEntry } from '../client/draft/draft-steps.ts'
import type { DraftTree } from '../client/draft/draft-tree.ts'
import { isListPatch, type SetPatch } from '../client/draft/patches.ts'
import { idPath, isWithin, spotFrom, valueWithin } from '../client/draft/spots.ts'
import { type DraftValue, inLocale } from '../client/draft/values.ts'
import type { PageContent } from '../client/types.ts'
import type { StoredPage } from '../stored/page.ts'
import { eachComponent } from '../stored/page-schema.ts'

/** One language of a page, as it is drafted or was published. */
export interface LanguageOfPage {
  readonly locale: Locale
  readonly content: Pick<PageContent, 'components'>
}

export const inOne = ({ locale, draft }: StoredPage): LanguageOfPage => ({ locale, content: draft })

/** Both languages of a page, with what was done to them. */
export interface Languages {
  readonly own: LanguageOfPage
  readonly other: LanguageOfPage
  /** The draft of both. */
  readonly draft: DraftTree
  /** The oldest step first. */
  readonly log: readonly LogEntry[]
}

type Side = 'own' | 'other'

/** A text changed, or a whole draft came in its place. */
interface WordChange {
  readonly side: Side
  readonly at: number
  /** The text before; `undefined` where a whole draft was put in place. */
  readonly before?: string
}

/** Steps of one language with no longer pause between them are one piece of work. */
const PAUSE_MS = 30 * 60_000

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** A value that a step gave to one language of a block. */
interface Setting {
  readonly entry: LogEntry
  readonly at: readonly string[]
  readonly locale: Locale
  readonly before: DraftValue | undefined
  readonly after: DraftValue | undefined
}

const settingsOf = (operations: LogEntry['operations'], id: string): readonly SetPatch[] =>
  operations
    .flatMap(operation => (operation.kind === 'patch' && operation.id === id ? operation.patches : []))
    .filter((patch): patch is SetPatch => !isListPatch(patch))

/** Values that steps gave to one language of a block, the oldest first. */
const settingsIn = (log: readonly LogEntry[], id: string): readonly Setting[] =>
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
function wordChanges(
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
function aheadSince(changes: readonly WordChange[]): { since: WordChange; last: WordChange } | undefined {
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

const byId = (components: readonly Component[]) =>
  new Map([...eachComponent(components)].map(({ component }) => [component.id, component]))

/** A text whose other language changed since, or that was never translated. */
export interface TextPoint extends FoundIn {
  /** Text of the other language when this one was last right; absent for one that was never translated. */
  readonly before?: string
  /** Present text of the other language. */
  readonly source: string
  readonly own: string
}

/** Shortest text that cannot be the same in both languages by right, as names and figures can. Characters. */
const SENTENCE = 24

const isUntranslated = (own: string, source: string) =>
  plainText(source) !== '' &&
  (plainText(own) === '' || (own === source && plainText(own).length >= SENTENCE && /\s/.test(own)))

/** Returns true if the operator said that a text is right as it is, after all changes of its words. */
function isConfirmed(
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

/** The point about one text; `undefined` for one that is right. */
function pointOf(
  { own, other, draft, log }: Languages,
  { id, settings, leaf, source }: { id: string; settings: readonly Setting[]; leaf: Leaf; source: string },
): TextPoint | undefined {
  const options = draft.nodes.get(id)?.content['options']
  const text = asText(leaf.value)
  const pathIn = (locale: Locale) => ['options', ...idPath(options, leaf.path, locale)]
  const mine = { path: pathIn(own.locale), locale: own.locale }
  const known = { log, settings }
  const theirs = wordChanges('other', known, { path: pathIn(other.locale), locale: other.locale })
  const changes = [...wordChanges('own', known, mine), ...theirs]
  if (isConfirmed(log, changes, { id, ...mine })) return undefined
  const ahead = theirs.some(({ before }) => before !== undefined) ? aheadSince(changes) : undefined
  const before = ahead?.since.before ?? ''
  if (ahead && before !== source)
    return {
      ...found('staleText', leaf.path, formatHongKongTime(ahead.last.at)),
      id,
      before,
      source,
      own: text,
    }
  return isUntranslated(text, source)
    ? { ...found('untranslated', leaf.path), id, source, own: text }
    : undefined
}

/**
 * Texts of a page whose other language changed since, or that are not translated yet. What changed is judged by the log, so changes from
 * before it began are not reported.
 */
export function staleTexts(
  languages: Languages,
  findBlock: (code: string) => AnyBlock | undefined,
): readonly TextPoint[] {
  const { own, other, log } = languages
  const others = byId(other.content.components)
  return [...byId(own.content.components).values()].flatMap(({ id, code, version, options }) => {
    const twin = others.get(id)
    const block = findBlock(code)
    if (!block || twin?.code !== code || twin.version !== version) return []
    const settings = settingsIn(log, id)
    const sources = new Map(
      allLeaves(block, twin.options)
        .filter(isProse)
        .map(({ path, value }) => [path.join('.'), asText(value)]),
    )
    return shownLeaves(block, options)
      .filter(isProse)
      .flatMap(
        leaf =>
          pointOf(languages, { id, settings, leaf, source: sources.get(leaf.path.join('.')) ?? '' }) ?? [],
      )
  })
}
