import { type Dispatch, useEffect, useReducer } from 'react'
import { isComposing } from '#ui/field/composing.ts'

export interface ListState {
  readonly isOpen: boolean
  /** The chosen option; -1 while it is the field itself. */
  readonly active: number
}

type ListEvent =
  | { readonly type: 'open' | 'close' | 'typed' }
  | { readonly type: 'choose'; readonly option: number }
  | { readonly type: 'move'; readonly by: 1 | -1; readonly count: number }

/** Up from the field leads to the last option, down from the last one back to the field. Source: WAI-ARIA, combobox pattern. */
function listStep(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'open':
      return { ...state, isOpen: true }
    case 'close':
      return { isOpen: false, active: -1 }
    case 'typed':
      return { isOpen: true, active: -1 }
    case 'choose':
      return { ...state, active: event.option }
    case 'move': {
      const stops = event.count + 1
      return { isOpen: true, active: ((state.active + 1 + event.by + stops) % stops) - 1 }
    }
  }
}

/** Open at once where the shopper is in the field, unless it still holds what the page shows the results of. */
const begin = (input: HTMLInputElement): ListState => ({
  isOpen: document.activeElement === input && (input.value === '' || input.value !== input.defaultValue),
  active: -1,
})

interface List {
  /** Options to move through. */
  readonly count: number
  /** Follows the option. */
  readonly take: (option: number) => void
}

/**
 * Opens and closes the list of a field and moves through it. The focus stays in the field. Keys of an input method are left to it.
 */
export function useListKeys(
  input: HTMLInputElement,
  { count, take }: List,
): readonly [ListState, Dispatch<ListEvent>] {
  const [state, send] = useReducer(listStep, input, begin)
  const { isOpen, active } = state
  const isShown = isOpen && count > 0

  useEffect(() => {
    const quit = new AbortController()
    const listen = <Type extends keyof HTMLElementEventMap>(
      target: HTMLElement | null,
      type: Type,
      heard: (event: HTMLElementEventMap[Type]) => void,
    ) => target?.addEventListener(type, heard, quit)
    listen(input, 'focus', () => input.value === '' && send({ type: 'open' }))
    listen(input, 'click', () => send({ type: 'open' }))
    listen(input, 'input', () => send({ type: 'typed' }))
    listen(input.form, 'submit', () => send({ type: 'close' }))
    listen(input.form, 'focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) send({ type: 'close' })
    })
    return () => quit.abort()
  }, [input])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      const { key } = event
      if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0)
        send({ type: 'move', by: key === 'ArrowDown' ? 1 : -1, count })
      else if (key === 'Escape' && isShown) send({ type: 'close' })
      else if (key === 'Enter' && isShown && active >= 0) take(active)
      else return
      event.preventDefault()
    }
    input.addEventListener('keydown', onKey)
    return () => input.removeEventListener('keydown', onKey)
  }, [input, count, isShown, active, take])

  return [{ isOpen: isShown, active: active < count ? active : -1 }, send]
}
