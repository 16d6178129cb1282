import { createElement } from 'react'
import type { QuickViewAim } from './QuickView.tsx'
import { showOverlay } from '../../popups/overlay.ts'
import type { BlockContext } from '../../../page/view.ts'

/**
 * Opens quick view over the page; its code and texts come with the first press. Rejects where it cannot be had (no network).
 * Source: C-086, C-151.
 *
 * @param aim what it is opened for, beside looking and buying
 */
export async function openQuickView(
  code: string,
  loadTexts: BlockContext['loadTexts'],
  aim: QuickViewAim = {},
): Promise<void> {
  const [{ QuickView }] = await Promise.all([import('./QuickView.tsx'), loadTexts('product')])
  showOverlay(close => createElement(QuickView, { ...aim, code, onClosed: close }))
}
