import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { globalConfigSchema } from '#blocks/page/page.ts'
import { writePage } from '#editor/builder/transfer/transfer.ts'
import { readShopFolder } from './read-shop-folder.ts'

const DAY = Date.parse('2026-11-21T00:00:00+08:00')
const MEI = {
  kind: 'member',
  email: 'mei@cairn.example',
  password: 'trail2026',
  firstName: '美儀',
  lastName: '陳',
}
const PAGE = { cairn: 'page', type: 'LANDING', locale: 'en_US', path: '/landingPage/snow', title: 'Snow' }

let folder: string
const write = (file: string, ...lines: readonly object[]) =>
  writeFile(join(folder, file), lines.map(line => JSON.stringify(line)).join('\n'))
const read = () => readShopFolder(folder, DAY)
const refusal = () =>
  read().then(
    () => '',
    (error: Error) => error.message,
  )

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-folder-'))
  await mkdir(join(folder, 'pages'))
  await write('shop.json', { cairn: 'shop' })
  return () => rm(folder, { recursive: true })
})

test('a folder with nothing but shop.json is an empty shop', async () => {
  expect(await read()).toMatchObject({ operators: [], staff: [], members: [], pages: [], pictures: [] })
  await rm(join(folder, 'shop.json'))
  expect(await refusal()).toContain('is no shop folder: it has no shop.json')
})

test('dates count from the day of the import, and lines out of their months are empty', async () => {
  await write(
    'goods.jsonl',
    { kind: 'campaign', beginTime: '$day-7' },
    { kind: 'brand', $months: '04-09' },
    { kind: 'brand', $months: '10-03' },
  )
  expect((await read()).goods).toEqual([
    '{"kind":"campaign","beginTime":"2026-11-14T00:00:00+08:00"}',
    '',
    '{"kind":"brand"}',
  ])
})

test('a member has defaults; grants of GO DOLLAR are instants', async () => {
  const remark = { zh_HK: '會員禮遇', en_US: 'Member gift' }
  await write('people.jsonl', { ...MEI, goDollar: [{ granted: 80, at: '$day-20', remark }] })
  const at = DAY - 20 * 24 * 3_600_000
  expect((await read()).members).toEqual([
    {
      ...MEI,
      line: 1,
      country: 'HK',
      hasMarketingConsent: false,
      coupons: [],
      goDollar: [{ granted: 80, at, remark }],
    },
  ])
})

test('a page is taken as the page builder exports it', async () => {
  const component = {
    id: 'snow-1',
    sort: 1,
    name: 'Words',
    code: 'richText',
    version: 1,
    pageId: '',
    section: 'main',
    style: {},
    options: { content: '<p>Snow</p>' },
    values: {},
    childComponents: [],
  }
  const draft = {
    title: 'Snow',
    description: 'About snow',
    keywords: '',
    isIndexed: false,
    components: [component],
    globalConfig: globalConfigSchema.parse({}),
    revision: 1,
    savedAt: 0,
    savedBy: 'ann',
  }
  await writeFile(
    join(folder, 'pages/snow.json'),
    writePage({ type: 'LANDING', locale: 'en_US', path: '/landingPage/snow', draft }),
  )
  const { pages } = await read()
  expect(pages).toMatchObject([
    { path: '/landingPage/snow', title: 'Snow', isIndexed: false, components: [component] },
  ])
})

describe('mistakes are named by file, line and field', () => {
  test.each([
    ['an unknown field', { ...MEI, nickname: 'Mei' }, /line 2: Unrecognized key: "nickname"/],
    ['a weak password', { ...MEI, password: 'trail' }, /line 2, password: must have 6 to 20 characters/],
    ['no address', { ...MEI, email: 'mei' }, /line 2, email: must be an email address/],
    [
      'a broken date',
      { ...MEI, goDollar: [{ at: '$days' }] },
      /line 2, goDollar\.0\.at: “\$days” is no date/,
    ],
    ['an unknown kind', { kind: 'visitor' }, /line 2, kind: /],
    ['a role', { kind: 'operator', name: 'o', role: 'boss', password: 'a long password' }, /line 2, role: /],
  ])('people: %s', async (_, line, message) => {
    await write('people.jsonl', { kind: 'staff', code: 'S1', name: 'Lok Lee' }, line)
    expect(await refusal()).toMatch(message)
    expect(await refusal()).toMatch(/^people\.jsonl, /)
  })

  const block = { id: 'snow-1', code: 'richText' }
  test.each([
    [
      'an option beside the options',
      { components: [{ ...block, content: '' }] },
      /components\.0: .*"content"/,
    ],
    [
      'a block inside without an id',
      { components: [{ ...block, childComponents: [{ code: 'a' }] }] },
      /components\.0\.childComponents\.0\.id: /,
    ],
    ['no blocks', {}, /components: /],
    ['an unknown type', { type: 'PAGE', components: [] }, /type: /],
  ])('pages: %s', async (_, change, message) => {
    await write('pages/snow.json', { ...PAGE, ...change })
    expect(await refusal()).toMatch(message)
    expect(await refusal()).toMatch(/^pages\/snow\.json, /)
  })

  test('every mistake of a folder at once', async () => {
    await writeFile(join(folder, 'people.jsonl'), '{"kind":')
    await write('pictures.jsonl', { name: '../secret', width: 0, height: 1, alt: {} })
    const message = await refusal()
    expect(message).toMatch(/^people\.jsonl, line 1: is not JSON/m)
    expect(message).toMatch(/^pictures\.jsonl, line 1, name: must be a file name/m)
    expect(message).toMatch(/^pictures\.jsonl, line 1, width: /m)
  })
})
