import type { AfterSalesLineOption, AfterSalesOptions } from '#api/client/order/after-sales.ts'
import type { Order } from '#api/client/order/order.ts'
import { formatDay } from '#locales/format.ts'
import { Stepper } from '#ui/stepper/Stepper.tsx'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { variantName } from '../../shop/goods/variant-name.ts'
import { goodsOfLine } from '../../shop/returns/goods.ts'
import { ReturnLines } from '../../shop/returns/ReturnLines.tsx'
import { ChooseReplacement } from './ChooseReplacement.tsx'
import {
  canExchange,
  type ChosenUnits,
  fallsWith,
  mostUnits,
  type Replacements,
  type WishType,
} from './return-wish.ts'
import styles from './ReturnRequest.module.css'

interface Props {
  readonly order: Order
  readonly options: AfterSalesOptions
  readonly type: WishType
  readonly chosen: ChosenUnits
  readonly replacements: Replacements
  readonly error: string | undefined
  /** Shows at each line of which a replacement is still to be chosen. */
  readonly exchangeError: string | undefined
  readonly onChoose: (lineId: string, quantity: number) => void
  readonly onReplace: (lineId: string, skuCode: string) => void
}

/** The order's lines: how many of each come back and for what, or why none can. Source: M-135, MO-70. */
export function ChooseUnits({ order, options, type, chosen, error, onChoose, ...replace }: Props) {
  const { replacements, exchangeError, onReplace } = replace
  const t = useTranslations('account.returnRequest')
  const optionOf = (id: string) => options.lines.find(({ lineId }) => lineId === id)
  return (
    <>
      <ReturnLines
        label={t('which')}
        goods={order.orderLines.map(goodsOfLine)}
        below={({ id, name }) => {
          const option = optionOf(id)
          if (!option) return null
          const falls = type === 'RETURN' && fallsWith(option, options.lines, chosen)
          return (
            <>
              {option.replacement !== null && (
                <p className={styles.small}>{t('isReplacement', { what: option.replacement })}</p>
              )}
              <Note option={option} type={type} falls={falls} />
              {option.isFaultyOnly && option.returnableQuantity > 0 && (
                <p className={styles.small}>{t('faultyOnly')}</p>
              )}
              {type === 'EXCHANGE' && mostUnits(option, type) > 0 && (chosen[id] ?? 0) > 0 && (
                <ChooseReplacement
                  name={name}
                  exchanges={option.exchanges}
                  skuCode={replacements[id] ?? ''}
                  error={exchangeError}
                  onChoose={skuCode => onReplace(id, skuCode)}
                />
              )}
            </>
          )
        }}
        aside={({ id, name, properties }) => {
          const option = optionOf(id)
          const max = option ? mostUnits(option, type) : 0
          return (
            max > 0 && (
              <Stepper
                label={t('units', { name: variantName(name, properties) })}
                min={0}
                max={max}
                value={chosen[id] ?? 0}
                onChange={quantity => onChoose(id, quantity)}
              />
            )
          )
        }}
      />
      <p className={styles.error} aria-live="polite">
        {error}
      </p>
    </>
  )
}

function Note({
  option,
  type,
  falls,
}: {
  readonly option: AfterSalesLineOption
  readonly type: WishType
  readonly falls: boolean
}) {
  const t = useTranslations('account.returnRequest')
  const { locale } = useBlockContext()
  const { returnableQuantity, returnUntil, message } = option
  if (falls) return <p className={styles.falls}>{t('giftFalls')}</p>
  if (returnableQuantity === 0) return <p className={styles.small}>{message}</p>
  if (type === 'EXCHANGE' && !canExchange(option))
    return <p className={styles.small}>{t('nothingInstead')}</p>
  return (
    <p className={styles.small}>
      {returnUntil
        ? t('mayUntil', {
            count: returnableQuantity,
            date: formatDay(Date.parse(returnUntil) - 1, locale),
          })
        : t('may', { count: returnableQuantity })}
    </p>
  )
}
