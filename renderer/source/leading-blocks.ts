import type { Layout } from '#blocks/page/view.ts'
import type { CompiledBlock, CompiledPage } from './compile-page.ts'

type Blocks = CompiledPage['blocks']
type Width = 'mobile' | 'desktop'

/** The first of these blocks that counts on a layout, and what it opens the page with: itself, or what is first inside it. */
function openingOn(blocks: readonly CompiledBlock[], width: Width): readonly CompiledBlock[] {
  for (const compiled of blocks) {
    const { block, hideOn, slots, options } = compiled
    if (block.group === 'text' || hideOn === width) continue
    if (block.childSlots.length === 0) return [compiled]
    const first = block.firstSlots(options)[width]
    // Which of its blocks shows is known in the browser alone: the page has none that may be fetched ahead.
    if (first.length === 0) return []
    const inside = first.flatMap(slot => openingOn(slots[slot] ?? [], width))
    if (inside.length > 0) return inside
  }
  return []
}

/**
 * The blocks that open a page, by id, with the layout they do it on: the first of `top`, else of `main` where no commerce
 * blocks are before it. Text blocks do not count, and a block hidden on a layout does not open it (LO-37). Of a container it
 * is the first block of every slot at its top. Their first picture loads at once, all others when they near the viewport.
 */
export function leadingBlocks(blocks: Blocks): ReadonlyMap<string, Layout> {
  const of = (region: Blocks[number]['region']) => blocks.filter(block => block.region === region)
  const top = of('top')
  const candidates = top.length > 0 || of('core').length > 0 ? top : of('main')
  const mobile = openingOn(candidates, 'mobile')
  const desktop = openingOn(candidates, 'desktop')
  const leading = new Map<string, Layout>()
  for (const compiled of [...mobile, ...desktop]) {
    const onBoth = mobile.includes(compiled) && desktop.includes(compiled)
    // Seen on both layouts but first on one of them only: it may as well be there at once on both.
    if (onBoth || compiled.hideOn === undefined) leading.set(compiled.id, 'all')
    else leading.set(compiled.id, mobile.includes(compiled) ? 'mobile' : 'desktop')
  }
  return leading
}
