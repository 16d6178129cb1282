import { useBlockContext } from '../../page/view.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import type { LucideIcon } from 'lucide-react'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './ContactDetails.module.css'
import { EmailLink } from './EmailLink.tsx'
import { telHref } from './tel-href.ts'

interface Props {
  /** The way that leads to where one is already is left out. */
  readonly without?: 'email'
}

/** Ways to reach the shop: telephone, hours, mail, chat where it is set up, shops. Source: C-306, L-091, L-092, L-095, L-096, M-300. */
export function ContactDetails({ without }: Props) {
  const t = useTranslations('service.contact')
  const { hotline, liveChatUrl } = useBlockContext().facts
  return (
    <ul className={styles.list}>
      {hotline && (
        <Way icon={Phone} name={t('hotline')}>
          <a className={styles.strong} href={telHref(hotline)}>
            {hotline}
          </a>
        </Way>
      )}
      <Way icon={Clock} name={t('hoursName')}>
        {t('hours')}
      </Way>
      {without !== 'email' && (
        <Way icon={Mail} name={t('emailName')}>
          <EmailLink className={styles.link} />
        </Way>
      )}
      {liveChatUrl && (
        <Way icon={MessageCircle} name={t('chatName')}>
          <a className={styles.link} href="/liveChat">
            {t('chat')}
          </a>
        </Way>
      )}
      <Way icon={MapPin} name={t('storesName')}>
        <a className={styles.link} href="/storeLocator">
          {t('stores')}
        </a>
      </Way>
    </ul>
  )
}

interface WayProps {
  readonly icon: LucideIcon
  readonly name: string
  readonly children: ReactNode
}

const Way = ({ icon, name, children }: WayProps) => (
  <li className={styles.way}>
    <Icon of={icon} className={styles.icon} />
    <span className={styles.name}>{name}</span>
    <span className={styles.value}>{children}</span>
  </li>
)
