import { expect, test } from 'vitest'
import { SUMMER, component, draft, summer } from './testing/open-for-test.ts'
import { json, serveForTest } from './testing/serve-for-test.ts'

const DETAIL = '/content/releasePage/detail'
const path = '/landingPage/summer_zh_HK.html'

async function published() {
  const served = await serveForTest()
  const { client, send } = await served.signedIn('publisher')
  await client.change('pages.create', summer)
  const { revision } = await client.change('pages.save', {
    key: SUMMER,
    draft: {
      ...draft(1),
      components: [],
      globalConfig: {
        tenantCode: 'main',
        iconUrl: '/assets/icon.svg',
        priceColor: '#b3261e',
        themeColor: '#1f3d2f',
      },
    },
  })
  await client.change('pages.publish', { key: SUMMER, revision, accepted: 'all' })
  return { ...served, client, send }
}

test('a page answers with exactly the keys of the wire, so spelled (L-150, L-152, L-159, LO-07)', async () => {
  const { send } = await published()
  const response = await send(DETAIL, json({ path }))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    code: '200',
    message: '',
    data: {
      id: 'landingPage.summer',
      title: '夏日',
      description: '',
      keywords: '',
      path,
      pageVersion: 1,
      pageType: 'LANDING',
      components: [],
      globleConfigDto: {
        tenantCode: 'main',
        iconUrl: '/assets/icon.svg',
        priceColor: '#b3261e',
        themeColor: '#1f3d2f',
      },
    },
  })
})

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test.each([
  ['no body', { method: 'POST' }, 400, /does not name a page path/],
  ['no path', json({}), 400, /does not name a page path/],
  ['an unknown page', json({ path: '/x_zh_HK.html' }), 404, /not found/],
  ['preview without a token', json({ path, preview: true }), 403, /not valid/],
  ['what is no JSON', json('{"path":'), 400, /not valid JSON/],
  ['a list', json('[]'), 400, /not valid/],
  ['500 nested levels', json(`{"path":${nested(500)}}`), 422, /nested too deeply/],
  ['half a million nested levels', json(`{"path":${nested(6000)}}`), 422, /nested too deeply/],
  ['U+0000', json({ path: 'a\0b' }), 422, /at path contains .*U\+0000/],
  ['half of a surrogate pair', json({ path, token: 'a\ud842' }), 422, /at token contains/],
  ['more than it reads', json({ path, more: 'x'.repeat(20_000) }), 413, /limit is 16 KB/],
  ['a form', { method: 'POST', body: new URLSearchParams({ path }) }, 415, /Only JSON/],
] as const)('%s gets its code and its message (LO-07)', async (_, init, status, message) => {
  const { browser } = await serveForTest()
  const response = await browser().send(DETAIL, {
    ...init,
    headers: { ...('headers' in init && init.headers), lang: 'en_US' },
  })
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({
    code: String(status),
    message: expect.stringMatching(message),
    data: null,
  })
})

test('messages come in the language of the `lang` header, Chinese when there is none (LO-100)', async () => {
  const { browser } = await serveForTest()
  const { send } = browser()
  const message = async (headers: Record<string, string>) => {
    const init = json({ path })
    return (await (await send(DETAIL, { ...init, headers: { ...init.headers, ...headers } })).json()).message
  }
  expect(await message({ lang: 'en_US' })).toBe('Page not found.')
  expect(await message({ lang: 'zh_HK' })).toBe('找不到此頁面。')
  expect(await message({ lang: 'fr_FR' })).toBe('找不到此頁面。')
})

test('content by key gives its language’s value, and {} for an unknown key (L-155, LO-09)', async () => {
  const { store, browser } = await serveForTest()
  const { client, send } = browser()
  await store.saveContent({ name: 'Chi', role: 'admin' }, 'consignment', 'en_US', { topText: 'Hello' })
  expect(await client.contentByKey('consignment', 'en_US')).toEqual({ topText: 'Hello' })
  expect(await client.contentByKey('consignment', 'zh_HK')).toEqual({})
  expect(await client.contentByKey('../operators', 'zh_HK')).toEqual({})
  expect((await send('/content/content/detail', json({ key: 1 }))).status).toBe(400)
})

