import { expect, test } from 'vitest'
import { parseCodes } from './parse-codes.ts'

test.each([
  ['spaces, empties and repeats', ' A, ,B,A ', ['A', 'B']],
  ['the order as typed', 'B,A,C', ['B', 'A', 'C']],
  ['line breaks between codes', 'A,\n B,\n', ['A', 'B']],
  ['nothing', ' , ', []],
])('%s (C-137, L-170)', (_, text, codes) => expect(parseCodes(text)).toEqual(codes))
