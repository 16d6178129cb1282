import type { HeldDeskStock } from '#desk/stock/desk-stock.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../../kit/environment.ts'
import { useChange } from '../../../kit/operations.ts'
import { typedUnits } from '../../parts/UnitsFilter.tsx'
import { useFirstFocus } from '../../parts/use-first-focus.ts'
import { isRefused } from './count-table.ts'
import type { CountedOne } from './CountedList.tsx'
import styles from './count.module.css'
import { useRefusedText } from './use-refused-text.ts'

interface Props {
  readonly stock: HeldDeskStock
  readonly paper: { readonly reason: string; readonly document: string }
  readonly onDone: (counted: CountedOne) => void
  readonly onBack: () => void
}

/** Takes the units of a SKU and enters them. The stock known so far does not show, so that it is counted and not confirmed. */
export function UnitsStep({ stock, paper, onDone, onBack }: Props) {
  const t = useTranslations('editor.stock.count.codes')
  const refusedText = useRefusedText()
  const { clock, uiLocale } = useEnvironment()
  const [typed, setTyped] = useState('')
  const field = useFirstFocus<HTMLInputElement>()
  const [refused, setRefused] = useState<string>()
  /** Instant of the first press, for a connection that is lost meanwhile. */
  const first = useRef<{ readonly units: number; readonly at: number }>(undefined)
  const { sku, title, colour, size } = stock
  const name = [title[uiLocale], colour, size].filter(Boolean).join(' · ')
  const entering = useChange('stock.count', {
    onDone({ rows: [row] }) {
      if (!row) return
      if (isRefused(row)) setRefused(refusedText(row))
      else onDone({ row, name })
    },
  })
  const enter = (event: FormEvent) => {
    event.preventDefault()
    const units = typedUnits(typed)
    if (units === undefined) return setRefused(t('noUnits'))
    setRefused(undefined)
    const isAgain = entering.error !== null && first.current?.units === units
    const countedAt = isAgain && first.current ? new Date(first.current.at).toISOString() : undefined
    if (!isAgain) first.current = { units, at: clock() }
    entering.start({ rows: [{ sku, units }], ...paper, ...(countedAt !== undefined && { countedAt }) })
  }
  return (
    <form className={styles.step} aria-label={t('unitsForm', { sku })} onSubmit={enter}>
      <output className={styles.goods}>
        <b>{sku}</b> {name}
      </output>
      <TextField
        ref={field}
        label={t('units')}
        error={refused}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {entering.error && <Notice tone="error">{entering.error.message}</Notice>}
      <div className={styles.stepFoot}>
        <Button type="submit" isLoading={entering.isPending}>
          {t('enter')}
        </Button>
        <Button variant="line" onClick={onBack}>
          {t('other')}
        </Button>
      </div>
    </form>
  )
}
