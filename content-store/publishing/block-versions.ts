import type { PageChange } from '../page/page-change.ts'
import type { PageEffect, PageRepository } from '../storage/page-repository.ts'
import type { PageHead, StoredPage } from '../stored/page.ts'
import { randomUUID } from 'node:crypto'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { migrateOptions } from '#blocks/page/normalise.ts'
import type { Component } from '#blocks/page/page.ts'
import type { Operation } from '../client/model/operations.ts'
import { fromPage } from '../client/page-content.ts'
import type { Node } from '../client/model/page-tree.ts'
import { carryOutOn, editable, type LogEntry } from '../client/model/steps.ts'
import type { Operator } from '#operators/operator.ts'
import type { PageContent } from '../client/types.ts'
import { answerOf } from '../log/page-steps.ts'
import type { Record as RecordDeed } from '../audit/audit.ts'
import { done, type Outcome } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import { type Act, onExisting, released } from '../log/page-changes.ts'
import { contentOf } from '../stored/page-schema.ts'
import type { Locale } from '#locales/locale.ts'
import type { ReleaseReader } from '../storage/releases.ts'

/** A block whose options were saved in an earlier version. */
export interface OldBlock {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly from: number
  readonly to: number
  /** Why it cannot be brought up to date; such a block stays as it is. */
  readonly error?: string
}

/** A page that holds blocks of earlier versions. */
export interface OldBlocks {
  readonly key: string
  readonly path: string
  readonly locale: Locale
  readonly title: string
  readonly draft: readonly OldBlock[]
  /** Of the live version, campaigns aside. */
  readonly live: readonly OldBlock[]
}

/**
 * Effect of a downgrade on a part of a page: `changed` leaves it as it is, because an operator changed or published it since.
 * `undefined` where nothing was brought up to date.
 */
type Standing = 'back' | 'changed' | undefined

/** Result of a downgrade on a page. */
export interface LoweredPage extends Pick<OldBlocks, 'key' | 'path' | 'locale'> {
  readonly draft: Standing
  readonly live: Standing
}

/** Stored pages follow the versions of the blocks. */
export interface BlockVersions {
  /** Pages with blocks of earlier versions, in the order of addresses; nothing is changed. */
  readonly oldBlocks: () => AsyncIterable<OldBlocks>
  /**
   * Brings the blocks of all drafts and live pages up to date, page by page: each page whole or not at all. A live page becomes
   * a new release. Can be repeated; a repeated call continues where the last one stopped.
   */
  readonly upgradeBlocks: (actor: Operator) => AsyncIterable<Outcome<OldBlocks>>
  /** Restores drafts and live pages exactly as they were before `upgradeBlocks`, unless they were changed since. */
  readonly revertBlocks: (actor: Operator) => AsyncIterable<Outcome<LoweredPage>>
}

type FindBlock = (code: string) => AnyBlock | undefined

interface Raise {
  readonly blocks: readonly OldBlock[]
  readonly operations: readonly Operation[]
}

/** Two edits that put options in place of others as a whole: what takes them back then keeps the order of keys. */
const replacing = ({ id, options }: Node, next: Node['options'], version: number): readonly Operation[] => [
  { kind: 'edit', id, bag: 'options', set: {}, unset: Object.keys(options) },
  { kind: 'edit', id, bag: 'options', set: next, unset: [], version },
]

function raiseNode(node: Node, block: AnyBlock): Raise {
  const { id, code, name, version: from } = node
  const old = { id, code, name, from, to: block.version }
  try {
    const next = migrateOptions(block, { ...node.options }, from)
    return { blocks: [old], operations: replacing(node, next, block.version) }
  } catch (error) {
    return { blocks: [{ ...old, error: String(error) }], operations: [] }
  }
}

const treeOf = (content: PageContent, findBlock: FindBlock) =>
  editable(
    fromPage(
      content,
      code => findBlock(code)?.childSlots,
      id => `${id}-again`,
    ),
  )

/** Upgrades a page's blocks. Unknown blocks, and those of a newer shop, are left alone. */
function raising(content: PageContent, findBlock: FindBlock): Raise {
  const raises = [...treeOf(content, findBlock).nodes.values()].flatMap(node => {
    const block = findBlock(node.code)
    return block && node.version < block.version ? [raiseNode(node, block)] : []
  })
  return {
    blocks: raises.flatMap(({ blocks }) => blocks),
    operations: raises.flatMap(({ operations }) => operations),
  }
}

