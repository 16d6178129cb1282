import { describe, expect, onTestFinished, test } from 'vitest'
import type { PageEvent } from '../client/types.ts'
import { SILENCE_MS } from '#operators/presence/presence.ts'
import { createPageEvents } from './page-events.ts'
import { component, draft, SUMMER, summer } from '../testing/open-for-test.ts'
import { json, serveForTest } from '../testing/serve-for-test.ts'

describe('who is here (LO-14)', () => {
  test('an operator is here from the first word until the window closes, or falls silent', () => {
    let now = 0
    const events = createPageEvents(() => now)
    const told: PageEvent[] = []
    events.listen('p', event => told.push(event))
    events.announce('p', { client: 'w1', name: 'Ada', block: null })
    events.announce('p', { client: 'w2', name: 'Ben', block: 'b' })
    events.announce('q', { client: 'w3', name: 'Chi', block: null })
    expect(events.present('p').map(({ name, block }) => [name, block])).toEqual([
      ['Ada', null],
      ['Ben', 'b'],
    ])
    now = SILENCE_MS
    // A word without news keeps the operator here and tells no one.
    events.announce('p', { client: 'w1', name: 'Ada', block: null })
    expect(told).toHaveLength(2)
    now += 1
    events.sweep()
    expect(events.present('p').map(({ name }) => name)).toEqual(['Ada'])
    events.leave('p', 'w1')
    expect(told.at(-1)).toEqual({ kind: 'present', operators: [] })
  })
})

describe('the stream of a page (LO-14)', () => {
  /** Events of a stream, one by one. */
  async function listen(
    send: (path: string, init?: RequestInit) => Promise<Response>,
    query: string,
    headers: Record<string, string> = {},
    key: string = SUMMER,
  ) {
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    const response = await send(`/content/editor/pages/${key}/events?${query}`, {
      headers,
      signal: stop.signal,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const next = async (): Promise<PageEvent> => {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
          text = text.slice(end + 2)
          if (data) return JSON.parse(data)
          continue
        }
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
        if (done) throw new Error('The stream ended.')
        text += value
      }
    }
    return { response, next, close: () => stop.abort() }
  }
  const rename = (id: string, name: string) => ({
    id,
    label: 'rename' as const,
    gesture: id,
    operations: [{ kind: 'rename' as const, id: 'a', name }],
  })

  async function opened() {
    const served = await serveForTest()
    const [ada, ben] = [await served.signedIn('editor'), await served.signedIn('publisher')]
    await ada.client.change('pages.create', summer)
    await ada.client.change('pages.save', {
      key: SUMMER,
      draft: { ...draft(1, [component('a')]), revision: 1 } as never,
    }) // as an API user sends it
    return { ...served, ada, ben }
  }

  test('begins with what was missed, then tells each step; a lost stream goes on after its last number', async () => {
    const { ada, ben } = await opened()
    await ada.client.change('pages.send', { key: SUMMER, base: 2, steps: [rename('step-one', 'One')] })
    const stream = await listen(ben.send, 'after=2&client=window-b')
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    expect(await stream.next()).toMatchObject({
      kind: 'steps',
      answer: { revision: 3, entries: [{ number: 3 }] },
    })
    expect(await stream.next()).toEqual({ kind: 'present', operators: [] })
    await ada.client.change('pages.send', { key: SUMMER, base: 3, steps: [rename('step-two', 'Two')] })
    expect(await stream.next()).toMatchObject({
      answer: { revision: 4, entries: [{ number: 4, by: 'editor' }] },
    })
    stream.close()
    await ada.client.change('pages.send', { key: SUMMER, base: 4, steps: [rename('step-six', 'Six')] })
    const again = await listen(ben.send, 'after=2&client=window-b', { 'last-event-id': '4' })
    expect(await again.next()).toMatchObject({ answer: { revision: 5, entries: [{ number: 5 }] } })
  })

  test('tells who is here and where, and that they have left when their stream ends', async () => {
    const { ada, ben } = await opened()
    const hers = await listen(ada.send, 'after=2&client=window-a')
    await hers.next()
    await hers.next()
    const his = await listen(ben.send, 'after=2&client=window-b')
    await his.next()
    await ben.client.change('pages.announce', { key: SUMMER, client: 'window-b', block: 'a' })
    expect(await hers.next()).toEqual({
      kind: 'present',
      operators: [{ client: 'window-b', name: 'publisher', block: 'a' }],
    })
    his.close()
    expect(await hers.next()).toEqual({ kind: 'present', operators: [] })
  })

  test('windows of both languages hear of one page, and of each other', async () => {
    const { ada, ben } = await opened()
    await ada.client.change('pages.create', { ...summer, locale: 'en_US', title: 'Summer' })
    const english = await listen(ben.send, 'after=3&client=window-b', {}, 'landingPage.summer_en_US')
    await english.next()
    expect(await english.next()).toEqual({ kind: 'present', operators: [] })
    await ada.client.change('pages.announce', { key: SUMMER, client: 'window-a', block: null })
    expect(await english.next()).toMatchObject({ kind: 'present', operators: [{ client: 'window-a' }] })
    const title = { kind: 'meta' as const, set: { title: '夏' } }
    const step = { id: 'step-title', label: 'page' as const, gesture: 'title', operations: [title] }
    await ada.client.change('pages.send', { key: SUMMER, base: 3, steps: [step] })
    expect(await english.next()).toMatchObject({ kind: 'steps', answer: { revision: 4 } })
    english.close()
  })

  test('without a session, and for a page that is not there, there is no stream', async () => {
    const { browser, ada } = await opened()
    expect((await listen(browser().send, 'after=1&client=window-x')).response.status).toBe(401)
    const none = await ada.send('/content/editor/pages/landingPage.none_zh_HK/events?after=1&client=window-x')
    expect(none.status).toBe(404)
    const nonsense = await ada.send('/staff/pages.announce', json({ key: SUMMER, client: 1 }))
    expect(nonsense.status).toBe(400)
  })
})
