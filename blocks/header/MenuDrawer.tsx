import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { BlockLink } from '../BlockLink.tsx'
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx'
import type { TitledLink } from '../frame/schema.ts'
import styles from './Header.module.css'

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
  readonly links: readonly TitledLink[]
}

/**
 * The menu of phones and pads: a native modal dialog at the right, 80 % wide. The browser keeps the focus inside, closes
 * on Escape and gives the focus back. Source: L-043, L-045, L-050.
 */
export function MenuDrawer({ id, links }: Props) {
  const t = useTranslations('shop.header')
  const drawer = useRef<HTMLDialogElement>(null)
  const dialogId = `${id}-menu`
  const open = () => {
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
              {links.map(({ title, link }, index) => (
                <li key={index}>
                  <BlockLink link={link} className={styles.drawerLink}>
                    {title}
                  </BlockLink>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageSwitch className={styles.drawerLanguage} />
        </div>
      </dialog>
    </div>
  )
}
