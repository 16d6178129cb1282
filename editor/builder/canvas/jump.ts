import type { Stage } from './stage.ts'
import type { PageSession } from '../../core/session/page-session.ts'

interface Target {
  readonly blockId: string
  /** Option by its keys and places (`items.1.link`), or of the wrapper (`style.margin`); empty for the block itself. */
  readonly path: string
}

/** Selects a block, opens the group of an option and puts the focus there. */
export function jumpTo(
  { session, stage }: { readonly session: PageSession; readonly stage: Stage },
  { blockId, path }: Target,
): void {
  session.select(blockId)
  session.store.setState(({ focus }) => ({
    right: path.startsWith('style.') ? 'wrapper' : 'options',
    // A new number each time, so that the same option can be asked for twice.
    ...(path && { focus: { path, at: (focus?.at ?? 0) + 1 } }),
  }))
  stage.port?.reveal(blockId)
}

/** Address of the page builder at a block and an option of it. */
export function addressOfPlace(key: string, { blockId, path }: Target): string {
  const place =
    blockId === '' ? '' : `?${new URLSearchParams({ block: blockId, ...(path && { option: path }) })}`
  return `/pages/${key}${place}`
}
