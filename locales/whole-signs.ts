const SIGNS = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The place at which the sign begins that a place lies in. Places count UTF-16 units; an emoji or a letter with its accent is one sign. */
export function signStart(text: string, at: number): number {
  if (at <= 0) return 0
  return SIGNS.segment(text).containing(at)?.index ?? text.length
}

/** The start of a text, of at most `most` UTF-16 units; cuts no sign in two. */
export const startWithin = (text: string, most: number): string => text.slice(0, signStart(text, most))

/** The end of a text, of at most `most` UTF-16 units; cuts no sign in two. */
export function endWithin(text: string, most: number): string {
  const from = text.length - most
  const start = signStart(text, from)
  return text.slice(
    start < from ? start + (SIGNS.segment(text).containing(from)?.segment.length ?? 0) : start,
  )
}

export const firstSign = (text: string): string => SIGNS.segment(text).containing(0)?.segment ?? ''
