import { ROOT_SLOTS, type RootSlot } from '#blocks/page/define-block.ts'
import { findBlock } from '#blocks/registry.ts'
import { type DraftOperation, editableDraft } from '#content-store/client/draft/draft-operations.ts'
import {
  carryOut,
  carryOutOn,
  type LogEntry,
  type PageStep,
} from '#content-store/client/draft/draft-steps.ts'
import { fromJson } from '#content-store/client/draft/draft-json.ts'
import { type DraftTree, inLanguage } from '#content-store/client/draft/draft-tree.ts'
import { soleTree } from '#content-store/client/draft/join-trees.ts'
import { lifted, type Lifting } from '#content-store/client/draft/lifted.ts'
import { asJustMade, takingBack } from '#content-store/client/draft/taking-back.ts'
import { branchOf, type Operation, positionAt } from '#content-store/client/model/operations.ts'
import { fromPage, toPage } from '#content-store/client/page-content.ts'
import { childrenOf, type PageTree, slotKey } from '#content-store/client/model/page-tree.ts'
import type { StepLabel } from '#content-store/client/model/steps.ts'
import type {
  OpenedPage,
  PageContent,
  PageDetail,
  Revisions,
  StepsAnswer,
} from '#content-store/client/types.ts'
import { withLockedBlocks } from '#renderer/source/default-pages.ts'
import { screensOf } from '#renderer/route/routes.ts'
import { type Autosave, createAutosave } from './autosave.ts'
import type { SendOutcome } from '../../kit/services/page-calls.ts'
import { historyOf, recorded, redone, type Step, undone } from '../model/history.ts'
import { LiveDraft } from '../model/live-draft.ts'
import type { LivePage } from '../model/live-page.ts'
import { newId } from '../model/new-block.ts'
import { slotsOfBlocks } from '../model/placement.ts'
import { type Clash, settingField } from '../model/rebase.ts'
import { composed } from './compositions.ts'
import {
  createEditorStore,
  type EditorState,
  type EditorStore,
  NO_BLOCKS,
  type WorkOfOthers,
} from './store.ts'
import type { LocalCopy, Unsent } from './unsent.ts'
import type { Locale } from '#locales/locale.ts'
import { DraftQueue } from './draft-queue.ts'
import { pathOf } from './option-place.ts'
import { removedUnder } from './removed-under.ts'
import { optionsEdit, presentOptions } from './present-options.ts'
import { turnsFor } from './turns.ts'

const slotsOf = slotsOfBlocks(findBlock)

/** The content as the store holds it. A repeated id gets the same new one there. */
const asTree = (content: PageContent) => fromPage(content, slotsOf, id => `${id}-again`)

/** Puts locked blocks that the page lacks where shoppers see them. */
function lockedInserts({ id, type }: PageDetail, draft: PageContent): readonly Operation[] {
  const { components } = withLockedBlocks({ id, type, components: draft.components })
  if (components.length === draft.components.length) return []
  const [whole, stored] = [asTree({ ...draft, components }), asTree(draft)]
  return ROOT_SLOTS.map(name => slotKey('', name)).flatMap(slot => {
    const ids = childrenOf(whole, slot)
    return ids.flatMap((block, index): Operation[] =>
      stored.nodes.has(block)
        ? []
        : [{ kind: 'insert', at: positionAt(slot, ids, index), branch: branchOf(whole, block) }],
    )
  })
}

/** A content of a page as the canvas shows it: with the locked blocks it lacks. */
export const shownTree = ({ id, type }: Pick<PageDetail, 'id' | 'type'>, content: PageContent): PageTree =>
  asTree({
    ...content,
    components: withLockedBlocks({ id, type, components: content.components }).components,
  })

/** The slots a page has of its own, in order; `core` is for shells. */
function rootSlotsOf(path: string, page: LivePage): readonly RootSlot[] {
  const isShell = path.startsWith('/shell/') || page.childIds(slotKey('', 'core')).length > 0
  return ROOT_SLOTS.filter(name => name !== 'core' || isShell)
}

/** A step that was undone or done again. */
interface Taken {
  readonly step: Step
  /** False when nothing was left of it: other operators have changed or removed all that it touched. */
  readonly isDone: boolean
  /** Set instead when the step would remove blocks that others have worked in since: nothing is done before the operator decides. */
  readonly work?: WorkOfOthers
}

/** Decision about such blocks: they stay, or they go too. */
export type AboutWork = 'keep' | 'remove'

