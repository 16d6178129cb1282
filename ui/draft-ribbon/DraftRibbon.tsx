import PencilLine from 'lucide-react/icons/pencil-line'
import { useTranslations } from 'use-intl'
import { Icon } from '../icon/Icon.tsx'
import styles from './DraftRibbon.module.css'

/** A ribbon across the top of an unpublished page, so that a preview is not mistaken for the shop. */
export function DraftRibbon() {
  const t = useTranslations('common.draft')
  return (
    <p className={styles.ribbon} role="note">
      <Icon of={PencilLine} />
      <strong>{t('label')}</strong>
      <span className={styles.text}>{t('text')}</span>
    </p>
  )
}
