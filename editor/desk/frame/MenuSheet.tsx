import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import styles from './frame.module.css'
import { ScreenLinks } from './ScreenLinks.tsx'
import { ShopLink } from './ShopLink.tsx'

/** State of the menu: a press on one of its links closes it, also on the link to where one is. */
export function useMenuSheet() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  return {
    isOpen: openedAt === key,
    open: () => setOpenedAt(key),
    close: () => setOpenedAt(undefined),
  }
}

/** All screens, where the window has no room for their names. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.desk')
  return (
    <Dialog isOpen size="s" title={t('menu')} onClose={onClose}>
      <nav aria-label={t('screens')} className={styles.sheet}>
        <ScreenLinks />
        <ShopLink />
      </nav>
    </Dialog>
  )
}