/** Carries edits of options out; all else in the page, its order included, stays the same to the byte. */
function edited(content: PageContent, operations: readonly Operation[], findBlock: FindBlock) {
  const tree = treeOf(content, findBlock)
  const carried = carryOutOn(tree, operations)
  const changed = new Set(operations.flatMap(operation => (operation.kind === 'edit' ? [operation.id] : [])))
  const inPlace = (component: Component): Component => {
    const node = changed.has(component.id) ? tree.nodes.get(component.id) : undefined
    const childComponents = component.childComponents.map(inPlace)
    return {
      ...component,
      ...(node && { version: node.version, options: node.options }),
      childComponents,
    }
  }
  return { carried, content: { ...content, components: content.components.map(inPlace) } }
}

/** The draft after a step of this program, and the step. */
function withStep(
  act: Act,
  page: StoredPage,
  step: Pick<LogEntry, 'gesture' | 'takes'> & { readonly operations: readonly Operation[] },
  findBlock: FindBlock,
): { readonly page: StoredPage; readonly append: readonly LogEntry[] } {
  const { carried, content } = edited(contentOf(page.draft), step.operations, findBlock)
  const revision = page.draft.revision + 1
  const stamp = { number: revision, at: act.now, by: act.actor.name }
  const { forward: operations, backward, touched } = carried
  const entry = {
    ...step,
    id: randomUUID(),
    label: 'raise',
    operations,
    backward,
    touched,
    ...stamp,
  } as const
  const draft = { ...content, revision, savedAt: act.now, savedBy: act.actor.name }
  return { page: { ...page, draft }, append: [entry] }
}

interface LiveContent {
  readonly version: number
  readonly content: PageContent
}

interface Effected {
  readonly page: StoredPage
  readonly steps: readonly LogEntry[]
  readonly isPublished: boolean
}

/** One effect of a new draft and a new release, each where there is one. */
function together(
  page: StoredPage,
  append: readonly LogEntry[],
  publish: ((page: StoredPage) => PageEffect<Outcome<StoredPage>>) | undefined,
): PageEffect<Outcome<Effected>> {
  const { result, ...effect } = publish
    ? publish(page)
    : { result: done(page), ...(append.length > 0 && { save: page }) }
  return {
    ...effect,
    ...(append.length > 0 && { append }),
    result: mapResult(result, saved => ({ page: saved, steps: append, isPublished: !!publish })),
  }
}

/** Accepted warnings of a release; the same content in another version needs no new word. */
const acceptedFor = ({ releases }: StoredPage, version: number) =>
  releases.find(({ pageVersion }) => pageVersion === version)?.accepted ?? []

const raisingPage =
  (act: Act, live: LiveContent | undefined, findBlock: FindBlock) =>
  (stored: StoredPage | undefined): PageEffect<Outcome<Effected>> => {
    const allowed = onExisting(act, 'pages.publish', page => ({ result: done(page) }))(stored).result
    if (!allowed.ok) return { result: allowed }
    const ofDraft = raising(allowed.value.draft, findBlock).operations
    const step = { gesture: randomUUID(), operations: ofDraft }
    const { page, append } =
      ofDraft.length > 0 ? withStep(act, allowed.value, step, findBlock) : { page: allowed.value, append: [] }
    // A version that went live in the meantime is met by the next run.
    const ofLive = live?.version === page.liveVersion ? raising(live.content, findBlock).operations : []
    return together(
      page,
      append,
      live && ofLive.length > 0
        ? next =>
            released(next, act, edited(live.content, ofLive, findBlock).content, {
              raisedFrom: live.version,
              accepted: acceptedFor(next, live.version),
            })
        : undefined,
    )
  }

/** The step that may be taken back; `changed` when there is one below later steps. */
function lastRaise(
  { draft }: Pick<PageHead, 'draft'>,
  log: readonly LogEntry[],
): LogEntry | 'changed' | undefined {
  const last = log.findLast(({ label }) => label === 'raise')
  if (!last || last.takes === 'back') return undefined
  return last.number === draft.revision ? last : 'changed'
}

/** The version that was live before; `changed` when another one went live since. */
function versionBefore({ releases, liveVersion }: Pick<StoredPage, 'releases' | 'liveVersion'>) {
  const raised = releases.findLast(({ raisedFrom }) => raisedFrom !== undefined)
  if (!raised) return undefined
  if (raised.pageVersion === liveVersion) return raised.raisedFrom
  const isBack = releases.some(
    ({ pageVersion, rolledBackFrom }) =>
      pageVersion > raised.pageVersion && rolledBackFrom === raised.raisedFrom,
  )
  return isBack ? undefined : 'changed'
}

