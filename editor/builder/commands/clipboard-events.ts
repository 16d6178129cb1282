/** Calls the listener for what the browser's own keys and menu entries copy, cut and paste in a document, until the signal aborts. */
export function watchClipboard(
  document: Document,
  listener: (event: ClipboardEvent) => void,
  signal: AbortSignal,
): void {
  for (const type of ['copy', 'cut', 'paste'] as const) document.addEventListener(type, listener, { signal })
}
