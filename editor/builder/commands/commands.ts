import type { GivenContents } from '#content-store/client/model/contents.ts'
import { findBlock } from '#blocks/registry.ts'
import { mayTest } from '../../core/model/variant-steps.ts'
import { movableType } from '../../core/model/page-path.ts'
import { mayPublish } from '../../kit/rights.ts'
import { nextStep } from '../../core/model/history.ts'
import type { OpenDialog } from '../../core/session/store.ts'
import type { Refusal } from '../refusals/refusal.ts'
import {
  canSync,
  cut,
  detach,
  duplicate,
  insert,
  mayHide,
  move,
  pasteText,
  remove,
  selectedUse,
  soleBlock,
  take,
  testVariant,
  toggleHidden,
} from './block-commands.ts'
import { addBeside } from './add-beside.ts'
import { clipboardText, copyBlocks } from './clipboard.ts'
import {
  areFree,
  areUnlocked,
  type CommandContext,
  groupOf,
  hasSelection,
  heldBy,
  mayMove,
  unlocked,
} from './command-context.ts'
import { chosenSlot, press, selectAround, selectSiblings, stepInOutline } from './selection.ts'

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
  /** Says why it cannot be carried out now, where there is more to say than that nothing is selected. */
  readonly refusal?: (context: CommandContext) => Refusal | undefined
}

const always = () => true

const opens = (dialog: OpenDialog, shortcuts: readonly string[] = []): Command => ({
  shortcuts,
  isEnabled: always,
  run: ({ session }) => session.store.setState({ dialog }),
})

const COMMANDS = {
  undo: {
    shortcuts: ['mod+z'],
    isEnabled: ({ session }) => nextStep(session.store.getState().history, 'undo') !== undefined,
    run: context => take(context, 'undo'),
  },
  redo: {
    shortcuts: ['mod+shift+z', 'mod+y'],
    isEnabled: ({ session }) => nextStep(session.store.getState().history, 'redo') !== undefined,
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
  duplicate: { shortcuts: ['mod+d'], isEnabled: areFree, run: duplicate, refusal: heldBy },
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
    refusal: heldBy,
  },
  removeHere: {
    shortcuts: ['alt+Delete'],
    scope: 'page',
    isEnabled: areFree,
    run: context => remove(context, true),
    refusal: heldBy,
  },
  copy: {
    shortcuts: ['mod+c'],
    scope: 'page',
    isByBrowser: true,
    isEnabled: areUnlocked,
    run: context =>
      copyBlocks(
        context.session,
        unlocked(context).map(({ id }) => id),
      ),
    refusal: heldBy,
  },
  cut: {
    shortcuts: ['mod+x'],
    scope: 'page',
    isByBrowser: true,
    isEnabled: areFree,
    run: cut,
    refusal: heldBy,
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
    refusal: heldBy,
  },
  moveDown: {
    shortcuts: ['alt+ArrowDown'],
    scope: 'page',
    isEnabled: mayMove,
    run: context => move(context, 1),
    refusal: heldBy,
  },
  moveTo: { ...opens('moveTo'), isEnabled: areFree, refusal: heldBy },
  addBefore: {
    shortcuts: [],
    isEnabled: mayMove,
    run: context => addBeside(context, 'before'),
    refusal: heldBy,
  },
  addAfter: {
    shortcuts: [],
    isEnabled: mayMove,
    run: context => addBeside(context, 'after'),
    refusal: heldBy,
  },
  addHere: {
    shortcuts: [],
    isEnabled: ({ session }) => chosenSlot(session.store.getState()) !== undefined,
    run: ({ focus }) => focus('palette'),
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
    isEnabled: ({ session }) => {
      const { selected, chosen } = session.store.getState()
      return selected !== undefined || chosen !== undefined
    },
    run: ({ session }) => selectAround(session),
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
    isEnabled: ({ session: { detail }, operator }) =>
      mayPublish(operator, detail.path) && movableType(detail.type) !== undefined,
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
  insert(contents: GivenContents): boolean
  /** Why the selected blocks neither move nor go; `undefined` where they may. */
  held(): Refusal | undefined
  /** A dialog is in front or a block on its way: shortcuts rest. */
  isResting(): boolean
}

/** Commands that a synced section under edit does without: it is saved as a whole, and is neither a page nor a use. */
const OF_PAGES: ReadonlySet<CommandName> = new Set<CommandName>([
  'preview',
  'time',
  'languages',
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
    if (isEnabledIn(context, name)) return commandOf(name).run(context)
    const refusal = commandOf(name).refusal?.(context)
    if (refusal) context.onRefused(refusal)
  },
  paste: text => pasteText(context, text),
  insert: components => insert(context, components, 'insert'),
  held: () => heldBy(context),
  isResting() {
    const { dialog, save, clashes, isDragging } = context.session.store.getState()
    return isDragging || dialog !== undefined || clashes.length > 0 || save.state === 'signedOut'
  },
})
