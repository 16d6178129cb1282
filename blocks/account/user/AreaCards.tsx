import { Icon } from '#ui/icon/Icon.tsx'
import { useTranslations } from 'use-intl'
import { AREAS, isFilled } from '../../shop/account/areas.ts'
import styles from './User.module.css'

/** A card for each part that holds something of the member's. Source: M-007, M-073. */
export function AreaCards() {
  const t = useTranslations('account')
  return (
    <nav aria-label={t('user.areas')}>
      <ul className={styles.cards}>
        {AREAS.filter(isFilled).map(({ name, href, icon }) => (
          <li key={name}>
            <a className={styles.card} href={href}>
              <Icon of={icon} size={1.5} className={styles.cardIcon} />
              <span className={styles.cardName}>{t(`nav.${name}`)}</span>
              <span className={styles.cardText}>{t(`user.areaTexts.${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
