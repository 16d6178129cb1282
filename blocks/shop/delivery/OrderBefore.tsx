import type { Arrival } from '#api/client/cart/checkout.ts'
import { clockAt, WEEKDAYS, weekdayOf } from '#api/rules/opening-hours.ts'
import { dayInHongKong, epochMs } from '#locales/hong-kong.ts'
import { formatWeekday } from '#locales/weekday.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { useNow } from '../time/use-now.ts'
import { ArrivalDays } from './ArrivalDays.tsx'
import { DeliveryLine } from './ArrivalLine.tsx'
import { currentArrival } from './current-arrival.ts'

const MINUTE_MS = 60_000

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
        day: formatWeekday(WEEKDAYS.indexOf(weekdayOf(end - 1)), locale),
        time: clockAt(end, true),
        days: () => <ArrivalDays key="days" dates={arrival} />,
      })}
    </DeliveryLine>
  )
}
