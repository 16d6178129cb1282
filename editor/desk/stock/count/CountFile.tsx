import { isRemark } from '#api/rules/remark.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MomentField } from '../../../form/date-time/MomentField.tsx'
import { useEnvironment } from '../../../kit/environment.ts'
import { useChange } from '../../../kit/operations.ts'
import { PageNotice } from '../../../kit/parts/PageNotice.tsx'
import desk from '../../../kit/parts/screen.module.css'
import { toastDone } from '../../../kit/parts/toasts.ts'
import { Desk } from '../../parts/Desk.tsx'
import { RemarkField } from '../../parts/RemarkField.tsx'
import { DocumentField } from '../DocumentField.tsx'
import { CountChoice } from './CountChoice.tsx'
import { CountReport } from './CountReport.tsx'
import styles from './count.module.css'
import { TableDrop } from './TableDrop.tsx'
import { type OpenedTable, useCountFile } from './use-count-file.ts'

/** `/stock/count`: enters a count of many SKUs from a table; first it says what that would change. */
export function CountFile({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.stock')
  if (!may(operator, 'stock.change')) return <PageNotice text={t('mayNotChange')} />
  return <FileCount />
}

/** Paper and instant of a count. */
interface About {
  readonly at: number | undefined
  readonly reason: string
  readonly document: string
}

const rowsOf = ({ lines }: OpenedTable) => lines.map(({ sku, units }) => ({ sku, units }))

/** Result that entering a table would have. Asked again for each table and instant. */
function useTrial(table: OpenedTable | undefined, at: number | undefined, reason: string) {
  const { operations } = useEnvironment()
  return useQuery({
    queryKey: ['count trial', table?.id, table?.file, at],
    queryFn: () =>
      operations.change('stock.count', {
        rows: table ? rowsOf(table) : [],
        countedAt: new Date(at ?? 0).toISOString(),
        reason,
        dryRun: true,
      }),
    enabled: table !== undefined && table.lines.length > 0 && at !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

function FileCount() {
  const t = useTranslations('editor.stock.count')
  const { clock } = useEnvironment()
  const { table, problem, open, paste, clear } = useCountFile()
  const [about, setAbout] = useState<About>({ at: undefined, reason: t('reasonText'), document: '' })
  const { at, reason, document } = about
  const isFuture = at !== undefined && at > clock()
  const trial = useTrial(table, isFuture ? undefined : at, t('reasonText'))
  const entering = useChange('stock.count', {
    onDone: ({ sums }) => toastDone(t('done', { count: (sums.changed ?? 0) + (sums.equal ?? 0) })),
  })
  const entered = entering.data
  const result = entered ?? trial.data
  const count = (trial.data?.sums.changed ?? 0) + (trial.data?.sums.equal ?? 0)
  const error = entering.error ?? trial.error
  const again = () => {
    clear()
    entering.reset()
    setAbout({ at: undefined, reason: t('reasonText'), document: '' })
  }
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      // Away from the button that entered: a second press would clear the result.
      action={entered && <Button onClick={again}>{t('again')}</Button>}
    >
      <CountChoice />
      <fieldset className={styles.about} disabled={entered !== undefined} aria-label={t('about')}>
        <TableDrop table={table} problem={problem} onFile={open} onPaste={paste} />
        <InstantField at={at} isFuture={isFuture} onChange={next => setAbout({ ...about, at: next })} />
        <RemarkField
          label={t('reason')}
          error={isRemark(reason) ? undefined : t('noReason')}
          value={reason}
          onChange={next => setAbout({ ...about, reason: next })}
        />
        <DocumentField value={document} onChange={next => setAbout({ ...about, document: next })} />
      </fieldset>
      {table && at === undefined && <Notice>{t('needsInstant')}</Notice>}
      {trial.isFetching && <output className={desk.notice}>{t('checking')}</output>}
      {error && <Notice tone="error">{error.message}</Notice>}
      {table && (result || table.lines.length === 0) && (
        <CountReport
          key={`${table.id} ${at} ${entered !== undefined}`}
          table={table}
          count={result}
          isEntered={entered !== undefined}
        />
      )}
      <div className={styles.foot}>
        {!entered && table && at !== undefined && trial.data && (
          <Button
            disabled={count === 0 || !isRemark(reason)}
            isLoading={entering.isPending}
            onClick={() =>
              entering.start({
                rows: rowsOf(table),
                countedAt: new Date(at).toISOString(),
                reason,
                document,
              })
            }
          >
            {t('enter', { count })}
          </Button>
        )}
      </div>
    </Desk>
  )
}

interface InstantProps {
  readonly at: number | undefined
  readonly isFuture: boolean
  readonly onChange: (at: number | undefined) => void
}

/** Instant at which the goods were counted; what moved since is added. */
function InstantField({ at, isFuture, onChange }: InstantProps) {
  const t = useTranslations('editor.stock.count')
  const { clock } = useEnvironment()
  return (
    <div className={styles.instant}>
      <MomentField
        label={t('at')}
        hint={t('atHint')}
        error={isFuture ? t('future') : undefined}
        value={at}
        onChange={onChange}
      />
      <Button variant="line" onClick={() => onChange(Math.floor(clock() / 1000) * 1000)}>
        {t('now')}
      </Button>
    </div>
  )
}
