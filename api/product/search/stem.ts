/** Endings of English words and what is in their place, the first that fits. */
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/sses$/, 'ss'],
  [/ies$/, 'y'],
  [/(?<=sh|ch|x|z)es$/, ''],
  [/(?<![su])s$/, ''],
]
const VERB_ENDING = /(?<=[aeiouy].*)(?:ing|ed)$/
const DOUBLED = /([bdgmnprt])\1$/

/** Shorter words have no endings to take off. */
const SHORTEST = 4

/**
 * An English word without its ending: `jackets` and `jacket`, `climbing` and `climb` are one. Compared, never shown, so that it
 * need not be a word.
 */
export function stemOf(word: string): string {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return word
  const [ending, instead] = ENDINGS.find(([pattern]) => pattern.test(word)) ?? [/$/, '']
  const single = word.replace(ending, instead)
  const root = single.replace(VERB_ENDING, '')
  const bare = root.length < 3 ? single : root === single ? root : root.replace(DOUBLED, '$1')
  // `hike` and `hiking` have `hik` in common.
  return bare.length >= SHORTEST && bare.endsWith('e') ? bare.slice(0, -1) : bare
}
