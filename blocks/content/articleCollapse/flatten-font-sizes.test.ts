import { expect, test } from 'vitest'
import { flattenFontSizes } from './flatten-font-sizes.ts'

test.each([
  ['alone', '<p style="font-size: 30px">A</p>', '<p style="">A</p>'],
  [
    'among others',
    '<p style="color:red;font-size:2em;margin:0">A</p>',
    '<p style="color:red;margin:0">A</p>',
  ],
  ['as the font shorthand', "<i style='font: italic 30px serif'>A</i>", "<i style=''>A</i>"],
  [
    'several',
    '<b style="font-size:9px">A</b><b style="font-size:8px">B</b>',
    '<b style="">A</b><b style="">B</b>',
  ],
  ['upper case', '<P STYLE="FONT-SIZE:30PX">A</P>', '<P STYLE="">A</P>'],
])('removes the font size: %s (L-227)', (_, given, expected) =>
  expect(flattenFontSizes(given)).toBe(expected),
)

test.each([
  ['a family', '<p style="font-family:serif">A</p>'],
  ['words about styles', '<p>write style="font-size:30px" there</p>'],
  ['other attributes', '<a title="font-size:30px" href="/x">A</a>'],
])('keeps everything else: %s', (_, html) => expect(flattenFontSizes(html)).toBe(html))
