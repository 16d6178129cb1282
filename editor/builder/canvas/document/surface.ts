import type { Geometry, Rect, SlotBox } from '../../../core/model/geometry.ts'
import type { SlotKey } from '#content-store/client/model/page-tree.ts'
import { watchCompositions } from '../../../core/session/compositions.ts'
import { watchClipboard } from '../../commands/clipboard-events.ts'
import { selectWayOf } from '../../commands/select-way.ts'
import { loadView } from './block-views.ts'
import { watchTexts } from './canvas-texts.ts'
import { watchMenuPresses } from './menu-press.ts'
import type { CanvasHost, CanvasPort } from '../port.ts'

const isElement = (target: EventTarget | null): target is Element => target instanceof Element

const blockAt = (target: EventTarget | null) =>
  isElement(target)
    ? (target.closest<HTMLElement>('[data-cairn-id]')?.dataset.cairnId ?? undefined)
    : undefined

/** The empty slot under a press, if it is nearer than any block. */
const emptySlotAt = (target: EventTarget | null): SlotKey | undefined => {
  const near = isElement(target) ? target.closest<HTMLElement>('[data-cairn-id], [data-cairn-slot]') : null
  const { cairnId, cairnSlot } = near?.dataset ?? {}
  const isEmpty = cairnId === undefined && near?.querySelector(':scope > [data-cairn-id]') === null
  return isEmpty ? (cairnSlot as SlotKey | undefined) : undefined // written by CanvasSlot
}

const rectOf = (element: Element): Rect => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + window.scrollX, y: y + window.scrollY, width, height }
}

/** A slot's own box, or the one around its blocks where it has none of its own: the frame's core, around the page. */
const slotRect = (slot: Element): Rect => {
  if (slot.getClientRects().length > 0 || slot.children.length === 0) return rectOf(slot)
  const boxes = [...slot.children].map(rectOf)
  const [x, y] = [Math.min(...boxes.map(box => box.x)), Math.min(...boxes.map(box => box.y))]
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  }
}

/** A block by its id, or a slot by its key. A block's id is that of its element too: a search by attribute would walk the page. */
function find(id: string): HTMLElement | null {
  const element = document.getElementById(id)
  // HTML inside a block may use the same id.
  if (element?.dataset.cairnId === id) return element
  const name = CSS.escape(id)
  return document.querySelector<HTMLElement>(`[data-cairn-id="${name}"], [data-cairn-slot="${name}"]`)
}

const findItem = (block: Element, item: string) =>
  block.querySelector(`[data-cairn-item="${CSS.escape(item)}"]`)

/** What is new above a block, or comes into view for the first time, is laid out in the frames that follow; about half a second. */
const SETTLING_FRAMES = 30

/** Brings a block into view, and keeps it there while the page around it is still finding its height. */
function reveal(id: string, item: string | undefined, signal: AbortSignal) {
  let frames = SETTLING_FRAMES
  const step = () => {
    if (signal.aborted) return
    // A block of a variant that was not shown, or an item just added, is drawn a little later; blocks that show no items one by one
    // have none to find.
    const block = find(id)
    const shown = (item !== undefined && block && findItem(block, item)) || block
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    if (--frames > 0) requestAnimationFrame(step)
  }
  step()
}

/** A block's box, read each time it is asked for: a drag over a thousand blocks needs those of a dozen. */
const itemOf = (element: HTMLElement, id: string): SlotBox['items'][number] => ({
  id,
  get rect() {
    return rectOf(element)
  },
})

/** Slots as they lie now, and the blocks directly in them, wherever these lie when that is asked. */
function measure(): Geometry {
  const slots = [...document.querySelectorAll<HTMLElement>('[data-cairn-slot]')].map(
    (element): SlotBox => ({
      key: element.dataset.cairnSlot as SlotKey, // written by CanvasSlot
      rect: slotRect(element),
      items: [...element.children].flatMap(child =>
        child instanceof HTMLElement && child.dataset.cairnId !== undefined
          ? [itemOf(child, child.dataset.cairnId)]
          : [],
      ),
    }),
  )
  return { slots }
}

/** Presses that an element still handles itself: buttons of a block that is selected already, and of the canvas's cards. */
const keepsItsClick = (target: EventTarget | null, isSelected: boolean) =>
  isElement(target) &&
  (target.closest('[data-cairn-card]') !== null ||
    (isSelected && target.closest('button, [role="tab"], summary') !== null))

