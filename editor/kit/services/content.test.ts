import { refused } from '#platform/result.ts'
import { describe, expect, test, vi } from 'vitest'
import { createContentClient } from '#content-store/client/client.ts'
import { createOperations } from '../operation-client.ts'
import { contentOf } from './content.ts'
import { publishDraft, sendSteps, stepsAfter } from './page-calls.ts'
import { content } from '../../testing/pages.ts'

/** The store as the editor asks it. */
const overHttp = (send: typeof fetch) => {
  const operations = createOperations({ fetch: send })
  return {
    operations,
    port: contentOf(createContentClient({ baseUrl: '/content', fetch: send }), operations),
  }
}
type Store = ReturnType<typeof overHttp>

/** A store that answers once, as given. */
const answering = (status: number, data: unknown, message = 'No') => {
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ code: String(status), message: status === 200 ? '' : message, data }, { status }),
  )
  return overHttp(send)
}
const draft = { ...content([]), revision: 4, savedAt: 0, savedBy: 'bo' }
const answer = { revision: 4, savedAt: 0, savedBy: 'bo', entries: [] }
const save = ({ operations }: Store) => sendSteps(operations, { key: 'k', by: 'ada' }, 3, [])
const publish = ({ operations }: Store) => publishDraft(operations, { key: 'k', revision: 1 })

describe('answers of the store as the editor takes them', () => {
  test('LO-14: saved steps, steps that meet others, a base too old, a refusal with its words', async () => {
    await expect(save(answering(200, answer))).resolves.toEqual({ kind: 'saved', answer })
    await expect(save(answering(409, answer))).resolves.toEqual({ kind: 'meets', answer })
    await expect(save(answering(409, null))).resolves.toEqual({ kind: 'behind' })
    await expect(stepsAfter(answering(409, null).operations, 'k', 1)).resolves.toBeUndefined()
    await expect(save(answering(413, null, 'Too large'))).resolves.toEqual({
      kind: 'refused',
      message: 'Too large',
    })
  })

  test('no answer and a store that is down are worth another try; a session over asks to sign in', async () => {
    const cut = overHttp(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(save(cut)).resolves.toEqual({ kind: 'offline' })
    await expect(save(answering(503, null))).resolves.toEqual({ kind: 'offline' })
    await expect(save(answering(401, null))).resolves.toEqual({ kind: 'signedOut' })
  })

  test('LO-22: a refused publish names its problems', async () => {
    const problems = [
      { blockId: 'b', code: 'banner', problem: 'invalidOption', path: 'height', message: 'Too big' },
    ]
    await expect(publish(answering(422, problems))).resolves.toEqual(refused({ kind: 'problems', problems }))
    await expect(publish(answering(409, draft))).resolves.toEqual(refused({ kind: 'stale', theirs: draft }))
    await expect(publish(answering(403, null, 'Not allowed'))).rejects.toThrow('Not allowed')
  })

  test('no operator signed in and a missing picture are answers, not errors', async () => {
    await expect(answering(401, null).port.me()).resolves.toBeUndefined()
    await expect(answering(401, null).port.signIn('a', 'b')).resolves.toBeUndefined()
    await expect(answering(404, null).port.media.item('k')).resolves.toBeUndefined()
    await expect(answering(429, null, 'Too many tries').port.signIn('a', 'b')).rejects.toThrow(
      'Too many tries',
    )
  })

  test('a read that is aborted aborts its request', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json({ code: '200', message: '', data: [] }))
    const { signal } = new AbortController()
    await overHttp(send).operations.read('pages.list', {}, signal)
    expect(send.mock.calls[0]?.[1]?.signal).toBe(signal)
  })
})
