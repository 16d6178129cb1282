import { createElement } from 'react'
import type { BlockContext } from '../../page/view.ts'
import { showOverlay } from '../popups/overlay.ts'
import type { CancelAim } from './CancelOverlay.tsx'

/** Asks in a window over the page whether to cancel an order. Rejects where its code or texts cannot be had. */
export async function openCancelOrder(aim: CancelAim, loadTexts: BlockContext['loadTexts']): Promise<void> {
  const [{ CancelOverlay }] = await Promise.all([import('./CancelOverlay.tsx'), loadTexts('account')])
  showOverlay(onClosed => createElement(CancelOverlay, { ...aim, onClosed }))
}
