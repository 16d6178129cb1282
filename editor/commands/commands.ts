import { findBlock } from '#blocks/registry.ts'
import type { StepLabel } from '#content-store/client/model/steps.ts'
import type { Role } from '#content-store/client/types.ts'
import { moveBlock } from '../drag/controller.ts'
import { copied, duplicateOf, editTo } from '../model/new-block.ts'
import { branchOf } from '#content-store/client/model/operations.ts'
import { defaultPlace, isTaken, neighbourPlace, placeOf } from '../model/placement.ts'
import { slotName } from '#content-store/client/model/page-tree.ts'
import { offeredOn } from '../session/offered.ts'
import type { PageSession } from '../session/page-session.ts'
import type { OpenDialog } from '../store.ts'
import { stepInOutline } from './selection.ts'
import { readClipboard, writeClipboard } from './clipboard.ts'

/** Parts of the editor a command can move the keyboard to. */
export type Area = 'palette' | 'outline' | 'inspector'

export interface CommandContext {
  readonly session: PageSession
  readonly role: Role
  readonly focus: (area: Area) => void
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
  readonly isEnabled: (context: CommandContext) => boolean
  readonly run: (context: CommandContext) => void
}

const always = () => true
const selectedOf = ({ session }: CommandContext) => {
  const id = session.store.getState().selected
  return id === undefined ? undefined : session.page.node(id)
}
const hasSelection = (context: CommandContext) => selectedOf(context) !== undefined
/** Locked blocks stand once on their page and stay there. */
const isFree = (context: CommandContext) => {
  const node = selectedOf(context)
  return node !== undefined && findBlock(node.code)?.locked !== true
}

function move(context: CommandContext, by: -1 | 1) {
  const { page } = context.session
  const node = selectedOf(context)
  const place = node && neighbourPlace(page, findBlock, node.id, by)
  if (node && place) moveBlock(context.session, node.id, place)
}

/** Screens show on every device: shoppers on a phone must be able to sign in. */
const mayHide = (context: CommandContext) => {
  const node = selectedOf(context)
  return node !== undefined && findBlock(node.code)?.isScreen !== true
}

/** Hides on one kind of device, or shows everywhere again. Source: LO-37. */
function toggleHidden(context: CommandContext, device: 'mobile' | 'desktop') {
  const node = selectedOf(context)
  if (!node || !mayHide(context)) return
  const { hideOn: now, ...rest } = node.style
  const edit = editTo(node.id, 'style', node.style, now === device ? rest : { ...rest, hideOn: device })
  if (edit) context.session.run('hide', [edit])
}

function remove(context: CommandContext) {
  const { session } = context
  const node = selectedOf(context)
  if (!node || !isFree(context)) return
  const siblings = session.page.childIds(node.slot)
  const at = siblings.indexOf(node.id)
  session.run('remove', [{ kind: 'remove', id: node.id }])
  session.select(siblings[at + 1] ?? siblings[at - 1])
}

function duplicate(context: CommandContext) {
  const { session } = context
  const node = selectedOf(context)
  const place = node && placeOf(session.page, node.id)
  if (!node || !place || !isFree(context)) return
  const insert = duplicateOf(session.page, node.id, place)
  if (session.run('duplicate', [insert])) session.select(insert.branch.nodes[0]?.id)
}

/** What was copied and where it would go; `undefined` where this page does not take it. */
function pasteable({ session }: CommandContext) {
  const branch = readClipboard()
  const top = branch?.nodes[0]
  const block = top && findBlock(top.code)
  if (!branch || !block || isTaken(session.page, block) || !offeredOn(session).includes(block))
    return undefined
  const at = defaultPlace(session.page, findBlock, top.code, session.store.getState().selected)
  return at && { branch, at }
}

function paste(context: CommandContext) {
  const { branch, at } = pasteable(context) ?? {}
  if (!branch || !at) return
  const fresh = copied(branch)
  const [first, ...rest] = fresh.nodes
  if (!first) return
  const nodes = [{ ...first, section: slotName(at.slot) }, ...rest]
  const { session } = context
  if (session.run('paste', [{ kind: 'insert', at, branch: { ...fresh, nodes } }])) session.select(first.id)
}

/** Undoes a step or does it again, and says so where other operators have left nothing of it. */
function take({ session, onNothingTaken }: CommandContext, way: 'undo' | 'redo') {
  const taken = session[way]()
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
    isEnabled: ({ session }) => session.store.getState().history.past.length > 0,
    run: context => take(context, 'undo'),
  },
  redo: {
    shortcuts: ['mod+shift+z', 'mod+y'],
    isEnabled: ({ session }) => session.store.getState().history.future.length > 0,
    run: context => take(context, 'redo'),
  },
  duplicate: { shortcuts: ['mod+d'], isEnabled: isFree, run: duplicate },
  remove: { shortcuts: ['Delete', 'Backspace'], scope: 'page', isEnabled: isFree, run: remove },
  copy: {
    shortcuts: ['mod+c'],
    scope: 'page',
    isEnabled: isFree,
    run: context => {
      const node = selectedOf(context)
      if (node) writeClipboard(branchOf(context.session.page, node.id))
    },
  },
  paste: {
    shortcuts: ['mod+v'],
    scope: 'page',
    isEnabled: context => pasteable(context) !== undefined,
    run: paste,
  },
  moveUp: {
    shortcuts: ['alt+ArrowUp'],
    scope: 'page',
    isEnabled: hasSelection,
    run: context => move(context, -1),
  },
  moveDown: {
    shortcuts: ['alt+ArrowDown'],
    scope: 'page',
    isEnabled: hasSelection,
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
  publish: { ...opens('publish', ['mod+Enter']), isForFields: true },
  versions: opens('versions', ['alt+v']),
  page: opens('page', ['alt+s']),
  shortcuts: opens('shortcuts', ['?']),
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof COMMANDS
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[] // the keys of a constant
export const commandOf = (name: CommandName): Command => COMMANDS[name]

export interface Commands {
  isEnabled(name: CommandName): boolean
  run(name: CommandName): void
  /** A dialog is in front or a block on its way: shortcuts rest. */
  isResting(): boolean
}

export const createCommands = (context: CommandContext): Commands => ({
  isEnabled: name => commandOf(name).isEnabled(context),
  run(name) {
    const command = commandOf(name)
    if (command.isEnabled(context)) command.run(context)
  },
  isResting() {
    const { dialog, save, clashes, isDragging } = context.session.store.getState()
    return isDragging || dialog !== undefined || clashes.length > 0 || save.state === 'signedOut'
  },
})
