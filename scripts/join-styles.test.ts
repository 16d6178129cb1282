import { expect, test } from 'vitest'
import { withShortLists } from './join-styles.ts'

const HEAD = 'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f='

test('a chunk names each file once, and its imports by the new numbers', () =>
  expect(
    withShortLists(
      `${HEAD}["a.css","a.css","b.css","a.css"])))=>i.map(i=>d[i]);l(()=>x,__vite__mapDeps([0,1,3]));l(()=>y,__vite__mapDeps([3,2]))`,
    ),
  ).toBe(
    `${HEAD}["a.css","b.css"])))=>i.map(i=>d[i]);l(()=>x,__vite__mapDeps([0]));l(()=>y,__vite__mapDeps([0,1]))`,
  ))

test('a chunk without a list stays as it is', () =>
  expect(withShortLists('export const a=[1]')).toBe('export const a=[1]'))
