import type { AnyBlock } from '#blocks/page/define-block.ts'
import { registry } from '#blocks/registry.ts'

/** Of a session, what decides. */
interface BlockPosition {
  readonly detail: { readonly path: string }
  readonly rootSlots: readonly string[]
}

const FRAME = '/shell/frame'

/**
 * What may be put on a page at all: blocks of a shell on that shell, the member page's setting on that page, commerce
 * blocks without one (the breadcrumb) where the core belongs to goods, all others anywhere. Source: Shells, LO-60, LO-66.
 */
export function offeredOn({ detail: { path }, rootSlots }: BlockPosition): readonly AnyBlock[] {
  const hasCore = rootSlots.includes('core')
  return (registry as readonly AnyBlock[]).filter(({ hidden, shell, page, slots }) => {
    if (hidden) return false
    if (shell !== undefined) return path === `/shell/${shell}`
    if (page !== undefined) return path === page
    return slots.some(slot => slot !== 'core' || (hasCore && path !== FRAME))
  })
}
