import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Around, inEditor, inWorld, type Opened } from './world.tsx'

/** Renders a screen of the desk. */
export const renderInWorld = (part: ReactNode, around: Around = {}) => render(inWorld(part, around))

/** Renders a part of the editor with a page open around it. */
export function renderInEditor(part: ReactNode, opened: Opened = {}) {
  const { element, session, editor } = inEditor(part, opened)
  return { ...render(element), session, editor, order: () => session.page.childIds('|main') }
}
