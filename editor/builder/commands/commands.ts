import { type AnyBlock, mayNest } from '#blocks/page/define-block.ts'
import { type Component, MAX_DEPTH } from '#blocks/page/page.ts'
import { SYNCED, USE_SLOT } from '#blocks/page/synced-section.ts'
import { findBlock } from '#blocks/registry.ts'
import type { StepLabel } from '#content-store/client/model/steps.ts'
import type { Role } from '#operators/operator.ts'
import { groupCopies, groupStep } from '../../core/model/group.ts'
import { branchOf, editTo, type Operation } from '#content-store/client/model/operations.ts'
import { slotKey } from '#content-store/client/model/page-tree.ts'
import { detaching } from '#content-store/client/model/synced-steps.ts'
import { isFixed, levelOf, movingBranch, enclosingUse } from '../../core/model/placement.ts'
import { mayTest, testOf } from '../../core/model/variant-steps.ts'
import { movableType } from '../../core/model/page-path.ts'
import { mayPublish } from '../../kit/rights.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { nextStep, sessionToTake } from '../../core/session/step-to-take.ts'
import { showInTurn } from '../../core/session/turns.ts'
import type { OpenDialog } from '../../core/session/store.ts'
import { type PasteProblem, readBlocks } from '../transfer/transfer.ts'
import { press, selectedGroup, selectSiblings, stepInOutline } from './selection.ts'
import { clipboardText, copyBlocks } from './clipboard.ts'
import { insertCopies, selectInserted } from './copies.ts'

/** Parts of the editor a command can move the keyboard to. */
export type Area = 'palette' | 'outline' | 'inspector' | 'comments'

export interface CommandContext {
  readonly session: PageSession
  readonly role: Role
  readonly focus: (area: Area) => void
  /** Called when copied blocks cannot be pasted. */
  readonly onPasteRefused: (problem: PasteProblem) => void
  /** Returns true if the canvas shows a text of a block that can be edited there. */
  readonly showsText: (id: string) => boolean
  /** Edits the first text of a block on the canvas. */
  readonly editText: (id: string) => void
  /** Opens the menu of the selected blocks where they are. */
  readonly openMenu: () => void
  /** Called after an undo or redo that found nothing left of its step. */
  readonly onNothingTaken: (way: 'undo' | 'redo', label: StepLabel) => void
}

/** One thing an operator can do, for menu, keyboard and buttons alike; its name is `editor.commands.<name>`. */
interface Command {
  /** `mod` is Ctrl, or ⌘ on a Mac. */
  readonly shortcuts: readonly string[]
  /** `page`: only while the keyboard is on the page or the outline. */
  readonly scope?: 'page'
  /** Also works while the operator types in a field. */
  readonly isForFields?: boolean
  /** The keys are the browser's own: it raises an event for them, and that carries the command out. */
  readonly isByBrowser?: boolean
  readonly isEnabled: (context: CommandContext) => boolean
  readonly run: (context: CommandContext) => void
}

const always = () => true
const groupOf = ({ session }: CommandContext) => selectedGroup(session)
const hasSelection = (context: CommandContext) => groupOf(context).length > 0
/** Selected blocks that every one of `holds` for; none when it does not hold for one of them. */
const selectedBlocks = (context: CommandContext, holds: (block: AnyBlock | undefined) => boolean) => {
  const nodes = groupOf(context).flatMap(id => context.session.page.node(id) ?? [])
  return nodes.every(({ code }) => holds(findBlock(code))) ? nodes : []
}
/** Locked blocks occur once on their page and stay there. */
const unlocked = (context: CommandContext) => selectedBlocks(context, block => block?.locked !== true)
const areUnlocked = (context: CommandContext) => unlocked(context).length > 0
/** Blocks of a synced section stay where it puts them. */
const areInPlace = (context: CommandContext) =>
  groupOf(context).some(id => {
    const node = context.session.page.node(id)
    return node !== undefined && isFixed(context.session.page, node)
  })
const freeBlocks = (context: CommandContext) => (areInPlace(context) ? [] : unlocked(context))
const areFree = (context: CommandContext) => freeBlocks(context).length > 0

const mayMove = (context: CommandContext) => hasSelection(context) && !areInPlace(context)

