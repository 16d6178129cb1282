import Coins from 'lucide-react/icons/coins'
import Ticket from 'lucide-react/icons/ticket-percent'
import { Icon } from '#ui/icon/Icon.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { OfferData } from '../../shop/form/registration-offers.ts'
import { useOffers } from '../../shop/form/use-offers.ts'
import styles from './Register.module.css'

/** Benefits of membership: the coupons that new accounts get now, and GO DOLLAR. Source: M-053, MO-21. */
export function Offers(data: OfferData) {
  const t = useTranslations('account.register')
  const { coupons } = useOffers(data)
  return (
    <ul className={styles.offers}>
      {coupons.map(({ name, description, endTime }) => (
        <Offer key={`${name} ${endTime}`} icon={Ticket} title={name}>
          <p>{t('offerText')}</p>
          {description && <p>{description}</p>}
        </Offer>
      ))}
      <Offer icon={Coins} title={t('goDollar')}>
        <p>{t('goDollarText')}</p>
      </Offer>
    </ul>
  )
}

interface OfferProps {
  readonly icon: ComponentProps<typeof Icon>['of']
  readonly title: string
  readonly children: ReactNode
}

function Offer({ icon, title, children }: OfferProps) {
  return (
    <li className={styles.offer}>
      <Icon of={icon} size={1.5} className={styles.sign} />
      <div>
        <p className={styles.offerTitle}>{title}</p>
        <div className={styles.offerText}>{children}</div>
      </div>
    </li>
  )
}
