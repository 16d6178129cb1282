import {
  type ComponentType,
  type Dispatch,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { LanguageSwitch } from '../../shop/frame/LanguageSwitch.tsx'
import { useBlockContext, useIsBuilder } from '../../page/view.ts'
import { AccountLink } from './AccountLink.tsx'
import { CLOSED, type DrawerEvent, drawerStep } from './drawer-state.ts'
import type { DrawerLevelsProps } from './DrawerLevels.tsx'
import styles from './Header.module.css'
import type { NavEntry } from './nav-entry.ts'
import { NavLink, NavName } from './NavLink.tsx'

/** What a button does to a dialog without any script, where the browser knows invoker commands. */
const command = (name: 'show-modal' | 'close', dialog: string) => ({ command: name, commandfor: dialog })

interface Props {
  readonly id: string
  readonly entries: readonly NavEntry[]
}

/** An entry, or one that unfolds what is below it; it needs no script to do so. */
function DrawerEntry({ entry }: { readonly entry: NavEntry }) {
  const t = useTranslations('shop.header')
  if (entry.children.length === 0) return <NavLink entry={entry} className={styles.drawerLink} />
  return (
    <details className={styles.fold}>
      <summary className={styles.drawerLink} {...(entry.colour && { style: { color: entry.colour } })}>
        <NavName {...entry} />
        <span className={styles.openSign} aria-hidden="true" />
      </summary>
      <ul className={styles.foldLinks}>
        {[{ ...entry, name: t('all', { name: entry.name }), icon: '' }, ...entry.children]
          .filter(({ href }) => href !== null)
          .map((child, i) => (
            <li key={i}>
              <NavLink entry={child} className={styles.foldLink} />
            </li>
          ))}
      </ul>
    </details>
  )
}

/** Follows the dialog, which the browser opens and closes too, and closes it with a press beside it, on a link, or on Back. */
function useDrawerState(drawer: RefObject<HTMLDialogElement | null>, send: Dispatch<DrawerEvent>) {
  useEffect(() => {
    const dialog = drawer.current
    if (!dialog) return
    const onToggle = () => send({ type: dialog.open ? 'open' : 'close' })
    // Beside the drawer a press hits the dialog itself; one on a link leaves the page.
    const onClick = ({ target }: MouseEvent) => {
      if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
    }
    // Going back leads to another page under the same header.
    const onBack = () => dialog.close()
    // It may have been opened before this script came.
    onToggle()
    addEventListener('popstate', onBack)
    dialog.addEventListener('toggle', onToggle)
    dialog.addEventListener('close', onToggle)
    dialog.addEventListener('click', onClick)
    return () => {
      removeEventListener('popstate', onBack)
      dialog.removeEventListener('toggle', onToggle)
      dialog.removeEventListener('close', onToggle)
      dialog.removeEventListener('click', onClick)
    }
  }, [drawer, send])
}

/** Loads the two levels once they are wanted. */
function useLevels(
  drawer: RefObject<HTMLDialogElement | null>,
  isWanted: boolean,
  setLevels: (levels: () => ComponentType<DrawerLevelsProps>) => void,
) {
  const { loadTexts } = useBlockContext()
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    Promise.all([import('./DrawerLevels.tsx'), loadTexts('service')]).then(
      ([module]) => {
        if (isGone) return
        const show = () => setLevels(() => module.DrawerLevels)
        const dialog = drawer.current
        // What was unfolded meanwhile is not taken from under the finger: the levels are there when it opens next.
        if (dialog?.querySelector('details[open]')) dialog.addEventListener('close', show, { once: true })
        else show()
      },
      () => undefined, // entries unfold in place
    )
    return () => {
      isGone = true
    }
  }, [drawer, isWanted, loadTexts, setLevels])
}

/**
 * The menu of phones and pads: a native modal dialog at the right, 80 % wide. The browser keeps the focus inside, closes
 * on Escape and gives the focus back. Its two levels come with the first press; until then, and without script, entries
 * unfold in place, and stay so while one of them is unfolded. On the canvas it stays shut: it would lie over the blocks around it. Source: L-043 … L-057.
 */
export function MenuDrawer({ id, entries }: Props) {
  const t = useTranslations('shop.header')
  const isBuilder = useIsBuilder()
  const drawer = useRef<HTMLDialogElement>(null)
  const dialogId = `${id}-menu`
  const [state, send] = useReducer(drawerStep, CLOSED)
  const isOpen = state.level !== 'closed'
  const shown = entries.filter(({ isInDrawer }) => isInDrawer)

  useDrawerState(drawer, send)
  const [Levels, setLevels] = useState<ComponentType<DrawerLevelsProps>>()
  useLevels(drawer, isOpen && !Levels, setLevels)

  // Handled here, the button's command would only be done twice.
  const open = (event: ReactMouseEvent) => {
    event.preventDefault()
    if (!drawer.current?.open) drawer.current?.showModal()
    send({ type: 'open' })
  }
  const close = (event: ReactMouseEvent) => {
    event.preventDefault()
    drawer.current?.close()
  }
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-label={t('openMenu')}
        {...(!isBuilder && { onClick: open, ...command('show-modal', dialogId) })}
      >
        <span className={styles.menuSign} aria-hidden="true" />
      </button>
      <dialog ref={drawer} id={dialogId} className={styles.drawer} aria-label={t('menu')}>
        <div className={styles.drawerContent}>
          <button
            type="button"
            className={styles.closeButton}
            aria-label={t('closeMenu')}
            onClick={close}
            {...command('close', dialogId)}
          >
            <span className={styles.closeSign} aria-hidden="true" />
          </button>
          {Levels && isOpen ? (
            <Levels state={state} send={send} entries={shown} />
          ) : (
            <>
              <AccountLink className={styles.drawerAccount} />
              <nav aria-label={t('navigation')}>
                <ul className={styles.drawerLinks}>
                  {shown.map((entry, i) => (
                    <li key={i}>
                      <DrawerEntry entry={entry} />
                    </li>
                  ))}
                </ul>
              </nav>
              <LanguageSwitch className={styles.drawerLanguage} />
            </>
          )}
        </div>
      </dialog>
    </div>
  )
}
