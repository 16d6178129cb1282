import { plainText } from '#api/rules/plain-text.ts'

/** Ends of paragraphs, list items and lines: a sentence does not go on after them. */
const BREAK = /<\/(?:p|li|h[1-6]|td|th|blockquote|figcaption)>|<br\s*\/?>|[\n。！？；]/
/** Signs between which Latin words are names inside a Chinese sentence. */
const OTHER_SCRIPT = /[\p{Script=Han}「」『』《》（），、：]+/u

const WORD = /\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*/gu

/** Small words of names: “House of Fraser”, “adidas Originals by Y-3”. */
const IN_NAMES = new Set(
  'a an and at by da de des di du for in la le of on or the to van von with x y'.split(' '),
)

/** Latin words in a row among Chinese ones that make a sentence; fewer are a name. */
const MIN_AMONG_CHINESE = 5
const MIN_ALONE = 2

/** Words that no name has: written small, and not one of the small words of names. */
const isPlainWord = (word: string) => word === word.toLowerCase() && word.length > 1 && !IN_NAMES.has(word)

/** Returns true for words that read as a sentence rather than as a name, a code, a size or an address. */
function isSentence(text: string, min: number): boolean {
  const words = text.replace(/\S*(?:[/@_\d]|\.\p{L})\S*|\{\w+\}/gu, ' ').match(WORD) ?? []
  if (words.length < min) return false
  const plain = words.slice(1).filter(isPlainWord).length
  // A name of two words may end in one written small: “Levi’s jeans”.
  return words.length === 2 ? plain > 0 && /[.!?]$/.test(text.trim()) : plain > words.length / 4
}

/** Returns true if a text holds a sentence in a Latin script. Names of brands and products, codes and addresses are none. */
export const hasLatinSentence = (text: string): boolean =>
  text.split(BREAK).some(part => {
    const line = plainText(part)
    const runs = line.split(OTHER_SCRIPT)
    const min = runs.length > 1 ? MIN_AMONG_CHINESE : MIN_ALONE
    return runs.some(run => isSentence(run, min))
  })
