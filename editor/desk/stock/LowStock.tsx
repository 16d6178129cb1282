import { MOST_LOW } from '#api/rules/low-stock.ts'
import type { Operator } from '#operators/operator.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { DeskSection } from '../parts/DeskSection.tsx'
import { MoreRows } from '../parts/MoreRows.tsx'
import { typedUnits, UnitsFilter } from '../parts/UnitsFilter.tsx'
import { LOW_UP_TO } from './low-stock.ts'
import styles from './stock.module.css'
import { StockTable } from './StockTable.tsx'
import { LoadFailure } from '../parts/LoadFailure.tsx'

function useLowStock(question: { readonly upTo: number; readonly onSaleOnly: boolean }) {
  const { operations } = useEnvironment()
  return useInfiniteQuery({
    queryKey: [...readKey('stock.low'), 'pages', question],
    queryFn: ({ pageParam: after }) =>
      operations.read('stock.low', { ...question, size: 50, ...(after && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: true,
    placeholderData: before => before,
  })
}

/** SKUs with few units to sell, the fewest first; how few is in the address. */
export function LowStock({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.stock.low')
  const [address, setAddress] = useSearchParams()
  const upTo = Math.min(typedUnits(address.get('upTo') ?? '') ?? LOW_UP_TO, MOST_LOW)
  const isAll = address.get('all') === 'yes'
  const change = (more: { readonly upTo?: number; readonly isAll?: boolean }) => {
    const next = { upTo, isAll, ...more }
    setAddress({ upTo: String(next.upTo), ...(next.isAll && { all: 'yes' }) }, { replace: true })
  }
  const { data, error, isPending, isPlaceholderData, ...pages } = useLowStock({ upTo, onSaleOnly: !isAll })
  const rows = data?.pages.flatMap(page => page.rows) ?? []
  return (
    <DeskSection title={t('title')}>
      <div className={styles.filters}>
        <UnitsFilter
          label={t('upTo')}
          value={upTo}
          most={MOST_LOW}
          onChange={units => {
            if (units !== undefined && units !== upTo) change({ upTo: units })
          }}
        />
        <Checkbox
          label={t('all')}
          checked={isAll}
          onChange={({ target }) => change({ isAll: target.checked })}
        />
      </div>
      {error && <LoadFailure error={error} retry={pages.refetch} />}
      {isPending && <output className={desk.notice}>{t('loading')}</output>}
      {data && rows.length === 0 && <p className={desk.notice}>{t('none')}</p>}
      {rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? styles.waiting : undefined}>
          <StockTable caption={t('title')} rows={rows} operator={operator} />
        </div>
      )}
      <MoreRows {...pages} />
    </DeskSection>
  )
}
