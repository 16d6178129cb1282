import { ContentError } from '#operators/client/call.ts'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { type Answer, inWorld } from '../../testing/world.tsx'
import { ShopPreview } from './ShopPreview.tsx'

/** Sizes are not known without a layout. */
class NoSizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', NoSizes))

const frame = () => screen.findByTitle('Preview of the shop')

test('the home page is drawn with what is typed, and the product page in the other language', async () => {
  const draw = vi.fn<Answer<'settings.preview'>>(async ({ page, locale }) => ({ html: `${page} ${locale}` }))
  renderInWorld(<ShopPreview code="brand" values={{ themeColour: '#442266' }} />, {
    answers: { 'settings.preview': draw },
  })
  expect(await frame()).toHaveAttribute('srcdoc', 'home en_US')
  expect((await frame()).getAttribute('sandbox')).toBe('allow-same-origin')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Product page')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Chinese')
  await vi.waitFor(async () => expect(await frame()).toHaveAttribute('srcdoc', 'product zh_HK'))
  expect(draw).toHaveBeenLastCalledWith({
    line: { code: 'brand', themeColour: '#442266' },
    page: 'product',
    locale: 'zh_HK',
  })
})

test('what is typed is drawn once it rests', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const draw = vi.fn<Answer<'settings.preview'>>(async () => ({ html: '' }))
  const around = { answers: { 'settings.preview': draw } }
  const { rerender } = renderInWorld(<ShopPreview code="brand" values={{}} />, around)
  await frame()
  rerender(inWorld(<ShopPreview code="brand" values={{ inkColour: '#20142e' }} />, around))
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(draw.mock.lastCall?.[0].line).toEqual({ code: 'brand' })
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(draw.mock.lastCall?.[0].line).toEqual({ code: 'brand', inkColour: '#20142e' })
  vi.useRealTimers()
})

test('colours that are hard to read are named in place of the page', async () => {
  const problems = [{ code: 'brand', path: 'inkColour', message: 'has too little contrast' }]
  renderInWorld(<ShopPreview code="brand" values={{ inkColour: '#999999' }} />, {
    answers: {
      'settings.preview': async () => {
        throw new ContentError(422, 'unsavedLines', 'One value cannot be saved like this.', { problems })
      },
    },
  })
  expect(await screen.findByText(/inkColour: has too little contrast/)).toBeVisible()
  expect(screen.queryByTitle('Preview of the shop')).toBeNull()
})
