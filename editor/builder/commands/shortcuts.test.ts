import { describe, expect, test } from 'vitest'
import { COMMAND_NAMES, commandOf } from './commands.ts'
import { matches } from '../../kit/parts/keys.ts'

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('shortcuts', () => {
  test.each([
    ['mod+z', pressed('z', { ctrlKey: true }), true],
    ['mod+z', pressed('z', { metaKey: true }), true],
    ['mod+z', pressed('z'), false],
    ['mod+z', pressed('Z', { ctrlKey: true, shiftKey: true }), false],
    ['mod+shift+z', pressed('Z', { ctrlKey: true, shiftKey: true }), true],
    ['alt+ArrowUp', pressed('ArrowUp', { altKey: true }), true],
    ['ArrowUp', pressed('ArrowUp', { altKey: true }), false],
    // A sign may need Shift on this keyboard or not.
    ['?', pressed('?', { shiftKey: true }), true],
    ['?', pressed('?'), true],
    // On a Mac, Alt turns letters into others; a Polish ż is no shortcut of ours.
    ['alt+p', pressed('π', { altKey: true, code: 'KeyP' }), true],
    ['mod+z', pressed('ż', { altKey: true, code: 'KeyZ' }), false],
  ])('%s', (shortcut, keys, isMatch) => expect(matches(shortcut, keys)).toBe(isMatch))

  test('no two commands share one', () => {
    const all = COMMAND_NAMES.flatMap(name => commandOf(name).shortcuts)
    expect(new Set(all).size).toBe(all.length)
  })
})
