import { useTranslations } from 'use-intl'
import type { ViewProps } from '../../page/view.ts'
import { BagPart, WithBag } from '../../shop/cart/BagPart.tsx'
import { GoDollarSwitch } from '../../shop/cart/GoDollarSwitch.tsx'
import type { CartGoDollarOptions } from './block.ts'

/** For members who have GO DOLLAR; nothing for others. Source: C-009, C-176, C-224 … C-226, M-138. */
export function CartGoDollar({ options }: ViewProps<CartGoDollarOptions>) {
  const t = useTranslations('service.cartGoDollar')
  return (
    <WithBag placeholder="service.cartGoDollar">
      {({ goDollar }) => {
        if (!goDollar || goDollar.balance === 0) return null
        const { balance, isUsed, most, limit } = goDollar
        return (
          <BagPart options={options} heading={t('title')}>
            <GoDollarSwitch balance={balance} isUsed={isUsed} most={Math.min(most, limit ?? most)} />
          </BagPart>
        )
      }}
    </WithBag>
  )
}
