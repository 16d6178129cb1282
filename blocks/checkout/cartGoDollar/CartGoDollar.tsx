import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { isEmptyBag, useBag } from '../../shop/cart/bag.ts'
import { BagPart } from '../../shop/cart/BagPart.tsx'
import { GoDollarSwitch } from '../../shop/cart/GoDollarSwitch.tsx'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import type { CartGoDollarOptions } from './block.ts'

/** For members who have GO DOLLAR; nothing for others. Source: C-009, C-176, C-224 … C-226, M-138. */
export function CartGoDollar({ options }: ViewProps<CartGoDollarOptions>) {
  const t = useTranslations('service.cartGoDollar')
  const { bag } = useBag()
  if (useIsBuilder()) return <EmptyBlock text={t('placeholder')} />
  if (!bag?.goDollar || bag.goDollar.balance === 0 || isEmptyBag(bag)) return null
  const { balance, isUsed, most, limit } = bag.goDollar
  return (
    <BagPart options={options} heading={t('title')}>
      <GoDollarSwitch balance={balance} isUsed={isUsed} most={Math.min(most, limit ?? most)} />
    </BagPart>
  )
}
