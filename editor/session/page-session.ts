import { ROOT_SLOTS, type RootSlot } from '#blocks/page/define-block.ts'
import { findBlock } from '#blocks/registry.ts'
import type { PageContent, PageDetail } from '#content-store/client/types.ts'
import { withLockedBlocks } from '#renderer/default-pages.ts'
import { screensOf } from '#renderer/routes.ts'
import { type Autosave, createAutosave, type SaveOutcome } from '../autosave.ts'
import { recorded, redone, type Step, type StepLabel, undone } from '../model/history.ts'
import { LivePage } from '../model/live-page.ts'
import { newId } from '../model/new-block.ts'
import { branchOf, type Operation, plan } from '../model/operations.ts'
import { childrenOf, slotKey } from '../model/page-tree.ts'
import { slotsOfBlocks } from '../model/placement.ts'
import { fromPage, toPage } from '../model/page-content.ts'
import { createEditorStore, type EditorStore } from '../store.ts'
import { fitsRevision, fitsUnsent, type LocalCopy, type Unsent } from '../unsent.ts'

const slotsOf = slotsOfBlocks(findBlock)

/** Locked blocks that the page lacks are there from the start, as shoppers see them. */
const asTree = ({ id, type }: PageDetail, content: PageContent) =>
  fromPage(
    { ...content, components: withLockedBlocks({ id, type, components: content.components }).components },
    slotsOf,
    newId,
  )

/** A page open in the editor: its tree, the steps made, and how they reach the store. */
export interface PageSession {
  readonly detail: PageDetail
  readonly page: LivePage
  readonly store: EditorStore
  readonly autosave: Autosave
  /** The page's own slots, in order; `core` is for shells. */
  readonly rootSlots: readonly RootSlot[]
  /** Screens of a shell, by the codes of their blocks; the canvas shows one at a time. */
  readonly screens: readonly string[]
  /** Edits of an earlier visit that never reached the store, until the operator decides about them. */
  readonly unsent: Unsent | undefined
  /** Carries out operations as one step; false when none applies. Steps of one `gesture` are undone together. */
  run(label: StepLabel, operations: readonly Operation[], gesture?: string): boolean
  undo(): Step | undefined
  redo(): Step | undefined
  select(id: string | undefined): void
  content(): PageContent
  /** Puts other content in place of the page, as one fresh start without steps. */
  load(content: PageContent, saved: { readonly revision: number; readonly savedAt: number }): void
  /**
   * Shows a newer draft of the store, unless there is something here to save: then the save meets the conflict. Says
   * whether it did. Steps of the draft before no longer fit and go.
   */
  follow(newer: PageDetail): boolean
  /** Puts an older content in place of the page as one step that can be undone. */
  replaceWith(content: PageContent, gesture: string): void
  takeUnsent(): void
  dropUnsent(): void
  /** Writes what must outlive the tab; called when it goes away and after each save. */
  keep(): void
  close(): void
}

export interface SessionPorts {
  readonly save: (content: PageContent, revision: number, keepReplaced: boolean) => Promise<SaveOutcome>
  readonly localCopy: LocalCopy
  /** Epoch ms. */
  readonly clock: () => number
}

let gestures = 0
/** A gesture of its own, for a step that joins no other. */
export const newGesture = (of = 'step') => `${of} ${++gestures} ${newId()}`