/** One language of a page open in the editor: its tree, the steps made in both languages, and how they reach the store. */
export interface PageSession {
  readonly detail: PageDetail
  readonly page: LivePage
  /** The draft of both languages. */
  readonly draft: DraftTree
  /** The other language of the same session; `undefined` where the page is in one language. */
  readonly other: PageSession | undefined
  /** Revision of the language that the store has: what a publication or a request names. */
  readonly revision: () => number
  readonly store: EditorStore
  readonly autosave: Autosave
  /** The page's own slots, in order; `core` is for shells. */
  readonly rootSlots: readonly RootSlot[]
  /** Screens of a shell, by the codes of their blocks; the canvas shows one at a time. */
  readonly screens: readonly string[]
  /** The blocks are those of a synced section, which is no page. */
  readonly isSection: boolean
  /** Edits of an earlier visit that never reached the store, until the operator decides about them. */
  readonly unsent: Unsent | undefined
  /**
   * Carries out operations made in this language as one step, with what they do in the other; false when none applies. Steps of one
   * `gesture` are undone together.
   */
  run(label: StepLabel, operations: readonly Operation[], gesture?: string): boolean
  /** Carries out operations on the draft of both languages as one step. */
  runDraft(label: StepLabel, operations: readonly DraftOperation[], gesture?: string): boolean
  /** @param about decision about blocks that others have worked in; without it, the operator is to be asked */
  undo(about?: AboutWork): Taken | undefined
  redo(about?: AboutWork): Taken | undefined
  readonly select: (id: string | undefined) => void
  /** Selects several blocks, of which `lead` shows its options. */
  readonly selectAll: (ids: readonly string[], lead: string | undefined) => void
  content(): PageContent
  /** The page with the edits of an earlier visit. */
  unsentContent(): PageContent
  /** Takes up steps of others as they come from the log; asks for those in between if there is a gap. */
  receive(answer: StepsAnswer): Promise<void>
  /** Asks for what others did since. Rejects when the store does not answer. */
  catchUp(): Promise<void>
  /** Settles what the operator had to decide: with the own wish, or with what the other operator did. */
  settle(clash: Clash, wish: 'mine' | 'theirs'): void
  /** Another content of the page as the canvas would show it: with the locked blocks it lacks. */
  treeOf(content: PageContent): PageTree
  /** Calls `listener` with each step of another window as it is taken up. */
  watchOthers(listener: (entry: LogEntry) => void): () => void
  takeUnsent(): Promise<void>
  dropUnsent(): void
  /** Writes what must outlive the tab; called when it goes away and after each save. */
  keep(): void
  close(): void
}

export interface SessionPorts {
  readonly send: (base: number, steps: readonly PageStep[]) => Promise<SendOutcome>
  /** `undefined` when the log does not hold all of them. */
  readonly stepsAfter: (revision: number) => Promise<StepsAnswer | undefined>
  /** The last steps of the page, newest first. */
  readonly log: () => Promise<readonly LogEntry[]>
  /** The page as it is stored; `undefined` when there is none. */
  readonly load: () => Promise<PageDetail | OpenedPage | undefined>
  readonly localCopy: LocalCopy
  /** Name of the operator. */
  readonly operator: string
  /** Epoch ms. */
  readonly clock: () => number
  /** Opens the blocks of a synced section instead of a page: they are in the main part. */
  readonly isSection?: boolean
}

let gestures = 0
/** A gesture of its own, for a step that joins no other. */
export const newGesture = (of = 'step') => `${of} ${++gestures} ${newId()}`

const stepId = () => crypto.randomUUID()

type Opened = PageDetail | OpenedPage

/** A page as its session begins: a page that comes without a joint draft is in one language. */
function opened(detail: Opened): {
  readonly draft: DraftTree
  readonly revision: number
  readonly revisions: Revisions
} {
  if ('joint' in detail) {
    const { joint } = detail
    return { draft: fromJson(joint), revision: joint.revision, revisions: joint.revisions }
  }
  const { revision } = detail.draft
  return { draft: soleTree(asTree(detail.draft)), revision, revisions: { [detail.locale]: revision } }
}