/**
 * Says what a press was aimed at: what lay under the pointer when it came down, the first of two times for a double press. The page may
 * have moved since, as when the header comes. Keys press without a pointer.
 */
function watchAim(signal: AbortSignal): (event: MouseEvent) => EventTarget | null {
  let down: EventTarget | null = null
  let aim: EventTarget | null = null
  document.addEventListener('pointerdown', event => (down = event.target), { capture: true, signal })
  document.addEventListener(
    'mousedown',
    event => {
      if (event.detail === 1) aim = down
    },
    { capture: true, signal },
  )
  return event => (event.detail > 0 && isElement(aim) && aim.isConnected ? aim : event.target)
}

/** Time without scrolling after which a strip of items has come to rest, ms. */
const AT_REST_MS = 120

/** Says which item of a block shows when its strip has come to rest. */
function watchItems(onItem: NonNullable<CanvasHost['onItem']>, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (!isElement(target)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        const block = blockAt(target)
        const { left, width } = target.getBoundingClientRect()
        const middle = left + width / 2
        const shown = [...target.querySelectorAll<HTMLElement>('[data-cairn-item]')].find(item => {
          const box = item.getBoundingClientRect()
          return box.left <= middle && middle < box.right
        })
        if (block !== undefined && shown?.dataset.cairnItem) onItem(block, shown.dataset.cairnItem)
      }, AT_REST_MS)
    },
    { capture: true, passive: true, signal },
  )
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Listens to the page for the editor: a press selects and follows no link. */
export function watchSurface(host: CanvasHost): CanvasPort {
  const stop = new AbortController()
  const { signal } = stop
  let hovered: string | undefined
  let settled = new AbortController()
  const aimOf = watchAim(signal)
  const texts = watchTexts(host, aimOf, signal)

  document.addEventListener(
    'click',
    event => {
      if (texts.isEdited(event.target)) {
        event.preventDefault()
        return event.stopPropagation()
      }
      const aim = aimOf(event)
      const slot = host.onSlot && emptySlotAt(aim)
      if (slot !== undefined) {
        event.preventDefault()
        event.stopPropagation()
        return host.onSlot?.(slot, event.detail > 0 ? 'pointer' : 'keys')
      }
      const id = blockAt(aim)
      if (!keepsItsClick(event.target, id !== undefined && host.isSelected(id))) {
        event.preventDefault()
        event.stopPropagation()
      }
      host.onPress(id, selectWayOf(event))
    },
    { capture: true, signal },
  )
  if (host.onItem) watchItems(host.onItem, signal)
  if (host.onMenu)
    watchMenuPresses(target => (host.onSlot && emptySlotAt(target)) ?? blockAt(target), host.onMenu, signal)
  for (const type of ['auxclick', 'submit', 'dragstart'])
    document.addEventListener(type, event => event.preventDefault(), { capture: true, signal })
  const hover = (id: string | undefined) => {
    if (id === hovered) return
    hovered = id
    host.onHover(id)
  }
  document.addEventListener('pointerover', event => hover(blockAt(event.target)), { signal })
  document.documentElement.addEventListener('pointerleave', () => hover(undefined), { signal })
  document.addEventListener('keydown', event => host.onKey(event, 'before'), { capture: true, signal })
  document.addEventListener('keydown', event => host.onKey(event, 'after'), { signal })
  // Scrolling or pressing means that the operator looks elsewhere.
  for (const type of ['wheel', 'touchstart', 'pointerdown'])
    document.addEventListener(type, () => settled.abort(), { capture: true, passive: true, signal })
  watchClipboard(document, event => host.onClipboard(event), signal)
  if (host.onComposing) watchCompositions(document, host.onComposing, signal)
  window.addEventListener('scroll', () => host.onLayout(), { passive: true, signal })
  const sizes = new ResizeObserver(() => host.onLayout())
  sizes.observe(document.body)

  return {
    measure,
    // A view that fails to load shows on its own card.
    load: code => void loadView(code).catch(() => undefined),
    rectOf: id => {
      const element = find(id)
      return element ? slotRect(element) : undefined
    },
    scrollTop: () => window.scrollY,
    scrollBy: px => window.scrollBy(0, px),
    reveal(id, item) {
      settled.abort()
      settled = new AbortController()
      reveal(id, item, settled.signal)
    },
    hasText: texts.has,
    editText: texts.start,
    setZoom: scale => document.documentElement.style.setProperty('--cairn-unit', `${1 / scale}px`),
    detach() {
      texts.stop()
      stop.abort()
      settled.abort()
      sizes.disconnect()
    },
  }
}
