import { createElement } from 'react'
import { showOverlay } from '../overlay.ts'

/**
 * Opens quick view over the page; its code comes with the first press. Rejects where it cannot be had (no network).
 * Source: C-086, C-151.
 */
export async function openQuickView(code: string): Promise<void> {
  const { QuickView } = await import('./QuickView.tsx')
  showOverlay(close => createElement(QuickView, { code, onClosed: close }))
}
