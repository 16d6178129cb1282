import type { Editor } from '@tiptap/core'
import type { Node as Block, Schema } from '@tiptap/pm/model'
import type { Command } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'

const ROWS = 3
const COLUMNS = 3

/** A table with a row of headings. */
function newTable({ nodes }: Schema): Block | undefined {
  const { table, tableRow, tableHeader, tableCell } = nodes
  if (!table || !tableRow || !tableHeader || !tableCell) return undefined
  const row = (index: number) =>
    tableRow.create(
      null,
      Array.from({ length: COLUMNS }, () => (index === 0 ? tableHeader : tableCell).createAndFill()).filter(
        cell => cell !== null,
      ),
    )
  return table.create(
    null,
    Array.from({ length: ROWS }, (_, index) => row(index)),
  )
}

export function insertTable(editor: Editor): void {
  const { from } = editor.state.selection
  const table = newTable(editor.schema)
  if (!table) return
  editor
    .chain()
    .insertContent(table.toJSON())
    .command(({ tr, commands }) => {
      // Into the first cell of the table that has just been put in.
      let cell: number | undefined
      tr.doc.nodesBetween(Math.max(0, from - 1), tr.doc.content.size, (node, at) => {
        if (cell === undefined && node.type.name === 'tableHeader' && node.textContent === '') cell = at
      })
      return cell === undefined || commands.setTextSelection(cell + 2)
    })
    .focus()
    .run()
}

const run = (command: Command) => (editor: Editor) => {
  editor.commands.focus()
  command(editor.state, editor.view.dispatch)
}

/** Commands on the table that the cursor is in. */
export const TABLE_COMMANDS = {
  rowAfter: run(addRowAfter),
  columnAfter: run(addColumnAfter),
  deleteRow: run(deleteRow),
  deleteColumn: run(deleteColumn),
  deleteTable: run(deleteTable),
} as const
