import { type ComponentType, useEffect, useState } from 'react'
import { isEmptyBag, useBag } from '../../shop/cart/bag.ts'
import { cartPlace } from '../../shop/cart/cart-place.ts'
import { SettingsChip } from '../../shop/layout/SettingsChip.tsx'
import { useStore } from '#ui/store/store.ts'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import type { HoverCartProps } from './HoverCart.tsx'
import type { MiniCartOptions } from './block.ts'

/**
 * The panel under the bag's sign. An empty bag shows nothing, so whatever watches the sign comes with the first line.
 * Source: L-028, L-061, L-064.
 */
export function MiniCart({ options }: ViewProps<MiniCartOptions>) {
  const isBuilder = useIsBuilder()
  const { element } = useStore(cartPlace)
  const { bag } = useBag()
  const isWanted = !isBuilder && bag !== undefined && !isEmptyBag(bag)
  const [HoverCart, setHoverCart] = useState<ComponentType<HoverCartProps>>()
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    import('./HoverCart.tsx').then(
      module => isGone || setHoverCart(() => module.HoverCart),
      () => undefined, // the sign leads to the bag all the same
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  if (isBuilder) return <SettingsChip text={t => t('shop.miniCart.placeholder')} />
  return HoverCart && element && isWanted ? <HoverCart place={element} bag={bag} note={options.note} /> : null
}
