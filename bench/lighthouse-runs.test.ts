import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { failedBlockOf, missingRuns, openRuns, type Run, runOf, tableOf } from './lighthouse-runs.ts'

const audited = (path: string, lcp = 1000): Run => ({
  path,
  speed: 1500,
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
  figures: { 'largest-contentful-paint': lcp },
  failures: [],
})

async function file(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-lighthouse-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return join(directory, 'kept', 'runs.json')
}

test('a run that was ended goes on where it was, and another build starts over', async () => {
  const place = await file()
  const first = await openRuns(place, 'one')
  await first.add(audited('/'))
  await first.add(audited('/login'))
  const again = await openRuns(place, 'one')
  expect(missingRuns(again.all(), ['/', '/login', '/cart'], 2)).toEqual(
    new Map([
      ['/', 1],
      ['/login', 1],
      ['/cart', 2],
    ]),
  )
  expect(missingRuns(again.all(), ['/'], 1)).toEqual(new Map())
  expect((await openRuns(place, 'two')).all()).toEqual([])
})

test('pages that are audited again lose their runs, others keep theirs', async () => {
  const place = await file()
  const runs = await openRuns(place, 'one')
  await runs.add(audited('/'))
  await runs.add(audited('/login'))
  await runs.forget(['/'])
  expect((await openRuns(place, 'one')).all()).toEqual([audited('/login')])
})

test('the table has the median of each page that was audited', () => {
  const kept = [audited('/', 1100), audited('/', 900), audited('/', 5000), audited('/login', 800)]
  const [, , home, login, ...others] = tableOf(kept, ['/', '/cart', '/login']).split('\n')
  expect(home).toBe('| `/` | 97 | 100 | 100 | 100 | 0 ms | 1100 ms | 0 ms | 0 |')
  expect(login).toContain('| 800 ms |')
  expect(others).toEqual([])
})

test('of a report scores, figures and what is plainly wrong are kept', () => {
  const report = {
    environment: { benchmarkIndex: 1234 },
    categories: { performance: { score: 0.9 }, seo: { score: null } },
    audits: {
      'total-blocking-time': { title: 'Total blocking time', score: 0.6, numericValue: 120 },
      'unused-javascript': { title: 'Reduce unused JavaScript', score: 0 },
    },
  }
  expect(runOf('/', report)).toMatchObject({
    path: '/',
    speed: 1234,
    scores: { performance: 90, seo: 0 },
    figures: { 'total-blocking-time': 120, 'largest-contentful-paint': 0 },
    failures: ['Reduce unused JavaScript'],
  })
})

test('the log tells of blocks that a page lacks', () => {
  const line = (fields: object) => `${JSON.stringify({ level: 50, time: 0, ...fields })}\n`
  expect(failedBlockOf(line({ msg: 'a block was left out', blockId: 'b1', code: 'swiper' }))).toBe(
    'a block was left out: swiper b1',
  )
  expect(failedBlockOf(line({ msg: 'a block was left out', blockId: '' }))).toBe(
    'a block was left out: data of a page',
  )
  expect(failedBlockOf(line({ msg: 'request', path: '/', status: 500 }))).toBeUndefined()
})
