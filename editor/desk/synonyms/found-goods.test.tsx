import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { synonyms } from '#desk/collections/synonyms/definition.ts'
import { ContentError } from '#operators/client/call.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer } from '../../testing/world.tsx'
import { FoundGoods } from './FoundGoods.tsx'

function Form() {
  const [words, setWords] = useState(['coat', ''])
  return (
    <>
      <button type="button" onClick={() => setWords(['coat', 'anorak'])}>
        Type
      </button>
      <FoundGoods
        collection={synonyms as never} // nothing of it is read
        operator={{ name: 'ada', role: 'publisher' }}
        values={{ words, alsoFinds: ['褸'] }}
        code="coat"
        isChanged
        onEdit={undefined}
      />
    </>
  )
}

test('says what each word finds, and what all of them do, as they are typed (CO-48)', async () => {
  const matches = vi.fn<Answer<'synonyms.matches'>>(async ({ words, alsoFinds }) => ({
    counts: [...words, ...alsoFinds].map(word => word.length),
    total: 7,
    styles: [{ style: 'NC1001', title: { zh_HK: '山脊大衣', en_US: 'Ridge parka' } }],
  }))
  renderInWorld(<Form />, { answers: { 'synonyms.matches': matches } })
  expect(await screen.findByText('4 products')).toBeVisible()
  expect(screen.getByText('1 product')).toBeVisible()
  expect(screen.getByText('Together: 7 products.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ridge parka' })).toHaveAttribute('href', '/goods/NC1001')
  expect(matches).toHaveBeenLastCalledWith({ words: ['coat'], alsoFinds: ['褸'] })
  await userEvent.click(screen.getByRole('button', { name: 'Type' }))
  await waitFor(() =>
    expect(matches).toHaveBeenLastCalledWith({ words: ['coat', 'anorak'], alsoFinds: ['褸'] }),
  )
  expect(await screen.findByText('6 products')).toBeVisible()
})

test('a question that fails is said', async () => {
  renderInWorld(<Form />, {
    answers: { 'synonyms.matches': () => Promise.reject(new ContentError(500, '', 'The server failed.')) },
  })
  expect(await screen.findByText('The server failed.')).toBeVisible()
})
