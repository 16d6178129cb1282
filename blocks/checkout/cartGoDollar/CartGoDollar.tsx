import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { isEmptyBag, useBag } from '../../shop/cart/bag.ts'
import shared from '../../shop/cart/bag.module.css'
import { GoDollarSwitch } from '../../shop/cart/GoDollarSwitch.tsx'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import type { CartGoDollarOptions } from './block.ts'

/** For members who have GO DOLLAR; nothing for others. Source: C-009, C-176, C-224 … C-226, M-138. */
export function CartGoDollar({ options }: ViewProps<CartGoDollarOptions>) {
  const t = useTranslations('service.cartGoDollar')
  const { bag } = useBag()
  const id = useId()
  if (useIsBuilder()) return <EmptyBlock text={t('placeholder')} />
  if (!bag?.goDollar || bag.goDollar.balance === 0 || isEmptyBag(bag)) return null
  const { title, box, mBox } = options
  const { balance, isUsed, most, limit } = bag.goDollar
  return (
    <div className="box" style={boxStyle(box, mBox)}>
      <section aria-labelledby={id}>
        <h2 id={id} className={shared.group}>
          {title || t('title')}
        </h2>
        <GoDollarSwitch balance={balance} isUsed={isUsed} most={Math.min(most, limit ?? most)} />
      </section>
    </div>
  )
}
