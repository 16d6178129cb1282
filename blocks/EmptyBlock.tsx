import { useTranslations } from 'use-intl'
import styles from './EmptyBlock.module.css'
import { useIsBuilder } from './view.ts'

/** What a block without content is: a frame to click on in the editor, nothing in the shop. */
export function EmptyBlock() {
  const t = useTranslations('shop')
  return useIsBuilder() ? <p className={styles.empty}>{t('emptyBlock')}</p> : null
}
