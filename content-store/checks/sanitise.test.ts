import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { optionTree } from '#blocks/page/options/option-tree.ts'
import { sanitiseHtml, sanitiseOptions } from './sanitise.ts'
import { textBlock } from '../testing/blocks.ts'

test.each([
  '<h2 style="text-align:center">輕量<strong>防水</strong></h2>',
  '<p>First<br />second</p>',
  '<ul><li>one</li><li>two</li></ul>',
  '<a href="/landingPage/summer">summer</a>',
  '<a href="tel:+85221234567">call</a>',
  '<img src="/media/0123456789abcdef.webp" alt="山" width="40" height="20" />',
  '<iframe src="https://www.youtube.com/embed/abc" width="560" height="315" allowfullscreen></iframe>',
  '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
  '<span style="color:#b3261e">sale</span>',
])('%s stays as it is (L-261)', html => expect(sanitiseHtml(html)).toBe(html))

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a script in odd case', '<ScRiPt src=//evil.example></sCrIpT>b', 'b'],
  ['a handler', '<img src="/a.png" onerror="alert(1)">', '<img src="/a.png" />'],
  ['a handler without quotes', '<p onmouseover=alert(1)>x</p>', '<p>x</p>'],
  ['a script address', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['a script address in entities', '<a href="jav&#x61;script&colon;alert(1)">x</a>', '<a>x</a>'],
  ['a script address behind blanks', '<a href=" \t\njavascript:alert(1)">x</a>', '<a>x</a>'],
  ['a script address cut by a tab', '<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
  ['a script address behind a wide space', '<a href="\u3000javascript:alert(1)">x</a>', '<a>x</a>'],
  ['an address without a beginning', '<a href="evil">x</a>', '<a>x</a>'],
  ['an address that browsers read as another site', '<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['a data address', '<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
  ['a data picture', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img />'],
  ['a drawing', '<svg><script>alert(1)</script><circle /></svg>', ''],
  ['formulas', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
  ['styles', '<style>body{display:none}</style>x', 'x'],
  ['a style that covers the page', '<p style="position:fixed;color:red">x</p>', '<p style="color:red">x</p>'],
  ['a style that loads', '<p style="background:url(https://evil.example)">x</p>', '<p>x</p>'],
  ['a foreign frame', '<iframe src="https://evil.example"></iframe>x', 'x'],
  [
    'a frame with a look-alike host',
    '<iframe src="https://www.youtube.com.evil.example/embed/a"></iframe>x',
    'x',
  ],
  ['a frame without a scheme', '<iframe src="//www.youtube.com/embed/a"></iframe>x', 'x'],
  ['a frame of the shop itself', '<iframe src="/editor"></iframe>x', 'x'],
  ['a frame with its page inside', '<iframe srcdoc="<script>alert(1)</script>"></iframe>x', 'x'],
  ['a form', '<form action="https://evil.example"><input name="password"><button>ok</button></form>', 'ok'],
  ['a base', '<base href="https://evil.example/">x', 'x'],
  ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example">x', 'x'],
  ['ids and classes', '<p id="root" class="overlay">x</p>', '<p>x</p>'],
  ['a comment', '<!--[if IE]><script>alert(1)</script><![endif]-->x', 'x'],
  ['a poster with script', '<video poster="javascript:alert(1)"></video>', '<video></video>'],
  [
    'a bad picture among good ones',
    '<img srcset="/a.png 1x, javascript:alert(1) 2x">',
    '<img srcset="/a.png 1x" />',
  ],
  [
    'a tab that could reach back',
    '<a href="https://a.example" target="_blank">x</a>',
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
  ],
])('%s is cleaned (LO-48)', (_, html, clean) => expect(sanitiseHtml(html)).toBe(clean))

const piece = fc.oneof(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="',
    '">',
    '<script>',
    '</script>',
    '<img src=x onerror=y>',
    '<svg>',
    '<iframe src="https://www.youtube.com/x">',
    '&lt;',
    '&',
    '"',
    "'",
    '<!--',
    '-->',
    '<style>',
    'javascript:',
    '<table><td>',
  ),
  fc.string({ maxLength: 8, unit: 'grapheme' }),
)
const soup = fc.array(piece, { maxLength: 15 }).map(pieces => pieces.join(''))

test('cleaning twice changes nothing more, and never leaves a script, a handler or a script address', () => {
  fc.assert(
    fc.property(soup, html => {
      const clean = sanitiseHtml(html)
      expect(sanitiseHtml(clean)).toBe(clean)
      expect(clean).not.toMatch(/<script|<svg|<style|(href|src)="\s*javascript:/i)
      const withoutValues = clean.replaceAll(/"[^"<>]*"/g, '""')
      expect(withoutValues).not.toMatch(/<[^>]*\son\w+=/i)
    }),
    { numRuns: 500 },
  )
})

test('options are cleaned exactly where the schema says rich text, in lists too', () => {
  const evil = '<b onclick="x">hi</b>'
  const options = { content: evil, tint: evil, items: [{ body: evil, count: 1 }, { body: 5 }, 'odd'] }
  expect(sanitiseOptions(textBlock, options)).toEqual({
    content: '<b>hi</b>',
    tint: evil,
    items: [{ body: '<b>hi</b>', count: 1 }, { body: 5 }, 'odd'],
  })
  expect(options.content).toBe(evil)
})

test.each([{}, { content: null }, { items: 'none' }, { items: { body: '<script>' } }, []])(
  'options of an unexpected shape stay as they are: %j',
  options => expect(sanitiseOptions(textBlock, options)).toEqual(options),
)

test.each(registry.map(block => [block.code, block] as const))(
  'the schema of %s can be looked through',
  (_, block) => {
    expect(() => optionTree(block)).not.toThrow()
  },
)
