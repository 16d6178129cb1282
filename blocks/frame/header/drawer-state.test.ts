import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLOSED, type DrawerEvent, type DrawerState, drawerStep } from './drawer-state.ts'

const events = fc.array(
  fc.oneof(
    fc.constantFrom<DrawerEvent>({ type: 'open' }, { type: 'back' }, { type: 'close' }),
    fc.nat(8).map((entry): DrawerEvent => ({ type: 'select', entry })),
  ),
  { maxLength: 40 },
)
const run = (all: readonly DrawerEvent[], from: DrawerState = CLOSED) => all.reduce(drawerStep, from)
/** Which drawers one sees. */
const visible = ({ level }: DrawerState) => [level === 'first', level === 'second'].filter(Boolean).length

test('whatever is pressed, at most one drawer shows, none after closing (L-056)', () => {
  fc.assert(
    fc.property(events, all => {
      expect(visible(run(all))).toBeLessThanOrEqual(1)
      expect(visible(run([...all, { type: 'close' }]))).toBe(0)
    }),
  )
})

test('the second level is reached only from the first, and back reverses it (L-051, L-057)', () => {
  fc.assert(
    fc.property(events, fc.nat(8), (all, entry) => {
      const before = run(all)
      const after = drawerStep(before, { type: 'select', entry })
      expect(after).toEqual(before.level === 'first' ? { level: 'second', entry } : before)
      const back = drawerStep(after, { type: 'back' })
      expect(back).toEqual(after.level === 'second' ? { level: 'first' } : after)
    }),
  )
})

test('opening what is open changes nothing (L-056)', () => {
  const second = run([{ type: 'open' }, { type: 'select', entry: 2 }])
  expect(drawerStep(second, { type: 'open' })).toBe(second)
})
