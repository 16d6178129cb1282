import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isAvailable } from '../../shop/cart/line-state.ts'
import { useBlockContext } from '../../page/view.ts'
import type { MiniCartPanelProps } from './MiniCartPanel.tsx'
import { useHoverPanel } from './useHoverPanel.ts'

export interface HoverCartProps extends MiniCartPanelProps {
  /** The bag's sign, watched; the panel is drawn inside it. */
  readonly place: HTMLElement
}

/** Opens the panel, which comes with the first hover, while something in the bag can be ordered. Source: L-064 … L-067. */
export function HoverCart({ place, ...panel }: HoverCartProps) {
  const { loadTexts } = useBlockContext()
  const isOpen = useHoverPanel(place) && panel.bag.ableCartItems.some(isAvailable)
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
  return isOpen && Panel ? createPortal(<Panel {...panel} />, place) : null
}