export function openPageSession(detail: PageDetail, { save, localCopy, clock }: SessionPorts): PageSession {
  const page = new LivePage(asTree(detail, detail.draft), slotsOf)
  const isShell = detail.path.startsWith('/shell/') || page.childIds(slotKey('', 'core')).length > 0
  const rootSlots = ROOT_SLOTS.filter(name => name !== 'core' || isShell)
  page.rootSlots = rootSlots
  const content = () => toPage(page, slotsOf)
  const screens = screensOf(detail.path)
  const store = createEditorStore(
    { state: 'saved', revision: detail.draft.revision, savedAt: detail.draft.savedAt },
    screens[0],
  )
  const autosave = createAutosave({
    revision: detail.draft.revision,
    savedAt: detail.draft.savedAt,
    read: content,
    save,
    onStatus(status) {
      store.setState({ save: status })
      if (status.state !== 'unsaved' && status.state !== 'saving') keep()
    },
  })
  const found = localCopy.unsent()
  let unsent = found
  store.setState({ history: localCopy.historyFor(fitsRevision(detail.draft.revision)) })

  function keep() {
    // An undecided find stays as it is until the operator decides.
    if (unsent) return
    const { state, revision } = autosave.status()
    const { history } = store.getState()
    if (state === 'saved') {
      localCopy.forgetUnsent()
      localCopy.keepHistory(history, fitsRevision(revision))
      return
    }
    const at = clock()
    localCopy.keepUnsent({ content: content(), revision, at })
    localCopy.keepHistory(history, fitsUnsent(at))
  }

  /** Carries operations out one by one; answers with those that take them back, last first. */
  function carryOut(operations: readonly Operation[]): Operation[] {
    const backward: Operation[] = []
    for (const operation of operations) {
      const outcome = plan(page, operation)
      if (!outcome) continue
      page.commit(outcome.change)
      backward.unshift(outcome.inverse)
    }
    if (backward.length > 0) autosave.touch()
    const { selected } = store.getState()
    if (selected !== undefined && !page.nodes.has(selected)) store.setState({ selected: undefined })
    return backward
  }

  function load(next: PageContent, saved: { readonly revision: number; readonly savedAt: number }) {
    page.replace(asTree(detail, next))
    store.setState({ history: { past: [], future: [] }, selected: undefined, thrown: new Map() })
    autosave.reset(saved)
  }

  function follow({ draft, keptDrafts }: PageDetail): boolean {
    const { state, revision, savedAt } = autosave.status()
    if (state !== 'saved' || draft.revision <= revision || store.getState().isDragging) return false
    const { selected } = store.getState()
    load(draft, draft)
    store.setState({
      // What was selected stays so, if the newer draft has it.
      selected: selected !== undefined && page.nodes.has(selected) ? selected : undefined,
      newer: {
        savedBy: draft.savedBy,
        savedAt: draft.savedAt,
        isKept: keptDrafts.some(kept => kept.savedAt === savedAt),
      },
    })
    return true
  }

  return {
    detail,
    page,
    store,
    autosave,
    rootSlots,
    screens,
    get unsent() {
      return unsent
    },
    run(label, operations, gesture = newGesture(label)) {
      const backward = carryOut(operations)
      if (backward.length === 0) return false
      const step: Step = { gesture, label, forward: operations, backward }
      store.setState(({ history }) => ({ history: recorded(history, step) }))
      return true
    },
    undo() {
      const result = undone(store.getState().history)
      if (!result) return undefined
      carryOut(result.step.backward)
      store.setState({ history: result.history })
      return result.step
    },
    redo() {
      const result = redone(store.getState().history)
      if (!result) return undefined
      carryOut(result.step.forward)
      store.setState({ history: result.history })
      return result.step
    },
    select(id) {
      if (store.getState().selected === id) return
      const code = id === undefined ? undefined : page.node(id)?.code
      // What is selected is shown.
      const own = code === undefined ? undefined : (findBlock(code)?.screen ?? code)
      const screen = screens.find(name => name === own)
      store.setState({ selected: id, focus: undefined, ...(screen && { screen }) })
    },
    content,
    load,
    follow,
    replaceWith(next, gesture) {
      const tree = asTree(detail, next)
      // Colours are the admins' (LO-13) and stay as they are.
      const { title, description, keywords } = tree.meta
      const roots = ROOT_SLOTS.map(name => slotKey('', name))
      this.run(
        'restore',
        [
          ...roots.flatMap(slot => page.childIds(slot).map((id): Operation => ({ kind: 'remove', id }))),
          ...roots.flatMap(slot =>
            childrenOf(tree, slot).map(
              (id, index): Operation => ({ kind: 'insert', at: { slot, index }, branch: branchOf(tree, id) }),
            ),
          ),
          { kind: 'meta', set: { title, description, keywords } },
        ],
        gesture,
      )
    },
    takeUnsent() {
      if (!unsent) return
      const { content: mine, revision, at } = unsent
      unsent = undefined
      page.replace(asTree(detail, mine))
      store.setState({ history: localCopy.historyFor(fitsUnsent(at)), selected: undefined })
      // Saved against the revision the edits started from, so that a later save by another operator shows as a conflict.
      autosave.reset({ revision, savedAt: detail.draft.savedAt })
      autosave.touch()
    },
    dropUnsent() {
      unsent = undefined
      localCopy.forgetUnsent()
    },
    keep,
    close() {
      autosave.stop()
      keep()
    },
  }
}
