import type { DeskSums } from '#desk/promotions/tried-bag.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { parseNumber } from '../../form/inspector/fields/parse-number.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import styles from './promotions.module.css'
import { type BagToTry, bagFields, isoOf } from './tried-bag-input.ts'

interface Props {
  readonly tried: BagToTry
  readonly sums: DeskSums
  /** The promotion it is about: the example then holds while that one runs. */
  readonly promotion: string | undefined
}

/** Keeps the bag as an example with the sum that it must cost. */
export function KeepExample({ tried, sums, promotion }: Props) {
  const t = useTranslations('editor.promotions.examples')
  const { currencySymbol } = useEnvironment()
  const [name, setName] = useState('')
  const [total, setTotal] = useState(String(sums.total.amount))
  const [isTried, setTried] = useState(false)
  const keep = useChange('promotions.keep-example', {
    onDone() {
      toastDone(t('kept', { name }))
      setName('')
      setTried(false)
    },
  })
  const amount = parseNumber(total)
  const isAmount = amount !== undefined && amount >= 0
  const start = () => {
    setTried(true)
    if (name.trim() === '' || !isAmount) return
    const when =
      tried.at !== undefined
        ? ({ kind: 'AT', at: isoOf(tried.at) } as const)
        : promotion === undefined
          ? ({ kind: 'NOW' } as const)
          : ({ kind: 'RUNNING', promotion } as const)
    keep.start({ ...bagFields(tried), name: name.trim(), when, expected: { total: amount } })
  }
  return (
    // No form of its own: it may lie beside the form of the offer.
    <fieldset className={styles.try} aria-label={t('keepTitle')}>
      <div className={styles.pair}>
        <TextField
          label={t('name')}
          value={name}
          autoComplete="off"
          error={isTried && name.trim() === '' ? t('nameNeeded') : undefined}
          onChange={event => setName(event.target.value)}
        />
        <TextField
          label={t('total')}
          before={currencySymbol}
          inputMode="decimal"
          value={total}
          autoComplete="off"
          error={isTried && !isAmount ? t('totalNeeded') : undefined}
          onChange={event => setTotal(event.target.value)}
        />
      </div>
      {keep.error && <Notice tone="error">{keep.error.message}</Notice>}
      <div className={styles.choice}>
        <Button variant="line" isLoading={keep.isPending} onClick={start}>
          {t('keep')}
        </Button>
      </div>
    </fieldset>
  )
}
