import { MEMBER_PAGE } from '../../shop/links/member-page.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslations } from 'use-intl'
import styles from './User.module.css'

/** To what operators compose for members, while they show it. Source: M-082, M-084, MO-38. */
export function ZoneLink() {
  const t = useTranslations('account.user')
  return (
    <a className={styles.zone} href={MEMBER_PAGE}>
      <span>
        <span className={styles.zoneTitle}>{t('zone')}</span>
        <span className={styles.zoneText}>{t('zoneText')}</span>
      </span>
      <Icon of={ArrowRight} size={1.5} />
    </a>
  )
}
