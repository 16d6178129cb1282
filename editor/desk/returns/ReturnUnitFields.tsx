import { useTranslations } from 'use-intl'
import type { DeskOrder, DeskOrderLine } from '#desk/orders/desk-order.ts'
import type { AfterSalesLineOption, AfterSalesOptions } from '#api/client/order/after-sales.ts'
import { formatDay } from '#locales/format.ts'
import { Select } from '#ui/select/Select.tsx'
import { LineUnits, Units } from '../parts/Units.tsx'
import { useEnvironment } from '../../kit/environment.ts'
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

/** Units of each line that come back and for what, or why none can. */
export function ReturnUnitFields({ order, options, form, error, exchangeError, onChange }: Props) {
  const t = useTranslations('editor.returns.new')
  return (
    <Units legend={t('units')} error={error}>
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
    </Units>
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
  const possible = usePossible()(option, most)
  const units = unitsOf(option, form)
  const instead = form.instead[option.lineId] ?? ''
  const about = [line.skuCode, ...line.properties.map(({ value }) => value[uiLocale])].join(' · ')
  return (
    <>
      <LineUnits
        name={name}
        notes={[
          about,
          option.replacement !== null && t('isReplacement', { what: option.replacement }),
          possible,
          option.isFaultyOnly && most > 0 && t('faultyOnly'),
        ].filter(note => typeof note === 'string')}
        label={t('unitsOf', { name, sku: line.skuCode })}
        max={most}
        value={units}
        onChange={onUnits}
      />
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

/** Says how many units can come back and until when, or why none can. */
function usePossible() {
  const t = useTranslations('editor.returns.new')
  const { uiLocale } = useEnvironment()
  return (
    { returnableQuantity: count, returnUntil, message }: AfterSalesLineOption,
    most: number,
  ): string | null => {
    if (count === 0 || returnUntil === null) return message
    return most === 0 ? t('nothingInstead') : t('may', { count, date: formatDay(returnUntil, uiLocale) })
  }
}
