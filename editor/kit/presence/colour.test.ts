import { expect, test } from 'vitest'
import { initialOf } from './colour.ts'

test.each([
  ['ada', 'A'],
  ['陳', '陳'],
  ['👨‍👩‍👧 ada', '👨‍👩‍👧'],
  ['', ''],
])('%s has the initial %s, a whole sign (LO-14)', (name, initial) => expect(initialOf(name)).toBe(initial))
