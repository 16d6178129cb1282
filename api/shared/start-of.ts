const SIGNS = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** As many whole signs from the start of a text as fit into `most` characters: no family of emoji loses a child. */
export function startOf(text: string, most: number): string {
  let start = ''
  let left = most
  for (const { segment } of SIGNS.segment(text)) {
    left -= Array.from(segment).length
    if (left < 0) break
    start += segment
  }
  return start
}
