import { FLOOR_PERCENT } from '#api/rules/price-floor.ts'
import type { CellFate, PriceCell, PriceLevel } from '#desk/prices/price-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toastDone } from '../../kit/parts/toasts.ts'
import { placeKey } from './grid-work.ts'
import styles from './prices.module.css'
import { usePriceWords } from './use-price-words.ts'
import { useSavePrices } from './use-save-prices.ts'

interface Props {
  readonly title: string
  readonly cells: readonly PriceCell[]
  readonly levels: readonly PriceLevel[]
  /** Cells that hold no price. */
  readonly wrong?: number
  /** Cells that say what is stored already, and were left out. */
  readonly unchanged?: number
  /** Above the list. */
  readonly children?: ReactNode
  readonly onSaved: (cells: readonly PriceCell[]) => void
  readonly onFates: (fates: readonly CellFate[]) => void
  /** Keeps typed prices over those of another operator, or takes theirs. */
  readonly onClash?: { readonly keep: (fate: CellFate) => void; readonly take: (fate: CellFate) => void }
  readonly onClose: () => void
}

/** Shows the fate of each price before anything is stored, and stores those that are fine. */
export function ReviewPrices(props: Props) {
  const { title, cells, levels, wrong = 0, children, onSaved, onFates, onClash, onClose } = props
  const t = useTranslations('editor.prices.review')
  const confirm = useTranslations('editor.confirm')
  const [isAccepted, setAccepted] = useState(false)
  const { checked, saved, progress } = useSavePrices(cells, { onPart: onSaved, onFates })
  const fates = checked.data ?? []
  const fine = fates.filter(({ fate }) => fate === 'changed')
  const under = fine.filter(({ isUnderFloor }) => isUnderFloor)
  const of = (fate: CellFate['fate']) => fates.filter(each => each.fate === fate)
  const refused = of('refused').length + wrong
  const unchanged = of('unchanged').length + (props.unchanged ?? 0)
  const start = () =>
    saved.mutate(
      { fine, isAccepted },
      {
        onSuccess(count) {
          toastDone(t('done', { count }))
          onClose()
        },
      },
    )
  const isReady = fine.length > 0 && (under.length === 0 || isAccepted)
  return (
    <Dialog
      isOpen
      size="m"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {confirm('cancel')}
          </Button>
          <Button
            aria-disabled={!isReady}
            data-autofocus
            isLoading={saved.isPending}
            onClick={() => isReady && start()}
          >
            {t('save', { count: fine.length })}
          </Button>
        </>
      }
    >
      {children}
      <output>
        {checked.isFetching && t('checking')}
        {(checked.data || cells.length === 0) &&
          t('counts', { changed: fine.length, unchanged, refused, clashes: of('clash').length })}
        {progress && ` ${t('progress', { saved: progress.saved, total: progress.total })}`}
      </output>
      {(checked.error ?? saved.error) && (
        <Notice tone="error">{(checked.error ?? saved.error)?.message}</Notice>
      )}
      {under.length > 0 && (
        <Notice tone="warning">
          <p>{t('underFloor', { count: under.length, percent: FLOOR_PERCENT })}</p>
          <Checkbox
            label={t('accept', { count: under.length })}
            checked={isAccepted}
            onChange={({ target }) => setAccepted(target.checked)}
          />
        </Notice>
      )}
      <FateList fates={of('clash')} levels={levels} title={t('clashes')} onClash={onClash} />
      <FateList fates={of('refused')} levels={levels} title={t('refused')} />
      <FateList fates={under} levels={levels} title={t('under')} />
      <FateList fates={fine.filter(each => !each.isUnderFloor)} levels={levels} title={t('changes')} />
    </Dialog>
  )
}

/** Cells named in a list; the others are counted. */
const SHOWN = 50

interface ListProps extends Pick<Props, 'levels'> {
  readonly fates: readonly CellFate[]
  readonly title: string
  readonly onClash?: Props['onClash'] | undefined
}

function FateList({ fates, levels, title, onClash }: ListProps) {
  const t = useTranslations('editor.prices.review')
  const words = usePriceWords(levels)
  if (fates.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {fates.slice(0, SHOWN).map(fate => (
          <li key={placeKey(fate)}>
            <b>{fate.sku}</b> {words.nameOf(fate.field)}: {words.valueOf(fate.before)} →{' '}
            {words.valueOf(fate.after)}
            {words.answerOf(fate) !== undefined && <p>{words.answerOf(fate)}</p>}
            {fate.fate === 'clash' && onClash && (
              <div className={styles.choice}>
                <Button
                  variant="line"
                  size="s"
                  aria-label={t('keepOf', { sku: fate.sku, field: words.nameOf(fate.field) })}
                  onClick={() => onClash.keep(fate)}
                >
                  {t('keep')}
                </Button>
                <Button
                  variant="line"
                  size="s"
                  aria-label={t('takeOf', { sku: fate.sku, field: words.nameOf(fate.field) })}
                  onClick={() => onClash.take(fate)}
                >
                  {t('take')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {fates.length > SHOWN && <p>{t('more', { count: fates.length - SHOWN })}</p>}
    </section>
  )
}
