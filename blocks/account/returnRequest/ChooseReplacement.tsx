import type { AfterSalesLineOption } from '#api/client/order/after-sales.ts'
import { Select } from '#ui/select/Select.tsx'
import { useTranslations } from 'use-intl'
import styles from './ReturnRequest.module.css'

interface Props {
  /** Name of the goods that come back. */
  readonly name: string
  readonly exchanges: AfterSalesLineOption['exchanges']
  /** Empty until one is chosen. */
  readonly skuCode: string
  /** Shows until one is chosen. */
  readonly error: string | undefined
  readonly onChoose: (skuCode: string) => void
}

/** Replacement for the units of a line: one SKU for all of them. */
export function ChooseReplacement({ name, exchanges, skuCode, error, onChoose }: Props) {
  const t = useTranslations('account.returnRequest')
  const hasOther = exchanges.some(({ isSame, isInStock }) => isInStock && !isSame)
  return (
    <Select
      className={styles.replacement}
      label={t('instead', { name })}
      name="replacement"
      value={skuCode}
      placeholder={t('choose')}
      hint={hasOther ? undefined : t('noOther')}
      error={skuCode === '' ? error : undefined}
      isRequired
      choices={exchanges.map(one => ({
        value: one.skuCode,
        label: t('insteadOf', {
          what: [one.colour, one.size].filter(Boolean).join(' / ') || name,
          state: !one.isInStock ? 'soldOut' : one.isSame ? 'same' : 'other',
        }),
        isDisabled: !one.isInStock,
      }))}
      onChoose={onChoose}
    />
  )
}
