import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { piecesOf, textFrom } from './inline-codes.ts'
import type { FileText, FileToWrite, ReadFile } from './translation-file.ts'
import { readTable, tableText, writeTable } from './translation-table.ts'
import { readXliff, writeXliff } from './xliff.ts'

const text = (more: Partial<FileText> = {}): FileText => ({
  name: 'a options/title',
  where: '橫額 › 標題',
  format: 'plain',
  source: '夏日',
  own: '',
  state: 'untranslated',
  ...more,
})
const one = (...texts: FileText[]): FileToWrite => ({
  locale: 'en_US',
  pages: [{ page: 'landingPage.summer', texts }],
})

const valueOf = (file: ReadFile) => {
  if (!file.ok) throw new Error(JSON.stringify(file.refusal))
  return file.value
}
const problemOf = (file: ReadFile) => (file.ok ? 'taken' : file.refusal)

const RICH =
  '<p>重量 <strong>300<br />克</strong>，滿 {freeDeliveryFrom} 免運費 &amp; <a href="/x?a=1&amp;b=2">詳情</a></p>'

describe('words and codes of a text', () => {
  test.each<[string, string]>([
    ['a rich text', RICH],
    ['tags that are not closed', '<p>a<b>c</p>d</i>'],
    ['nothing', ''],
    ['a picture', '<p><img src="/media/a.png" alt="&quot;x&quot;" /></p>'],
  ])('%s comes back as it was', (_, html) => {
    expect(textFrom(piecesOf(html, 'rich'), 'rich')).toBe(html)
  })

  test('translators see words; tags and settings are codes', () => {
    expect(piecesOf('<p>A &lt; <b>B</b>{price}</p>', 'rich')).toEqual([
      {
        open: '<p>',
        close: '</p>',
        inside: ['A < ', { open: '<b>', close: '</b>', inside: ['B'] }, { open: '{price}' }],
      },
    ])
    expect(piecesOf('a <b> {price}', 'plain')).toEqual(['a <b> ', { open: '{price}' }])
  })
})

const someText = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 1 }),
  where: fc.string({ unit: 'grapheme' }),
  format: fc.constantFrom('plain', 'rich', 'html'),
  state: fc.constantFrom('right', 'behind', 'untranslated'),
})
const HTML = fc
  .array(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<br />',
      '&amp;',
      '&lt;',
      ' x ',
      '文字',
      '{price}',
      '<a href="/a">',
      '</a>',
    ),
  )
  .map(parts => parts.join(''))
const someTexts = fc
  .tuple(someText, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), HTML, HTML)
  .map(
    ([given, source, own, sourceHtml, ownHtml]): FileText =>
      given.format === 'plain'
        ? { ...given, source, own }
        : { ...given, source: sourceHtml, own: `${ownHtml}.` },
  )

test('what is exported and imported again is the same, as XLIFF and as a table', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someTexts, { minLength: 1, maxLength: 3 }), async texts => {
      const written = one(...texts)
      const expected = texts.map(({ name, source, own }) => ({ name, source, text: own }))
      const back = valueOf(readXliff(writeXliff(written)))
      expect(back.pages[0]?.texts).toMatchObject(expected)
      const table = valueOf(await readTable(writeTable(written)))
      expect(table).toEqual({
        locale: 'en_US',
        pages: [
          {
            page: 'landingPage.summer',
            texts: texts.map(({ name, source, own }) => ({ name, source, text: own, before: own })),
          },
        ],
      })
    }),
  )
})

describe('XLIFF 2.1', () => {
  test('a text that was not translated has no target, and is left out when it comes back', () => {
    const file = writeXliff(one(text(), text({ name: 'b options/title', own: 'Winter', state: 'right' })))
    expect(file).not.toContain('<target></target>')
    expect(file).toContain('<segment state="initial"><source>夏日</source></segment>')
    expect(valueOf(readXliff(file))).toEqual({
      locale: 'en_US',
      pages: [
        {
          page: 'landingPage.summer',
          texts: [{ name: 'b options/title', source: '夏日', text: 'Winter', before: 'Winter' }],
        },
      ],
    })
  })

  test('a text that a program cut into sentences, marked and turned round is one text again', () => {
    const cut = writeXliff(one(text({ source: RICH, format: 'rich' }))).replace(
      /<segment.*<\/segment>/s,
      [
        '<segment id="s1"><source>重量。</source><target order="3">Weight.</target></segment>',
        '<ignorable><source> </source></ignorable>',
        '<segment id="s2"><source>布料</source><target order="1"><mrk id="m1" type="term">Fabric</mrk> <pc id="2" dataRefStart="d3" dataRefEnd="d4">A&lt;B</pc>.</target></segment>',
      ].join(''),
    )
    expect(valueOf(readXliff(cut)).pages[0]?.texts[0]?.text).toBe('Fabric <strong>A&lt;B</strong>. Weight.')
  })

  test.each<[string, string, object]>([
    ['that is no XML', '<xliff', { kind: 'notXml' }],
    ['with entities', '<!DOCTYPE a [<!ENTITY b "c">]><xliff/>', { kind: 'notXml' }],
    ['of another kind', '<html/>', { kind: 'notXliff' }],
    [
      'of version 1.2',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
      { kind: 'version', version: '1.2' },
    ],
    [
      'of other languages',
      writeXliff(one(text())).replace('trgLang="en', 'trgLang="fr'),
      { kind: 'languages' },
    ],
    ['without a translation', writeXliff(one(text())), { kind: 'nothing' }],
    [
      'without a tag that a text needs',
      writeXliff(one(text({ source: RICH, own: RICH, format: 'rich' }))).replace(
        /<data id="d2">.*?<\/data>/,
        '',
      ),
      { kind: 'codes', where: '橫額 › 標題' },
    ],
  ])('a file %s is refused', (_, file, problem) => {
    expect(problemOf(readXliff(file))).toEqual(problem)
  })
})

describe('tables', () => {
  const TABLE = 'page;text;source zh_HK;translation en_US\nlandingPage.summer;a options/title;夏日;Summer\n'

  test('a table of fewer columns, as a spreadsheet saves it, is read', async () => {
    expect(valueOf(await readTable(TABLE))).toEqual({
      locale: 'en_US',
      pages: [
        { page: 'landingPage.summer', texts: [{ name: 'a options/title', source: '夏日', text: 'Summer' }] },
      ],
    })
  })

  test.each<[string, string, object]>([
    ['without the column of names', TABLE.replace('text;', 'id;'), { kind: 'columns', where: 'text' }],
    ['without a language', TABLE.replace('translation en_US', 'translation fr'), { kind: 'languages' }],
    ['with a quote that is never closed', `${TABLE}"a`, { kind: 'line', line: 3 }],
    ['without a translation', TABLE.replace(';Summer', ';'), { kind: 'nothing' }],
  ])('a table %s is refused', async (_, table, problem) => {
    expect(problemOf(await readTable(table))).toEqual(problem)
  })

  test.each<[string, readonly number[], string]>([
    ['UTF-8', [0xe5, 0xa4, 0x8f], '夏'],
    ['UTF-16', [0xff, 0xfe, 0x0f, 0x59], '夏'],
    ['Big5', [0xae, 0x4c], '夏'],
  ])('%s is known', (_, bytes, expected) => {
    expect(tableText(Uint8Array.from(bytes))).toBe(expected)
  })
})
