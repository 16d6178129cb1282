import { found } from '#blocks/page/checks/check.ts'
import { allLeaves, isProse, type Leaf } from '#blocks/page/checks/leaves.ts'
import type { FoundIn } from '#blocks/page/checks/page-checks.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { formatHongKongTime } from '#blocks/page/hong-kong-time.ts'
import { EVERYTHING, type LogEntry } from './client/model/steps.ts'
import { eachComponent } from './page-schema.ts'
import type { StoredPage } from './repository.ts'

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

/** The first text that is another one now. */
function changedPath(block: AnyBlock, key: string, before: unknown, now: unknown): Leaf['path'] | undefined {
  const old = new Map(words(block, key, before).map(({ path, value }) => [path.join('.'), value]))
  return words(block, key, now).find(({ path, value }) => (old.get(path.join('.')) ?? '') !== (value ?? ''))
    ?.path
}

const byId = (components: readonly Component[]) =>
  new Map([...eachComponent(components)].map(({ component }) => [component.id, component]))

/**
 * Texts of a page whose other language changed since: blocks of one id are the same block in both. Judged by the logs, so what was
 * changed before the log began keeps silent.
 */
export function staleTexts(
  own: LoggedPage,
  other: LoggedPage,
  findBlock: (code: string) => AnyBlock | undefined,
): readonly FoundIn[] {
  const others = byId(other.page.draft.components)
  return [...byId(own.page.draft.components).values()].flatMap(({ id, code, options }) => {
    const twin = others.get(id)
    const block = findBlock(code)
    if (!block || twin?.code !== code) return []
    return Object.keys(options).flatMap((key): FoundIn[] => {
      const theirs = wordChanges('other', other.log, id, key, block)
      if (!theirs.some(({ before }) => before)) return []
      const ahead = aheadSince([...wordChanges('own', own.log, id, key, block), ...theirs])
      if (!ahead) return []
      const path = changedPath(block, key, ahead.since.before?.value, twin.options[key])
      return path ? [{ ...found('staleText', path, formatHongKongTime(ahead.last.at)), id }] : []
    })
  })
}
