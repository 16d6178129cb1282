import { sanitiseHtml } from '#content-store/checks/sanitise.ts'
import { getSchema } from '@tiptap/core'
import { DOMParser as SchemaParser } from '@tiptap/pm/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanPaste, OWN_COPY } from './clean-paste.ts'
import { isSameHtml, writeHtml } from './rich-text-document.ts'
import { richTextExtensions } from './rich-text-schema.ts'

test.each([
  ['fonts and colours', '<p style="font-family:Arial;color:red"><font size="7">a</font></p>', '<p>a</p>'],
  ['a wrapper that is not bold', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  ['bold by style', '<p><span style="font-weight:700">a</span>b</p>', '<p><strong>a</strong>b</p>'],
  [
    'words made plain inside bold ones',
    '<p><b>a<span style="font-weight:400">b</span></b></p>',
    '<p><strong>a</strong>b</p>',
  ],
  [
    'marks by style',
    '<p><span style="font-style:italic;text-decoration:underline">a</span></p>',
    '<p><em><u>a</u></em></p>',
  ],
  [
    'a small letter above',
    '<p>m<span style="vertical-align:super;font-size:6pt">2</span></p>',
    '<p>m<sup>2</sup></p>',
  ],
  ['a heading that is bold by itself', '<h3><b>a</b></h3>', '<h3>a</h3>'],
  ['a heading of the page', '<h1 style="text-align:center">a</h1>', '<h2 style="text-align:center">a</h2>'],
  ['an underlined link', '<a href="/list" target="_blank" class="x"><u>a</u></a>', '<a href="/list">a</a>'],
  ['a link that runs a script', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['elements of Word', '<p class="MsoNormal" lang="EN-US">a<o:p></o:p></p>', '<p>a</p>'],
  ['names that objects have', '<constructor style="constructor:x"><toString>a</toString></constructor>', 'a'],
  ['a script and a style', '<style>p{}</style><script>alert(1)</script><p onclick="x()">a</p>', '<p>a</p>'],
  ['a picture of the library', '<img src="/media/a.webp" class="x">', '<img src="/media/a.webp" alt="">'],
  [
    'a picture of the library on a page of the shop',
    `<img src="${location.origin}/media/a.webp">`,
    '<img src="/media/a.webp" alt="">',
  ],
  [
    'a table',
    '<table style="width:9px"><tr><td colspan="2" width="4">a</td></tr></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
  [
    'colours of a text of the editor',
    `<p ${OWN_COPY}="" style="color: red; position: fixed">a</p>`,
    '<p style="color:red">a</p>',
  ],
])('%s are pasted as structure (L-261, LO-48)', (_, html, clean) => expect(cleanPaste(html).html).toBe(clean))

test.each([
  ['https://pics.example/a.png'],
  ['data:image/svg+xml,<svg/>'],
  ['file:///C:/a.png'],
  ['blob:https://pics.example/1'],
])('a picture at %s is left out and counted', address =>
  expect(cleanPaste(`a<img src="${address}">b`)).toEqual({ html: 'ab', leftOut: 1 }),
)

/** Beginnings, ends and middles of elements, to be put together anyhow. */
const PIECES =
  '<p>|</p>|<b>|</b>|<ul>|<li>|</ul>|<span style="|color:red;|font-weight:700;|">|<font color=red>|</font>|</span>|<a href="|' +
  'javascript:x|/list|</a>|word| |<img src="/media/a.png" onerror=x>|<svg><script>|</script>|</svg>|<table><tr><td>|</table>|' +
  `<i ${OWN_COPY}>|<h1>|</h1>|&lt;|<!--|-->|<math><mtext>|<iframe src=x>|</iframe>`
const piece = fc.constantFrom(...PIECES.split('|'))

const schema = getSchema(richTextExtensions({ lockedName: 'Locked', lockedHint: '' }))

/** The text after a paste into an empty one. */
function afterPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanPaste(html).html, 'text/html')
  return writeHtml(SchemaParser.fromSchema(schema).parse(body), [])
}

test('the store finds nothing to clean after a paste (LO-48)', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), pieces => {
      const text = afterPaste(pieces.join(''))
      expect(isSameHtml(sanitiseHtml(text), text)).toBe(true)
    }),
  )
})
