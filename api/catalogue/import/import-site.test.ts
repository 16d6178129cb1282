import { beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from './import-catalogue.ts'
import { storedVersion } from '../live/catalogue-reader.ts'
import { asText, category } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { inWords } from '../../testing/in-words.ts'
import { content, menu, seo, siteDocument, siteText, viewData } from '../../testing/site-lines.ts'
import { exportSite } from '../../testing/export-site.ts'
import { importSite } from './import-site.ts'
import { readSite } from '../site/site.ts'
import { readSiteLine } from '../site/read-site-line.ts'
import type { SiteLine } from '../site/site-lines.ts'

const help = menu('help', { menuType: 'DOC', urlType: 'NO_LINK' })

describeOnBothDatabases('importing a site', open => {
  beforeEach(async () => {
    await open().db.deleteFrom('site_entry').execute()
    await importCatalogue(open().db, asText([category('men')]))
  })
  const load = (lines: readonly SiteLine[], options?: { dryRun?: boolean }) =>
    importSite(open().db, siteText(lines), options)
  const stored = () =>
    open()
      .db.transaction()
      .execute(trx => readSite(trx))

  const everything: readonly SiteLine[] = [
    menu('jackets', { parent: 'men', urlType: 'CATEGORY', link: 'men', position: 2, blank: true }),
    menu('men', { title: '#1f4d3a', picDes: '/media/men.svg' }),
    menu('size', { menuType: 'DOC', parent: 'help', remark: 'Size Guide', link: 'Sizes' }),
    help,
    siteDocument('Sizes', { auditDate: '2026-11-02T00:00:00+08:00' }),
    seo('category:men', { description: { zh_HK: '男裝', en_US: 'Men' } }),
    viewData('pc', { browseEnvironment: 'PC' }),
    content('consignment-product', '{"tags":[]}', '{"tags":["x"]}'),
  ]

  test('takes the lines in any order, under one new version', async () => {
    const before = await storedVersion(open().db)
    const result = await load(everything)
    expect(result).toMatchObject({
      problems: [],
      counts: { menu: 4, document: 1, seo: 1, viewData: 1, content: 1 },
      changed: 8,
      version: before + 1,
    })
    const site = await stored()
    expect(site.menus.get('jackets')?.parent?.code).toBe('men')
    expect(site.documents.get('sizes')?.title.en_US).toBe('Sizes title')
  })

  test('what is exported and taken in again changes nothing', async () => {
    await load(everything)
    const lines = await exportSite(open().db)
    expect(await importSite(open().db, lines)).toMatchObject({ problems: [], changed: 0, version: undefined })
    expect(await exportSite(open().db)).toEqual(lines)
  })

  test('puts a line in the place of what its code had, and leaves the others', async () => {
    await load(everything)
    expect(await load([menu('men', { name: { zh_HK: '男', en_US: 'Gents' } })])).toMatchObject({ changed: 1 })
    const site = await stored()
    expect(site.menus.get('men')).toMatchObject({ title: '', name: { en_US: 'Gents' } })
    expect(site.menus.get('jackets')?.parent?.name.en_US).toBe('Gents')
  })

  test('a later reading asks for what is new alone, and is the same where nothing is', async () => {
    const { version = 0 } = await load(everything)
    const known = { site: await stored(), version }
    const again = () =>
      open()
        .db.transaction()
        .execute(trx => readSite(trx, known))
    expect(await again()).toBe(known.site)
    await load([seo('home')])
    const { seo: texts, menus } = await again()
    expect([[...texts.keys()], menus.size]).toEqual([['category:men', 'home'], 4])
  })

  test('a dry run checks everything and keeps nothing', async () => {
    expect(await load(everything, { dryRun: true })).toMatchObject({
      problems: [],
      changed: 8,
      version: undefined,
    })
    expect(await exportSite(open().db)).toEqual([])
  })

  test('one wrong line keeps the whole file out', async () => {
    const result = await importSite(open().db, [
      ...siteText([menu('men')]),
      '',
      '{',
      '{"kind":"menu","code":"x"}',
    ])
    expect(inWords(result.problems)).toEqual([
      { line: 3, path: '', message: 'is not JSON' },
      { line: 4, path: 'name', message: 'is missing' },
    ])
    expect(await exportSite(open().db)).toEqual([])
  })

  test('keeps circles out, also those closed over stored entries (L-137)', async () => {
    await load([menu('a'), menu('b', { parent: 'a' }), menu('c', { parent: 'b' })])
    expect(inWords((await load([menu('a', { parent: 'c' })])).problems)).toEqual([
      { line: 1, path: 'parent', message: 'is in a circle' },
    ])
    expect(inWords((await load([menu('x', { parent: 'x' })])).problems)).toMatchObject([
      { message: 'is in a circle' },
    ])
  })

  test('takes four levels and no fifth, also below what a line moves (L-137)', async () => {
    const chain = ['1', '2', '3', '4'].map(code => menu(code, code === '1' ? {} : { parent: `${+code - 1}` }))
    expect((await load(chain)).problems).toEqual([])
    const tooDeep = { path: 'parent', message: 'is deeper than 4 levels' }
    expect(inWords((await load([menu('5', { parent: '4' })])).problems)).toEqual([{ line: 1, ...tooDeep }])
    expect(inWords((await load([menu('0'), menu('1', { parent: '0' })])).problems)).toEqual([
      { line: 2, ...tooDeep },
    ])
    expect((await load([menu('0', { show: false }), menu('1', { parent: '0' })])).problems).toEqual([])
  })
})

describeOnBothDatabases('a site file’s mistakes', open => {
  test.each([
    ['code', [menu('men'), menu('men')], 2, 'menu entry men is already on line 1'],
    ['parent', [menu('a', { parent: 'unknown' })], 1, 'there is no menu entry unknown'],
    ['parent', [help, menu('a', { parent: 'help' })], 2, 'menu entry help belongs to the menu DOC'],
    ['link', [menu('a', { urlType: 'CATEGORY', link: 'none' })], 1, 'there is no category none'],
    ['link', [menu('a', { urlType: 'CATEGORY' })], 1, 'must name the category of a CATEGORY entry'],
    ['link', [help, menu('a', { menuType: 'DOC', link: 'none' })], 2, 'there is no document none'],
    ['menuCode', [siteDocument('d', { menuCode: 'none' })], 1, 'there is no menu entry none'],
    [
      'url',
      [menu('a', { url: 'javascript:alert(1)' })],
      1,
      'must be a path that starts with /, an anchor that starts with #, or an http, https, tel or mailto address',
    ],
    [
      'url',
      [menu('a', { url: '/\\evil.example' })],
      1,
      'must be a path that starts with /, an anchor that starts with #, or an http, https, tel or mailto address',
    ],
    ['title', [menu('a', { title: 'red;x:y' })], 1, 'must be a colour such as #1f4d3a'],
    [
      'name.zh_HK',
      [menu('a', { name: { zh_HK: '長'.repeat(101), en_US: 'x' } })],
      1,
      'must have at most 100 characters',
    ],
    ['name.en_US', [menu('a', { name: { zh_HK: '短', en_US: ' ' } })], 1, 'is empty'],
    [
      'name.en_US',
      [menu('a', { name: { zh_HK: '短', en_US: 'x\ud800' } })],
      1,
      'holds a character that cannot be stored (a control character, or half of a surrogate pair)',
    ],
    ['extprops.en_US', [seo('home', { extprops: { zh_HK: '{}', en_US: '{' } })], 1, 'is not JSON'],
  ] as const)('%s: %j', async (path, lines, line, message) => {
    const { problems, version } = await importSite(open().db, siteText(lines))
    expect(inWords(problems)).toEqual([{ line, path, message }])
    expect(version).toBeUndefined()
  })

  test('lines and files beyond all measure', async () => {
    const long = await importSite(open().db, [' '.repeat(500_001) + '{}'])
    expect(inWords(long.problems)).toMatchObject([{ line: 1, message: 'is longer than 500,000 characters' }])
    const many = await importSite(
      open().db,
      Array.from({ length: 20_001 }, () => '{'),
    )
    expect(inWords(many.problems).at(-1)).toEqual({
      line: 20_001,
      path: '',
      message: 'a file has at most 20,000 lines',
    })
  })
})

describe('documents', () => {
  test.each([
    ['<h2>一</h2><p>二<br>三</p>', '<h2>一</h2><p>二<br />三</p>'],
    ['<p onclick="x()" style="color:red">a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a><a href="/list">b</a>', '<a>a</a><a href="/list">b</a>'],
    [
      '<a href="https://a.example" target="_blank">a</a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      '<img src="http://a.example/x.png"><img src="//a.example/x.png"><img src="/media/x.png">',
      '<img /><img /><img src="/media/x.png" />',
    ],
    ['<iframe src="https://www.youtube.com/embed/x"></iframe><form action="/x"><input></form>ok', 'ok'],
    ['<scr<script></script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ])('%s', (html, clean) => {
    const line = readSiteLine(siteDocument('d', { content: { zh_HK: html, en_US: html } }))
    expect(line).toMatchObject({ ok: true, value: { content: { zh_HK: clean } } })
  })
})
