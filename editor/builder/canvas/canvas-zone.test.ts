import { findBlock } from '#blocks/registry.ts'
import { expect, test, vi } from 'vitest'
import { LivePage } from '../../core/model/live-page.ts'
import { fromPage } from '#content-store/client/page-content.ts'
import { slotsOfBlocks } from '../../core/model/placement.ts'
import { content } from '../../testing/pages.ts'
import { createCanvasZone } from './canvas-zone.ts'
import type { CanvasPort } from './port.ts'
import { Stage } from './stage.ts'

test('the view of what is dragged is loaded as the drag begins, not as the block lands: once, and its place is measured once', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const load = vi.fn<CanvasPort['load']>()
  const measure = vi.fn<CanvasPort['measure']>(() => ({ slots: [] }))
  const stage = new Stage()
  stage.port = {
    load,
    measure,
    rectOf: () => undefined,
    scrollTop: () => 0,
    scrollBy: () => undefined,
    reveal: () => undefined,
    hasText: () => false,
    editText: () => undefined,
    setZoom: () => undefined,
    detach: () => undefined,
  }
  const page = new LivePage(fromPage(content([]), slotsOfBlocks(findBlock), () => 'new'))
  const zone = createCanvasZone(stage, page, () => undefined)
  zone.begin({ code: 'banner', height: 1 })
  for (let y = 0; y < 50; y++) zone.over({ x: 10, y })
  zone.end()
  expect(load.mock.calls).toEqual([['banner']])
  expect(measure).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
