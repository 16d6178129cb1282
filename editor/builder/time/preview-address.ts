interface Shown {
  /** Epoch milliseconds; `undefined`: whenever the link is opened. */
  readonly at: number | undefined
  /** Address of the live page at that instant. */
  readonly isReleased: boolean
}

/** A preview link for an instant. */
export function atInstant(link: string, { at, isReleased }: Shown): string {
  const url = new URL(link, window.location.origin)
  if (at !== undefined) url.searchParams.set('at', String(at))
  if (isReleased) url.searchParams.set('show', 'released')
  return url.href
}
