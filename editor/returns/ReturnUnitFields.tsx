import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOrder, DeskOrderLine } from '#api/client/desk/orders.ts'
import type { AfterSalesLineOption, AfterSalesOptions } from '#api/client/order/after-sales.ts'
import { ChooseReplacement } from '#blocks/account/returnRequest/ChooseReplacement.tsx'
import { canExchange, fallsWith, mostUnits } from '#blocks/account/returnRequest/return-wish.ts'
import { formatDay } from '#locales/format.ts'
import { Stepper } from '#ui/stepper/Stepper.tsx'
import { useEnvironment } from '../environment.ts'
import orders from '../orders/orders.module.css'
import type { RequestForm } from './new-return.ts'

interface Props {
  readonly order: DeskOrder
  readonly options: AfterSalesOptions
  readonly form: RequestForm
  readonly error: string | undefined
  /** Shows at each line of which a replacement is still to be chosen. */
  readonly exchangeError: string | undefined
  readonly onChange: (change: Pick<Partial<RequestForm>, 'chosen' | 'replacements'>) => void
}

/** How many units of each line come back and for what, or why none can. */
export function ReturnUnitFields({ order, options, form, error, exchangeError, onChange }: Props) {
  const t = useTranslations('editor.returns.new')
  const errorId = useId()
  const { chosen, replacements } = form
  return (
    <fieldset className={orders.units} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{t('units')}</legend>
      {order.lines.flatMap(line => {
        const option = options.lines.find(({ lineId }) => lineId === String(line.line))
        if (!option) return []
        return (
          <ReturnUnits
            key={line.line}
            {...{ line, option, form, exchangeError }}
            falls={form.type === 'RETURN' && fallsWith(option, options.lines, chosen)}
            onUnits={quantity => onChange({ chosen: { ...chosen, [option.lineId]: quantity } })}
            onReplace={sku => onChange({ replacements: { ...replacements, [option.lineId]: sku } })}
          />
        )
      })}
      {error !== undefined && (
        <p id={errorId} role="alert" className={orders.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface LineProps extends Pick<Props, 'form' | 'exchangeError'> {
  readonly line: DeskOrderLine
  readonly option: AfterSalesLineOption
  /** A gift that comes back with the goods that brought it. */
  readonly falls: boolean
  readonly onUnits: (quantity: number) => void
  readonly onReplace: (skuCode: string) => void
}

function ReturnUnits({ line, option, form, falls, exchangeError, onUnits, onReplace }: LineProps) {
  const t = useTranslations('editor.returns.new')
  const { uiLocale } = useEnvironment()
  const name = line.name[uiLocale]
  const most = mostUnits(option, form.type)
  const units = Math.min(form.chosen[option.lineId] ?? 0, most)
  const about = [line.skuCode, ...line.properties.map(({ value }) => value[uiLocale])].join(' · ')
  return (
    <>
      <div className={orders.unit}>
        <div>
          {name}
          <small>{about}</small>
          <small>
            <Possible {...{ option, falls }} type={form.type} />
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
        <ChooseReplacement
          name={name}
          exchanges={option.exchanges}
          skuCode={form.replacements[option.lineId] ?? ''}
          error={exchangeError}
          onChoose={onReplace}
        />
      )}
    </>
  )
}

interface PossibleProps {
  readonly option: AfterSalesLineOption
  readonly type: RequestForm['type']
  readonly falls: boolean
}

/** How many can come back and until when, or why none can. */
function Possible({ option, type, falls }: PossibleProps) {
  const t = useTranslations('editor.returns.new')
  const { uiLocale } = useEnvironment()
  const { returnableQuantity: count, returnUntil, message } = option
  if (falls) return t('giftFalls')
  if (count === 0 || returnUntil === null) return message
  if (type === 'EXCHANGE' && !canExchange(option)) return t('nothingInstead')
  return t('may', { count, date: formatDay(Date.parse(returnUntil), uiLocale) })
}