test('a page goes all the way: created, saved, published, changed, rolled back, taken down, removed (LO-14)', async () => {
  const { client, signedIn } = await published()
  expect(await client.read('pages.list', {})).toMatchObject([
    { key: SUMMER, status: 'live', liveVersion: 1, revision: 2 },
  ])

  const page = await client.read('pages.find', { key: SUMMER })
  const saved = await client.change('pages.save', { key: SUMMER, draft: { ...page.draft, title: '盛夏' } })
  expect(saved).toMatchObject({ revision: 3, title: '盛夏', savedBy: 'publisher' })
  expect(await client.read('pages.find', { key: SUMMER })).toMatchObject({
    status: 'changed',
    liveVersion: 1,
  })

  expect(await client.change('pages.publish', { key: SUMMER, revision: 3, accepted: 'all' })).toMatchObject({
    status: 'live',
    liveVersion: 2,
  })
  expect(await client.change('versions.roll-back', { key: SUMMER, version: 1 })).toMatchObject({
    status: 'changed',
    liveVersion: 3,
    releases: [
      { pageVersion: 3, isLive: true, rolledBackFrom: 1, title: '夏日' },
      { pageVersion: 2, isLive: false, rolledBackFrom: null, title: '盛夏' },
      { pageVersion: 1, isLive: false },
    ],
  })
  expect(await client.read('versions.release', { key: SUMMER, version: 2 })).toMatchObject({ title: '盛夏' })
  expect(await client.change('pages.unpublish', { key: SUMMER })).toMatchObject({
    status: 'offline',
    liveVersion: null,
  })

  const link = await client.change('pages.preview-link', { key: SUMMER })
  expect(await client.detail({ path, preview: true, previewToken: link.token })).toMatchObject({
    title: '盛夏',
    version: 3,
  })
  const chief = await signedIn('admin')
  await chief.client.change('pages.remove', { key: SUMMER })
  await expect(client.read('pages.find', { key: SUMMER })).rejects.toMatchObject({ status: 404 })
})

test('a stale save and a stale publish get 409 with the stored draft, and change nothing (LO-14)', async () => {
  const { client } = await published()
  const { draft: mine } = await client.read('pages.find', { key: SUMMER })
  const theirs = await client.change('pages.save', { key: SUMMER, draft: { ...mine, title: 'theirs' } })
  const conflict = { status: 409, code: '409', data: theirs, message: expect.stringContaining('newer draft') }
  await expect(
    client.change('pages.save', { key: SUMMER, draft: { ...mine, title: 'mine' } }),
  ).rejects.toMatchObject(conflict)
  await expect(
    client.change('pages.publish', { key: SUMMER, revision: mine.revision, accepted: 'all' }),
  ).rejects.toMatchObject(conflict)
  expect((await client.read('pages.find', { key: SUMMER })).draft).toEqual(theirs)
})

test('unknown blocks and wrong options save as they are; publishing names them, in the operator’s language (LO-21, LO-22)', async () => {
  const { signedIn } = await serveForTest()
  const zh = await signedIn('publisher', 'zh_HK')
  await zh.client.change('pages.create', summer)
  const options = { tint: 'no colour', items: 'none', deep: { '1': [1.5, null, '字'] } }
  const components = [component('a', { code: 'fromTomorrow', options }), component('b', { options })]
  const save = await zh.send('/staff/pages.save', json({ key: SUMMER, draft: draft(1, components) }))
  expect(save.status).toBe(200)
  const { draft: kept } = await zh.client.read('pages.find', { key: SUMMER })
  expect(kept.components.map(each => JSON.stringify(each.options))).toEqual(
    Array(2).fill(JSON.stringify(options)),
  )

  const refusal = await zh.client
    .change('pages.publish', { key: SUMMER, revision: 2, accepted: 'all' })
    .catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    status: 422,
    message: '頁面有 3 個問題，未能發佈。',
    data: [
      {
        blockId: 'a',
        code: 'fromTomorrow',
        problem: 'unknownBlock',
        message: '目前的網店版本沒有「fromTomorrow」區塊。',
      },
      { blockId: 'b', problem: 'invalidOption', path: 'tint', message: '請輸入有效的顏色。' },
      { blockId: 'b', problem: 'invalidOption', path: 'items', message: '這個值無效。' },
    ],
  })
})

test.each([
  [
    'ids that repeat',
    draft(1, [component('a'), component('b', { childComponents: [component('a')] })]),
    /ID a\./,
  ],
  ['an id that is no id', draft(1, [component('1"')]), /components\.0\.id/],
  ['a sort that is no number', draft(1, [component('a', { sort: 'first' })]), /components\.0\.sort/],
  ['options that are a list', draft(1, [component('a', { options: [] })]), /components\.0\.options/],
  ['options that are no JSON', draft(1, [component('a', { options: '{' })]), /components\.0\.options/],
  ['no revision', draft('1' as never), /revision/],
  [
    'four levels of blocks',
    draft(1, [
      component('a', {
        childComponents: [
          component('b', { childComponents: [component('c', { childComponents: [component('d')] })] }),
        ],
      }),
    ]),
    /at most 3 levels/,
  ],
  [
    '1,001 blocks',
    draft(
      1,
      Array.from({ length: 1001 }, (_, i) => ({ id: `c${i}`, code: 'text' })),
    ),
    /1,000 blocks/,
  ],
  [
    'options nested in text',
    draft(1, [component('a', { options: `{"a":${nested(5000)}}` })]),
    /components\.0\.options/,
  ],
  [
    '500 nested levels',
    JSON.stringify(draft(1, [component('a', { options: { a: 'X' } })])).replace('"X"', nested(500)),
    /too deeply/,
  ],
] as const)('a draft with %s is refused with 422 and nothing is lost', async (_, body, message) => {
  const { signedIn } = await serveForTest()
  const { client, send } = await signedIn('editor')
  const { draft: before } = await client.change('pages.create', summer)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = json(`{"key":"${SUMMER}","draft":${text}}`)
  const response = await send('/staff/pages.save', {
    ...init,
    headers: { ...init.headers, lang: 'en_US' },
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: '422', message: expect.stringMatching(message) })
  expect((await client.read('pages.find', { key: SUMMER })).draft).toEqual(before)
})

