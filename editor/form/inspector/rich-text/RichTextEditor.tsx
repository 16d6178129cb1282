import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type RichTextDocument, readHtml, writeHtml } from './rich-text-document.ts'
import { richTextExtensions } from './rich-text-schema.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import styles from './rich-text.module.css'

interface RichTextEditorProps {
  readonly id: string
  readonly value: string
  readonly label: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
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

/** Puts saved HTML on the screen, as one step that undo does not take back. */
function show({ state, view, schema }: Editor, value: string): Shown {
  const document = readHtml(value, schema)
  const change = state.tr.replaceWith(0, state.doc.content.size, document.doc.content)
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
export function RichTextEditor({ id, value, label, describedBy, isInvalid, onChange }: RichTextEditorProps) {
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

  const editor = useEditor({
    extensions,
    onCreate: ({ editor: current }) => {
      shown.current = show(current, sent.current)
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
    <div className={styles.editor} data-invalid={isInvalid || undefined}>
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
