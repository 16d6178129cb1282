/** Written in the place of what named a person. */
const REMOVED = '•••'

/** Shortest word that is looked for. */
const SHORTEST = 2

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Digits of a number are written in groups as well. */
const ofWord = (word: string) =>
  /^\d{6,}$/.test(word) ? Array.from(word).join(String.raw`[\s-]?`) : escaped(word)

/** Han names run into the words around them; others are words of their own. */
const patternOf = (word: string) =>
  /\p{Script=Han}/u.test(word) ? escaped(word) : String.raw`(?<![\p{L}\p{N}])${ofWord(word)}(?![\p{L}\p{N}])`

/** Spellings of a word in texts and in bodies of forms. */
const spellings = (word: string) => {
  const encoded = encodeURIComponent(word)
  return [word, encoded, encoded.replaceAll('%20', '+')]
}

/** Makes the function that removes some words from a text, the longest first, in any case. */
export function wordRemover(words: readonly string[]): (text: string) => string {
  const known = [...new Set(words.map(word => word.trim()).filter(word => word.length >= SHORTEST))]
  const all = [...new Set(known.flatMap(spellings))].toSorted((a, b) => b.length - a.length)
  if (all.length === 0) return text => text
  const pattern = new RegExp(all.map(patternOf).join('|'), 'giu')
  return text => text.replace(pattern, REMOVED)
}

/** The same in the texts of a JSON value; other values and names of fields stay. */
export function removeFromJson(value: unknown, remove: (text: string) => string): unknown {
  if (typeof value === 'string') return remove(value)
  if (Array.isArray(value)) return value.map(each => removeFromJson(each, remove))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, removeFromJson(each, remove)]))
}
