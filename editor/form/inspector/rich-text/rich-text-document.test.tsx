import { sanitiseHtml } from '#content-store/checks/sanitise.ts'
import { richTextPresets } from '#blocks/content/richText/presets.ts'
import { getSchema } from '@tiptap/core'
import type { Node as Block, Schema } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInline, meaningOf } from './html-meaning.ts'
import { readHtml, type RichTextDocument, writeHtml } from './rich-text-document.ts'
import { richTextExtensions } from './rich-text-schema.ts'

const schema: Schema = getSchema(richTextExtensions({ lockedName: 'Locked', lockedHint: '' }))

const kinds = (html: string) => readHtml(html, schema).doc.children.map(({ type }) => type.name)

/** The document after one more letter in the first words of every block the editor holds, as the store then keeps it. */
function typedInto({ doc, sources }: RichTextDocument): string {
  const typed = (block: Block): Block => {
    if (block.isTextblock) return block.copy(block.content.addToEnd(schema.text('~')))
    const [first, ...rest] = block.children
    return first && !block.isLeaf
      ? block.type.create(block.attrs, [typed(first), ...rest], block.marks)
      : block
  }
  return sanitiseHtml(writeHtml(doc.type.create(null, doc.children.map(typed)), sources))
}

/** What HTML says, words between blocks taken as paragraphs. */
function meaning(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('~', ''), 'text/html')
  let line: Element | undefined
  for (const node of Array.from(body.childNodes))
    if (!isInline(node)) line = undefined
    else if (line) line.append(node)
    else if (node.textContent?.trim() !== '' || node instanceof Element) {
      line = document.createElement('p')
      node.replaceWith(line)
      line.append(node)
    }
  return meaningOf([...body.childNodes])
}

describe('rich text that is opened and written again (L-261, LO-48)', () => {
  test.each([
    ['a paragraph', '<p>Hello <strong>you</strong></p>', ['paragraph']],
    ['bare words', 'Hello', ['paragraph']],
    [
      'a table',
      '<table><thead><tr><th>Size</th></tr></thead><tbody><tr><td>M</td></tr></tbody></table>',
      ['table'],
    ],
    ['a table with joined cells', '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>', ['table']],
    ['a picture', '<p><img src="/a.webp" alt="Ridge" width="40" /></p>', ['paragraph']],
    ['a picture in a link', '<a href="/list"><img src="/a.webp" alt="" /></a>', ['paragraph']],
    ['colours', '<p><span style="color:#b3261e">sale</span> <mark>now</mark></p>', ['paragraph']],
    ['marks in any order', '<p><em><b>x</b></em></p>', ['paragraph']],
    ['alignment', '<p style="text-align:center">x</p>', ['paragraph']],
    ['an older heading', '<h5 lang="en">x</h5>', ['heading']],
    ['a list', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', ['bulletList']],
    ['a film', '<iframe src="https://www.youtube.com/embed/a"></iframe>', ['lockedPart']],
    ['a figure', '<figure><img src="/a.webp" alt="x" /><figcaption>x</figcaption></figure>', ['lockedPart']],
    [
      'a table with a caption',
      '<table><caption>x</caption><tbody><tr><td>x</td></tr></tbody></table>',
      ['lockedPart'],
    ],
    [
      'definitions between words',
      '<p>a</p><dl><dt>b</dt><dd>c</dd></dl><p>d</p>',
      ['paragraph', 'lockedPart', 'paragraph'],
    ],
  ])('%s', (_, html, expected) => {
    const document = readHtml(html, schema)
    expect(document.doc.children.map(({ type }) => type.name)).toEqual(expected)
    expect(sanitiseHtml(writeHtml(document.doc, document.sources))).toBe(sanitiseHtml(html))
    expect(meaning(typedInto(document))).toBe(meaning(html))
  })

  test.each(richTextPresets.map(({ key, options }) => [key, options.content] as const))(
    'the sample “%s” is held whole, nothing locked',
    (_, html) => {
      expect(kinds(html)).not.toContain('lockedPart')
      expect(meaning(typedInto(readHtml(sanitiseHtml(html), schema)))).toBe(meaning(sanitiseHtml(html)))
    },
  )

  test('a row of headings stays a head, and cells hold their words directly', () => {
    const html = '<table><thead><tr><th>Size</th></tr></thead><tbody><tr><td>M</td></tr></tbody></table>'
    expect(typedInto(readHtml(html, schema))).toBe(html.replace('Size', 'Size~'))
  })
})

const words = fc.constantFrom('a', 'b c', '山', ' ', '&amp;')
const { html } = fc.letrec<{ line: string; block: string; html: string }>(tie => ({
  line: fc
    .array(
      fc.oneof(
        { maxDepth: 2 },
        words,
        fc.constantFrom('<br>', '<img src="/a.webp" alt="x">', '<img src="/b.webp" width="4">'),
        fc
          .tuple(
            fc.constantFrom(
              'b',
              'strong',
              'i',
              'em',
              'u',
              's',
              'del',
              'ins',
              'sub',
              'sup',
              'small',
              'code',
              'mark',
              'span style="color:#f00"',
              'a href="/x"',
              'span lang="en"',
            ),
            tie('line'),
          )
          .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
      ),
      { maxLength: 3 },
    )
    .map(parts => parts.join('')),
  block: fc.oneof(
    { maxDepth: 3 },
    tie('line'),
    fc
      .tuple(
        fc.constantFrom(
          'p',
          'h1',
          'h2',
          'h5',
          'pre',
          'p style="text-align:right"',
          'figcaption',
          'p dir="rtl"',
        ),
        tie('line'),
      )
      .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
    fc.constantFrom(
      '<hr>',
      '<video src="/f.mp4" controls></video>',
      '<iframe src="https://player.vimeo.com/1"></iframe>',
    ),
    fc
      .tuple(
        fc.constantFrom(
          'blockquote',
          'div',
          'figure',
          'ul><li',
          'ol start="3"><li',
          'dl><dd',
          'table><tr><td',
          'table><caption',
        ),
        tie('html'),
      )
      .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(/[\s>]/)[0]}>`),
    fc
      .array(fc.array(tie('line'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
      .map(
        rows =>
          `<table>${rows.map(cells => `<tr>${cells.map((cell, at) => (at === 0 ? `<th scope="row">${cell}</th>` : `<td rowspan="2">${cell}</td>`)).join('')}</tr>`).join('')}</table>`,
      ),
  ),
  html: fc.array(tie('block'), { maxLength: 4 }).map(blocks => blocks.join('\n')),
}))

test('whatever the store lets through is kept when words are typed beside and inside it (L-261, LO-48)', () => {
  fc.assert(
    fc.property(html, soup => {
      const saved = sanitiseHtml(soup)
      const document = readHtml(saved, schema)
      const asRead = new DOMParser().parseFromString(saved, 'text/html').body.innerHTML
      expect(sanitiseHtml(writeHtml(document.doc, document.sources)).trim()).toBe(sanitiseHtml(asRead).trim())
      // Without content there is nothing to type into.
      const typed = document.sources.length > 0 ? typedInto(document) : saved
      expect(meaning(typed)).toBe(meaning(saved))
    }),
    // About 40 ms each where nothing else runs.
    { numRuns: 60 },
  )
}, 60_000)
