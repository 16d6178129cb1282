import { expect, test } from 'vitest'
import { answerableFor } from './gone.ts'

test.each([
  ['dee', 'dee'],
  ['ada', 'cy'],
  ['bo', 'cy'],
  ['fay', 'fay'],
])('%s is answered for by %s', (name, present) => {
  const gone = [
    { name: 'ada', at: 1, heir: 'bo' },
    { name: 'bo', at: 2, heir: 'cy' },
    { name: 'fay', at: 3 },
  ]
  expect(answerableFor(name, gone)).toBe(present)
})
