import type { Letter } from '../stored/letter.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Deed } from '../client/audit.ts'
import { openFiles } from '../testing/open-files.ts'
import { START, temporaryFolder } from '../testing/open-for-test.ts'
import { createLetterQueue, LETTER_PAUSES_MS } from './letter-queue.ts'

const KEY = 'landingPage.summer_zh_HK'
const letter = (id: string): Letter => ({ id, to: `${id}@shop.example`, subject: 'For you', text: 'Read it' })

/** A queue in a folder, a mail server that can be down, and a clock. */
async function opened(directory: string) {
  const { letters } = await openFiles(directory)
  const server = { isDown: false, taken: [] as string[] }
  const deeds: [Deed, string | undefined][] = []
  const reported: unknown[] = []
  let now = START
  const queue = createLetterQueue({
    letters,
    send: async ({ id }) => {
      if (server.isDown) throw new Error('No answer')
      server.taken.push(id)
    },
    record: async (by, what, { key, detail } = {}) => {
      expect([by, key]).toEqual(['', KEY])
      deeds.push([what, detail])
    },
    clock: () => now,
    report: error => reported.push(error),
  })
  onTestFinished(() => queue.close())
  const pass = async (ms: number) => {
    now += ms
    await queue.sendDue()
  }
  return { letters, server, deeds, reported, queue, pass }
}

test('a letter is sent once and no longer waits', async () => {
  const directory = await temporaryFolder()
  const { queue, server, letters, pass } = await opened(directory)
  await queue.put([letter('ada'), letter('ben')], KEY)
  await pass(LETTER_PAUSES_MS[0] ?? 0)
  expect(server.taken).toEqual(['ada', 'ben'])
  expect(letters.all()).toEqual([])
  expect(JSON.parse(await readFile(join(directory, 'letters/waiting.json'), 'utf8'))).toEqual([])
})

test('one that fails is sent again after its pause, not before; the audit log tells of the delay once', async () => {
  const { queue, server, deeds, reported, pass } = await opened(await temporaryFolder())
  server.isDown = true
  await queue.put([letter('ada')], KEY)
  expect(deeds).toEqual([['letterDelayed', 'ada@shop.example · For you']])
  const [first = 0, second = 0] = LETTER_PAUSES_MS
  await pass(first)
  server.isDown = false
  await pass(second - 1)
  expect(server.taken).toEqual([])
  await pass(1)
  expect(server.taken).toEqual(['ada'])
  expect(deeds).toHaveLength(1)
  expect(reported).toHaveLength(2)
})

test('after the last pause it is given up, and the audit log says so', async () => {
  const { queue, server, deeds, letters, pass } = await opened(await temporaryFolder())
  server.isDown = true
  await queue.put([letter('ada')], KEY)
  for (const pause of LETTER_PAUSES_MS) {
    expect(letters.all()).toHaveLength(1)
    await pass(pause)
  }
  expect(letters.all()).toEqual([])
  expect(deeds.map(([what]) => what)).toEqual(['letterDelayed', 'letterGivenUp'])
})

test('a letter that waits is sent after a restart', async () => {
  const directory = await temporaryFolder()
  const before = await opened(directory)
  before.server.isDown = true
  await before.queue.put([letter('ada')], KEY)
  await before.queue.close()
  const { server, pass } = await opened(directory)
  await pass(LETTER_PAUSES_MS[0] ?? 0)
  expect(server.taken).toEqual(['ada'])
})

test('one that cannot be sent does not hold up the others', async () => {
  const directory = await temporaryFolder()
  const { letters } = await openFiles(directory)
  const taken: string[] = []
  const queue = createLetterQueue({
    letters,
    send: async ({ id }) => {
      if (id === 'ada') throw new Error('No such mailbox')
      taken.push(id)
    },
    record: async () => {},
    clock: () => START,
    report: () => {},
  })
  await queue.put([letter('ada'), letter('ben')], KEY)
  expect(taken).toEqual(['ben'])
  expect(letters.all().map(({ id, failures }) => [id, failures])).toEqual([['ada', 1]])
})

test('a list that cannot be written sends no letter twice', async () => {
  const { letters, ...kept } = await opened(await temporaryFolder())
  const taken: string[] = []
  let isFull = false
  const queue = createLetterQueue({
    letters: {
      ...letters,
      change: decide => (isFull ? Promise.reject(new Error('Disk full')) : letters.change(decide)),
    },
    send: async ({ id }) => {
      taken.push(id)
      isFull = true
    },
    record: async () => {},
    clock: () => START,
    report: error => kept.reported.push(error),
  })
  await expect(queue.put([letter('ada')], KEY)).rejects.toThrow('Disk full')
  await expect(queue.sendDue()).rejects.toThrow('Disk full')
  isFull = false
  await queue.sendDue()
  expect(taken).toEqual(['ada'])
  expect(letters.all()).toEqual([])
})

test('a letter that no longer fits is reported, not kept', async () => {
  const { queue, server, letters, reported } = await opened(await temporaryFolder())
  server.isDown = true
  await letters.change(() =>
    Array.from({ length: 1000 }, (_, n) => ({ ...letter(`l${n}`), key: KEY, failures: 1, dueAt: START + 1 })),
  )
  await queue.put([letter('ada')], KEY)
  expect(letters.all()).toHaveLength(1000)
  expect(reported).toHaveLength(1)
})

test.each([
  ['hours', -30 * 3_600_000],
  ['years', -3 * 365 * 24 * 3_600_000],
])('a clock set back by %s stalls no letter', async (_, back) => {
  const { queue, server, pass } = await opened(await temporaryFolder())
  server.isDown = true
  await queue.put([letter('ada')], KEY)
  server.isDown = false
  await pass(back)
  expect(server.taken).toEqual(['ada'])
})
