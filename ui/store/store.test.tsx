import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { createListeners, createStore, useStore, useStoreIfAny } from './store.ts'

describe('a store', () => {
  test('keeps what was set, by value or by a function of the state before', () => {
    const store = createStore({ count: 1 })
    store.set(({ count }) => ({ count: count + 1 }))
    expect(store.get()).toEqual({ count: 2 })
    store.set({ count: 9 })
    expect(store.get()).toEqual({ count: 9 })
    expect(store.initial).toEqual({ count: 1 })
  })

  test('calls its listeners after each change until they leave, and not for the same state', () => {
    const store = createStore(0)
    const heard = vi.fn<() => void>()
    const leave = store.subscribe(heard)
    store.set(0)
    expect(heard).not.toHaveBeenCalled()
    store.set(1)
    leave()
    store.set(2)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('is connected with its first listener and disconnected with its last', () => {
    const disconnect = vi.fn<() => void>()
    const connect = vi.fn<() => () => void>(() => disconnect)
    const store = createStore(0, { connect })
    const leaves = [store.subscribe(() => undefined), store.subscribe(() => undefined)]
    expect(connect).toHaveBeenCalledOnce()
    leaves[0]?.()
    expect(disconnect).not.toHaveBeenCalled()
    leaves[1]?.()
    expect(disconnect).toHaveBeenCalledOnce()
    store.subscribe(() => undefined)
    expect(connect).toHaveBeenCalledTimes(2)
  })

  test('shows in views of several roots at once; the server renders its first state', () => {
    const store = createStore('first')
    const View = () => <p>{useStore(store)}</p>
    render(<View />)
    render(<View />)
    act(() => store.set('second'))
    expect(screen.getAllByText('second')).toHaveLength(2)
    expect(renderToString(<View />)).toBe('<p>first</p>')
  })

  test('may be missing', () => {
    const View = () => <p>{useStoreIfAny<string>(undefined) ?? 'none'}</p>
    expect(renderToString(<View />)).toBe('<p>none</p>')
  })
})

test('listeners hear each event until they leave', () => {
  const listeners = createListeners<number>()
  const heard = vi.fn<(event: number) => void>()
  const leave = listeners.add(heard)
  listeners.call(1)
  leave()
  listeners.call(2)
  expect(heard.mock.calls).toEqual([[1]])
})
