/** Receivers of a stream. */
export interface EventListeners<Event> {
  readonly onEvent: (event: Event) => void
  /** Called when the server opens no stream. */
  readonly onRefused: () => void
}

/**
 * Listens to Server-Sent Events of some kinds. The browser opens a lost stream again where it ended. Returns the function that stops.
 */
export function watchEvents<Event extends { readonly kind: string }>(
  address: string,
  kinds: readonly Event['kind'][],
  { onEvent, onRefused }: EventListeners<Event>,
): () => void {
  const source = new EventSource(address)
  for (const kind of kinds)
    source.addEventListener(kind, ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data)))
  source.addEventListener('error', () => source.readyState === EventSource.CLOSED && onRefused())
  return () => source.close()
}
