import { ContentError } from '#operators/client/call.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { inWorld } from '../../testing/world.tsx'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer } from '../../testing/world.tsx'
import { shownProduct } from './shown-product.ts'
import { StylePreview } from './StylePreview.tsx'
import { styleLine } from './testing.ts'

/** Sizes are not known without a layout. */
class NoSizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', NoSizes))

const lines = [styleLine('NC1-NVY'), styleLine('NC1-RED')]
const drawing = () =>
  vi.fn<Answer<'styles.preview'>>(async ({ code, locale }) => ({ html: `<p>${code} ${locale}</p>` }))

test('the page of the first product is drawn without scripts, and again for another language and product', async () => {
  const draw = drawing()
  renderInWorld(<StylePreview lines={lines} />, { answers: { 'styles.preview': draw } })
  const frame = await screen.findByTitle('Preview of NC1-NVY')
  expect(frame).toHaveAttribute('srcdoc', '<p>NC1-NVY en_US</p>')
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Chinese')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'NC1-RED')
  expect(await screen.findByTitle('Preview of NC1-RED')).toBeVisible()
  await vi.waitFor(() =>
    expect(screen.getByTitle('Preview of NC1-RED')).toHaveAttribute('srcdoc', '<p>NC1-RED zh_HK</p>'),
  )
  expect(draw).toHaveBeenLastCalledWith({ code: 'NC1-RED', locale: 'zh_HK', viewer: 'visitor', lines })
})

test('what is typed is drawn once it rests', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const draw = drawing()
  const around = { answers: { 'styles.preview': draw } }
  const { rerender } = renderInWorld(<StylePreview lines={lines} />, around)
  await screen.findByTitle('Preview of NC1-NVY')
  const typed = [styleLine('NC1-NVY', { salePrice: 1 })]
  rerender(inWorld(<StylePreview lines={typed} />, around))
  const calls = draw.mock.calls.length
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(
    draw.mock.calls.slice(calls).filter(
      ([
        {
          lines: [line],
        },
      ]) => line?.['salePrice'] === 1,
    ),
  ).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(draw.mock.lastCall?.[0]).toMatchObject({ lines: [{ salePrice: 1 }] })
  vi.useRealTimers()
})

test('values that cannot be saved are named in place of the page', async () => {
  const data = { problems: [{ code: 'NC1-NVY', path: 'title.en_US', message: 'is empty' }] }
  renderInWorld(<StylePreview lines={lines} />, {
    answers: { 'styles.preview': () => Promise.reject(new ContentError(422, '422', 'One value.', data)) },
  })
  expect(await screen.findByText('NC1-NVY · title.en_US: is empty')).toBeVisible()
})

test('goods off the shelf are drawn, and said to be off it', async () => {
  renderInWorld(<StylePreview lines={[styleLine('NC1-NVY', { onShelves: false })]} />, {
    answers: { 'styles.preview': drawing() },
  })
  expect(await screen.findByText('It is off the shelf: shoppers do not see this page.')).toBeVisible()
  fireEvent.load(await screen.findByTitle('Preview of NC1-NVY'))
  expect(screen.getByTitle('Preview of NC1-NVY')).toBeVisible()
})

test.each([
  ['/product/NC1-RED', 'NC1-RED'],
  ['/item/northcairn/NC1-RED/', 'NC1-RED'],
  ['/product/FF2', undefined],
  ['/products/men', undefined],
  ['/', undefined],
])('%s shows %s of the style', (pathname, code) => {
  expect(shownProduct(pathname, lines)).toBe(code)
})
