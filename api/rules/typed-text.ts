/** Signs that show nothing: blanks without width, soft hyphens, direction controls, fillers, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/** They shape the sign before them where it is an emoji or of a script that joins its letters, and are part of the text there. */
const JOINER = /\u200c|\u200d|\ufe0e|\ufe0f/
const JOINING_SCRIPTS = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
]
const JOINED = new RegExp(
  `[\\p{Extended_Pictographic}\\p{Emoji_Modifier}${JOINING_SCRIPTS.map(name => `\\p{Script=${name}}`).join('')}]\\ufe0f?$`,
  'u',
)

/** Blanks and control characters; the braille pattern without dots looks like one. */
const BLANKS = /[\s\p{Cc}\u2800]+/gu
const BLANKS_IN_LINE = /(?:(?![\n\r])[\s\p{Cc}\u2800])+/gu
/** U+0000 stays: no text may have it, and it is refused. */
const asBlank = (run: string) => (run.includes('\0') ? run : ' ')

const FULL_WIDTH = /[\uff01-\uff5e]/g
/** Chinese sentences keep their own commas, colons, brackets, question and exclamation marks. */
const FULL_WIDTH_IN_WORDS = /[＃＆＋－．／０-９＠Ａ-Ｚａ-ｚ]/g
const toAscii = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/** Nothing to remove or to spell otherwise; most texts of a catalogue. */
const PLAIN = /^[\n\r\t -~]*$/

/** Removes signs that show nothing; what is left is in one spelling (NFC). */
export const visibleText = (typed: string): string =>
  PLAIN.test(typed)
    ? typed
    : typed
        .normalize('NFC')
        .replace(INVISIBLE, (sign, at: number, text: string) =>
          JOINER.test(sign) && JOINED.test(text.slice(Math.max(0, at - 3), at)) ? sign : '',
        )
        .normalize('NFC')

/** One line of words, as names, places and titles are: without invisible signs, single blanks inside, none around. */
export const typedLine = (typed: string): string =>
  visibleText(typed.replace(FULL_WIDTH_IN_WORDS, toAscii)).replace(BLANKS, asBlank).trim()

/** Words of several lines, as messages and remarks are: like a line, with its line breaks. */
export const typedWords = (typed: string): string =>
  visibleText(typed.replace(FULL_WIDTH_IN_WORDS, toAscii)).replace(BLANKS_IN_LINE, asBlank).trim()

/**
 * A number, code or e-mail address: like a line, and every full-width sign is read as ASCII, the full stop of Chinese keyboards
 * too.
 */
export const typedCode = (typed: string): string =>
  visibleText(typed.replace(FULL_WIDTH, toAscii).replace(/[。｡]/g, '.')).replace(BLANKS, asBlank).trim()

/** Length in characters (code points), as databases count. */
export const lengthOf = (text: string): number => Array.from(text).length
