import { act, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { useTypedText } from './useTypedText.ts'

function field(): HTMLInputElement {
  const input = document.createElement('input')
  document.body.append(input)
  return input
}

test('what is typed while the list is being drawn for the first time counts (C-156)', () => {
  const input = field()
  const { result } = renderHook(() => {
    useLayoutEffect(() => {
      input.value = '外套'
      input.dispatchEvent(new InputEvent('input'))
    }, [])
    return useTypedText(input)
  })
  expect(result.current).toBe('外套')
})

test('what an input method still composes is no text yet (C-156)', () => {
  const input = field()
  const { result } = renderHook(() => useTypedText(input))
  const compose = (value: string) => {
    input.value = value
    input.dispatchEvent(new InputEvent('input', { isComposing: true }))
  }
  act(() => compose('ㄨㄞ'))
  expect(result.current).toBe('')
  act(() => {
    compose('外')
    input.dispatchEvent(new CompositionEvent('compositionend'))
  })
  expect(result.current).toBe('外')
})
