import type { AnyBlock } from '#blocks/page/define-block.ts'
import { migrateOptions } from '#blocks/page/normalise.ts'
import { editTo } from '#content-store/client/model/operations.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import type { PageSession } from './page-session.ts'

type Options = Readonly<Record<string, unknown>>

/** Options in the block's present shape; as saved when they cannot be brought to it. */
export function presentOptions(
  block: AnyBlock,
  node: Node,
): { readonly options: Options; readonly version: number } {
  if (node.version >= block.version) return { options: node.options, version: node.version }
  try {
    return { options: migrateOptions(block, node.options, node.version), version: block.version }
  } catch {
    // The finding of `prepare` says so next to the form.
    return { options: node.options, version: node.version }
  }
}

/** The edit that gives a block the options `next`, which are of the version `version`; `undefined` where nothing changes. */
export const optionsEdit = (
  { id, options, version: stored }: Node,
  { next, version }: { readonly next: Options; readonly version: number },
) => editTo(id, 'options', options, next, version === stored ? undefined : version)

/** Edits a block's options to `next`, which are of the version `version`. Steps of one `gesture` are undone together. */
export function changeOptions(
  session: PageSession,
  id: string,
  given: { readonly next: Options; readonly version: number },
  gesture?: string,
): void {
  const live = session.page.node(id)
  const edit = live && optionsEdit(live, given)
  if (edit) session.run('edit', [edit], gesture)
}
