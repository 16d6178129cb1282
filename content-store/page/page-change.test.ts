import { expect, test } from 'vitest'
import { storedPage } from '../testing/stored-page.ts'
import { kindOf } from './page-change.ts'

const page = storedPage('home_zh_HK')
const live = { ...page, liveVersion: 1, lives: [{ at: 1, pageVersion: 1 }] }
const step = { number: 2 } as never // only that there is one counts

test.each([
  ['a page that was not there', undefined, page, [], 'created'],
  ['steps', page, page, [step], 'saved'],
  ['a name', page, page, [], 'named'],
  ['its first release', page, live, [], 'published'],
  [
    'the same release again',
    live,
    { ...live, lives: [...live.lives, { at: 2, pageVersion: 1 }] },
    [],
    'published',
  ],
  ['no release any more', live, { ...live, liveVersion: null }, [], 'unpublished'],
] as const)('other processes are told of %s', (_, before, after, steps, kind) =>
  expect(kindOf(before, after, steps)).toBe(kind),
)
