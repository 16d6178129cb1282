import { isSame } from '#blocks/page/options/diff.ts'
import { findBlock } from '#blocks/registry.ts'
import {
  type DraftChange,
  editableDraft,
  type EditableDraft,
} from '#content-store/client/draft/draft-operations.ts'
import {
  carryOutOn,
  EVERYTHING,
  type LogEntry,
  type PageStep,
} from '#content-store/client/draft/draft-steps.ts'
import type { DraftNode, DraftTree } from '#content-store/client/draft/draft-tree.ts'
import { changeTo } from '#content-store/client/model/operations.ts'
import type { Locale } from '#locales/locale.ts'
import { mergedPatches } from '../model/history.ts'
import { type Clash, rebased } from '../model/rebase.ts'

/** The draft on the screen, as far as the queue changes it. */
interface Screen extends DraftTree {
  readonly commit: (change: DraftChange) => void
}

/** Result of adding log entries to the queue. `gap`: entries before them are missing · `whole`: the draft was replaced as a whole. */
type Received = 'done' | 'gap' | 'whole'

interface QueueListener {
  /** Steps of others are about to reach the screen: what is being typed can still be added. `after` makes the draft with them. */
  readonly onComing: (after: () => DraftTree) => void
  readonly onClashes: (clashes: readonly Clash[]) => void
  /** A step that was not made in this window has been taken up. */
  readonly onOther: (entry: LogEntry) => void
}

const NO_STEPS: readonly PageStep[] = []

/**
 * The steps of an open page that its store has not acknowledged, over the state that it has. What the screen shows is always that
 * state with these steps on top. Steps of others go below: the own ones are carried over to them.
 */
export class DraftQueue {
  readonly #screen: Screen
  #confirmed: EditableDraft
  #revision: number
  /** On their way; sent again with the same ids if no answer comes. */
  #sent: readonly PageStep[] = NO_STEPS
  #waiting: readonly PageStep[] = NO_STEPS
  /** What the screen shows from the start and the store does not have: locked blocks. Sent before the first own step. */
  #first: PageStep | undefined
  #isHeld = false
  readonly #listener: QueueListener
  /** Language in which the operator is asked. */
  readonly #locale: Locale

  constructor(
    screen: Screen,
    { confirmed, revision, locale }: { confirmed: DraftTree; revision: number; locale: Locale },
    listener: QueueListener,
  ) {
    this.#screen = screen
    this.#confirmed = editableDraft(confirmed)
    this.#revision = revision
    this.#locale = locale
    this.#listener = listener
  }

  get revision(): number {
    return this.#revision
  }

