import { createElement } from 'react'
import type { QuickViewAim } from './QuickView.tsx'
import { showOverlay } from '../../popups/overlay.ts'
import type { BlockContext } from '../../../page/view.ts'

/**
 * Opens quick view over the page; its code and texts come with the first press. Rejects where it cannot be had (no network).
 * Source: C-086, C-151.
 *
 * @param aim what it is opened for, beside looking and buying
 * @param onGone called once it has left the page and the browser has given the focus back
 */
export async function openQuickView(
  code: string,
  loadTexts: BlockContext['loadTexts'],
  aim: QuickViewAim = {},
  onGone: () => void = () => undefined,
): Promise<void> {
  const [{ QuickView }] = await Promise.all([import('./QuickView.tsx'), loadTexts('product')])
  showOverlay(close => {
    const onClosed = () => {
      close()
      requestAnimationFrame(onGone)
    }
    return createElement(QuickView, { ...aim, code, onClosed })
  })
}
