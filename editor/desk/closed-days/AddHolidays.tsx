import { hongKongDay } from '#locales/format.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { useMe } from '../../kit/queries.ts'
import { useWishKey } from '../parts/use-wish-key.ts'
import { AddDays } from './AddDays.tsx'
import styles from './closed-days.module.css'

/** Above the list of closed days: ways to add many of them. */
export function AddHolidays() {
  const { code } = useParams()
  const { data: me } = useMe()
  return code === undefined && me && may(me, 'site.change') ? <Ways /> : null
}

/** The public holidays of Hong Kong in this year and the next one, and a list of days. */
function Ways() {
  const t = useTranslations('editor.closedDays')
  const { clock } = useEnvironment()
  const wishOf = useWishKey()
  const [isPasting, setPasting] = useState(false)
  const add = useChange('closedDays.add-holidays', {
    onDone: ({ added, changed }) => toastDone(t('added', { count: added.length + changed.length })),
    onError: toastFailure,
  })
  const thisYear = Number(hongKongDay(clock()).slice(0, 4))
  return (
    <div className={styles.ways}>
      {[thisYear, thisYear + 1].map(year => (
        <Button
          key={year}
          variant="line"
          size="s"
          isLoading={add.isPending}
          // Days may have been removed since the last press.
          onClick={() => add.start({ wish: wishOf([year, clock()]), year })}
        >
          {t('add', { year: String(year) })}
        </Button>
      ))}
      <Button variant="line" size="s" onClick={() => setPasting(true)}>
        {t('list')}
      </Button>
      {isPasting && <AddDays onClose={() => setPasting(false)} />}
    </div>
  )
}
