import PencilLine from 'lucide-react/icons/pencil-line'
import { useTranslations } from 'use-intl'
import { Icon } from '../icon/Icon.tsx'
import styles from './DraftRibbon.module.css'

interface Props {
  /** A preview of what shoppers see at a chosen instant. */
  readonly isReleased?: boolean | undefined
}

/** A ribbon across the top of a preview, so that it is not mistaken for the shop. */
export function DraftRibbon({ isReleased = false }: Props) {
  const t = useTranslations(isReleased ? 'common.previewReleased' : 'common.draft')
  return (
    <p className={styles.ribbon} role="note">
      <Icon of={PencilLine} />
      <strong>{t('label')}</strong>
      <span className={styles.text}>{t('text')}</span>
    </p>
  )
}
