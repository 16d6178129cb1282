import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { inWorld } from '../../testing/world.tsx'
import { idleSeconds, noteActivity, watchActivity } from './activity.ts'
import { SignIn } from './SignIn.tsx'
import { SignedIn } from './SignedIn.tsx'

withModalDialogs()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const MINUTE = 60_000
const IDLE = 60 * MINUTE

/** A server whose session ends an hour after the activity it hears of, and a screen with a text being typed. */
async function open({ isOffline = () => false }: { readonly isOffline?: () => boolean } = {}) {
  noteActivity()
  let usedAt = Date.now()
  const sessionLeft = vi.fn<() => Promise<number | undefined>>(async () => {
    if (isOffline()) throw new Error('No connection')
    const left = usedAt + IDLE - Date.now()
    if (left <= 0) return undefined
    usedAt = Math.max(usedAt, Date.now() - idleSeconds() * 1000)
    return usedAt + IDLE - Date.now()
  })
  const me = () => Promise.resolve({ name: 'Ada', role: 'editor' } as const)
  const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const stop = watchActivity(window)
  const { unmount } = render(
    inWorld(
      <Routes>
        <Route path="/sign-in" element={<SignIn />} />
        <Route
          path="/"
          element={
            // A frame around a screen, each for operators: the question is asked once.
            <SignedIn>
              {() => (
                <SignedIn>
                  {({ name }) => (
                    <>
                      <h1>{`Pages of ${name}`}</h1>
                      <textarea aria-label="Comment" />
                    </>
                  )}
                </SignedIn>
              )}
            </SignedIn>
          }
        />
      </Routes>,
      { port: { me, sessionLeft, signOut }, clock: Date.now },
    ),
  )
  await pass(0)
  return {
    sessionLeft,
    signOut,
    close: () => (stop(), unmount()),
    useElsewhere: () => void (usedAt = Date.now()),
  }
}
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  // What that drew.
  await act(() => vi.advanceTimersByTimeAsync(0))
}
const question = () => screen.queryByRole('dialog')
const screenIsThere = () => screen.queryByRole('heading', { name: 'Pages of Ada' }) !== null

describe('an idle session (LO-13)', () => {
  test('the page builder asks two minutes before the end, and one press stays', async () => {
    const { sessionLeft, close } = await open()
    await pass(58 * MINUTE - 1)
    expect(question()).toBeNull()
    await pass(1)
    expect(question()).toHaveAccessibleName('You will be signed out in 2 minutes')
    await pass(75_000)
    expect(question()).toHaveAccessibleName('You will be signed out in 45 seconds')
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
    await pass(0)
    expect(question()).toBeNull()
    await pass(58 * MINUTE - 1)
    expect(question()).toBeNull()
    await pass(1)
    expect(question()).not.toBeNull()
    // Asked at the start, before each question, every ten seconds while it shows, and by the press.
    expect(sessionLeft.mock.calls.length).toBeLessThan(16)
    close()
  })

  test('without an answer the screen is cleared, and a tab beside it too', async () => {
    const { close } = await open()
    const heard: unknown[] = []
    const other = new BroadcastChannel('cairn-operator')
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data))
    await pass(IDLE - 1)
    expect(screenIsThere()).toBe(true)
    await pass(100)
    expect([screenIsThere(), question()]).toEqual([false, null])
    expect(screen.getByText(/^You were signed out because/)).toBeVisible()
    vi.useRealTimers()
    await vi.waitFor(() => expect(heard).toEqual(['idle']))
    other.close()
    close()
  })

  test('typing keeps the session, without a request for each key, and the typed text stays', async () => {
    const { sessionLeft, close } = await open()
    const comment = screen.getByLabelText('Comment')
    for (let minutes = 0; minutes < 180; minutes += 20) {
      fireEvent.keyDown(comment, { key: 'a' })
      fireEvent.change(comment, { target: { value: `typed for ${minutes} minutes` } })
      await pass(20 * MINUTE)
    }
    expect(question()).toBeNull()
    expect(comment).toHaveValue('typed for 160 minutes')
    expect(sessionLeft.mock.calls.length).toBeLessThan(10)
    close()
  })

  test('a text that is being typed is still there after the question', async () => {
    const { close } = await open()
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: '未完成' } })
    await pass(59 * MINUTE)
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
    await pass(IDLE / 2)
    expect(screen.getByLabelText('Comment')).toHaveValue('未完成')
    close()
  })

  test('what the operator does in another tab answers the question', async () => {
    const { useElsewhere, close } = await open()
    await pass(58 * MINUTE)
    expect(question()).not.toBeNull()
    useElsewhere()
    await pass(10_000)
    expect(question()).toBeNull()
    close()
  })

  test('out of the server’s reach the session ends at the time it named, not before', async () => {
    let isOffline = false
    const { close } = await open({ isOffline: () => isOffline })
    await pass(58 * MINUTE)
    isOffline = true
    await pass(2 * MINUTE - 1000)
    expect(screenIsThere()).toBe(true)
    await pass(1100)
    expect(screenIsThere()).toBe(false)
    close()
  })

  test('a machine that slept past the end clears the screen as soon as it is looked at', async () => {
    const { close } = await open()
    vi.setSystemTime(Date.now() + 3 * IDLE)
    expect(screenIsThere()).toBe(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(screenIsThere()).toBe(false)
    close()
  })

  test('signing out at once is offered', async () => {
    const { signOut, close } = await open()
    await pass(58 * MINUTE)
    fireEvent.click(screen.getByRole('button', { name: 'Sign out now' }))
    await pass(0)
    expect(signOut).toHaveBeenCalledOnce()
    expect(screenIsThere()).toBe(false)
    expect(screen.queryByText(/^You were signed out because/)).toBeNull()
    close()
  })
})
