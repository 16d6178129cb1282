import { expect, test } from 'vitest'
import { createGestures } from './gestures.ts'

const run = (steps: string[]) => {
  const gestures = createGestures('test')
  const names: string[] = []
  for (const step of steps) {
    if (step === 'end') gestures.end()
    else if (step === 'single') gestures.single()
    else names.push(gestures.nameFor(step))
  }
  return names.map(name => names.indexOf(name))
}

test.each([
  ['typing in one field is one step', ['a', 'a', 'a'], [0, 0, 0]],
  ['another field is another step', ['a', 'b', 'b'], [0, 1, 1]],
  ['coming back is a new step', ['a', 'b', 'a'], [0, 1, 2]],
  ['leaving the field ends the step', ['a', 'end', 'a'], [0, 1]],
  ['a switch is a step by itself', ['a', 'single', 'a', 'a'], [0, 1, 2]],
  ['two switches are two steps', ['single', 'a', 'single', 'a'], [0, 1]],
])('%s', (_, steps, expected) => expect(run(steps)).toEqual(expected))
