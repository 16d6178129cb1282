import type { ContentOperations } from '#content-store/operations.ts'
import { DESK_PATH } from '#desk/address.ts'
import { createCall } from '#operators/client/call.ts'
import { createOperationClient } from '#operators/client/operations.ts'
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freshPostgres } from '#api/testing/databases.ts'
import { postgresProxy } from '#api/testing/postgres-proxy.ts'
import { createContentClient } from '#content-store/client/client.ts'
import type { PageEvent } from '#content-store/client/types.ts'
import { draftBlock, operatorOf } from './operator.ts'
import { listen, roundRobin } from './round-robin.ts'
import { type ShopProcess, spawnShop } from './shop-process.ts'

type Shop = ShopProcess & { remove(): Promise<void> }

/** A browser of its own: one operator, whose requests go to the next process each. */
async function operatorAt(origin: string, role: 'editor' | 'publisher' | 'admin') {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(pair => pair.join('=')).join('; '))
    headers.set('origin', origin)
    const response = await fetch(new URL(path, origin), { ...init, headers })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }
  // The clients ask by text.
  const calling = { fetch: (path: unknown, init?: RequestInit) => send(path as string, init) }
  const client = {
    ...createContentClient({ ...calling, baseUrl: '/content', minimumReadMs: 0 }),
    ...createOperationClient<ContentOperations>(createCall({ ...calling, baseUrl: DESK_PATH })),
  }
  const { name, password } = operatorOf(role)
  await client.signIn(name, password)
  return { client, send }
}

/** Follows what happens to a page at one process. */
async function follow(send: Awaited<ReturnType<typeof operatorAt>>['send'], key: string, client: string) {
  const closing = new AbortController()
  const events: PageEvent[] = []
  const response = await send(`/content/editor/pages/${key}/events?after=1&client=${client}`, {
    signal: closing.signal,
  })
  const read = async () => {
    const lines = response.body?.pipeThrough(new TextDecoderStream()) ?? []
    let text = ''
    for await (const chunk of lines) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1]
        if (data) events.push(JSON.parse(data) as PageEvent)
      }
    }
  }
  const reading = read().catch(() => undefined)
  return {
    events,
    close: () => {
      closing.abort()
      return reading
    },
  }
}

