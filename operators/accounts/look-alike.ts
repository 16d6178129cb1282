/** Letters of other scripts, and digits, that are drawn like Latin letters. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  п: 'n',
  ғ: 'f',
  ԍ: 'g',
  ү: 'y',
  з: 'e',
  ц: 'u',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  // Greek
  α: 'a',
  β: 'b',
  ϲ: 'c',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  // Armenian
  ո: 'n',
  ս: 'u',
  օ: 'o',
  հ: 'h',
  ց: 'g',
  յ: 'j',
  զ: 'q',
  // Latin
  ı: 'i',
  ɩ: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ʟ: 'l',
  ɴ: 'n',
  ʀ: 'r',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  // Digits and signs
  0: 'o',
  1: 'i',
  3: 'e',
  5: 's',
  '|': 'i',
  '!': 'i',
  $: 's',
  '@': 'a',
}

/**
 * One spelling for all names that readers take for the same: without case, width, accents, invisible signs, blanks and punctuation,
 * and with letters of other scripts as the Latin ones they are drawn like. For comparing only. `i` and `l` are one.
 */
export const lookAlike = (name: string): string =>
  Array.from(name.normalize('NFKC').toLowerCase().normalize('NFKD'))
    .map(letter => DRAWN_LIKE[letter] ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
