import { startWithin } from '#locales/whole-signs.ts'
import { Extension, isMacOS, Node } from '@tiptap/core'
import { type EditorState, NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

declare module '@tiptap/core' {
  interface NodeConfig {
    /** Read by prosemirror-tables. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell'
  }
}

/** Names the parts of this browser tab. Foreign HTML that is pasted cannot bring one along: it is known here or not at all. */
const parts = new Map<string, string>()

/** The attribute that represents a part in HTML on its way through the editor. */
export const PART = 'data-locked-part'

export function nameOfPart(html: string): string {
  for (const [name, known] of parts) if (known === html) return name
  const name = crypto.randomUUID()
  parts.set(name, html)
  return name
}

export const partNamed = (name: string): string | undefined => parts.get(name)

/** The words of a part, for its label. */
const wordsOf = (html: string) => {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
  return startWithin(text.trim().replaceAll(/\s+/g, ' '), 80)
}

/** HTML that the editor cannot hold, kept byte for byte: one block that the cursor moves past. `lockedPartKeys` guard it. */
export const lockedPart = (texts: { readonly name: string; readonly hint: string }) =>
  Node.create({
    name: 'lockedPart',
    group: 'block',
    atom: true,
    selectable: true,
    addAttributes: () => ({ part: { default: '' } }),
    parseHTML: () => [
      {
        tag: `div[${PART}]`,
        getAttrs: element => {
          const part = element.getAttribute(PART) ?? ''
          return parts.has(part) ? { part } : false
        },
      },
    ],
    renderHTML: ({ node }) => ['div', { [PART]: node.attrs.part as string }], // written by `nameOfPart`
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div')
        dom.dataset.locked = ''
        dom.title = texts.hint
        const label = document.createElement('strong')
        label.textContent = texts.name
        dom.append(label, ` ${wordsOf(partNamed(String(node.attrs.part)) ?? '')}`)
        return { dom }
      },
  })

/** The position of a locked part right before or after the paragraph at whose edge the cursor is. */
function partBeside({ selection, doc }: EditorState, side: 'before' | 'after'): number | undefined {
  const { $from, empty } = selection
  const { parentOffset, parent, depth } = $from
  if (!empty || depth !== 1 || parentOffset !== (side === 'before' ? 0 : parent.content.size))
    return undefined
  const at = side === 'before' ? $from.before() : $from.after()
  const beside = side === 'before' ? doc.resolve(at).nodeBefore : doc.resolve(at).nodeAfter
  if (beside?.type.name !== 'lockedPart') return undefined
  return side === 'before' ? at - beside.nodeSize : at
}

/** Words typed while a part is selected begin a paragraph below it. */
function typeBelow({ state, dispatch }: EditorView, text: string): boolean {
  const { selection, schema, tr } = state
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'lockedPart') return false
  const paragraph = schema.nodes['paragraph']?.create(null, schema.text(text))
  if (!paragraph) return false
  const typed = tr.insert(selection.to, paragraph)
  dispatch(
    typed.setSelection(TextSelection.create(typed.doc, selection.to + 1 + text.length)).scrollIntoView(),
  )
  return true
}

const BACKWARDS = ['Backspace', 'Mod-Backspace', 'Shift-Backspace']
const FORWARDS = ['Delete', 'Mod-Delete']
const MAC_BACKWARDS = ['Ctrl-h', 'Alt-Backspace']
const MAC_FORWARDS = ['Ctrl-d', 'Ctrl-Alt-Backspace', 'Alt-Delete', 'Alt-d']

/**
 * Keeps a key from taking a locked part away unseen. ProseMirror deletes a block without text at once and puts what is typed in
 * place of a selected one: here a deleting key beside a part selects it first, and only the next one removes it.
 */
export const lockedPartKeys = Extension.create({
  name: 'lockedPartKeys',
  // Before the keys of every other extension.
  priority: 2000,
  addKeyboardShortcuts() {
    const select = (side: 'before' | 'after') => () => {
      const part = partBeside(this.editor.state, side)
      return part !== undefined && this.editor.commands.setNodeSelection(part)
    }
    const keys = (names: readonly string[], side: 'before' | 'after') =>
      names.map(name => [name, select(side)])
    return Object.fromEntries([
      ...keys([...BACKWARDS, ...(isMacOS() ? MAC_BACKWARDS : [])], 'before'),
      ...keys([...FORWARDS, ...(isMacOS() ? MAC_FORWARDS : [])], 'after'),
    ])
  },
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handleTextInput: (view, _from, _to, text) => typeBelow(view, text) } }),
  ],
})