function move(context: CommandContext, by: -1 | 1) {
  const { session } = context
  session.run('move', groupStep(session.page, findBlock, groupOf(context), by))
}

/** The only selected block, if it shows a text. */
function soleBlock(context: CommandContext): string | undefined {
  const [id, ...others] = groupOf(context)
  return id !== undefined && others.length === 0 && context.showsText(id) ? id : undefined
}

/** Screens show on every device: shoppers on a phone must be able to sign in. */
const hideable = (context: CommandContext) => selectedBlocks(context, block => block?.isScreen !== true)
const mayHide = (context: CommandContext) => hideable(context).length > 0

/** Hides on one kind of device, or shows everywhere again where all are hidden there. Source: LO-37. */
function toggleHidden(context: CommandContext, device: 'mobile' | 'desktop') {
  const nodes = hideable(context)
  const areHidden = nodes.every(({ style }) => style['hideOn'] === device)
  const edits = nodes.flatMap(({ id, style }) => {
    const { hideOn: _, ...rest } = style
    return editTo(id, 'style', style, areHidden ? rest : { ...rest, hideOn: device }) ?? []
  })
  if (edits.length > 0) context.session.run('hide', edits)
}

/** The use of a synced section that is selected, or in which the selected block is. */
function selectedUse(context: CommandContext): string | undefined {
  const [id, ...others] = groupOf(context)
  const node = id === undefined || others.length > 0 ? undefined : context.session.page.node(id)
  if (!node) return undefined
  return node.code === SYNCED ? node.id : enclosingUse(context.session.page, node.slot)
}

/** Makes blocks of the page out of a use; they keep what they say. */
function detach(context: CommandContext) {
  const { session } = context
  const use = selectedUse(context)
  if (use === undefined) return
  const [first] = session.page.childIds(slotKey(use, USE_SLOT))
  if (session.run('detach', detaching(session.page, use))) session.select(first)
}

/** Blocks of one slot that can be a synced section together. */
function canSync(context: CommandContext): boolean {
  const { page } = context.session
  const nodes = freeBlocks(context)
  return (
    nodes.length > 0 &&
    nodes.every(({ id, slot, code }) => {
      const block = findBlock(code)
      const inside = branchOf(page, id)
      return (
        slot === nodes[0]?.slot &&
        block !== undefined &&
        mayNest(block) &&
        inside.nodes.every(node => node.code !== SYNCED) &&
        levelOf(page, slot) + movingBranch(inside).height < MAX_DEPTH
      )
    })
  )
}

/** @param twin what goes in the other language; the same by default */
function remove(context: CommandContext, twin?: readonly Operation[]) {
  const { session } = context
  const nodes = freeBlocks(context)
  const [last, gone] = [nodes.at(-1), new Set(nodes.map(({ id }) => id))]
  if (!last) return
  const siblings = session.page.childIds(last.slot)
  const at = siblings.indexOf(last.id)
  const next = [...siblings.slice(at + 1), ...siblings.slice(0, at).toReversed()].find(id => !gone.has(id))
  session.run(
    'remove',
    nodes.map(({ id }) => ({ kind: 'remove', id })),
    undefined,
    twin,
  )
  session.select(next)
}

function duplicate(context: CommandContext) {
  const { session } = context
  if (!areFree(context)) return
  const inserts = groupCopies(session.page, groupOf(context))
  if (session.run('duplicate', inserts)) selectInserted(session, inserts)
}

/** Makes the selected blocks variant A of a test, and shows the copy that is to differ. */
function testVariant(context: CommandContext) {
  const { session } = context
  const test = testOf(session.page, findBlock, groupOf(context))
  if (!test || !session.run('test', test.operations)) return
  session.select(test.id)
  showInTurn(session, test.id, 'b')
}

/** Pastes blocks from text, as one step. Says why where they cannot be pasted; the page then stays as it is. */
function pasteText(context: CommandContext, text: string): void {
  const read = readBlocks(text)
  if (!read.ok) return context.onPasteRefused(read.refusal)
  const problem = insertCopies(context.session, read.value.components, 'paste')
  if (problem) context.onPasteRefused(problem)
}

