import { beforeEach, expect, test, vi } from 'vitest'
import { createDeliveryQueue, type DeliveryStore, type WaitingDelivery } from './delivery-queue.ts'

const PAUSES_MS = [10, 20, 40]

interface Row extends WaitingDelivery {
  attempts: number
  dueAt: number
  end: 'sent' | 'givenUp' | undefined
}

/** A storage in memory that several queues share, as processes share a table. */
let rows: Row[]
let isFull: boolean
const store: DeliveryStore<WaitingDelivery> = {
  due: now => rows.filter(({ dueAt, end }) => end === undefined && dueAt <= now).map(row => ({ ...row })),
  async claim({ id, attempts }, { at }) {
    const row = rows.find(each => each.id === id)
    if (!row || row.attempts !== attempts || row.end !== undefined) return undefined
    Object.assign(row, { attempts: attempts + 1, dueAt: at })
    return { id, attempts }
  },
  async finish({ id }, end) {
    if (isFull) throw new Error('Disk full')
    Object.assign(rows.find(each => each.id === id) ?? {}, { end })
  },
}

let sent: string[]
let refused: Set<string>
let failures: (readonly [string, string, boolean])[]

const put = (...ids: readonly string[]) => {
  rows = ids.map(id => ({ id, attempts: 0, dueAt: 0, end: undefined }))
}
const queue = (send: (id: string) => Promise<'sent' | 'withheld'> = accept) =>
  createDeliveryQueue({
    store,
    pausesMs: PAUSES_MS,
    send: ({ id }) => send(id),
    failed: ({ id }, error, isOver) => void failures.push([id, (error as Error).message, isOver]),
  })
const accept = async (id: string) => {
  if (refused.has(id)) throw new Error('Refused')
  sent.push(id)
  return 'sent' as const
}
const endOf = (id: string) => rows.find(row => row.id === id)?.end

beforeEach(() => {
  put()
  sent = []
  failures = []
  refused = new Set()
  isFull = false
})

test('mails are sent once, in the order in which they are due', async () => {
  put('a', 'b', 'c')
  const one = queue()
  await one.sendDue(0)
  await one.sendDue(1000)
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(rows.map(({ end }) => end)).toEqual(['sent', 'sent', 'sent'])
})

test('two processes that look at once send each mail once', async () => {
  put('a', 'b', 'c', 'd')
  await Promise.all([queue().sendDue(0), queue().sendDue(0), queue().sendDue(1)])
  expect(sent.toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('a mail that fails is tried again after growing pauses, and given up after the last', async () => {
  put('a')
  refused.add('a')
  const one = queue()
  const attempts: number[] = []
  for (let now = 0; now <= 200; now += 1) {
    const before = failures.length
    await one.sendDue(now)
    if (failures.length > before) attempts.push(now)
  }
  expect(attempts).toEqual([0, 10, 30, 70])
  expect(failures.map(([, , isOver]) => isOver)).toEqual([false, false, false, true])
  expect(endOf('a')).toBe('givenUp')
})

test('a process that ends in the middle of a send leaves the mail to another one, which sends it under the same id', async () => {
  put('a')
  const began: string[] = []
  const hangs = new Promise<never>(() => {})
  void queue(id => (began.push(id), hangs)).sendDue(0)
  await queue().sendDue(9)
  expect([began, sent]).toEqual([['a'], []])
  await queue().sendDue(10)
  expect([began, sent]).toEqual([['a'], ['a']])
})

test('a mail that ends its process each time is given up without another attempt', async () => {
  put('a')
  const hangs = new Promise<never>(() => {})
  let began = 0
  for (const now of [0, 10, 30, 70]) {
    void queue(() => ((began += 1), hangs)).sendDue(now)
    await vi.waitUntil(() => rows[0]?.dueAt !== undefined && rows[0].dueAt > now)
  }
  await queue().sendDue(110)
  expect([began, sent]).toEqual([4, []])
  expect(failures).toEqual([['a', 'The last attempt to send a mail was cut short', true]])
  expect(endOf('a')).toBe('givenUp')
})

test('a mail that fails does not hold up the others', async () => {
  put('a', 'b')
  refused.add('a')
  await queue().sendDue(0)
  expect(sent).toEqual(['b'])
})

test('three failures in a row end the round: the provider is down', async () => {
  put('a', 'b', 'c', 'd', 'e')
  for (const id of 'abc') refused.add(id)
  const one = queue()
  await one.sendDue(0)
  expect([failures.length, sent]).toEqual([3, []])
  await one.sendDue(0)
  expect(sent).toEqual(['d', 'e'])
})

test('a mail that is withheld is neither sent nor a failure', async () => {
  put('a')
  await queue(async () => 'withheld').sendDue(0)
  expect([endOf('a'), failures]).toEqual(['givenUp', []])
})

test('a mail that was accepted and could not be noted is noted later, not sent again', async () => {
  put('a')
  isFull = true
  const one = queue()
  await expect(one.sendDue(0)).rejects.toThrow('Disk full')
  await expect(one.sendDue(10)).rejects.toThrow('Disk full')
  isFull = false
  await one.sendDue(10)
  expect([sent, endOf('a')]).toEqual([['a'], 'sent'])
})

test('a round ends when it is no longer the process’s own', async () => {
  put('a', 'b')
  await queue().sendDue(0, () => sent.length === 0)
  expect(sent).toEqual(['a'])
})
