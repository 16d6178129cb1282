import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../icon-button/IconButton.tsx'
import { useModal } from '../modal/useModal.ts'
import styles from './Drawer.module.css'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** The edge it slides in from. */
  readonly side?: 'left' | 'right'
  /** Takes 80 % of the screen. Source: L-045, L-082. */
  readonly isWide?: boolean
  /** Stays at the bottom while the body scrolls, for example a button. */
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

/** A modal panel along one edge of the window. */
export function Drawer({ title, side = 'right', isWide = false, foot, children, ...modal }: Props) {
  const t = useTranslations('common')
  const titleId = useId()
  const { props, isMounted } = useModal(modal)
  return (
    <dialog
      {...props}
      className={`${styles.drawer} ${styles[side]} ${isWide ? styles.wide : ''}`}
      aria-labelledby={titleId}
    >
      {isMounted && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon={X} label={t('close')} className={styles.close} onClick={modal.onClose} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard in every browser */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </div>
      )}
    </dialog>
  )
}
