import type { Layout } from '#blocks/page/view.ts'
import type { CompiledPage } from './compile-page.ts'

type Blocks = CompiledPage['blocks']

/**
 * The blocks that open a page, by id, with the layout they do it on: the first of `top`, else of `main` where no commerce
 * blocks stand before it. Words on top do not count, and a block hidden on a layout does not open it (LO-37). Their first
 * picture loads at once, all others when they near the viewport.
 */
export function leadingBlocks(blocks: Blocks): ReadonlyMap<string, Layout> {
  const of = (region: Blocks[number]['region']) => blocks.filter(block => block.region === region)
  const top = of('top')
  const opening = (top.length > 0 || of('core').length > 0 ? top : of('main')).filter(
    ({ block }) => block.group !== 'text',
  )
  const mobile = opening.find(({ hideOn }) => hideOn !== 'mobile')?.id
  const desktop = opening.find(({ hideOn }) => hideOn !== 'desktop')?.id
  const leading = new Map<string, Layout>()
  for (const { id, hideOn } of opening) {
    const onBoth = id === mobile && id === desktop
    // Seen on both layouts but first on one of them only: it may as well be there at once on both.
    if (onBoth || ((id === mobile || id === desktop) && hideOn === undefined)) leading.set(id, 'all')
    else if (id === mobile) leading.set(id, 'mobile')
    else if (id === desktop) leading.set(id, 'desktop')
  }
  return leading
}
