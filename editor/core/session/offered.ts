import type { AnyBlock } from '#blocks/page/define-block.ts'
import { SHELL_PATHS } from '#blocks/page/page.ts'
import { registry } from '#blocks/registry.ts'

/** Of a session, what decides. */
interface BlockPosition {
  readonly detail: { readonly path: string }
  readonly rootSlots: readonly string[]
}

/** Shells around products and lists. */
const GOODS: readonly string[] = [SHELL_PATHS.PRODUCT, SHELL_PATHS.LIST]

/**
 * Blocks that may be put on a page at all: blocks of a shell on that shell, blocks of a page on that page, commerce blocks without
 * a shell (the breadcrumb) where the core belongs to goods, all others anywhere. Source: Shells, LO-60, LO-66.
 */
export function offeredOn({ detail: { path }, rootSlots }: BlockPosition): readonly AnyBlock[] {
  const hasCore = rootSlots.includes('core') && GOODS.includes(path)
  return (registry as readonly AnyBlock[]).filter(({ hidden, shell, page, slots }) => {
    if (hidden) return false
    if (shell !== undefined) return path === `/shell/${shell}`
    if (page !== undefined) return path === page
    return slots.some(slot => slot !== 'core' || hasCore)
  })
}
