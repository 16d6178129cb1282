import { Switch } from '#ui/switch/Switch.tsx'
import { useTranslations } from 'use-intl'
import { useMoney } from '../price/use-money.ts'
import shared from './bag.module.css'
import { useBagChanges } from './use-bag-changes.ts'

interface Props {
  /** Whole GO DOLLAR of the member. */
  readonly balance: number
  readonly isUsed: boolean
  /** Whole ones that could count now. */
  readonly most: number
}

/** A switch that pays with as many GO DOLLAR as balance and order allow. Source: C-009, C-176, C-224 … C-226, M-138. */
export function GoDollarSwitch({ balance, isUsed, most }: Props) {
  const t = useTranslations('service.cartGoDollar')
  const money = useMoney()
  const { payWithGoDollar } = useBagChanges()
  return (
    <>
      {most > 0 || isUsed ? (
        <Switch
          label={t('use', { count: most, amount: money(most) })}
          checked={isUsed}
          // All that balance and bag allow, and 0 to use none.
          onChange={event => void payWithGoDollar(event.target.checked ? null : 0)}
        />
      ) : (
        <p className={shared.small}>{t('none')}</p>
      )}
      <p className={shared.small}>{t('balance', { count: balance })}</p>
    </>
  )
}
