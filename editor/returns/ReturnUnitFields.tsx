import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOrder, DeskOrderLine } from '#api/client/desk/orders.ts'
import type { AfterSalesLineOption, AfterSalesOptions } from '#api/client/order/after-sales.ts'
import { formatDay } from '#locales/format.ts'
import { Select } from '#ui/select/Select.tsx'
import { Stepper } from '#ui/stepper/Stepper.tsx'
import { useEnvironment } from '../environment.ts'
import styles from '../orders/orders.module.css'
import { mostUnits, type RequestForm, unitsOf } from './new-return.ts'

interface Props {
  readonly order: DeskOrder
  readonly options: AfterSalesOptions
  readonly form: RequestForm
  readonly error: string | undefined
  /** Shows at each line of which a replacement is still to be chosen. */
  readonly exchangeError: string | undefined
  readonly onChange: (change: Pick<Partial<RequestForm>, 'units' | 'instead'>) => void
}

/** How many units of each line come back and for what, or why none can. */
export function ReturnUnitFields({ order, options, form, error, exchangeError, onChange }: Props) {
  const t = useTranslations('editor.returns.new')
  const errorId = useId()
  return (
    <fieldset className={styles.units} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{t('units')}</legend>
      {order.lines.flatMap(line => {
        const option = options.lines.find(({ lineId }) => lineId === String(line.line))
        if (!option) return []
        return (
          <ReturnUnits
            key={line.line}
            {...{ line, option, form, exchangeError }}
            onUnits={units => onChange({ units: { ...form.units, [option.lineId]: units } })}
            onInstead={sku => onChange({ instead: { ...form.instead, [option.lineId]: sku } })}
          />
        )
      })}
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface LineProps extends Pick<Props, 'form' | 'exchangeError'> {
  readonly line: DeskOrderLine
  readonly option: AfterSalesLineOption
  readonly onUnits: (units: number) => void
  readonly onInstead: (skuCode: string) => void
}

function ReturnUnits({ line, option, form, exchangeError, onUnits, onInstead }: LineProps) {
  const t = useTranslations('editor.returns.new')
  const { uiLocale } = useEnvironment()
  const name = line.name[uiLocale]
  const most = mostUnits(option, form.type)
  const units = unitsOf(option, form)
  const instead = form.instead[option.lineId] ?? ''
  const about = [line.skuCode, ...line.properties.map(({ value }) => value[uiLocale])].join(' · ')
  return (
    <>
      <div className={styles.unit}>
        <div>
          {name}
          <small>{about}</small>
          <small>
            <Possible option={option} most={most} />
          </small>
        </div>
        {most > 0 && (
          <Stepper
            label={t('unitsOf', { name, sku: line.skuCode })}
            min={0}
            max={most}
            value={units}
            onChange={onUnits}
          />
        )}
      </div>
      {form.type === 'EXCHANGE' && units > 0 && (
        <Select
          label={t('instead', { name })}
          value={instead}
          placeholder={t('choose')}
          choices={option.exchanges.map(({ skuCode, colour, size, isInStock, isSame }) => ({
            value: skuCode,
            label: t('insteadOf', {
              what: [colour, size, skuCode].filter(Boolean).join(' / '),
              state: isInStock ? (isSame ? 'same' : 'other') : 'soldOut',
            }),
            isDisabled: !isInStock,
          }))}
          error={instead === '' ? exchangeError : undefined}
          aria-required
          onChoose={onInstead}
        />
      )}
    </>
  )
}

/** How many can come back and until when, or why none can. */
function Possible({ option, most }: { readonly option: AfterSalesLineOption; readonly most: number }) {
  const t = useTranslations('editor.returns.new')
  const { uiLocale } = useEnvironment()
  const { returnableQuantity: count, returnUntil, message } = option
  if (count === 0 || returnUntil === null) return message
  return most === 0
    ? t('nothingInstead')
    : t('may', { count, date: formatDay(Date.parse(returnUntil), uiLocale) })
}
