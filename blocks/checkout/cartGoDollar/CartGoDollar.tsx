import { Switch } from '#ui/switch/Switch.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { isEmptyBag, useBag } from '../../shop/cart/bag.ts'
import shared from '../../shop/cart/bag.module.css'
import { useBagChanges } from '../../shop/cart/use-bag-changes.ts'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { useMoney } from '../../shop/price/use-money.ts'
import type { CartGoDollarOptions } from './block.ts'

/** A switch for members who have GO DOLLAR; nothing for others. Source: C-009, C-176, C-224 … C-226, M-138. */
export function CartGoDollar({ options }: ViewProps<CartGoDollarOptions>) {
  const t = useTranslations('service.cartGoDollar')
  const money = useMoney()
  const { bag } = useBag()
  const { payWithGoDollar } = useBagChanges()
  const id = useId()
  if (useIsBuilder()) return <EmptyBlock text={t('placeholder')} />
  if (!bag?.goDollar || bag.goDollar.balance === 0 || isEmptyBag(bag)) return null
  const { balance, isUsed, most } = bag.goDollar
  const { title, box, mBox } = options
  return (
    <div className="box" style={boxStyle(box, mBox)}>
      <section aria-labelledby={id}>
        <h2 id={id} className={shared.group}>
          {title || t('title')}
        </h2>
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
      </section>
    </div>
  )
}