export function openPageSession(detail: Opened, ports: SessionPorts): PageSession {
  const { localCopy, clock, operator, isSection = false } = ports
  const { draft: stored, revision, revisions: known } = opened(detail)
  const live = new LiveDraft(stored, slotsOf)
  const page = live.face(detail.locale)
  let revisions = known
  const screens = screensOf(detail.path)
  const { savedAt } = detail.draft
  const store = createEditorStore({ state: 'saved', revision, savedAt }, screens[0])
  const lifting = (locale: Locale): Lifting => ({ locale, findBlock, newId })

  /** Locked blocks that the page lacks, each in its place among those before it. */
  function lockedOperations(): readonly DraftOperation[] {
    const scratch = editableDraft(live)
    return lockedInserts(detail, toPage(page, slotsOf)).flatMap(
      operation => carryOutOn(scratch, lifted(scratch, operation, lifting(detail.locale))).forward,
    )
  }
  const addClashes = (found: readonly Clash[]) =>
    store.setState(({ clashes }) => ({
      clashes: [...clashes.filter(old => !found.some(isAbout(old))), ...found],
    }))
  const otherListeners = new Set<(entry: LogEntry) => void>()
  const queue = new DraftQueue(
    live,
    { confirmed: stored, revision, locale: detail.locale },
    {
      onClashes: addClashes,
      onComing: endTyping,
      onOther(entry) {
        // The screen still has the block: it follows once all entries are taken up.
        addClashes(removedUnder(live, entry, { ...store.getState(), operator, locale: detail.locale }))
        otherListeners.forEach(listener => listener(entry))
      },
    },
  )
  queue.begin({
    id: stepId(),
    label: 'insert',
    gesture: newGesture('locked'),
    operations: lockedOperations(),
  })
  const rootSlots = isSection ? (['main'] as const) : rootSlotsOf(detail.path, page)

  const autosave = createAutosave({
    queue,
    savedAt,
    async send(base, steps) {
      keep()
      if (store.getState().isOutdated) return { kind: 'refused', message: '' }
      return ports.send(base, steps)
    },
    receive: takeUp,
    reload: () =>
      reload().then(
        () => true,
        () => false,
      ),
    onStatus(status) {
      store.setState({ save: status })
      if (status.state !== 'unsaved' && status.state !== 'saving') keep()
    },
  })
  const stopHolding = store.subscribe((state, before) => {
    if (state.isDragging === before.isDragging) return
    // After the drop itself, which was aimed at the page as it was.
    if (state.isDragging) queue.hold(true)
    else queueMicrotask(() => queue.hold(store.getState().isDragging))
  })
  const stopLooking = page.watchOrder(() => {
    const { selected, alsoSelected } = store.getState()
    const left = [...alsoSelected].filter(id => page.nodes.has(id))
    if (left.length < alsoSelected.size) store.setState({ alsoSelected: new Set(left) })
    if (selected !== undefined && !page.nodes.has(selected)) store.setState({ selected: left[0] })
  })
  let unsent = localCopy.unsent()
  void ports.log().then(takeUpHistory, () => undefined)

  /** Own steps of earlier visits can be taken back; those of this one are there already. */
  function takeUpHistory(newestFirst: readonly LogEntry[]) {
    const earlier = newestFirst.filter(({ number }) => number <= revision).toReversed()
    const known = historyOf(earlier, operator)
    store.setState(({ history }) => ({
      history: {
        past: [...known.past, ...history.past],
        future: history.past.length > 0 ? history.future : [...history.future, ...known.future],
      },
    }))
  }

  function keep() {
    // An undecided find stays as it is until the operator decides.
    if (unsent) return
    const { clashes } = store.getState()
    if (queue.isEmpty && clashes.length === 0) localCopy.forgetUnsent()
    else localCopy.keepUnsent({ steps: queue.steps, clashes, revision: queue.revision, at: clock() })
  }

  /** Carries operations out on the screen and lines them up for the store. */
  function make(operations: Iterable<DraftOperation>, step: Omit<PageStep, 'id' | 'operations'>) {
    const { forward, backward } = carryOut(live, operations, change => live.commit(change))
    if (forward.length === 0) return undefined
    queue.add({ ...step, id: stepId(), operations: forward })
    autosave.touch()
    return { forward, backward }
  }

  /** Returns true if a step brought a block to a version that this window does not know: the shop was updated since it was opened. */
  const isBeyond = ({ operations }: LogEntry) =>
    operations.some(operation => {
      if (operation.kind !== 'patch' || operation.id === undefined) return false
      const code = live.nodes.get(operation.id)?.code
      const block = code === undefined ? undefined : findBlock(code)
      return operation.patches.some(
        patch =>
          'value' in patch && patch.at[0] === 'version' && block && block.version < Number(patch.value),
      )
    })

  /** Writes the text under edit if its block or list item goes: with a step of its own, what went is offered again as it then reads. */
  function endTyping(after: () => DraftTree) {
    const { typing } = store.getState()
    if (typing && !pathOf(after(), typing)) typing.end()
  }

  async function takeUp(answer: StepsAnswer) {
    while (store.getState().isComposing) await composed(store)
    if (answer.entries.some(isBeyond)) {
      // Options of that version cannot be edited here. What waits is stored, and carried over after the window was loaded again.
      store.setState({ isOutdated: true })
      keep()
    }
    if (store.getState().isOutdated) return undefined
    if (answer.revision >= queue.revision) revisions = answer.revisions
    const received = queue.receive(answer.entries)
    if (received === 'whole') return reload()
    if (received === 'done') return undefined
    const between = await ports.stepsAfter(queue.revision)
    return between && queue.receive(between.entries) === 'done' ? undefined : reload()
  }

  async function reload() {
    const loaded = await ports.load()
    if (!loaded) throw new Error('The page is not there.')
    const { draft, keptDrafts } = loaded
    const next = opened(loaded)
    if (next.revision <= queue.revision) return
    const { savedAt: shown } = autosave.status()
    revisions = next.revisions
    queue.replace(next.draft, { revision: next.revision, savedBy: draft.savedBy })
    const isKept = keptDrafts.some(kept => kept.savedAt === shown)
    // Steps of the draft before no longer fit.
    store.setState({
      history: { past: [], future: [] },
      newer: { savedBy: draft.savedBy, savedAt: draft.savedAt, isKept },
    })
    autosave.refresh(draft)
  }

  async function receive(answer: StepsAnswer) {
    await takeUp(answer)
    autosave.refresh(answer)
  }

  /** The block whose options show, the screen it is on and the variant it is in: what is selected is shown. */
  function shown(id: string | undefined): Partial<EditorState> {
    if (store.getState().selected === id) return {}
    const code = id === undefined ? undefined : page.node(id)?.code
    const own = code === undefined ? undefined : (findBlock(code)?.screen ?? code)
    const screen = screens.find(name => name === own)
    const turns = turnsFor(page, id, store.getState().turns)
    return { selected: id, focus: undefined, turns, ...(screen && { screen }) }
  }

  const step = ({ label, gesture }: Step, takes: 'back' | 'forward') => ({ label, gesture, takes })

  /** Operations of an earlier visit. Those that an earlier version kept were made in the language of the page. */
  const presentOperations = (draft: DraftTree, operations: readonly (DraftOperation | Operation)[]) =>
    operations.flatMap((operation): readonly DraftOperation[] =>
      isPlain(operation) ? lifted(draft, operation, lifting(detail.locale)) : [operation],
    )

  /** Records a step that was made. */
  function record(label: StepLabel, gesture: string, operations: Iterable<DraftOperation>): boolean {
    const made = make(operations, { label, gesture })
    if (!made) return false
    store.setState(({ history }) => ({ history: recorded(history, { gesture, label, ...made }) }))
    return true
  }

  function take(way: 'back' | 'forward', about: AboutWork | undefined): Taken | undefined {
    const { history } = store.getState()
    const result = way === 'back' ? undone(history) : redone(history)
    if (!result) return undefined
    const { forward, backward } = result.step
    const [done, back] = way === 'back' ? [forward, backward] : [backward, forward]
    const { operations, withWork } = takingBack(live, done, back, about === 'remove')
    if (withWork.length > 0 && !about) {
      const before = inLanguage(asJustMade(live, done, back), detail.locale)
      const asked = way === 'back' ? 'undo' : 'redo'
      return { step: result.step, isDone: false, work: { way: asked, blocks: withWork, before } }
    }
    const made = make(operations, step(result.step, way))
    store.setState({ history: result.history })
    return { step: result.step, isDone: made !== undefined }
  }

  /** Carries out what the operator wanted. Options of an earlier version are brought to the present one with it. */
  function carryWish(clash: Clash): void {
    if (clash.kind === 'removed')
      record('insert', newGesture('insert'), [{ kind: 'insert', at: clash.at, branch: clash.branch }])
    else if (clash.kind === 'changed')
      record('remove', newGesture('remove'), [{ kind: 'remove', id: clash.id }])
    else {
      const { face } = facesBy(clash.in)
      face.run('edit', wishOf(clash, face.page))
    }
  }

  const shared = {
    store,
    autosave,
    rootSlots,
    screens,
    isSection,
    draft: live,
    get unsent() {
      return unsent
    },
    undo: (about?: AboutWork) => take('back', about),
    redo: (about?: AboutWork) => take('forward', about),
    selectAll(ids: readonly string[], lead: string | undefined) {
      store.setState({
        ...shown(lead),
        alsoSelected: new Set(ids.filter(id => id !== lead)),
        chosen: undefined,
      })
    },
    select(id: string | undefined) {
      store.setState({
        ...shown(id),
        alsoSelected: NO_BLOCKS,
        anchor: id,
        isChoosing: false,
        chosen: undefined,
      })
    },
    runDraft: (label: StepLabel, operations: readonly DraftOperation[], gesture = newGesture(label)) =>
      record(label, gesture, operations),
    receive,
    async catchUp() {
      const answer = await ports.stepsAfter(queue.revision)
      if (answer) await receive(answer)
      else await reload()
    },
    settle(clash: Clash, wish: 'mine' | 'theirs') {
      store.setState(({ clashes }) => ({ clashes: clashes.filter(each => each !== clash) }))
      if (wish === 'mine') carryWish(clash)
      keep()
    },
    watchOthers(listener: (entry: LogEntry) => void) {
      otherListeners.add(listener)
      return () => void otherListeners.delete(listener)
    },
    async takeUnsent() {
      if (!unsent) return
      const { steps, clashes, revision: base } = unsent
      const since = base < queue.revision ? await ports.stepsAfter(base).catch(() => undefined) : undefined
      unsent = undefined
      const start = since && queue.before(since.entries)
      const tried = editableDraft(start ?? live)
      const own = steps.map(each => ({ ...each, operations: presentOperations(tried, each.operations) }))
      const past = own.map(
        ({ label, gesture, operations }): Step => ({ label, gesture, ...carryOutOn(tried, operations) }),
      )
      queue.resume(own, start && { draft: start, revision: base })
      if (start && since) queue.receive(since.entries)
      store.setState(({ history }) => ({ history: past.reduce(recorded, history), selected: undefined }))
      addClashes(clashes)
      if (!queue.isEmpty) autosave.touch()
    },
    dropUnsent() {
      unsent = undefined
      localCopy.forgetUnsent()
    },
    keep,
    close() {
      autosave.stop()
      stopHolding()
      stopLooking()
      keep()
    },
  }

  /** What is said and done in one language. */
  function faceOf(own: PageDetail): PageSession {
    /** The other language costs nothing before it is looked at. */
    const face = () => {
      const known = live.face(own.locale)
      known.rootSlots = rootSlots
      return known
    }
    return Object.create(
      shared,
      Object.getOwnPropertyDescriptors({
        detail: own,
        get page() {
          return face()
        },
        get other() {
          return facesBy(own.locale).other
        },
        revision: () => revisions[own.locale] ?? revision,
        run(label: StepLabel, operations: readonly Operation[], gesture = newGesture(label)) {
          function* made() {
            for (const operation of operations) yield* lifted(live, operation, lifting(own.locale))
          }
          return record(label, gesture, made())
        },
        content: () => toPage(face(), slotsOf),
        treeOf: (given: PageContent) => shownTree(own, given),
        unsentContent() {
          const tree = editableDraft(live)
          for (const { operations } of unsent?.steps ?? [])
            carryOutOn(tree, presentOperations(tree, operations))
          return toPage(inLanguage(tree, own.locale), slotsOf)
        },
      }),
    ) as PageSession
  }
  const faces = [faceOf(detail), ...('other' in detail && detail.other ? [faceOf(detail.other)] : [])]
  const [first] = faces as [PageSession] // the page's own language is there

  /** The session in a language, and in the other one. */
  function facesBy(locale: Locale) {
    return {
      face: faces.find(each => each.detail.locale === locale) ?? first,
      other: faces.find(each => each.detail.locale !== locale),
    }
  }
  return first
}

/** Returns true for an operation in one language; removing and moving a block are the same in both. */
const isPlain = (operation: DraftOperation | Operation): operation is Operation =>
  operation.kind === 'edit' ||
  operation.kind === 'rename' ||
  operation.kind === 'meta' ||
  (operation.kind === 'insert' && operation.branch.nodes.some(node => 'options' in node))

/** Returns true if another decision is about the same. */
const isAbout = (one: Clash) => (other: Clash) =>
  one.kind === other.kind &&
  one.id === other.id &&
  (one.kind !== 'field' ||
    other.kind !== 'field' ||
    (one.in === other.in && one.bag === other.bag && one.key === other.key))

/** The edit that sets a field as the operator wanted it. Options of an earlier version are brought to the present one with it. */
function wishOf(clash: Clash & { readonly kind: 'field' }, { nodes }: PageTree): readonly Operation[] {
  const node = clash.bag === 'options' ? nodes.get(clash.id) : undefined
  const block = node && findBlock(node.code)
  if (!block) return [settingField(clash, clash.mine)]
  const { options, version } = presentOptions(block, node)
  const edit = optionsEdit(node, { next: { ...options, [clash.key]: clash.mine }, version })
  return edit ? [edit] : []
}
