import type { GoDollarAccount } from '#api/client/account/go-dollar.ts'
import { formatDay } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Panel } from '../../shop/account/Panel.tsx'
import { FilterRow } from '../../shop/account/FilterRow.tsx'
import styles from './GoDollar.module.css'

type Entry = GoDollarAccount['details'][number]

const FILTERS = ['ALL', 'EARNED', 'USED', 'RETURNED', 'TAKEN_BACK', 'EXPIRED'] as const satisfies readonly (
  | Entry['kind']
  | 'ALL'
)[]
type Filter = (typeof FILTERS)[number]

/** Every entry, newest first, or those of one kind. Source: M-145. */
export function History({ details }: { readonly details: readonly Entry[] }) {
  const t = useTranslations('account.goDollar')
  const [filter, setFilter] = useState<Filter>('ALL')
  const ofKind = (wanted: Filter) =>
    wanted === 'ALL' ? details : details.filter(({ kind }) => kind === wanted)
  const shown = ofKind(filter)
  return (
    <Panel title={t('history')}>
      <FilterRow
        label={t('show')}
        filters={FILTERS}
        value={filter}
        nameOf={name => t(`filters.${name}`)}
        countOf={name => ofKind(name).length}
        onChoose={setFilter}
      />
      {shown.length > 0 ? (
        <Entries entries={shown} />
      ) : (
        <EmptyState
          level={3}
          title={t('none')}
          action={
            <Button variant="line" onClick={() => setFilter('ALL')}>
              {t('showAll')}
            </Button>
          }
        />
      )}
    </Panel>
  )
}

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useTranslations('account.goDollar')
  const format = useFormatter()
  const { locale } = useBlockContext()
  return (
    <table className={styles.history}>
      <thead className="visuallyHidden">
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('remark')}</th>
          <th scope="col">{t('points')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ trxDate, remark, point }, at) => (
          // Two entries of one moment may be the same in everything.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={at}>
            <td className={styles.date}>{formatDay(trxDate, locale)}</td>
            <td>{remark}</td>
            <td className={styles.points} data-in={point > 0 || undefined}>
              {format.number(point, { signDisplay: 'always' })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
