import { Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

const spans = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('colspan') ?? 1) || 1 },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('rowspan') ?? 1) || 1 },
  // Widths by dragging are not offered; prosemirror-tables asks for the attribute.
  colwidth: { default: null, rendered: false },
}

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    tableRole: tag === 'th' ? 'header_cell' : 'cell',
    addAttributes: () => (tag === 'th' ? { ...spans, scope: { default: null } } : spans),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  tableRole: 'table',
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addKeyboardShortcuts() {
    const go = (by: 1 | -1) => () =>
      this.editor.commands.command(({ state, dispatch }) => goToNextCell(by)(state, dispatch))
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
  addProseMirrorPlugins: () => [tableEditing({ allowTableNodeSelection: true })],
  extendNodeSchema: extension => ({ tableRole: (extension.config as { tableRole?: string }).tableRole }), // set above, for every node of a table
})

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

/** Tables as rich text may hold them. Source: L-261, LO-48. */
export const tableNodes = [table, row, cell('tableHeader', 'th'), cell('tableCell', 'td')]
