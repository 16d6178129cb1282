import '#editor/editor.css'
import { useBlockContext } from '#blocks/page/view.ts'
import { OptionsPanel } from '#editor/builder/panel/OptionsPanel.tsx'
import type { PageSession } from '#editor/core/session/page-session.ts'
import { useNode } from '#editor/builder/open-page/use-page.ts'
import { type Around, inEditor, inWorld, type Opened } from '#editor/testing/world.tsx'
import { type ReactNode, useState } from 'react'

export const ON_PHONE = { viewport: { value: 'phone', isRotated: false } }
export const ENGLISH = { language: 'en' }

/** An answer that does not come. */
export const never = () => new Promise<never>(() => undefined)
/** An answer that fails. */
export const failing = () => Promise.reject(new Error('Failed to fetch'))

interface DeskProps extends Around {
  readonly children: ReactNode
}

/** A screen of the desk, which asks a content store that answers what the story gives. */
export function DeskStory({ children, ...around }: DeskProps) {
  const { locale } = useBlockContext()
  const [element] = useState(() => inWorld(children, { uiLocale: locale, ...around }))
  return <div id="editor">{element}</div>
}

interface EditorProps extends Opened {
  readonly children: ReactNode
  /** What happened in the editor before. */
  readonly prepare?: (session: PageSession) => void
  /** Width of the panel it stands in, px. */
  readonly width?: number
}

/** A part of the editor with a page open around it. */
export function EditorStory({ children, prepare, width, ...opened }: EditorProps) {
  const { locale } = useBlockContext()
  const [element] = useState(() => {
    const opening = inEditor(children, { uiLocale: locale, ...opened })
    prepare?.(opening.session)
    return opening.element
  })
  return (
    <div id="editor" style={{ width, maxWidth: '100%', font: '14px / 22px var(--font-body)' }}>
      {element}
    </div>
  )
}

/** The form of one block of the open page. */
export function OptionsOf({ id }: { readonly id: string }) {
  const node = useNode(id)
  return node ? <OptionsPanel node={node} /> : null
}
