/** Longest text that is counted (characters), and most words in it: longer ones are sentences, which may say anything. */
const MOST_CHARACTERS = 40
const MOST_WORDS = 5

/** Numbers of this length name an order, a telephone or a member. */
const LONG_NUMBER = /\d(?:[\s().-]*\d){5}/u
const ADDRESS = /[@＠]|:\/\/|\bwww\./iu

/**
 * A searched text as it is counted when it found nothing: in small letters, with single spaces. `undefined` for what is too long, or
 * could be an address or a number that names a person.
 */
export function missedWord(typed: string): string | undefined {
  const word = typed.normalize('NFKC').toLowerCase().trim().replace(/\s+/gu, ' ')
  const isCounted =
    word !== '' &&
    Array.from(word).length <= MOST_CHARACTERS &&
    word.split(' ').length <= MOST_WORDS &&
    !LONG_NUMBER.test(word) &&
    !ADDRESS.test(word)
  return isCounted ? word : undefined
}
