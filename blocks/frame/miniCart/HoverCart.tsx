import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { CartLine } from '../../shop/cart/cart-summary.ts'
import { useBlockContext } from '../../page/view.ts'
import { miniCartOf } from './cart-line.ts'
import type { MiniCartPanelProps } from './MiniCartPanel.tsx'
import { useHoverPanel } from './useHoverPanel.ts'

export interface HoverCartProps extends Omit<MiniCartPanelProps, 'cart'> {
  /** The bag's sign, watched; the panel is drawn inside it. */
  readonly place: HTMLElement
  readonly lines: readonly CartLine[]
}

/** Opens the panel, which comes with the first hover, while something in the bag can be ordered. Source: L-064 … L-067. */
export function HoverCart({ place, lines, ...panel }: HoverCartProps) {
  const { loadTexts } = useBlockContext()
  const cart = useMemo(() => miniCartOf(lines), [lines])
  const isOpen = useHoverPanel(place) && cart.lines.length > 0
  const [Panel, setPanel] = useState<ComponentType<MiniCartPanelProps>>()
  useEffect(() => {
    if (!isOpen || Panel) return
    let isGone = false
    Promise.all([import('./MiniCartPanel.tsx'), loadTexts('service')]).then(
      ([module]) => isGone || setPanel(() => module.MiniCartPanel),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isOpen, Panel, loadTexts])
  return isOpen && Panel ? createPortal(<Panel cart={cart} {...panel} />, place) : null
}
