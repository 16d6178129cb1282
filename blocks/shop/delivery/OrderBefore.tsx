import type { Arrival } from '#api/client/cart/checkout.ts'
import { dayInHongKong, epochMs } from '#locales/hong-kong.ts'
import { formatWeekday, weekdayNumber } from '#locales/weekday.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { useNow } from '../time/use-now.ts'
import { ArrivalDays } from './ArrivalDays.tsx'
import { DeliveryLine } from './ArrivalLine.tsx'
import { currentArrival } from './current-arrival.ts'

const MINUTE_MS = 60_000

/** Time of a cut-off on Hong Kong’s clock, as the wire writes it; midnight ends its day. Source: MO-59. */
const clockOf = (until: string) => until.slice(11, 16).replace('00:00', '24:00')

/**
 * Until when to order, and when that arrives. The page's HTML says what held when it was made, and expires with it; an open page goes on
 * to the next cut-off by the server's clock, and says nothing once it knows no further one.
 */
export function OrderBefore({ arrivals }: { readonly arrivals: readonly Arrival[] }) {
  const t = useTranslations('shop.arrival')
  const { locale } = useBlockContext()
  const now = useNow({ everyMs: MINUTE_MS })
  const arrival = currentArrival(arrivals, now)
  if (!arrival) return null
  // A cut-off at midnight belongs to the day that ends.
  const end = epochMs(arrival.until)
  const days = dayInHongKong(end - 1) - dayInHongKong(now)
  return (
    <DeliveryLine>
      {t.rich('before', {
        when: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later',
        day: formatWeekday(weekdayNumber(dayInHongKong(end - 1)), locale),
        time: clockOf(arrival.until),
        days: () => <ArrivalDays key="days" dates={arrival} />,
      })}
    </DeliveryLine>
  )
}
