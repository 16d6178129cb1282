import { createElement } from 'react'
import { showOverlay } from '../../popups/overlay.ts'
import type { BlockContext } from '../../../page/view.ts'

/**
 * Opens quick view over the page; its code and texts come with the first press. Rejects where it cannot be had (no network).
 * Source: C-086, C-151.
 *
 * @param marksNextSize the size chosen first goes to the wish list
 */
export async function openQuickView(
  code: string,
  loadTexts: BlockContext['loadTexts'],
  { marksNextSize = false } = {},
): Promise<void> {
  const [{ QuickView }] = await Promise.all([import('./QuickView.tsx'), loadTexts('product')])
  showOverlay(close => createElement(QuickView, { code, marksNextSize, onClosed: close }))
}
