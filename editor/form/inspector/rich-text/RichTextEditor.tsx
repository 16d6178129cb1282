import type { Editor } from '@tiptap/core'
import type { Node as Document } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isSameHtml, type RichTextDocument, readHtml, writeHtml } from './rich-text-document.ts'
import { richTextExtensions } from './rich-text-schema.ts'
import { type RichTextParts, RichTextProvider } from './rich-text-parts.ts'
import { usePaste } from './use-paste.ts'
import { ProblemList } from '../FieldTemplate.tsx'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import styles from './rich-text.module.css'

interface RichTextEditorProps {
  readonly id: string
  readonly value: string
  readonly label: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  readonly parts: RichTextParts
  /** The caret is in it from the beginning. */
  readonly startsFocused?: boolean
  readonly onChange: (html: string) => void
}

/** Shown text that no operator typed: nothing to hand on. */
const SHOWN = 'shown'

/** Document on the screen, and the HTML it came from as long as the operator changes nothing. */
interface Shown {
  readonly value: string
  readonly document: RichTextDocument
  readonly html: string
}

/** The change from the text on the screen to another one: only where they differ, so that undo still fits the rest. */
function changeTo({ state }: Editor, next: Document) {
  const { doc, tr } = state
  const from = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (from === null || end === null) return tr
  // What is repeated at the edge of a difference counts from both sides.
  const overlap = Math.max(0, from - Math.min(end.a, end.b))
  return tr.replace(from, end.a + overlap, next.slice(from, end.b + overlap))
}

/** Puts saved HTML on the screen, as one step that undo does not take back. */
function show(editor: Editor, value: string): Shown {
  const { state, view, schema } = editor
  const document = readHtml(value, schema)
  // The store may spell what was typed in its own way.
  const written = writeHtml(state.doc, document.sources)
  if (isSameHtml(written, value)) return { value, document, html: written }
  const change = changeTo(editor, document.doc)
  const cursor = Math.min(state.selection.from, change.doc.content.size)
  view.dispatch(
    change
      .setSelection(Selection.near(change.doc.resolve(cursor), 1))
      .setMeta(SHOWN, true)
      .setMeta('addToHistory', false),
  )
  return { value, document, html: writeHtml(document.doc, document.sources) }
}

/**
 * A small word processor. What it cannot hold stays in locked parts. Nothing is handed on while an input method composes.
 * Source: L-261, LO-48.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, value, label, describedBy, isInvalid, parts, startsFocused = false, onChange } = props
  const sent = useRef(value)
  const handOn = useRef(onChange)
  useEffect(() => {
    handOn.current = onChange
  }, [onChange])

  const shown = useRef<Shown>(undefined)
  const t = useTranslations('editor.inspector.richText')
  const [extensions] = useState(() =>
    richTextExtensions({ lockedName: t('locked'), lockedHint: t('lockedHint') }),
  )

  const paste = usePaste(parts)

  const editor = useEditor({
    extensions: [...extensions, paste.extension],
    onCreate: ({ editor: current }) => {
      shown.current = show(current, sent.current)
      if (startsFocused) current.commands.focus('end')
    },
    // The page's Content-Security-Policy allows no <style> made by script; rich-text.module.css has what is needed.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
      handleDOMEvents: {
        // ProseMirror reports what was composed just after this; only then is the text whole.
        compositionend: view => {
          queueMicrotask(() => view.dispatch(view.state.tr.setMeta('composed', true)))
          return false
        },
      },
    },
    onTransaction: ({ editor: current, transaction }) => {
      const isWhole = transaction.docChanged || transaction.getMeta('composed') === true
      const before = shown.current
      if (!isWhole || !before || current.view.composing || transaction.getMeta(SHOWN) === true) return
      const written = writeHtml(current.state.doc, before.document.sources)
      const html = written === before.html ? before.value : written
      if (html === sent.current) return
      sent.current = html
      handOn.current(html)
    },
  })

  useEffect(() => {
    if (!editor || value === sent.current) return
    sent.current = value
    shown.current = show(editor, value)
  }, [editor, value])

  if (!editor) return null
  return (
    <RichTextProvider value={parts}>
      <div className={styles.editor} data-invalid={isInvalid || undefined}>
        <RichTextToolbar editor={editor} />
        <ProblemList texts={paste.sentences} tone="warning" />
        <EditorContent editor={editor} />
      </div>
    </RichTextProvider>
  )
}
