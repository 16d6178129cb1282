import { Store } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon/Icon.tsx'
import styles from './frame.module.css'

/** To the shop as shoppers see it. */
export function ShopLink() {
  const t = useTranslations('editor.desk')
  return (
    <a href="/" className={styles.link}>
      <Icon of={Store} />
      <span className={styles.name}>{t('toShop')}</span>
    </a>
  )
}
