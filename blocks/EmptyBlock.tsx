import { useTranslations } from 'use-intl'
import styles from './EmptyBlock.module.css'
import { useIsBuilder } from './view.ts'

interface Props {
  /** What will stand here, for a block that gets its content from the page's address; absent, that it has none yet. */
  readonly text?: string
}

/** What a block without content is: a frame to click on in the editor, nothing in the shop. */
export function EmptyBlock({ text }: Props) {
  const t = useTranslations('shop')
  return useIsBuilder() ? <p className={styles.empty}>{text ?? t('emptyBlock')}</p> : null
}
