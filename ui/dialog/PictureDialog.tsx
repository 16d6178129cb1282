import X from 'lucide-react/icons/x'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../icon-button/IconButton.tsx'
import { useModal } from '../modal/useModal.ts'
import styles from './Dialog.module.css'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Accessible name; the dialog shows no title. */
  readonly label: string
  /** px, on screens of 1025 px and wider. */
  readonly width: number
  /** px, on smaller screens. */
  readonly phoneWidth: number
  readonly children?: ReactNode
}

/** A modal dialog filled by one picture, with the close button on top of it. */
export function PictureDialog({ label, width, phoneWidth, children, ...modal }: Props) {
  const t = useTranslations('common')
  const { props, isMounted } = useModal(modal)
  const vars = { '--width': `${width}px`, '--phone-width': `${phoneWidth}px` } as CSSProperties
  return (
    <dialog {...props} className={`${styles.dialog} ${styles.picture}`} style={vars} aria-label={label}>
      {isMounted && (
        <div className={styles.frame}>
          {/* First in the markup, so that focus starts on the close button, not on a link in the picture. */}
          <IconButton
            icon={X}
            variant="round"
            label={t('close')}
            className={styles.float}
            onClick={modal.onClose}
          />
          {children}
        </div>
      )}
    </dialog>
  )
}
