import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { RightPanel } from './RightPanel.tsx'

const loads = vi.hoisted(() => ({ count: 0 }))
vi.mock('./OptionsPanel.tsx', () => {
  loads.count += 1
  return { OptionsPanel: () => <p>The form</p> }
})

let idle: (() => void)[] = []
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the form of blocks is loaded once the page shows and the browser is idle, before a block is selected', async () => {
  const { session } = renderInEditor(<RightPanel />)
  expect(idle).toHaveLength(0)
  act(() => session.store.setState({ isReady: true }))
  expect(loads.count).toBe(0)
  await act(async () => idle.forEach(work => work()))
  await vi.waitFor(() => expect(loads.count).toBe(1))
  await act(async () => session.select('first'))
  expect(await screen.findByText('The form')).toBeVisible()
  expect(loads.count).toBe(1)
})

test('until the form of another block is there, the one from before can neither be used nor reached', async () => {
  const { session } = renderInEditor(<RightPanel />)
  await act(async () => session.select('first'))
  const panel = screen.getByRole('complementary')
  const before = screen.getByRole('heading').textContent
  const seen: string[] = []
  const watch = new MutationObserver(records =>
    records.forEach(({ oldValue }) => seen.push(oldValue === null ? 'inert' : 'ready')),
  )
  watch.observe(panel, { attributeFilter: ['inert'], attributeOldValue: true })
  await act(async () => session.select('second'))
  watch.disconnect()
  expect(seen).toEqual(['inert', 'ready'])
  expect(screen.getByRole('heading').textContent).not.toBe(before)
})
