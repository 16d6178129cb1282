/** Whether Enter only ends a word of an input method: it must not send a form. Safari marks it by key code 229 only. */
export const isComposingEnter = (event: {
  readonly key: string
  readonly keyCode: number
  readonly nativeEvent: { readonly isComposing: boolean }
}): boolean => event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)
