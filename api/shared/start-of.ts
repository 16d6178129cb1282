import { lengthOf } from '../rules/typed-text.ts'

const SIGNS = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** As many whole signs from the start of a text as fit into `most` characters: no family of emoji loses a child. */
export function startOf(text: string, most: number): string {
  let start = ''
  for (const { segment } of SIGNS.segment(text)) {
    if (lengthOf(start + segment) > most) break
    start += segment
  }
  return start
}
