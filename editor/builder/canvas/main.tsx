import '#ui/styles.css'
import '#ui/fonts/han.css'
import '#renderer/view/page.css'
import { createRoot } from 'react-dom/client'
import { loadView } from './document/block-views.ts'
import { Canvas } from './document/Canvas.tsx'
import { CANVAS_READY, type CanvasHost, type CanvasWindow } from './port.ts'
import { watchSurface } from './document/surface.ts'

const element = document.getElementById('canvas')
if (!element) throw new Error('The canvas page has no #canvas.')
// Errors of views are shown on their cards and told to the host.
const root = createRoot(element, { onCaughtError: () => undefined })

/** Shows the page once the views it uses are here; a view that fails to load shows on its own card. */
async function show(host: CanvasHost) {
  const codes = new Set([...host.page.nodes.values()].map(({ code }) => code))
  await Promise.allSettled([...codes].map(loadView))
  root.render(<Canvas host={host} />)
}

const here: CanvasWindow = window
here.cairnCanvas = {
  attach(host) {
    document.documentElement.lang = host.locale.replace('_', '-')
    void show(host)
    return watchSurface(host)
  },
}
window.parent.postMessage(CANVAS_READY, window.location.origin)
