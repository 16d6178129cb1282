import Coins from 'lucide-react/icons/coins'
import Ticket from 'lucide-react/icons/ticket-percent'
import { Icon } from '#ui/icon/Icon.tsx'
import { useTranslations } from 'use-intl'
import styles from './Register.module.css'

const OFFERS = [
  { icon: Ticket, title: 'offer', text: 'offerText' },
  { icon: Coins, title: 'goDollar', text: 'goDollarText' },
] as const

/** What membership brings. Source: M-053, MO-21. */
export function Offers() {
  const t = useTranslations('account.register')
  return (
    <ul className={styles.offers}>
      {OFFERS.map(({ icon, title, text }) => (
        <li key={title} className={styles.offer}>
          <Icon of={icon} size={1.5} className={styles.sign} />
          <div>
            <p className={styles.offerTitle}>{t(title)}</p>
            <p className={styles.offerText}>{t(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
