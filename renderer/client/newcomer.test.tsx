import { afterEach, expect, test, vi } from 'vitest'
import { MARK_NEWCOMER } from '../document/inline-scripts.ts'

/** Runs the inline script as browsers run it. */
function isNewcomer(): boolean {
  // oxlint-disable-next-line typescript/no-implied-eval -- text that stands in every page
  new Function(MARK_NEWCOMER)()
  return 'newcomer' in document.documentElement.dataset
}

afterEach(() => {
  delete document.documentElement.dataset['newcomer']
  document.cookie = 'auth_token=; max-age=0'
  localStorage.clear()
  window.__TOKEN__ = undefined
})

test('who has no session is a newcomer', () => expect(isNewcomer()).toBe(true))

test('a session in a cookie, in local storage or on its way by a link makes none', () => {
  document.cookie = 'auth_token=T'
  expect(isNewcomer()).toBe(false)
  document.cookie = 'auth_token=; max-age=0'
  localStorage.setItem('auth_token', 'T')
  expect(isNewcomer()).toBe(false)
  localStorage.clear()
  window.__TOKEN__ = 'T'
  expect(isNewcomer()).toBe(false)
})

test('where storage is forbidden the cookie decides', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  expect(isNewcomer()).toBe(true)
})
