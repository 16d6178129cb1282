import type { StoredPage } from '../stored/page.ts'
import { isProse } from '#blocks/page/options/option-tree.ts'
import { found } from '#blocks/page/checks/check.ts'
import { allLeaves, type Leaf, shownLeaves } from '#blocks/page/checks/leaves.ts'
import { plainText } from '#blocks/page/plain-text.ts'
import type { FoundIn } from '#blocks/page/checks/page-checks.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { formatHongKongTime } from '#blocks/page/hong-kong-time.ts'
import { EVERYTHING, type LogEntry } from '../client/model/steps.ts'
import { eachComponent } from '../stored/page-schema.ts'

/** A page in one language with its log, the oldest step first. */
export interface LoggedPage {
  readonly page: Pick<StoredPage, 'draft'>
  readonly log: readonly LogEntry[]
}

type Side = 'own' | 'other'

/** The words of one option changed, or with `everything` a whole draft came in its place. */
interface WordChange {
  readonly side: Side
  readonly at: number
  /** The option before; `undefined` where a whole draft was put in place. */
  readonly before?: { readonly value: unknown }
}

/** Steps of one language with no longer pause between them are one piece of work. */
const PAUSE_MS = 30 * 60_000

const words = (block: AnyBlock, key: string, value: unknown): readonly Leaf[] =>
  allLeaves(block, { [key]: value }).filter(isProse)

const textOf = (leaves: readonly Leaf[]) => JSON.stringify(leaves.map(({ value }) => value ?? ''))

/** Changes of the words of one option, from the log of one language. */
function wordChanges(side: Side, log: readonly LogEntry[], id: string, key: string, block: AnyBlock) {
  return log.flatMap((entry): WordChange[] => {
    if (entry.touched.includes(EVERYTHING)) return [{ side, at: entry.at }]
    // The log of the other language says what was done there.
    if (entry.isMirrored) return []
    const edit = (list: LogEntry['operations']) =>
      list.flatMap(one => (one.kind === 'edit' && one.bag === 'options' && one.id === id ? [one] : []))
    const [after] = edit(entry.operations).filter(({ set }) => key in set)
    if (!after) return []
    const before = edit(entry.backward).find(({ set }) => key in set)?.set[key]
    const isSame = textOf(words(block, key, before)) === textOf(words(block, key, after.set[key]))
    return isSame ? [] : [{ side, at: entry.at, before: { value: before } }]
  })
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
    if (!change.before) ahead = ahead?.since.side === change.side ? ahead : undefined
    else if (ahead) ahead = ahead.since.side === change.side ? { ...ahead, last: change } : undefined
    else if (!isSameWork) ahead = { since: change, last: change }
    previous = change
  }
  return ahead?.since.side === 'other' ? ahead : undefined
}

/** Texts that are other ones now, each with what it was. */
function changedTexts(block: AnyBlock, key: string, before: unknown, now: unknown) {
  const old = new Map(words(block, key, before).map(({ path, value }) => [path.join('.'), value]))
  return words(block, key, now).flatMap(({ path, value }) => {
    const was = old.get(path.join('.')) ?? ''
    return was === (value ?? '') ? [] : [{ path, was }]
  })
}

const byId = (components: readonly Component[]) =>
  new Map([...eachComponent(components)].map(({ component }) => [component.id, component]))

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

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

/** Returns true if the operator said that an option is right as it is, after all changes of its words. */
function isConfirmed(own: readonly LogEntry[], changes: readonly WordChange[], id: string, key: string) {
  const last = own.findLast(
    ({ label, touched }) => label === 'confirm' && touched.includes(`${id} options.${key}`),
  )
  return last !== undefined && last.takes !== 'back' && changes.every(({ at }) => at <= last.at)
}

/**
 * Texts of a page whose other language changed since, or that are not translated yet: blocks of one id are the same block in
 * both. What changed is judged by the logs, so changes from before the log began are not reported.
 */
export function staleTexts(
  own: LoggedPage,
  other: LoggedPage,
  findBlock: (code: string) => AnyBlock | undefined,
): readonly TextPoint[] {
  const others = byId(other.page.draft.components)
  return [...byId(own.page.draft.components).values()].flatMap(({ id, code, version, options }) => {
    const twin = others.get(id)
    const block = findBlock(code)
    if (!block || twin?.code !== code || twin.version !== version) return []
    const shown = shownLeaves(block, options).filter(isProse)
    return [...new Set([...Object.keys(options), ...Object.keys(twin.options)])].flatMap(
      (key): TextPoint[] => {
        const theirs = wordChanges('other', other.log, id, key, block)
        const changes = [...wordChanges('own', own.log, id, key, block), ...theirs]
        if (isConfirmed(own.log, changes, id, key)) return []
        const ahead = theirs.some(({ before }) => before) ? aheadSince(changes) : undefined
        const now = new Map(
          words(block, key, twin.options[key]).map(({ path, value }) => [path.join('.'), asText(value)]),
        )
        const mine = shown.filter(({ path }) => path[0] === key)
        const textAt = (path: readonly PropertyKey[]) =>
          asText(mine.find(leaf => leaf.path.join('.') === path.join('.'))?.value)
        const stale = ahead
          ? changedTexts(block, key, ahead.since.before?.value, twin.options[key]).map(({ path, was }) => ({
              ...found('staleText', path, formatHongKongTime(ahead.last.at)),
              before: asText(was),
            }))
          : []
        const isStale = new Set(stale.map(({ path }) => path.join('.')))
        const untranslated = mine
          .filter(({ path, value }) => {
            const at = path.join('.')
            return !isStale.has(at) && isUntranslated(asText(value), now.get(at) ?? '')
          })
          .map(({ path }) => found('untranslated', path))
        return [...stale, ...untranslated].map(point => ({
          ...point,
          id,
          source: now.get(point.path.join('.')) ?? '',
          own: textAt(point.path),
        }))
      },
    )
  })
}
