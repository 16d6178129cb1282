import { describe, expect, test } from 'vitest'
import { EMPTY_HISTORY, type History, MAX_STEPS, recorded, redone, type Step, undone } from './history.ts'
import type { DraftOperation } from '#content-store/client/draft/draft-operations.ts'

const edit = (set: Record<string, string | number>, unset: string[] = []): DraftOperation => ({
  kind: 'patch',
  id: 'a',
  patches: [
    ...Object.entries(set).map(([key, value]) => ({ at: ['options', key], value })),
    ...unset.map(key => ({ at: ['options', key] })),
  ],
})
const step = (gesture: string, forward: DraftOperation, backward: DraftOperation): Step => ({
  gesture,
  label: 'edit',
  forward: [forward],
  backward: [backward],
})

describe('undo and redo (LO-16)', () => {
  test('typing in one field is one step: the last text forward, the first one back', () => {
    const history = [
      step('typing', edit({ title: 'H' }), edit({}, ['title'])),
      step('typing', edit({ title: 'Hi' }), edit({ title: 'H' })),
      step('typing', edit({ title: 'Hi!' }), edit({ title: 'Hi' })),
    ].reduce<History>(recorded, EMPTY_HISTORY)
    expect(history.past).toEqual([step('typing', edit({ title: 'Hi!' }), edit({}, ['title']))])
  })

  test('other gestures are steps of their own', () => {
    const history = [
      step('one', edit({ title: 'H' }), edit({ title: '' })),
      step('two', edit({ title: 'Hi' }), edit({ title: 'H' })),
    ].reduce<History>(recorded, EMPTY_HISTORY)
    expect(history.past.map(({ gesture }) => gesture)).toEqual(['one', 'two'])
  })

  test('operations that do not merge are kept in order and taken back in reverse', () => {
    const remove = (id: string): DraftOperation => ({ kind: 'remove', id })
    const history = [
      step('g', remove('a'), remove('A')),
      step('g', remove('b'), remove('B')),
    ].reduce<History>(recorded, EMPTY_HISTORY)
    expect(history.past[0]?.forward).toEqual([remove('a'), remove('b')])
    expect(history.past[0]?.backward).toEqual([remove('B'), remove('A')])
  })

  test('a step taken back waits in the future until another one is made', () => {
    const made = recorded(
      recorded(EMPTY_HISTORY, step('1', edit({ a: 1 }), edit({}))),
      step('2', edit({ a: 2 }), edit({ a: 1 })),
    )
    const back = undone(made)
    expect(back?.step.gesture).toBe('2')
    const again = back && redone(back.history)
    expect(again?.history).toEqual(made)
    expect(back && recorded(back.history, step('3', edit({ a: 3 }), edit({ a: 1 }))).future).toEqual([])
  })

  test(`keeps the last ${MAX_STEPS} steps, more than the 50 asked for`, () => {
    let history = EMPTY_HISTORY
    for (let i = 0; i < MAX_STEPS + 20; i++)
      history = recorded(history, step(`${i}`, edit({ a: i }), edit({})))
    expect(MAX_STEPS).toBeGreaterThanOrEqual(50)
    expect(history.past).toHaveLength(MAX_STEPS)
    expect(history.past.at(-1)?.gesture).toBe(`${MAX_STEPS + 19}`)
  })

  test('at either end there is nothing to do', () => {
    expect(undone(EMPTY_HISTORY)).toBeUndefined()
    expect(redone(EMPTY_HISTORY)).toBeUndefined()
  })
})
