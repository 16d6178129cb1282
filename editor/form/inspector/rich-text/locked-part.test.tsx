import { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { afterEach, describe, expect, test } from 'vitest'
import { readHtml, writeHtml } from './rich-text-document.ts'
import { richTextExtensions } from './rich-text-schema.ts'

const FILM = '<iframe src="https://www.youtube.com/embed/a"></iframe>'

let editor: Editor
afterEach(() => editor.destroy())

/** An editor with a film between two paragraphs, `ab` and `cd`; positions 1 to 3 and 6 to 8. */
function open(html = `<p>ab</p>${FILM}<p>cd</p>`) {
  editor = new Editor({ extensions: richTextExtensions({ lockedName: 'Locked', lockedHint: '' }) })
  const { doc, sources } = readHtml(html, editor.schema)
  const { state, view } = editor
  view.dispatch(state.tr.replaceWith(0, state.doc.content.size, doc.content).setMeta('addToHistory', false))
  return { written: () => writeHtml(editor.state.doc, sources) }
}

/** A key as the browser reports it, `Mod-` in front of its name or not. */
function press(name: string) {
  const [key = '', ...held] = name.split('-').reverse()
  const event = new KeyboardEvent('keydown', {
    key,
    ctrlKey: held.includes('Mod'),
    shiftKey: held.includes('Shift'),
  })
  editor.view.someProp('handleKeyDown', handle => handle(editor.view, event))
}
const isSelected = () =>
  editor.state.selection instanceof NodeSelection && editor.state.selection.node.type.name === 'lockedPart'

describe('a part the editor cannot hold (L-261)', () => {
  test.each([
    ['Backspace', 6],
    ['Mod-Backspace', 6],
    ['Shift-Backspace', 6],
    ['Delete', 3],
    ['Mod-Delete', 3],
  ])('is selected by the first %s beside it, and removed by the second', (key, cursor) => {
    const { written } = open()
    editor.commands.setTextSelection(cursor)
    press(key)
    expect(isSelected()).toBe(true)
    expect(written()).toContain(FILM)
    press(key)
    expect(written()).toBe('<p>ab</p><p>cd</p>')
    editor.commands.undo()
    expect(written()).toContain(FILM)
  })

  test.each([
    ['the list below it', `${FILM}<ul><li>a</li></ul>`, 4],
    ['the quotation below it', `${FILM}<blockquote>a</blockquote>`, 3],
  ])('survives Backspace at the beginning of %s', (_, html, cursor) => {
    const { written } = open(html)
    editor.commands.setTextSelection(cursor)
    press('Backspace')
    press('Backspace')
    expect(written()).toContain(FILM)
  })

  test('is labelled by the beginning of its words, without half an emoji', () => {
    open(`<p>ab</p><video controls>${'x'.repeat(79)}🌀</video>`)
    expect(editor.view.dom.querySelector('[data-locked]')?.textContent).toBe(`Locked ${'x'.repeat(79)}`)
  })

  test('is not replaced by what is typed while it is selected: the words stand below it', () => {
    const { written } = open(`<p>ab</p>${FILM}`)
    editor.commands.setNodeSelection(4)
    const { from, to } = editor.state.selection
    const isHandled = editor.view.someProp('handleTextInput', handle =>
      handle(editor.view, from, to, 'x', () => editor.state.tr),
    )
    expect(isHandled).toBe(true)
    expect(written()).toBe(`<p>ab</p>${FILM}<p>x</p>`)
  })
})
