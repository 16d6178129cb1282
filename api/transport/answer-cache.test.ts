import type { ExecutionResult } from 'graphql'
import { expect, test } from 'vitest'
import { createByteCache } from '#platform/byte-cache.ts'
import type { Context } from '../context.ts'
import { createAnswerCache } from './answer-cache.ts'
import type { PreparedOperation } from './documents.ts'

const ROOM = 4000

/** Runs one operation with numbered variables; counts how often it was computed. */
function given({ answer = 'x', skips = false }: { readonly answer?: string; readonly skips?: boolean } = {}) {
  const answers = createByteCache<ExecutionResult>(ROOM)
  let computed = 0
  const operation = {
    kind: 'query',
    run: () => {
      computed += 1
      return { data: { answer } }
    },
  } as unknown as PreparedOperation // what the cache reads of it
  const context = {
    view: { answers },
    isPersonal: () => false,
    skipsCache: () => skips,
  } as unknown as Context // likewise
  const { run } = createAnswerCache()
  return { answers, computed: () => computed, ask: async (at: number) => run(operation, context, { at }) }
}

test('an answer is computed once', async () => {
  const { ask, computed } = given()
  expect(await ask(1)).toBe(await ask(1))
  expect(computed()).toBe(1)
})

test('answers have a bound in bytes, whatever their number; the oldest goes', async () => {
  const { ask, answers, computed } = given({ answer: 'x'.repeat(250) })
  for (const at of [1, 2, 3, 4, 5]) await ask(at)
  expect(answers.use().entries).toBe(3)
  expect(answers.use().bytes).toBeLessThanOrEqual(ROOM)
  await ask(1)
  expect(computed()).toBe(6)
})

test('one longer than all the room is not cached', async () => {
  const { ask, answers } = given({ answer: 'x'.repeat(ROOM) })
  await ask(1)
  expect(answers.use().entries).toBe(0)
})

test('one that is hardly asked for twice leaves the room to others', async () => {
  const { ask, answers } = given({ skips: true })
  await ask(1)
  expect(answers.use().entries).toBe(0)
})
