import type { EditorStore } from './store.ts'

/** Says when an input method begins and ends to compose in a window. */
export function watchCompositions(
  target: Document,
  tell: (isComposing: boolean) => void,
  signal: AbortSignal,
): void {
  const options = { capture: true, signal }
  let known = false
  // Keys come by the hundred, and each of them is asked.
  const say = (isComposing: boolean) => {
    if (isComposing !== known) tell(isComposing)
    known = isComposing
  }
  target.addEventListener('compositionstart', () => say(true), options)
  // A field that goes away while it is composed in may send no end.
  for (const type of ['compositionend', 'focusout']) target.addEventListener(type, () => say(false), options)
  target.addEventListener(
    'keydown',
    ({ isComposing, keyCode }) => say(isComposing || keyCode === 229),
    options,
  )
  signal.addEventListener('abort', () => say(false))
}

/** Waits for the end of a composition, and until the field has passed its text on. */
export const composed = (store: EditorStore): Promise<void> =>
  new Promise(resolve => {
    const stop = store.subscribe(({ isComposing }) => {
      if (isComposing) return
      stop()
      setTimeout(resolve)
    })
  })
