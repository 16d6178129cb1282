import { expect, test } from 'vitest'
import { createPresence, MOST_PRESENT, MOST_WINDOWS, type PresenceWords, SILENCE_MS } from './presence.ts'

interface Doing {
  readonly fields: readonly string[]
}

function opened() {
  const clock = { now: 0 }
  const said: PresenceWords<Doing>[] = []
  const presence = createPresence<Doing, readonly string[]>({
    clock: () => clock.now,
    say: words => void said.push(words),
    eventOf: operators => operators.map(({ name, fields }) => [name, ...fields].join(' ')),
  })
  const told: (readonly string[])[] = []
  presence.listen('a', event => told.push(event))
  const announce = (client: string, name: string, key = 'a', fields: readonly string[] = []) =>
    presence.announce(key, { client, name, fields })
  return { clock, presence, announce, told, said }
}

test('a window is present until it leaves or falls silent; the same words again are no news', () => {
  const { clock, presence, announce, told } = opened()
  announce('one', 'Ada')
  announce('two', 'Bo', 'a', ['price'])
  expect(told.at(-1)).toEqual(['Ada', 'Bo price'])
  clock.now = SILENCE_MS
  announce('two', 'Bo', 'a', ['price'])
  expect(told).toHaveLength(2)
  presence.sweep()
  expect(told).toHaveLength(2)
  clock.now += 1
  presence.sweep()
  expect(told.at(-1)).toEqual(['Bo price'])
  presence.leave('a', 'two')
  expect(told.at(-1)).toEqual([])
})

test('the windows of another process are known by its words', () => {
  const { announce, presence, said } = opened()
  const other = opened()
  announce('one', 'Ada', 'a', ['name'])
  presence.leave('a', 'one')
  for (const words of said) other.presence.hear(words)
  expect(other.told).toEqual([['Ada name'], []])
  expect(other.said).toEqual([])
})

test('an operator has so many windows at most: the one that was silent for longest makes room', () => {
  const { clock, announce, presence } = opened()
  for (let at = 0; at <= MOST_WINDOWS; at += 1) {
    clock.now = at
    announce(`window ${at}`, 'Ada', `place ${at}`)
  }
  expect(presence.present('place 0')).toEqual([])
  expect(presence.present('place 1')).toHaveLength(1)
  expect(presence.present(`place ${MOST_WINDOWS}`)).toHaveLength(1)
})

test('a place has so many windows at most', () => {
  const { clock, announce, presence } = opened()
  for (let at = 0; at <= MOST_PRESENT; at += 1) {
    clock.now = at
    announce(`window ${at}`, `Operator ${at}`)
  }
  expect(presence.present('a')).toHaveLength(MOST_PRESENT)
  expect(presence.present('a')[0]?.name).toBe('Operator 1')
})
