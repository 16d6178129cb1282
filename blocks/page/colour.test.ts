import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourForm } from './colour-form.ts'
import { COLOUR, colourOrNothing, isHexColour, OPTION_COLOUR } from './colour.ts'

describe('which texts are colours (LO-37, LO-48)', () => {
  test.each([
    ['three digits', '#fff', true, true],
    ['three digits and opacity', '#fff8', true, true],
    ['six digits', '#1F3d2f', true, true],
    ['six digits and opacity', '#1f3d2f80', true, true],
    ['five digits', '#12345', false, false],
    ['seven digits', '#1234567', false, false],
    ['nine digits', '#123456789', false, false],
    ['no digits', '#', false, false],
    ['letters past f', '#ggg', false, false],
    ['rgb', 'rgb(1, 2, 3)', true, true],
    ['rgb with opacity', 'rgba(1,2,3,.5)', true, true],
    ['rgb without commas', 'rgb(1 2 3 / 50%)', true, true],
    ['hsl', 'hsl(120, 50%, 50%)', true, true],
    ['an empty function', 'rgb()', false, false],
    ['two numbers', 'rgb(1, 2)', false, false],
    ['five numbers', 'rgb(1, 2, 3, 4, 5)', false, false],
    ['commas and spaces at once', 'rgb(1, 2 3)', false, false],
    ['signs without numbers', 'rgb(, , )', false, false],
    ['an open function', 'rgb(1,2,3', false, false],
    ['another function', 'url(x)', false, false],
    ['a variable', 'var(--theme-colour)', false, false],
    ['transparent', 'transparent', true, true],
    ['white', 'White', true, true],
    ['another name', 'rebeccapurple', true, false],
    ['a name without capitals or with', 'DarkSlateGrey', true, false],
    ['the colour of the text', 'currentColor', true, false],
    ['a word that only sounds like one', 'greenish', false, false],
    ['another word of CSS', 'inherit', false, false],
    ['two names', 'red blue', false, false],
    ['too short a word', 'ab', false, false],
    ['too long a word', 'a'.repeat(21), false, false],
    ['a name that ends the declaration', 'red;color:blue', false, false],
    ['a name that ends the attribute', 'red" onload="', false, false],
    ['a comment', 'red/**/', false, false],
    ['an escape', String.raw`r\65 d`, false, false],
    ['nothing', '', false, false],
    ['a colour with a line after it', '#fff\n', false, false],
  ])('%s: %j', (_, text, isColour, isOption) => {
    expect(COLOUR.test(text)).toBe(isColour)
    expect(OPTION_COLOUR.test(text)).toBe(isOption)
  })

  test.each([
    [' #fff ', '#fff'],
    ['#fff;', undefined],
    [12, undefined],
    [undefined, undefined],
  ])('%j is read as %j', (value, colour) => expect(colourOrNothing(value)).toBe(colour))
})

test.each([
  ['#f00', '#f00'],
  ['rgb(1 2 3 / 50%)', 'rgb(1 2 3 / 50%)'],
  ['Tomato', 'Tomato'],
  ['greenish', 'greenish'],
  ['red blue', undefined],
  ['red;color:blue', undefined],
  ['var(--theme-colour)', undefined],
  ['', undefined],
])('without the list of names, %j has the form %j', (text, form) => expect(colourForm(text)).toBe(form))

/** Texts close to the grammar: pieces of colours mixed with what ends a declaration, an attribute, or a tag. */
const nearColours = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '#',
        'rgb(',
        'hsla(',
        'url(',
        'expression(',
        ')',
        ',',
        '%',
        ' ',
        '\n',
        '/',
        '1',
        'f',
        'red',
      ),
      fc.constantFrom(
        ';',
        ':',
        '"',
        "'",
        '<',
        '>',
        '{',
        '}',
        '\\',
        '/*',
        '*/',
        '&',
        '@',
        '!',
        '\u0000',
        '(',
        '`',
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map(parts => parts.join(''))

test('a colour can never leave its declaration, its attribute or its tag (LO-48)', () => {
  fc.assert(
    fc.property(fc.oneof(nearColours, fc.string()), text => {
      for (const colour of [colourOrNothing(text), colourForm(text)]) {
        if (colour === undefined) continue
        expect(colour).not.toMatch(/[;:"'`<>{}\\&@!*=]|url\(|expression\(/i)
        expect(colour.split('(')).toHaveLength(colour.split(')').length)
      }
    }),
    { numRuns: 5000 },
  )
})

test('every colour of an option is a colour (LO-37)', () => {
  fc.assert(
    fc.property(nearColours, text => {
      expect(OPTION_COLOUR.test(text) && !COLOUR.test(text)).toBe(false)
    }),
  )
})

test.each([
  ['#1f3d2f', true],
  [' #FFF ', true],
  ['#ffff', false],
  ['#1f3d2f80', false],
  ['1f3d2f', false],
  ['white', false],
  ['', false],
])('%j is a hex colour: %s (LO-112)', (text, expected) => expect(isHexColour(text)).toBe(expected))