  get steps(): readonly PageStep[] {
    return [...this.#sent, ...this.#waiting]
  }

  get isEmpty(): boolean {
    return this.#sent.length + this.#waiting.length === 0
  }

  /** Shows what the page has from the start. */
  begin(step: PageStep): void {
    this.#first = step.operations.length > 0 ? step : undefined
    this.#show()
  }

  /** A step that the screen shows already. */
  add(step: PageStep): void {
    if (this.#first) this.#waiting = [...this.#waiting, this.#first]
    this.#first = undefined
    const last = this.#waiting.at(-1)
    const joint = last && joined(last, step)
    this.#waiting = joint ? [...this.#waiting.slice(0, -1), joint] : [...this.#waiting, step]
  }

  /** Steps to send now. */
  take(): { readonly base: number; readonly steps: readonly PageStep[] } {
    this.#sent = this.steps
    this.#waiting = NO_STEPS
    return { base: this.#revision, steps: this.#sent }
  }

  /** There was no answer, or a refusal: the steps wait. They keep their ids, so that none is applied twice. */
  giveBack(): void {
    this.#waiting = this.steps.filter(isSomething)
    this.#sent = NO_STEPS
  }

  /** Entries of the log, own ones among them, in order. Those known already are left out. */
  receive(entries: readonly LogEntry[]): Received {
    const fresh = entries.filter(({ number }) => number > this.#revision)
    if (fresh.length === 0) return 'done'
    if (fresh[0]?.number !== this.#revision + 1) return 'gap'
    if (fresh.some(({ touched }) => touched.includes(EVERYTHING))) return 'whole'
    this.#listener.onComing(() => {
      const draft = editableDraft(this.#confirmed)
      for (const { operations } of fresh) carryOutOn(draft, operations)
      return this.#withOwn(draft)
    })
    for (const entry of fresh) this.#apply(entry)
    this.#show()
    return 'done'
  }

  /** The draft as a whole, where the log does not lead there. */
  replace(
    confirmed: DraftTree,
    { revision, savedBy }: { readonly revision: number; readonly savedBy: string },
  ): void {
    const before = this.#confirmed
    this.#listener.onComing(() => this.#withOwn(editableDraft(confirmed)))
    this.#confirmed = editableDraft(confirmed)
    this.#revision = revision
    this.#carryOver(before, savedBy)
    this.#show()
  }

  /** Steps of an earlier visit, on the state they were made on if that is known. */
  resume(steps: readonly PageStep[], start?: { readonly draft: DraftTree; readonly revision: number }): void {
    if (start) {
      this.#confirmed = editableDraft(start.draft)
      this.#revision = start.revision
    }
    this.#sent = NO_STEPS
    this.#waiting = steps
    this.#show()
  }

  #apply(entry: LogEntry): void {
    const isOwn = this.steps.some(({ id }) => id === entry.id)
    const before = isOwn ? undefined : editableDraft(this.#confirmed)
    carryOutOn(this.#confirmed, entry.operations)
    this.#revision = entry.number
    const isOther = ({ id }: PageStep) => id !== entry.id
    this.#sent = this.#sent.filter(isOther)
    this.#waiting = this.#waiting.filter(isOther)
    if (!before) return
    this.#carryOver(before, entry.by)
    this.#listener.onOther(entry)
  }

  #carryOver(before: DraftTree, by: string): void {
    if (this.isEmpty) return
    const meeting = { before, after: this.#confirmed, by, findBlock, locale: this.#locale }
    const { steps, clashes } = rebased(meeting, this.steps)
    this.#sent = steps.slice(0, this.#sent.length)
    // Of those on their way the store may still have one.
    this.#waiting = steps.slice(this.#sent.length).filter(isSomething)
    if (clashes.length > 0) this.#listener.onClashes(clashes)
  }

  /** While held the screen stays as it is: a block is being dragged over it. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld
    if (!isHeld) this.#show()
  }

  /** The acknowledged state as it was before the last entries of the log; `undefined` when they do not lead back. */
  before(entries: readonly LogEntry[]): DraftTree | undefined {
    const isWhole = entries.some(({ touched }) => touched.includes(EVERYTHING))
    if (isWhole || entries.at(-1)?.number !== this.#revision) return undefined
    const draft = editableDraft(this.#confirmed)
    for (const { backward } of entries.toReversed()) carryOutOn(draft, backward)
    return draft
  }

  /** Brings the screen to the acknowledged state with the own steps on top; what is the same there is left alone. */
  #show(): void {
    if (this.#isHeld) return
    const next = this.#withOwn(editableDraft(this.#confirmed))
    const change = this.#difference(next)
    if (change.nodes.size + change.children.size > 0 || change.own) this.#screen.commit(change)
  }

  /** Puts the own steps on top of a draft. */
  #withOwn(draft: EditableDraft): EditableDraft {
    for (const { operations } of this.#first ? [this.#first, ...this.steps] : this.steps)
      carryOutOn(draft, operations)
    return draft
  }

  #difference(next: DraftTree): DraftChange {
    const change = changeTo(this.#screen, next, isSameBlock)
    // One object for blocks that are equal: the next comparison is quick.
    for (const [id, node] of this.#confirmed.nodes) {
      const shown = this.#screen.nodes.get(id)
      if (shown && shown !== node && next.nodes.get(id) === node && !change.nodes.has(id))
        this.#confirmed.nodes.set(id, shown)
    }
    return { ...change, ...(!isSame(this.#screen.meta, next.meta) && { own: next.meta }) }
  }
}

const isSomething = ({ operations }: PageStep) => operations.length > 0

/** The store names the page in a new block; on the screen that changes nothing. */
const withoutPage = (node: DraftNode) => ({ ...node, content: { ...node.content, pageId: '' } })
const isSameBlock = (a: DraftNode, b: DraftNode) => isSame(withoutPage(a), withoutPage(b))

/** Two steps of one gesture that wait as one; `undefined` where they stay two. */
function joined(first: PageStep, second: PageStep): PageStep | undefined {
  if (first.gesture !== second.gesture || first.takes !== second.takes) return undefined
  const [only, next] = [first.operations[0], second.operations[0]]
  if (!only || !next || first.operations.length + second.operations.length > 2) return undefined
  const operation = mergedPatches(only, next)
  return operation && { ...first, operations: [operation] }
}
