import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../icon-button/IconButton.tsx'

interface Props {
  readonly title: string
  readonly titleId: string
  /** `undefined` for a sheet without close button. */
  readonly onClose: (() => void) | undefined
  /** Stays at the bottom while the body scrolls. */
  readonly foot: ReactNode
  /** Classes of the modal's parts. */
  readonly styles: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** The inside of a dialog or drawer: its title with the close button, a body that scrolls, and a foot. */
export function Sheet({ title, titleId, onClose, foot, styles, children }: Props) {
  const t = useTranslations('common')
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onClose && <IconButton icon={X} label={t('close')} className={styles.close} onClick={onClose} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard in every browser */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
      {/* A `footer` here would be a second one of the page. */}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
