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

/** Edits a block's options to `next`, which are of the version `version`. Steps of one `gesture` are undone together. */
export function changeOptions(
  session: PageSession,
  id: string,
  { next, version }: { readonly next: Options; readonly version: number },
  gesture?: string,
): void {
  const live = session.page.node(id)
  if (!live) return
  const edit = editTo(id, 'options', live.options, next, version === live.version ? undefined : version)
  if (edit) session.run('edit', [edit], gesture)
}