const standing = (found: unknown): Standing =>
  found === undefined ? undefined : found === 'changed' ? 'changed' : 'back'

const loweringPage =
  (act: Act, before: LiveContent | undefined, findBlock: FindBlock) =>
  (stored: StoredPage | undefined, log: readonly LogEntry[]): PageEffect<Outcome<Effected>> => {
    const allowed = onExisting(act, 'pages.rollBack', page => ({ result: done(page) }))(stored).result
    if (!allowed.ok) return { result: allowed }
    const last = lastRaise(allowed.value, log)
    const { page, append } =
      typeof last === 'object'
        ? withStep(
            act,
            allowed.value,
            { gesture: last.gesture, takes: 'back', operations: last.backward },
            findBlock,
          )
        : { page: allowed.value, append: [] }
    return together(
      page,
      append,
      before && versionBefore(page) === before.version
        ? next =>
            released(next, act, before.content, {
              rolledBackFrom: before.version,
              accepted: acceptedFor(next, before.version),
            })
        : undefined,
    )
  }

const placeOf = ({ key, path, locale, draft }: Pick<PageHead, 'key' | 'path' | 'locale' | 'draft'>) => ({
  key,
  path,
  locale,
  title: draft.title,
})

interface Parts {
  readonly repository: PageRepository
  readonly releaseOf: ReleaseReader
  readonly findBlock: FindBlock
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called with each change that was kept. */
  readonly onChange: (change: PageChange) => void
  readonly record: RecordDeed
}

export function createBlockVersions({
  repository,
  releaseOf,
  findBlock,
  clock,
  onChange,
  record,
}: Parts): BlockVersions {
  const sortedHeads = async () => (await repository.heads()).toSorted((a, b) => a.key.localeCompare(b.key))

  async function contentAt(head: PageHead, version: unknown): Promise<LiveContent | undefined> {
    if (typeof version !== 'number') return undefined
    const content = await releaseOf(head, version)
    return content && { version, content }
  }

  /** Pages with blocks of earlier versions, each read when its turn comes. */
  async function* oldPages() {
    for (const { key } of await sortedHeads()) {
      const head = await repository.head(key)
      const page = head && (await repository.find(key))
      if (!head || !page) continue
      const live = await contentAt(head, head.liveVersion)
      const old: OldBlocks = {
        ...placeOf(page),
        draft: raising(page.draft, findBlock).blocks,
        live: live ? raising(live.content, findBlock).blocks : [],
      }
      if (old.draft.length + old.live.length > 0) yield { old, live }
    }
  }

  /** Carries a decision out, says so to open editors and the storefront, and notes it in the audit log. */
  async function change(
    actor: Operator,
    key: string,
    what: 'blocksRaised' | 'blocksLowered',
    decide: Parameters<typeof repository.change<Outcome<Effected>>>[1],
  ): Promise<Outcome<Effected>> {
    const outcome = await repository.change(key, decide)
    if (!outcome.ok) return outcome
    const { page, steps, isPublished } = outcome.value
    const place = { key, id: page.id, locale: page.locale, path: page.path }
    if (steps.length > 0) onChange({ ...place, kind: 'saved', steps: answerOf(page, steps) })
    if (isPublished) onChange({ ...place, kind: what === 'blocksRaised' ? 'published' : 'rolledBack' })
    const detail = isPublished ? String(page.liveVersion) : ''
    if (steps.length > 0 || isPublished) await record(actor.name, what, { key, detail })
    return outcome
  }

  return {
    async *oldBlocks() {
      for await (const { old } of oldPages()) yield old
    },
    async *upgradeBlocks(actor) {
      for await (const { old, live } of oldPages()) {
        const decide = raisingPage({ actor, now: clock() }, live, findBlock)
        yield mapResult(await change(actor, old.key, 'blocksRaised', decide), () => old)
      }
    },
    async *revertBlocks(actor) {
      for (const { key } of await sortedHeads()) {
        const head = await repository.head(key)
        if (!head) continue
        const draft = standing(lastRaise(head, await repository.log(key)))
        const live = standing(versionBefore(head))
        if (!draft && !live) continue
        const before = await contentAt(head, versionBefore(head))
        const decide = loweringPage({ actor, now: clock() }, before, findBlock)
        const { path, locale } = head
        const outcome = await change(actor, key, 'blocksLowered', decide)
        yield mapResult(outcome, () => ({ key, path, locale, draft, live }))
      }
    },
  }
}
