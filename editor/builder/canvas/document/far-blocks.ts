import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Blocks a slot needs before those far from the screen are put away. */
const MANY = 100
/** Screens above and below the one shown whose blocks stay ready. */
const SCREENS_READY = 2
/** Blocks that a page that opens keeps ready, before anything is measured. */
const FIRST = 60

/** In screens: 0 for a block that shows, 1 for one that is a whole screen away; 0 for one that has no box. */
function distanceOf(block: Element): number {
  const { top, bottom, height } = block.getBoundingClientRect()
  return height === 0 ? 0 : Math.max(0, -bottom, top - innerHeight) / innerHeight
}

/** Written past React, which knows `hidden` as a boolean only. With `until-found` the browser’s own search still finds the words. */
function putAway(block: Element): void {
  if (!block.hasAttribute('hidden') && !block.contains(document.activeElement))
    block.setAttribute('hidden', 'until-found')
}

function putFarAway(slot: Element): void {
  const blocks = [...slot.children]
  const isLong = blocks.length > MANY
  // All places are read before anything changes: reading in between would lay the page out again.
  const far = new Set(isLong ? blocks.filter(block => distanceOf(block) > SCREENS_READY) : [])
  for (const block of blocks) {
    if (far.has(block)) putAway(block)
    else block.removeAttribute('hidden')
  }
}

/**
 * Puts the blocks of a long slot away that are far from the screen, and brings them back before they show. The browser watches each block
 * that is laid out only near the screen, in every frame: with a thousand of them this took longer than a letter typed. It does not watch
 * those that are put away.
 * @param order what the slot shows; the same until that changes
 * @returns for the slot's element
 */
export function useFarBlocks(order: readonly string[]): RefObject<HTMLDivElement | null> {
  const slot = useRef<HTMLDivElement>(null)
  const isMeasured = useRef(false)
  useLayoutEffect(() => {
    const element = slot.current
    if (!element) return
    if (isMeasured.current) return putFarAway(element)
    // A page that opens is not laid out for a thousand places: those that turn out near are back in the same frame.
    isMeasured.current = true
    if (element.children.length > MANY) [...element.children].slice(FIRST).forEach(putAway)
  }, [order])
  useLayoutEffect(() => {
    const element = slot.current
    if (!element) return
    let lookedFrom = scrollY
    const look = () => {
      lookedFrom = scrollY
      putFarAway(element)
    }
    const follow = () => {
      // A thousand places are not read for every few pixels.
      if (Math.abs(scrollY - lookedFrom) > innerHeight / 2) look()
    }
    // Blocks come nearer when the page is scrolled, and when one before them shrinks. Both are told before the frame is drawn.
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', follow)
    }
  }, [])
  return slot
}
