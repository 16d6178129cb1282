import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx'
import styles from './Header.module.css'
import type { NavEntry } from './nav-entry.ts'
import { PassLink } from './PassLink.tsx'
import { NavLink, NavName } from './NavLink.tsx'

/** What a button does to a dialog without any script, where the browser knows invoker commands. */
const command = (name: 'show-modal' | 'close', dialog: string) => ({ command: name, commandfor: dialog })

/** Closes on a press beside the drawer, which hits the dialog itself, and on one on a link, which leaves the page. */
function useCloseWhenDone(drawer: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = drawer.current
    const onClick = ({ target }: MouseEvent) => {
      if (target === dialog || (target instanceof Element && target.closest('a'))) dialog?.close()
    }
    dialog?.addEventListener('click', onClick)
    return () => dialog?.removeEventListener('click', onClick)
  }, [drawer])
}

interface Props {
  readonly id: string
  readonly entries: readonly NavEntry[]
}

/** An entry, or one that unfolds what stands below it; it needs no script to do so. */
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
        {entry.href !== null && (
          <li>
            <NavLink entry={entry} className={styles.foldLink}>
              {t('all', { name: entry.name })}
            </NavLink>
          </li>
        )}
        {entry.children.map((child, i) => (
          <li key={i}>
            <NavLink entry={child} className={styles.foldLink} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * The menu of phones and pads: a native modal dialog at the right, 80 % wide. The browser keeps the focus inside, closes
 * on Escape and gives the focus back. Source: L-043 … L-045, L-047, L-050.
 */
export function MenuDrawer({ id, entries }: Props) {
  const t = useTranslations('shop.header')
  const drawer = useRef<HTMLDialogElement>(null)
  const dialogId = `${id}-menu`
  // Who is looking is asked of the session only for those who open the drawer.
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    if (!drawer.current?.open) drawer.current?.showModal()
  }
  const close = () => drawer.current?.close()
  useCloseWhenDone(drawer)
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-label={t('openMenu')}
        onClick={open}
        {...command('show-modal', dialogId)}
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
          <nav aria-label={t('navigation')}>
            <ul className={styles.drawerLinks}>
              {entries
                .filter(({ isInDrawer }) => isInDrawer)
                .map((entry, i) => (
                  <li key={i}>
                    <DrawerEntry entry={entry} />
                  </li>
                ))}
            </ul>
          </nav>
          {wasOpened && <PassLink className={styles.drawerPass} isForMembersOnly />}
          <LanguageSwitch className={styles.drawerLanguage} />
        </div>
      </dialog>
    </div>
  )
}
