/** Returns true if a key only serves an input method. Safari marks it by key code 229 only. */
export const isComposing = (event: { readonly keyCode: number; readonly isComposing: boolean }): boolean =>
  event.isComposing || event.keyCode === 229

/** Returns true if Enter only ends a word of an input method: it must not send a form. */
export const isComposingEnter = (event: {
  readonly key: string
  readonly keyCode: number
  readonly nativeEvent: { readonly isComposing: boolean }
}): boolean =>
  event.key === 'Enter' && isComposing({ keyCode: event.keyCode, isComposing: event.nativeEvent.isComposing })