const signIn = (origin: string, name: string, password: string) =>
  fetch(`${origin}/content/editor/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name, password }),
  })

/** A page but for the address of its process and the instant at which it was made. */
const pageOf = async (origin: string, path: string) => {
  const response = await fetch(origin + path)
  return {
    status: response.status,
    html: (await response.text()).replaceAll(origin, '').replace(/"now":\d+/, ''),
  }
}

describe('two processes and one content, behind a round-robin proxy', () => {
  let shops: readonly [Shop, Shop]
  let shop: string
  let url: string

  beforeAll(async () => {
    url = await freshPostgres()
    const environment = { DATABASE_URL: url, TRUSTED_PROXIES: '1', DEV_PAGES: 'true' }
    // At the same moment, on an empty database: one fills it, the other waits.
    const started = await Promise.all([spawnShop(environment), spawnShop(environment)])
    shops = started
    shop = await listen(roundRobin(() => started.map(({ origin }) => origin)))
  }, 240_000)
  afterAll(() => Promise.all(shops.map(each => each.remove())))

  const landing = async (name: string, title = name) => {
    const { client, send } = await operatorAt(shop, 'publisher')
    const path = `/landingPage/${name}`
    const { key, draft } = await client.change('pages.create', {
      path,
      locale: 'zh_HK',
      type: 'LANDING',
      title,
    })
    return { client, send, path, key, draft }
  }
  const text = (content: string) => [draftBlock('text-1', 'richText', { content: `<p>${content}</p>` })]
  const both = (path: string) => Promise.all(shops.map(({ origin }) => pageOf(origin, path)))

  test('both show the demo shop, filled once', async () => {
    const [one, other] = await both('/landingPage/summer')
    expect(one?.status).toBe(200)
    expect(other?.html).toBe(one?.html)
    const { client } = await operatorAt(shop, 'admin')
    expect((await client.read('operators.list', {})).map(({ name }) => name)).toHaveLength(3)
  })

  test('what is published at one process shows at the other within a second', async () => {
    const { client, path, key, draft } = await landing('shown-at-once')
    let { revision } = draft
    for (const words of ['first words', 'second words', 'third words']) {
      await both(path)
      revision = (
        await client.change('pages.save', { key, draft: { ...draft, revision, components: text(words) } })
      ).revision
      await client.change('pages.publish', { key, revision, accepted: 'all' })
      await expect
        .poll(async () => (await both(path)).every(({ html }) => html.includes(words)), { timeout: 1000 })
        .toBe(true)
    }
  })

  test('steps through both processes in turn have one order, and editors of both are told of all', async () => {
    const { client, send, key, draft } = await landing('one-order')
    const ids = Array.from({ length: 20 }, (_, at) => `block-${at}`)
    await client.change('pages.save', {
      key,
      draft: { ...draft, components: ids.map(id => draftBlock(id, 'richText')) },
    })
    const streams = [await follow(send, key, 'window-one'), await follow(send, key, 'window-two')]
    const rename = (id: string, at: number) =>
      client.change('pages.send', {
        key,
        base: 2,
        steps: [
          {
            id: `step-${String(at).padStart(6, '0')}`,
            label: 'rename',
            gesture: `rename ${at}`,
            operations: [{ kind: 'rename', id, name: `name ${at}` }],
          },
        ],
      })
    await Promise.all(ids.map(rename))
    const numbersAt = ({ events }: (typeof streams)[number]) =>
      [
        ...new Set(
          events.flatMap(event =>
            event.kind === 'steps' ? event.answer.entries.map(({ number }) => number) : [],
          ),
        ),
      ].filter(number => number > 2)
    for (const stream of streams)
      await expect.poll(() => numbersAt(stream), { timeout: 5000 }).toEqual(ids.map((_, at) => at + 3))
    const { components } = (await client.read('pages.find', { key })).draft
    expect(components.map(({ name }) => name)).toEqual(ids.map((_, at) => `name ${at}`))
    await Promise.all(streams.map(stream => stream.close()))
  })

  test('operators at different processes see each other, also which block, and that one has left', async () => {
    const { client, send, key } = await landing('who-is-here')
    const one = await follow(send, key, 'window-one')
    const two = await follow(send, key, 'window-two')
    const seenBy = ({ events }: typeof one) =>
      events.flatMap(event => (event.kind === 'present' ? [event.operators] : [])).at(-1)
    const here = (block: string) => ({ client: 'window-two', block, name: operatorOf('publisher').name })
    for (const block of ['block-1', 'block-2']) {
      await client.change('pages.announce', { key, client: 'window-two', block })
      for (const each of [one, two])
        await expect.poll(() => seenBy(each), { timeout: 1000 }).toEqual([here(block)])
    }
    await two.close()
    await expect.poll(() => seenBy(one), { timeout: 5000 }).toEqual([])
    await one.close()
  })

  test('a campaign begins and ends at the same instant on both, and leaves what was there byte for byte', async () => {
    const { client, path, key, draft } = await landing('two-campaigns')
    const first = await client.change('pages.save', {
      key,
      draft: { ...draft, components: text('every day') },
    })
    await client.change('pages.publish', { key, revision: first.revision, accepted: 'all' })
    const statuses = async () => (await both(path)).map(({ status }) => status)
    await expect.poll(statuses, { timeout: 1000 }).toEqual([200, 200])
    const [before] = await both(path)
    const { revision } = await client.change('pages.save', {
      key,
      draft: { ...first, components: text('only today') },
    })
    const from = Math.ceil(Date.now() / 1000) * 1000 + 3000
    const until = from + 3000
    const name = { zh_HK: '今日', en_US: 'Today' }
    await client.change('campaigns.create', {
      name,
      from,
      until,
      pages: [{ key, revision, accepted: 'all' }],
    })
    const shown: { readonly at: number; readonly pages: readonly string[] }[] = []
    while (Date.now() < until + 1000) {
      const at = Date.now()
      const pages = await both(path)
      // A look that takes in the instant itself may see both sides of it.
      if ([from, until].every(edge => at >= edge || Date.now() < edge))
        shown.push({ at, pages: pages.map(({ html }) => html) })
    }
    for (const { at, pages } of shown) {
      expect(pages[1]).toBe(pages[0])
      expect(pages[0]?.includes('only today')).toBe(at >= from && at < until)
    }
    expect(shown.at(-1)?.pages).toEqual([before?.html, before?.html])
    expect(shown.some(({ pages }) => pages[0]?.includes('only today'))).toBe(true)
  })

  test('a page that moves leads to its new address at both, with what was said of it', async () => {
    const { client, path, key, draft } = await landing('before-the-move')
    const { revision } = await client.change('pages.save', {
      key,
      draft: { ...draft, components: text('moving') },
    })
    await client.change('pages.publish', { key, revision, accepted: 'all' })
    await both(path)
    await client.change('reviews.comment', { key, blockId: null, path: '', text: 'It moves' })
    const { key: movedKey } = await client.change('redirects.move-page', {
      key,
      path: '/landingPage/after-the-move',
    })
    const review = await client.read('reviews.find', { key: movedKey })
    expect(review.comments.map(({ text: said }) => said)).toEqual(['It moves'])
    for (const { origin } of shops) {
      const answer = await fetch(origin + path, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/landingPage/after-the-move'])
    }
  })

  test('while the database does not answer, kept pages are served and operators are told to wait; then all goes on', async () => {
    const door = await postgresProxy(url)
    const third = await spawnShop({ DATABASE_URL: door.url })
    onTestFinished(() => third.remove())
    const path = '/landingPage/summer'
    const before = await pageOf(third.origin, path)
    expect(before.status).toBe(200)
    const { client, send } = await operatorAt(third.origin, 'editor')
    const ready = async () => (await fetch(`${third.origin}/readyz`)).status
    expect(await ready()).toBe(200)
    await door.stop()
    await expect.poll(ready).toBe(503)
    expect(await pageOf(third.origin, path)).toEqual(before)
    const refused = await send(`${DESK_PATH}/pages.list`)
    expect(refused.status).toBe(503)
    await door.start()
    await expect.poll(ready).toBe(200)
    await expect
      .poll(() =>
        client.read('pages.list', {}).then(
          pages => pages.length > 0,
          () => false,
        ),
      )
      .toBe(true)
  })

  test('an operator that a command adds signs in at once', async () => {
    const name = 'added-by-command'
    const environment = { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'error' }
    const command = spawn(process.execPath, ['scripts/operator.ts', 'add', name, 'editor'], {
      env: environment,
    })
    command.stdin.end('correct horse\n')
    expect(await new Promise(resolve => command.once('exit', resolve))).toBe(0)
    const [, other] = shops
    expect((await signIn(other.origin, name, 'correct horse')).status).toBe(200)
  })

  test('wrong passwords for one operator are counted together, whichever process they reach', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 8; attempt += 1)
      statuses.push((await signIn(shop, 'guessed-at', `guess ${attempt}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  test('a process that is killed loses nothing that was acknowledged, and the other goes on', async () => {
    const { client, key, draft } = await landing('kill-one')
    let acknowledged = draft.revision
    const [victim, other] = shops
    const { client: there } = await operatorAt(other.origin, 'publisher')
    const save = async (by: typeof client) => {
      const current = (await there.read('pages.find', { key })).draft
      const saved = await by
        .change('pages.save', { key, draft: { ...current, title: `title ${current.revision + 1}` } })
        .catch(() => undefined)
      if (saved) acknowledged = saved.revision
    }
    const { client: doomed } = await operatorAt(victim.origin, 'publisher')
    const writing = (async () => {
      for (let turn = 0; turn < 30; turn += 1) await save(turn % 2 ? there : doomed)
    })()
    await expect.poll(() => acknowledged).toBeGreaterThan(5)
    await victim.stop('SIGKILL')
    await writing
    const page = await there.read('pages.find', { key })
    expect(page.draft.revision).toBeGreaterThanOrEqual(acknowledged)
    expect(page.draft.title).toBe(`title ${page.draft.revision}`)
  })
})
