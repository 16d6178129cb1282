import { SAFE_URL } from '#blocks/page/link-target.ts'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
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

/** What LO-48 lets through: no code blocks, no headings that would compete with the page's own. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    code: false,
    link: {
      openOnClick: false,
      isAllowedUri: url => SAFE_URL.test(url.trim()),
      HTMLAttributes: { rel: null, target: null, class: null },
    },
  }),
]

/** Tiptap keeps an empty paragraph at the end to click into; it is no content. */
const htmlOf = (html: string) => html.replace(/(<p><\/p>)+$/, '')

/** A small word processor. Nothing is handed on while an input method composes. */
export function RichTextEditor({ id, value, label, describedBy, isInvalid, onChange }: RichTextEditorProps) {
  const sent = useRef(value)
  const handOn = useRef(onChange)
  useEffect(() => {
    handOn.current = onChange
  }, [onChange])

  const editor = useEditor({
    extensions,
    content: value,
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
      if (!isWhole || current.view.composing) return
      const html = htmlOf(current.getHTML())
      if (html === sent.current) return
      sent.current = html
      handOn.current(html)
    },
  })

  useEffect(() => {
    if (!editor || value === sent.current) return
    sent.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  if (!editor) return null
  return (
    <div className={styles.editor} data-invalid={isInvalid || undefined}>
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
