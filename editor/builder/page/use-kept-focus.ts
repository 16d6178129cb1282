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

const toggles = (item: string) =>
  document.querySelectorAll<HTMLElement>(`[data-area="inspector"] [data-item${item}] button[aria-expanded]`)

/** Keeps the keyboard in a list whose item has it and goes. */
function keepInList(): void {
  const path = document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item
  if (path !== undefined) keepFocus(() => [toggles(`="${CSS.escape(path)}"`)[0], [...toggles('')].at(-1)])
}

/** Keeps the keyboard in the editor when blocks, and items of their lists, come, go or move, also by other operators. */
export function useKeptFocus(): void {
  const { session } = useEditor()
  const { page } = session
  useEffect(() => session.watchOthers(keepInList), [session])
  useEffect(
    () =>
      page.watchOrder(() => keepFocus(() => PLACES.map(place => document.querySelector<HTMLElement>(place)))),
    [page],
  )
}
