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

/** The line of an item, or of the last one where it is gone. */
const linesFor = (path: string) => [toggles(`="${CSS.escape(path)}"`)[0], [...toggles('')].at(-1)]

const places = () => PLACES.map(place => document.querySelector<HTMLElement>(place))

/**
 * Keeps the keyboard in the editor when blocks, and items of their lists, come, go or move, also by other operators. A question about
 * that gives it back to the list.
 */
export function useKeptFocus(): void {
  const { session } = useEditor()
  useEffect(() => {
    const { page, store } = session
    let item: string | undefined
    const stops = [
      page.watchOrder(() => keepFocus(places)),
      session.watchOthers(() => {
        const path = document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item
        if (path === undefined) return
        item = path
        keepFocus(() => linesFor(path))
      }),
      store.subscribe(({ clashes }, before) => {
        if (clashes.length > 0 || before.clashes.length === 0) return
        const path = item
        item = undefined
        keepFocus(() => [...(path === undefined ? [] : linesFor(path)), ...places()])
      }),
    ]
    return () => stops.forEach(stop => stop())
  }, [session])
}
