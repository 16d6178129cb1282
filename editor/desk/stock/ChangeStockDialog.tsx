import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { RemarkField } from '../parts/RemarkField.tsx'
import { DocumentField } from './DocumentField.tsx'
import styles from './stock.module.css'
import type { ShownStock } from './StockTable.tsx'
import { type ChangeForm, kindsFor, onHandAfter, operationOf, wrongFields } from './stock-change.ts'
import { useStockWords } from './use-stock-words.ts'

interface Props {
  readonly stock: ShownStock
  /** Gets what was done. */
  readonly onClose: (message?: string) => void
}

/**
 * Adds, takes out or sets units of a SKU. The number that the operator saw goes with it, and another one is taken over only when asked for:
 * after an answer that got lost, nothing is added twice.
 */
export function ChangeStockDialog({ stock: { sku, title, onHand, held }, onClose }: Props) {
  const t = useTranslations('editor.stock.change')
  const { uiLocale } = useEnvironment()
  const words = useStockWords()
  const [seen, setSeen] = useState(onHand)
  const kinds = kindsFor(seen)
  const [form, setForm] = useState<ChangeForm>({
    kind: kinds[0] ?? 'set',
    units: '',
    reason: '',
    document: '',
  })
  const [hasTried, setTried] = useState(false)
  const wrong = hasTried ? wrongFields(form) : new Set()
  const { name, units } = operationOf(form)
  const change = useChange<'stock.set' | 'stock.add'>(name, {
    onDone: after => onClose(t('done', { sku, level: words.level(after.onHand) })),
  })
  const set = (more: Partial<ChangeForm>) => setForm({ ...form, ...more })
  const submit = () => {
    setTried(true)
    const { reason, document } = form
    if (wrongFields(form).size === 0)
      change.start({ sku, seen, units, reason, document } as Parameters<typeof change.start>[0]) // `null` only sets
  }
  const after = onHandAfter(form, seen)
  const lookAgain = () => {
    setSeen(onHand)
    if (!kindsFor(onHand).includes(form.kind)) set({ kind: 'set' })
    change.reset()
  }
  return (
    <OperationDialog
      title={t('title', { sku })}
      submit={t('submit')}
      isPending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <p className={styles.present}>
        {title[uiLocale]}
        <b>{t('present', { onHand: words.level(seen), held: words.count(held) })}</b>
      </p>
      {seen !== onHand && <MovedNotice onHand={onHand} onTake={lookAgain} />}
      <Select
        label={t('kind')}
        value={form.kind}
        choices={kinds.map(value => ({ value, label: t(`kinds.${value}`) }))}
        onChoose={kind => set({ kind })}
      />
      {form.kind !== 'stopCounting' && (
        <TextField
          label={t('units')}
          hint={after === undefined ? undefined : t('after', { onHand: words.level(after) })}
          error={wrong.has('units') ? t(form.kind === 'set' ? 'wrongLevel' : 'wrongUnits') : undefined}
          inputMode="numeric"
          autoComplete="off"
          aria-required
          data-autofocus
          value={form.units}
          onChange={({ target }) => set({ units: target.value })}
        />
      )}
      <RemarkField
        label={t('reason')}
        hint={t('reasonHint')}
        error={wrong.has('reason') ? t('noReason') : undefined}
        value={form.reason}
        onChange={reason => set({ reason })}
      />
      <DocumentField value={form.document} onChange={document => set({ document })} />
    </OperationDialog>
  )
}

interface MovedProps {
  readonly onHand: number | null
  readonly onTake: () => void
}

/** Says that the stock is another one than the operator saw. */
function MovedNotice({ onHand, onTake }: MovedProps) {
  const t = useTranslations('editor.stock.change')
  const words = useStockWords()
  return (
    <Notice tone="warning">
      {t('moved', { onHand: words.level(onHand) })}{' '}
      <Button variant="line" size="s" onClick={onTake}>
        {t('lookAgain')}
      </Button>
    </Notice>
  )
}
