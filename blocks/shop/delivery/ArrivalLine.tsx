import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import Truck from 'lucide-react/icons/truck'
import { useTranslations } from 'use-intl'
import { ArrivalDays } from './ArrivalDays.tsx'
import styles from './ArrivalLine.module.css'

/** One calm line about delivery, with its icon. */
export const DeliveryLine = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.line}>
    <Icon of={Truck} />
    <span>{children}</span>
  </p>
)

interface Props {
  readonly dates: { readonly earliest: string; readonly latest: string }
  /** True for orders that are collected. */
  readonly isPickup: boolean
}

/** Says when an order arrives, or can be collected. */
export function ArrivalText({ dates, isPickup }: Props) {
  const t = useTranslations('shop.arrival')
  return t.rich(isPickup ? 'collect' : 'arrives', { days: () => <ArrivalDays key="days" dates={dates} /> })
}

/** The same as a line. */
export const ArrivalLine = (props: Props) => (
  <DeliveryLine>
    <ArrivalText {...props} />
  </DeliveryLine>
)
