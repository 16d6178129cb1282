import { type CommandContext, groupOf } from './command-context.ts'

/** Opens the library of blocks for what is to be before or after the selected blocks. */
export function addBeside(context: CommandContext, side: 'before' | 'after'): void {
  const { page, store } = context.session
  const group = groupOf(context)
  const id = side === 'before' ? group[0] : group.at(-1)
  const slot = id === undefined ? undefined : page.node(id)?.slot
  if (id === undefined || slot === undefined) return
  const siblings = page.childIds(slot)
  const before = side === 'before' ? id : siblings[siblings.indexOf(id) + 1]
  store.setState({ chosen: { slot, ...(before !== undefined && { before }) } })
  context.focus('palette')
}
