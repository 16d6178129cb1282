import { useRef } from 'react'
import { Menu, MenuItem, Popover, Separator } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { type CommandName, commandOf } from '../commands/commands.ts'
import { keysText } from '../../kit/parts/keys-text.ts'
import { chosenSlot } from '../commands/selection.ts'
import { useCommandName } from '../commands/use-command-name.ts'
import { useEditor } from '../editor-context.ts'
import { useRefusalText } from '../refusals/use-refusal-text.ts'
import styles from './menu.module.css'

/** Operations on selected blocks, in groups. */
const COMMANDS: readonly (readonly CommandName[])[] = [
  ['editText'],
  ['copy', 'cut', 'paste', 'duplicate', 'saveSection', 'makeSynced', 'detach'],
  ['addBefore', 'addAfter'],
  ['testVariant'],
  ['moveUp', 'moveDown', 'moveTo'],
  ['hideOnMobile', 'hideOnDesktop'],
  ['chooseSeveral', 'remove', 'removeHere'],
]

/** Operations on a slot that is selected. */
const SLOT_COMMANDS: typeof COMMANDS = [['addHere', 'paste']]

/** The menu of the selected blocks: opens on right click, a long press, the menu key and the buttons that ask for it. */
export function BlockMenu() {
  const { session } = useEditor()
  const point = useStore(session.store, state => state.menu)
  return point && <OpenMenu key={`${point.x} ${point.y}`} {...point} />
}

function OpenMenu({ x, y }: { readonly x: number; readonly y: number }) {
  const t = useTranslations('editor')
  const { session, commands } = useEditor()
  const nameOf = useCommandName()
  const anchor = useRef<HTMLDivElement>(null)
  const refusalText = useRefusalText(session.page)
  const held = commands.held()
  const isOfSlot = chosenSlot(session.store.getState()) !== undefined
  const close = () => session.store.setState({ menu: undefined })
  return (
    <>
      <div ref={anchor} className={styles.anchor} style={{ left: x, top: y }} />
      <Popover
        isOpen
        aria-label={t('menu.title')}
        triggerRef={anchor}
        className={styles.popover ?? ''}
        placement="bottom start"
        offset={2}
        onOpenChange={close}
      >
        {held && <p className={styles.note}>{refusalText(held)}</p>}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was asked for takes the keyboard */}
        <Menu autoFocus="first" className={styles.menu ?? ''} aria-label={t('menu.title')} onClose={close}>
          {(isOfSlot ? SLOT_COMMANDS : COMMANDS).flatMap((names, group) => [
            ...(group > 0 ? [<Separator key={`before ${group}`} className={styles.line ?? ''} />] : []),
            ...names.map(name => (
              <MenuItem
                key={name}
                id={name}
                className={styles.item ?? ''}
                textValue={nameOf(name)}
                isDisabled={!commands.isEnabled(name)}
                onAction={() => commands.run(name)}
              >
                {nameOf(name)}
                <Keys of={name} />
              </MenuItem>
            )),
          ])}
        </Menu>
      </Popover>
    </>
  )
}

/** The first shortcut of a command, for those who will use it next time. */
function Keys({ of }: { readonly of: CommandName }) {
  const [shortcut] = commandOf(of).shortcuts
  return shortcut === undefined ? null : <kbd>{keysText(shortcut)}</kbd>
}