/** Undoes a step or does it again, and says so where other operators have left nothing of it. */
function take({ session, onNothingTaken }: CommandContext, way: 'undo' | 'redo') {
  const taken = sessionToTake(session, way)[way]()
  if (taken && !taken.isDone) onNothingTaken(way, taken.step.label)
}

const opens = (dialog: OpenDialog, shortcuts: readonly string[] = []): Command => ({
  shortcuts,
  isEnabled: always,
  run: ({ session }) => session.store.setState({ dialog }),
})

const COMMANDS = {
  undo: {
    shortcuts: ['mod+z'],
    isEnabled: ({ session }) => nextStep(sessionToTake(session, 'undo'), 'undo') !== undefined,
    run: context => take(context, 'undo'),
  },
  redo: {
    shortcuts: ['mod+shift+z', 'mod+y'],
    isEnabled: ({ session }) => nextStep(sessionToTake(session, 'redo'), 'redo') !== undefined,
    run: context => take(context, 'redo'),
  },
  editText: {
    shortcuts: ['Enter', 'F2'],
    scope: 'page',
    isEnabled: context => soleBlock(context) !== undefined,
    run(context) {
      const id = soleBlock(context)
      if (id !== undefined) context.editText(id)
    },
  },
  duplicate: { shortcuts: ['mod+d'], isEnabled: areFree, run: duplicate },
  testVariant: {
    shortcuts: [],
    isEnabled: context => mayTest(context.session.page, findBlock, groupOf(context)),
    run: testVariant,
  },
  remove: {
    shortcuts: ['Delete', 'Backspace'],
    scope: 'page',
    isEnabled: areFree,
    run: context => remove(context),
  },
  removeHere: {
    shortcuts: ['alt+Delete'],
    scope: 'page',
    isEnabled: areFree,
    run: context => remove(context, []),
  },
  copy: {
    shortcuts: ['mod+c'],
    scope: 'page',
    isEnabled: areUnlocked,
    run: context =>
      copyBlocks(
        context.session.page,
        unlocked(context).map(({ id }) => id),
      ),
  },
  paste: {
    shortcuts: ['mod+v'],
    scope: 'page',
    isByBrowser: true,
    isEnabled: always,
    run: context => void clipboardText().then(text => pasteText(context, text)),
  },
  moveUp: {
    shortcuts: ['alt+ArrowUp'],
    scope: 'page',
    isEnabled: mayMove,
    run: context => move(context, -1),
  },
  moveDown: {
    shortcuts: ['alt+ArrowDown'],
    scope: 'page',
    isEnabled: mayMove,
    run: context => move(context, 1),
  },
  hideOnMobile: {
    shortcuts: ['alt+m'],
    isEnabled: mayHide,
    run: context => toggleHidden(context, 'mobile'),
  },
  hideOnDesktop: {
    shortcuts: ['alt+d'],
    isEnabled: mayHide,
    run: context => toggleHidden(context, 'desktop'),
  },
  selectPrevious: {
    shortcuts: ['ArrowUp'],
    scope: 'page',
    isEnabled: always,
    run: ({ session }) => session.select(stepInOutline(session, -1)),
  },
  selectNext: {
    shortcuts: ['ArrowDown'],
    scope: 'page',
    isEnabled: always,
    run: ({ session }) => session.select(stepInOutline(session, 1)),
  },
  extendUp: {
    shortcuts: ['shift+ArrowUp'],
    scope: 'page',
    isEnabled: always,
    run: ({ session }) => press(session, stepInOutline(session, -1), 'range'),
  },
  extendDown: {
    shortcuts: ['shift+ArrowDown'],
    scope: 'page',
    isEnabled: always,
    run: ({ session }) => press(session, stepInOutline(session, 1), 'range'),
  },
  selectAll: {
    shortcuts: ['mod+a'],
    scope: 'page',
    isEnabled: always,
    run: ({ session }) => selectSiblings(session),
  },
  chooseSeveral: {
    shortcuts: [],
    isEnabled: hasSelection,
    run: ({ session: { store } }) => store.setState(({ isChoosing }) => ({ isChoosing: !isChoosing })),
  },
  menu: {
    shortcuts: ['shift+F10', 'ContextMenu'],
    scope: 'page',
    isEnabled: hasSelection,
    run: ({ openMenu }) => openMenu(),
  },
  deselect: {
    shortcuts: ['Escape'],
    scope: 'page',
    isEnabled: hasSelection,
    run: ({ session }) => session.select(undefined),
  },
  focusPalette: {
    shortcuts: ['alt+1'],
    isForFields: true,
    isEnabled: always,
    run: ({ focus }) => focus('palette'),
  },
  focusOutline: {
    shortcuts: ['alt+2'],
    isForFields: true,
    isEnabled: always,
    run: ({ focus }) => focus('outline'),
  },
  focusInspector: {
    shortcuts: ['alt+3'],
    isForFields: true,
    isEnabled: always,
    run: ({ focus }) => focus('inspector'),
  },
  focusComments: {
    shortcuts: ['alt+4'],
    isForFields: true,
    isEnabled: always,
    run: ({ focus }) => focus('comments'),
  },
  save: {
    shortcuts: ['mod+s'],
    isForFields: true,
    isEnabled: always,
    run: ({ session }) => void session.autosave.flush(),
  },
  preview: opens('preview', ['alt+p']),
  time: {
    shortcuts: ['alt+t'],
    isEnabled: always,
    run: ({ session: { store } }) =>
      store.setState(({ time }) => ({ time: time ? undefined : { at: undefined, show: 'draft' } })),
  },
  languages: opens('languages', ['alt+l']),
  bothLanguages: {
    shortcuts: ['alt+b'],
    isEnabled: always,
    run: ({ session: { store } }) => store.setState(({ isBilingual }) => ({ isBilingual: !isBilingual })),
  },
  publish: { ...opens('publish', ['mod+Enter']), isForFields: true },
  checks: opens('checks'),
  versions: opens('versions', ['alt+v']),
  page: opens('page', ['alt+s']),
  address: {
    ...opens('address'),
    isEnabled: ({ session: { detail }, role }) =>
      mayPublish(role, detail.path) && movableType(detail.type) !== undefined,
  },
  saveSection: { ...opens('saveSection'), isEnabled: areUnlocked },
  makeSynced: { ...opens('makeSynced'), isEnabled: canSync },
  detach: {
    shortcuts: [],
    isEnabled: context => selectedUse(context) !== undefined,
    run: detach,
  },
  saveTemplate: {
    ...opens('saveTemplate'),
    isEnabled: ({ session }) => movableType(session.detail.type) !== undefined && session.page.nodes.size > 0,
  },
  find: { ...opens('find', ['mod+k']), isForFields: true },
  shortcuts: opens('shortcuts', ['?']),
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof COMMANDS
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[] // the keys of a constant
export const commandOf = (name: CommandName): Command => COMMANDS[name]

export interface Commands {
  isEnabled(name: CommandName): boolean
  run(name: CommandName): void
  /** Pastes what the browser hands over. */
  paste(text: string): void
  /** Puts saved blocks after the selected one; false where this page does not take them, which is said. */
  insert(components: readonly Component[]): boolean
  /** A dialog is in front or a block on its way: shortcuts rest. */
  isResting(): boolean
}

/** Commands that a synced section under edit does without: it is saved as a whole, and is neither a page nor a use. */
const OF_PAGES: ReadonlySet<CommandName> = new Set<CommandName>([
  'preview',
  'time',
  'languages',
  'bothLanguages',
  'removeHere',
  'publish',
  'checks',
  'versions',
  'page',
  'address',
  'saveTemplate',
  'makeSynced',
  'detach',
  'focusComments',
])

const isEnabledIn = (context: CommandContext, name: CommandName) =>
  !(context.session.isSection && OF_PAGES.has(name)) && commandOf(name).isEnabled(context)

export const createCommands = (context: CommandContext): Commands => ({
  isEnabled: name => isEnabledIn(context, name),
  run(name) {
    if (isEnabledIn(context, name)) commandOf(name).run(context)
  },
  paste: text => pasteText(context, text),
  insert(components) {
    const problem = insertCopies(context.session, components, 'insert')
    if (problem) context.onPasteRefused(problem)
    return problem === undefined
  },
  isResting() {
    const { dialog, save, clashes, isDragging } = context.session.store.getState()
    return isDragging || dialog !== undefined || clashes.length > 0 || save.state === 'signedOut'
  },
})