test('a 10 MB draft gets 413 in an envelope', async () => {
  const { signedIn } = await serveForTest()
  const { client, send } = await signedIn('editor')
  await client.change('pages.create', summer)
  const response = await send(
    '/staff/pages.save',
    json({ key: SUMMER, draft: draft(1, [component('a', { options: { text: 'x'.repeat(10_000_000) } })]) }),
  )
  expect([response.status, await response.json()]).toMatchObject([413, { code: '413', data: null }])
})

test('rich text is cleaned when a draft is saved, wherever its schema says rich text (LO-48)', async () => {
  const { signedIn } = await serveForTest()
  const { client, send } = await signedIn('editor')
  await client.change('pages.create', summer)
  const evil = '<p onclick="x()">Hi<script>x()</script></p>'
  const options = { content: evil, items: [{ body: evil, other: evil }], other: evil }
  const components = [component('a', { options }), component('b', { code: 'fromTomorrow', options })]
  await send('/staff/pages.save', json({ key: SUMMER, draft: draft(1, components) }))
  const { draft: kept } = await client.read('pages.find', { key: SUMMER })
  const clean = '<p>Hi</p>'
  expect(kept.components[0]?.options).toEqual({
    content: clean,
    items: [{ body: clean, other: evil }],
    other: evil,
  })
  expect(kept.components[1]?.options).toEqual(options)
})

test('options sent as JSON text are kept as the object they say (LO-18)', async () => {
  const { signedIn } = await serveForTest()
  const { client, send } = await signedIn('editor')
  await client.change('pages.create', summer)
  await send(
    '/staff/pages.save',
    json({ key: SUMMER, draft: draft(1, [component('a', { options: '{"tint":"#000"}' })]) }),
  )
  const { draft: kept } = await client.read('pages.find', { key: SUMMER })
  expect(kept.components[0]).toMatchObject({ options: { tint: '#000' }, pageId: 'landingPage.summer' })
})

test('unknown addresses and unreadable keys get an envelope, never a crash', async () => {
  const { signedIn } = await serveForTest()
  const { send } = await signedIn('admin')
  const status = async (path: string, init?: RequestInit) => {
    const response = await send(path, init)
    expect(await response.json()).toMatchObject({ code: String(response.status) })
    return response.status
  }
  const find = (key: string) => `/staff/pages.find?${new URLSearchParams({ input: JSON.stringify({ key }) })}`
  expect(await status('/content/nothing')).toBe(404)
  expect(await status('/content/editor/nothing')).toBe(404)
  expect(await status('/staff/pages.nothing')).toBe(404)
  expect(await status('/content/editor/pages/%E0%A4%A/events')).toBe(400)
  expect(await status(find('../../operators'))).toBe(404)
  expect(await status('/staff/pages.remove', json({ key: '../../operators' }))).toBe(404)
  expect(await status(find('a'.repeat(5000)))).toBe(400)
  expect(await status('/staff/pages.find?input=%7B')).toBe(400)
  expect(await status('/staff/pages.publish', json({ key: 'landingPage.x_zh_HK', revision: 1 }))).toBe(404)
})

test.each([
  ['a path of another type', { ...summer, type: 'HOME' }, 422],
  ['a home page where the shop has none', { ...summer, path: '/sales', type: 'HOME' }, 422],
  ['a path with dots', { ...summer, path: '/landingPage/../x' }, 422],
  ['a key too long', { ...summer, path: `/landingPage/${'a'.repeat(65)}` }, 422],
  ['an unknown locale', { ...summer, locale: 'fr_FR' }, 422],
  ['a page that exists', { ...summer, path: '/landingPage/there' }, 409],
  ['one that differs in case only', { ...summer, path: '/landingPage/THERE' }, 409],
  ['a copy of nothing', { ...summer, copyFrom: 'x' }, 404],
] as const)('creating %s is refused (LO-02)', async (_, page, status) => {
  const { signedIn } = await serveForTest()
  const { client } = await signedIn('editor')
  await client.change('pages.create', { ...summer, path: '/landingPage/there' })
  await expect(client.change('pages.create', page as never)).rejects.toMatchObject({ status })
})

test('a copy of the other language starts with its blocks, under its own id', async () => {
  const { client, send } = await published()
  await send('/staff/pages.save', json({ key: SUMMER, draft: draft(2, [component('a')]) }))
  const copy = await client.change('pages.create', {
    ...summer,
    locale: 'en_US',
    title: '',
    copyFrom: SUMMER,
  })
  expect(copy).toMatchObject({
    id: 'landingPage.summer',
    status: 'draft',
    draft: { title: '夏日', components: [{ id: 'a' }] },
  })
})
