import type { PickUpPlace } from '#api/client/support/support.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { useTranslations } from 'use-intl'
import { mapHref } from '../../shop/contact/map-href.ts'
import { telHref } from '../../shop/contact/tel-href.ts'
import styles from './PlaceCard.module.css'
import { PlaceHours } from './PlaceHours.tsx'
import { typeOf, whereNames } from './store-filter.ts'

interface Props {
  readonly place: PickUpPlace
  /** From where the shopper is; absent until that was asked for. */
  readonly km?: number | undefined
}

/** A place with what one needs to get there; one out of service is greyed and says so. Source: M-186, CO-102, CO-142. */
export function PlaceCard({ place, km }: Props) {
  const t = useTranslations('service.storeLocator')
  const { name, address, telephone, sameDay } = place
  const isSuspended = place.status === 'SUSPENDED'
  const map = mapHref(place)
  return (
    <li className={isSuspended ? `${styles.card} ${styles.suspended}` : styles.card}>
      <p className={styles.marks}>
        <Badge tone="line">{t(`kinds.${typeOf(place)}`)}</Badge>
        {isSuspended && <Badge tone="danger">{t('suspended')}</Badge>}
        {sameDay && !isSuspended && <Badge tone="success">{t('sameDay')}</Badge>}
      </p>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.where}>
        {whereNames(place).join(t('comma'))}
        {km !== undefined && <span className={styles.distance}>{t('distance', { km })}</span>}
      </p>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>
            <Icon of={MapPin} label={t('address')} />
          </dt>
          <dd>{address}</dd>
        </div>
        {telephone && (
          <div className={styles.fact}>
            <dt>
              <Icon of={Phone} label={t('telephone')} />
            </dt>
            <dd>
              <a className={styles.tel} href={telHref(telephone)}>
                {telephone}
              </a>
            </dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt>
            <Icon of={Clock} label={t('hours')} />
          </dt>
          <dd>
            <PlaceHours place={place} />
          </dd>
        </div>
      </dl>
      {map && (
        <a
          className={styles.map}
          href={map}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('mapOf', { name })}
        >
          {t('map')}
        </a>
      )}
    </li>
  )
}
