import { useEffect } from 'react'
import { keepFocus } from '../../kit/parts/focus-kept.ts'
import { useEditor } from '../editor-context.ts'

/** Places for the keyboard when a block goes, whose menu, tools or form had it: the outline, what is selected, the library of blocks. */
const PLACES = [
  '[data-area="outline"]:not([inert])',
  '[data-handle] button',
  '[data-area="palette"] input',
  'main iframe',
]

/** Keeps the keyboard in the editor when blocks come, go or move, also those of other operators. */
export function useKeptFocus(): void {
  const { page } = useEditor().session
  useEffect(
    () =>
      page.watchOrder(() => keepFocus(() => PLACES.map(place => document.querySelector<HTMLElement>(place)))),
    [page],
  )
}
