import type { PageChange } from '../page/page-change.ts'
import type { Around, PageEffect } from '../storage/page-effect.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { PageHead, StoredPage } from '../stored/page.ts'
import { randomUUID } from 'node:crypto'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { migrateOptions } from '#blocks/page/normalise.ts'
import type { Component } from '#blocks/page/page.ts'
import type { Operation } from '../client/model/operations.ts'
import { fromPage } from '../client/page-content.ts'
import type { Node } from '../client/model/page-tree.ts'
import type { LogEntry } from '../client/draft/draft-steps.ts'
import { carryOutOn, editable } from '../client/model/steps.ts'
import { placeOf, reportSteps } from '../pages/page-changing.ts'
import type { DraftStep } from '../pages/page-writing.ts'
import type { Operator } from '#operators/operator.ts'
import type { PageContent, StepsAnswer } from '../client/types.ts'
import { appending } from '../log/page-steps.ts'
import type { Record as RecordDeed } from '../audit/audit.ts'
import { done, type Outcome } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import { type Act, onExisting, released } from '../log/page-changes.ts'
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
  /** For a release. */
  readonly operations: readonly Operation[]
  /** For a draft, whose options change in both languages at once. */
  readonly ofDraft: readonly Operation[]
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
    const { options } = node
    const unset = Object.keys(options).filter(key => !Object.hasOwn(next, key))
    const edit = { kind: 'edit', id, bag: 'options', set: next, unset, version: block.version } as const
    return { blocks: [old], operations: replacing(node, next, block.version), ofDraft: [edit] }
  } catch (error) {
    return { blocks: [{ ...old, error: String(error) }], operations: [], ofDraft: [] }
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
    ofDraft: raises.flatMap(({ ofDraft }) => ofDraft),
  }
}

/** Carries edits of options out; all else in the page, its order included, stays the same to the byte. */
function edited(content: PageContent, operations: readonly Operation[], findBlock: FindBlock): PageContent {
  const tree = treeOf(content, findBlock)
  carryOutOn(tree, operations)
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
  return { ...content, components: content.components.map(inPlace) }
}

type Drafted = PageEffect<Outcome<{ readonly page: StoredPage; readonly answer: StepsAnswer }>>

/** The draft after a step of this program, in both languages. */
const withStep = (
  act: Act,
  page: StoredPage,
  around: Around,
  step: DraftStep,
  findBlock: FindBlock,
): Drafted =>
  appending(
    act,
    { base: around.revision, steps: [{ ...step, id: randomUUID() }] },
    { findBlock, cleanOptions: (_, options) => options, isInPlace: true },
  )(page, around)

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
  drafted: Drafted | undefined,
  publish: ((page: StoredPage) => PageEffect<Outcome<StoredPage>>) | undefined,
): PageEffect<Outcome<Effected>> {
  if (drafted && !drafted.result.ok) return { result: drafted.result }
  const { result: _, ...draft }: Partial<PageEffect<unknown>> = drafted ?? {}
  const steps = draft.append ?? []
  const { result, ...release } = publish?.(draft.save ?? page) ?? { result: done(draft.save ?? page) }
  return {
    ...draft,
    ...release,
    result: mapResult(result, saved => ({ page: saved, steps, isPublished: !!publish })),
  }
}

/** Accepted warnings of a release; the same content in another version needs no new word. */
const acceptedFor = ({ releases }: StoredPage, version: number) =>
  releases.find(({ pageVersion }) => pageVersion === version)?.accepted ?? []

const raisingPage =
  (act: Act, live: LiveContent | undefined, findBlock: FindBlock) =>
  (stored: StoredPage | undefined, around: Around): PageEffect<Outcome<Effected>> => {
    const allowed = onExisting(act, 'pages.publish', each => ({ result: done(each) }))(stored, around).result
    if (!allowed.ok) return { result: allowed }
    const page = allowed.value
    const operations = raising(page.draft, findBlock).ofDraft
    const step = { label: 'raise', gesture: randomUUID(), operations } as const
    const drafted = operations.length > 0 ? withStep(act, page, around, step, findBlock) : undefined
    // A version that went live in the meantime is met by the next run.
    const ofLive = live?.version === page.liveVersion ? raising(live.content, findBlock).operations : []
    return together(
      page,
      drafted,
      live && ofLive.length > 0
        ? next =>
            released(next, act, edited(live.content, ofLive, findBlock), {
              raisedFrom: live.version,
              accepted: acceptedFor(next, live.version),
            })
        : undefined,
    )
  }

/** The steps that may be taken back, the newest first; `changed` when there are some below later steps. */
function lastRaises(log: readonly LogEntry[]): readonly LogEntry[] | 'changed' | undefined {
  const isRaise = ({ label, takes }: LogEntry) => label === 'raise' && takes !== 'back'
  const last = log.findLast(({ label }) => label === 'raise')
  if (!last || !isRaise(last)) return undefined
  if (last !== log.at(-1)) return 'changed'
  return log.slice(log.findLastIndex(entry => !isRaise(entry)) + 1).toReversed()
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
  (stored: StoredPage | undefined, around: Around): PageEffect<Outcome<Effected>> => {
    const allowed = onExisting(act, 'pages.rollBack', each => ({ result: done(each) }))(stored, around).result
    if (!allowed.ok) return { result: allowed }
    const page = allowed.value
    const raises = lastRaises(around.log)
    const drafted =
      typeof raises === 'object'
        ? withStep(
            act,
            page,
            around,
            {
              label: 'raise',
              gesture: raises[0]?.gesture ?? '',
              takes: 'back',
              draft: raises.flatMap(({ backward }) => backward),
            },
            findBlock,
          )
        : undefined
    return together(
      page,
      drafted,
      before && versionBefore(page) === before.version
        ? next =>
            released(next, act, before.content, {
              rolledBackFrom: before.version,
              accepted: acceptedFor(next, before.version),
            })
        : undefined,
    )
  }

const namedPlaceOf = ({ key, path, locale, draft }: Pick<PageHead, 'key' | 'path' | 'locale' | 'draft'>) => ({
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
        ...namedPlaceOf(page),
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
    await reportSteps({ repository, onChange }, page, steps)
    if (isPublished)
      onChange({ ...placeOf(page), kind: what === 'blocksRaised' ? 'published' : 'rolledBack' })
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
      /** Pages whose draft, which is that of both languages, has gone back. */
      const lowered = new Set<string>()
      for (const { key, id } of await sortedHeads()) {
        const head = await repository.head(key)
        if (!head) continue
        const draft = lowered.has(id) ? 'back' : standing(lastRaises(await repository.log(key)))
        if (draft === 'back') lowered.add(id)
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
