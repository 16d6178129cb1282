import { fieldsOf } from '#desk/prices/price-fields.ts'
import type { ListedPrice, PriceCell, PriceLevel } from '#desk/prices/price-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { type FormEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useEnvironment } from '../../kit/environment.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { SaveBar } from '../collections/SaveBar.tsx'
import { Desk } from '../parts/Desk.tsx'
import { StyleFilters } from '../styles/StyleFilters.tsx'
import { isWhole, useStyleAddress } from '../styles/style-address.ts'
import { ActivityDialog } from './ActivityDialog.tsx'
import type { Grid } from './grid-store.ts'
import { cellsOf, placeKey } from './grid-work.ts'
import { PriceFiles } from './PriceFiles.tsx'
import { PriceGrid } from './PriceGrid.tsx'
import styles from './prices.module.css'
import { ReviewPrices } from './ReviewPrices.tsx'
import { useKeptGrid } from './use-kept-grid.ts'
import { type PricesAsked, usePrices, usePricesAsked } from './use-prices.ts'
import { LoadFailure } from '../parts/LoadFailure.tsx'

/** `/prices`: prices of goods as a table, and prices for a period. */
export function PriceScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.records')
  if (!may(operator, 'goods.read')) return <PageNotice text={t('notAllowed')} />
  return <Prices operator={operator} />
}

const NO_ROWS: readonly ListedPrice[] = []
const NO_LEVELS: readonly PriceLevel[] = []

function Prices({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.prices')
  const records = useTranslations('editor.records')
  const { asked, change, clear } = useStyleAddress()
  const question = usePricesAsked(asked)
  const { data, error, isPending, isPlaceholderData, ...more } = usePrices(question)
  const kept = useKeptGrid(operator.name)
  const rows = useMemo(() => data?.pages.flatMap(page => page.rows) ?? NO_ROWS, [data])
  const levels = data?.pages[0]?.levels ?? NO_LEVELS
  const fields = useMemo(() => fieldsOf(levels), [levels])
  const total = data?.pages[0]?.total ?? undefined
  const isReadOnly = !may(operator, 'goods.change')
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={<PriceFiles asked={question} levels={levels} isReadOnly={isReadOnly} />}
    >
      <StyleFilters asked={asked} onChange={change} />
      {isReadOnly && <Notice tone="info">{records('readOnly')}</Notice>}
      {error && <LoadFailure error={error} retry={more.refetch} />}
      <OfferedPrices kept={kept} />
      <Tools grid={kept.grid} total={total} asked={question} mayPlan={may(operator, 'promotions.change')} />
      {isPending && <output className={desk.notice}>{t('loading')}</output>}
      {data && rows.length === 0 && <NoRows isAll={isWhole(asked)} clear={clear} />}
      <Editing grid={kept.grid} levels={levels}>
        {rows.length > 0 && (
          <div aria-busy={isPlaceholderData}>
            <PriceGrid grid={kept.grid} {...{ rows, fields, levels, isReadOnly }} />
          </div>
        )}
        {more.hasNextPage && (
          <Button
            variant="line"
            className={desk.more}
            isLoading={more.isFetchingNextPage}
            onClick={() => void more.fetchNextPage()}
          >
            {records('more')}
          </Button>
        )}
      </Editing>
    </Desk>
  )
}

/** Says why there are no rows, and shows all where filters leave none. */
function NoRows({ isAll, clear }: { readonly isAll: boolean; readonly clear: () => void }) {
  const t = useTranslations('editor.prices')
  const goods = useTranslations('editor.styles')
  if (isAll) return <p className={desk.notice}>{goods('none')}</p>
  return (
    <>
      <p className={desk.notice}>{t('noMatch')}</p>
      <Button variant="line" onClick={clear}>
        {goods('clear')}
      </Button>
    </>
  )
}

/** Offers what was typed in an earlier visit. */
function OfferedPrices({ kept }: { readonly kept: ReturnType<typeof useKeptGrid> }) {
  const t = useTranslations('editor.prices')
  const records = useTranslations('editor.records.work')
  const { uiLocale } = useEnvironment()
  const { offered } = kept
  if (!offered) return null
  return (
    <Notice tone="warning">
      <p>{t('offered', { count: offered.changes.length, time: formatDateTime(offered.at, uiLocale) })}</p>
      <div className={styles.choice}>
        <Button variant="line" size="s" onClick={() => kept.putBack()}>
          {records('put')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => kept.dropOffered()}>
          {records('drop')}
        </Button>
      </div>
    </Notice>
  )
}

interface ToolsProps {
  readonly grid: Grid
  readonly total: { readonly products: number; readonly skus: number; readonly isMore: boolean } | undefined
  readonly asked: PricesAsked
  readonly mayPlan: boolean
}

/** How many goods match, how many are ticked, and prices for a period. */
function Tools({ grid, total, asked, mayPlan }: ToolsProps) {
  const t = useTranslations('editor.prices')
  const chosen = useStore(grid.store, state => state.chosen)
  const [isPlanning, setPlanning] = useState(false)
  const count = chosen.size > 0 ? chosen.size : (total?.skus ?? 0)
  return (
    <div className={styles.tools}>
      <p aria-live="polite">
        {total &&
          total.skus > 0 &&
          t(total.isMore ? 'totalMore' : 'total', { products: total.products, skus: total.skus })}
        {chosen.size > 0 && ` · ${t('chosenCount', { count: chosen.size })}`}
      </p>
      {chosen.size > 0 && (
        <Button variant="quiet" onClick={grid.chooseNone}>
          {t('chooseNone')}
        </Button>
      )}
      {mayPlan && total && count > 0 && (
        <Button variant="line" onClick={() => setPlanning(true)}>
          {t('plan', { count })}
        </Button>
      )}
      {isPlanning && total && (
        <ActivityDialog
          chosen={[...chosen]}
          filter={asked}
          expected={total.skus}
          onDone={() => {
            setPlanning(false)
            grid.chooseNone()
          }}
          onClose={() => setPlanning(false)}
        />
      )}
    </div>
  )
}

interface EditingProps {
  readonly grid: Grid
  readonly levels: readonly PriceLevel[]
  readonly children: React.ReactNode
}

/** What is typed: named in a bar, reviewed, saved or dropped. */
function Editing({ grid, levels, children }: EditingProps) {
  const t = useTranslations('editor.prices')
  const work = useStore(grid.store, state => state.work)
  const [reviewed, setReviewed] = useState<readonly PriceCell[]>()
  const count = work.edits.size
  const review = () => {
    const now = grid.store.getState().work
    setReviewed(now.edits.size > 0 ? cellsOf(now) : undefined)
  }
  const onSaveKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    review()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onSaveKey(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    review()
  }
  return (
    <>
      <form onSubmit={submit} noValidate>
        {children}
        <SaveBar
          names={count === 0 ? [] : [t('unsaved', { count })]}
          label={t('review.open')}
          isSaving={false}
          onDiscard={grid.dropAll}
        />
      </form>
      {reviewed && (
        <ReviewPrices
          title={t('review.title')}
          cells={reviewed}
          levels={levels}
          wrong={count - cellsOf(work).length}
          onSaved={cells => grid.drop(new Set(cells.map(placeKey)))}
          onFates={grid.answer}
          onClash={{
            keep(fate) {
              grid.keepMine(new Map([[placeKey(fate), fate.stored ?? null]]))
              review()
            },
            take(fate) {
              grid.drop(new Set([placeKey(fate)]))
              review()
            },
          }}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </>
  )
}
