import { expect, test, vi } from 'vitest'
import { createWorkQueue, QueueFull } from './work-queue.ts'

/** A job that ends when told. */
function job() {
  let end: () => void = () => undefined
  const over = new Promise<void>(resolve => (end = resolve))
  return { run: vi.fn<() => Promise<string>>(async () => over.then(() => 'made')), end }
}
const settled = () => new Promise(resolve => setImmediate(resolve))

test('as many jobs run as may, the others in turn', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 5 })
  const [first, second] = [job(), job()]
  const results = [queue.run('a', first.run), queue.run('b', second.run)]
  await settled()
  expect([first.run.mock.calls.length, second.run.mock.calls.length]).toEqual([1, 0])
  first.end()
  await settled()
  expect(second.run).toHaveBeenCalledTimes(1)
  second.end()
  expect(await Promise.all(results)).toEqual(['made', 'made'])
  expect(queue.length).toBe(0)
})

test('the same thing asked for twice is done once', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 2 })
  const one = job()
  const results = [queue.run('a', one.run), queue.run('a', one.run), queue.run('a', one.run)]
  await settled()
  one.end()
  expect(await Promise.all(results)).toEqual(['made', 'made', 'made'])
  expect(one.run).toHaveBeenCalledTimes(1)
})

test('a full queue refuses at once, and takes more when there is room', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1 })
  const jobs = [job(), job()]
  const results = jobs.map(({ run }, i) => queue.run(String(i), run))
  await expect(queue.run('more', job().run)).rejects.toBeInstanceOf(QueueFull)
  for (const { end } of jobs) end()
  await Promise.all(results)
  await queue.idle()
  await expect(queue.run('more', () => Promise.resolve('now'))).resolves.toBe('now')
})

test('a job that fails makes room, and may be tried again', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1 })
  await expect(queue.run('a', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  await expect(queue.run('a', () => Promise.resolve('whole'))).resolves.toBe('whole')
})

test('a job of a lower rank goes first, and takes the last place of a higher one in a full queue', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 2 })
  const order: string[] = []
  const first = job()
  const jobs = [queue.run('first', first.run, 2)]
  const add = (key: string, rank: number) =>
    queue
      .run(key, async () => void order.push(key), rank)
      .catch((error: unknown) => {
        order.push(error instanceof QueueFull ? `no ${key}` : String(error))
      })
  const others = [
    add('third-rank', 2),
    add('third-rank again', 2),
    add('second-rank', 1),
    add('first-rank', 0),
  ]
  expect([0, 1, 2].map(rank => queue.accepts(rank))).toEqual([true, false, false])
  expect([0, 1, 2].map(rank => queue.ahead(rank))).toEqual([2, 3, 3])
  first.end()
  await Promise.all([...jobs, ...others])
  expect(order).toEqual(['no third-rank again', 'no third-rank', 'first-rank', 'second-rank'])
})
