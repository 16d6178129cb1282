import type { DeskMove, HeldDeskStock } from '#desk/stock/desk-stock.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { DeskDetail } from '../parts/DeskDetail.tsx'
import { DeskTable } from '../parts/DeskList.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { MoreRows } from '../parts/MoreRows.tsx'
import styles from './stock.module.css'
import { StockTable } from './StockTable.tsx'
import { useStockWords } from './use-stock-words.ts'

/** `/stock/:sku`: the stock of a SKU and its ledger, the newest entry first; also of a SKU that has left the catalogue. */
export function StockHistory({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.stock')
  const { sku = '' } = useParams()
  if (!may(operator, 'stock.read')) return <PageNotice text={t('notAllowed')} />
  return <History key={sku} {...{ operator, sku }} />
}

function useLedger(sku: string) {
  const { operations } = useEnvironment()
  return useInfiniteQuery({
    queryKey: [...readKey('stock.history'), 'pages', sku],
    queryFn: ({ pageParam: after }) =>
      operations.read('stock.history', { sku, size: 50, ...(after && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: true,
  })
}

interface HistoryProps {
  readonly operator: Operator
  readonly sku: string
}

interface Ledger {
  readonly stock: readonly HeldDeskStock[]
  readonly moves: readonly DeskMove[]
}

function History({ operator, sku }: HistoryProps) {
  const t = useTranslations('editor.stock')
  const found = useOperation('stock.find', { sku })
  const { data: pages, error, refetch, ...more } = useLedger(sku)
  const moves = pages?.pages.flatMap(({ rows }) => rows)
  const ledger: Ledger | undefined = found.data && moves && { stock: found.data, moves }
  const isKnown = ledger && ledger.stock.length + ledger.moves.length > 0
  return (
    <DeskDetail
      title={sku}
      list={{ path: '/stock', name: t('back') }}
      loading={t('ledger.loading')}
      missing={t('ledger.missing', { sku })}
      query={{
        data: ledger && !isKnown ? null : ledger,
        error: found.error ?? error,
        refetch: () => Promise.all([found.refetch(), refetch()]),
      }}
    >
      {({ stock, moves: entries }) => (
        <>
          {stock.length > 0 ? (
            <div className={styles.now}>
              <StockTable caption={t('ledger.now')} rows={stock} operator={operator} />
            </div>
          ) : (
            <p>{t('ledger.gone')}</p>
          )}
          <DeskSection title={t('ledger.title')}>
            <DeskTable
              caption={t('ledger.title')}
              columns={[
                t('ledger.time'),
                t('ledger.what'),
                t('ledger.delta'),
                t('ledger.after'),
                t('ledger.by'),
              ]}
            >
              {entries.map(move => (
                <MoveRow key={move.number} move={move} operator={operator} />
              ))}
            </DeskTable>
            <MoreRows {...more} />
          </DeskSection>
        </>
      )}
    </DeskDetail>
  )
}

/** Screens of the records that documents number. */
const SCREEN_OF: Readonly<Partial<Record<DeskMove['reason'], string>>> = {
  shipped: '/orders',
  writtenOff: '/orders',
  returned: '/returns',
  exchanged: '/returns',
}

interface MoveProps {
  readonly move: DeskMove
  readonly operator: Operator
}

function MoveRow({ move, operator }: MoveProps) {
  const t = useTranslations('editor.stock')
  const { uiLocale } = useEnvironment()
  const words = useStockWords()
  const { at, reason, note, countedAt, document, delta, units, onHand, by } = move
  const screen = may(operator, 'orders.read') ? SCREEN_OF[reason] : undefined
  // Units that are not counted leave all the same.
  const moved = delta === 0 ? units : delta
  return (
    <tr>
      <th scope="row">
        <time dateTime={at}>{formatDateTime(at, uiLocale)}</time>
      </th>
      <td>
        {t(`reasons.${reason}`)}
        {note !== '' && <small>{note}</small>}
        {countedAt !== null && (
          <small>{t('ledger.countedAt', { time: formatDateTime(countedAt, uiLocale) })}</small>
        )}
        {document !== '' && (
          <small>
            {screen ? (
              <Link to={`${screen}/${document}`}>{document}</Link>
            ) : (
              t('ledger.document', { document })
            )}
          </small>
        )}
      </td>
      <td data-label={t('ledger.delta')} className={styles.units}>
        {words.signed(moved)}
      </td>
      <td data-label={t('ledger.after')} className={styles.units}>
        {words.level(onHand)}
      </td>
      <td data-label={t('ledger.by')}>{by || t('ledger.commandLine')}</td>
    </tr>
  )
}
