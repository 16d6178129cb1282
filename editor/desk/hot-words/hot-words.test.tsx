import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ContentError } from '#operators/client/call.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import type { HotWordRecord } from './hot-word-rows.ts'
import { HotWordScreen } from './HotWordScreen.tsx'

const NOW = Date.parse('2026-11-30T10:00:00+08:00')
const record = (code: string, change: Partial<HotWordRecord> = {}): HotWordRecord => ({
  code,
  environment: null,
  value: `value of ${code}`,
  isBroken: false,
  shown: 4,
  words: { zh_HK: [{ word: '背囊' }], en_US: [{ word: 'packs' }, { word: 'zeppelin' }] },
  ...change,
})
const matches = vi.fn<Answer<'hotWords.matches'>>(async ({ words }) =>
  words.map(word => ({
    word,
    count: word === 'zeppelin' ? 0 : word.length,
    styles: word === 'packs' ? [{ style: 'PCK-1', title: { zh_HK: '背囊', en_US: 'Star Ferry' } }] : [],
  })),
)
const save = vi.fn<Answer<'hotWords.save'>>(async () => ({ set: 7 }))
const open = (
  records: readonly HotWordRecord[],
  answers: Answers = {},
  role: 'publisher' | 'editor' = 'publisher',
) =>
  renderInWorld(<HotWordScreen operator={{ name: 'cy', role }} />, {
    clock: () => NOW,
    answers: {
      'hotWords.find': async () => [...records],
      'hotWords.matches': matches,
      'hotWords.suggestions': async () => [
        { word: '頭燈', searches: 9, count: 3 },
        { word: 'drone', searches: 1, count: 0 },
        { word: 'Packs', searches: 1, count: 5 },
      ],
      'hotWords.save': save,
      ...answers,
    },
  })
const saved = () => save.mock.lastCall?.[0]

test('each word says what it finds and names the first goods; one that finds nothing is marked', async () => {
  open([record('both')])
  expect(await screen.findByText('5 products')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Star Ferry' })).toHaveAttribute('href', '/goods/PCK-1')
  expect(screen.getAllByText('Finds nothing')).toHaveLength(1)
})

test('words are typed, ordered by keys and removed, and saved into every record with the same list', async () => {
  open([record('desktop', { environment: 'PC' }), record('phone', { environment: 'H5', shown: 2 })])
  const list = within(await screen.findByRole('region', { name: 'English' }))
  await userEvent.click(list.getByRole('button', { name: 'Add a word in English' }))
  await userEvent.type(list.getByRole('textbox', { name: 'English word 3' }), 'tents')
  list.getByRole('button', { name: 'Move tents' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await userEvent.click(list.getByRole('button', { name: 'Remove “zeppelin”' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Number shown on phones' }), '3')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved\./)).toBeVisible()
  expect(saved()).toMatchObject({
    words: { zh_HK: [{ word: '背囊' }], en_US: [{ word: 'packs' }, { word: 'tents' }] },
    records: [
      { code: 'desktop', before: 'value of desktop', shown: 4 },
      { code: 'phone', before: 'value of phone', shown: 3 },
    ],
  })
})

test('a word has a period, and says if that is to come or over', async () => {
  const words = {
    zh_HK: [],
    en_US: [
      { word: 'gifts', from: '2026-12-01' },
      { word: 'moon', until: '2026-10-01' },
    ],
  }
  open([record('both', { words })])
  expect(await screen.findByText('To come')).toBeVisible()
  expect(screen.getByText('Over')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Last day of “gifts”'), '2026-11-01')
  expect(screen.getByText('The last day is before the first.')).toBeVisible()
  save.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Some words need correcting. Nothing was saved.')).toBeVisible()
  expect(save).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove the period of “gifts”' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved()?.words.en_US[0]).toEqual({ word: 'gifts' }))
})

test('a word that is there already is marked', async () => {
  open([record('both')])
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'English word 2' }),
    '{Control>}a{/Control}PACKS',
  )
  expect(screen.getByRole('textbox', { name: 'English word 2' })).toHaveAccessibleDescription(
    'The list has this word already.',
  )
})

test('a suggestion that finds something by now goes into the list of its language; the others lead to a synonym', async () => {
  open([record('both')])
  const suggestions = within(await screen.findByRole('list', { name: 'Searches of shoppers' }))
  expect(suggestions.getByText('searched 9 times')).toBeVisible()
  // It is in the list already.
  expect(suggestions.queryByText('Packs')).toBeNull()
  expect(suggestions.getByRole('link', { name: 'Add a synonym' })).toHaveAttribute('href', '/synonyms/new')
  await userEvent.click(suggestions.getByRole('button', { name: 'Add “頭燈”' }))
  expect(screen.getByRole('textbox', { name: 'Chinese word 2' })).toHaveValue('頭燈')
  expect(screen.queryByText('searched 9 times')).toBeNull()
})

test('lists that differ are edited apart; a record that cannot be read says so', async () => {
  open([
    record('desktop', { environment: 'PC' }),
    record('phone', { environment: 'H5', words: { zh_HK: [], en_US: [{ word: 'boots' }] } }),
    record('bad', { isBroken: true }),
  ])
  expect(await screen.findByText(/have different words/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'English (phones)' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'bad' })).toHaveAttribute('href', '/viewData/bad')
})

test('a shop without hot words begins with empty lists', async () => {
  open([])
  await userEvent.click(await screen.findByRole('button', { name: 'Add a word in Chinese' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Chinese word 1' }), '帳幕')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved()).toMatchObject({ records: [], words: { zh_HK: [{ word: '帳幕' }] } }))
})

test('a refused save keeps what was typed, until it is discarded', async () => {
  open([record('both')], {
    'hotWords.save': () => Promise.reject(new ContentError(409, '', 'Another operator has changed it.')),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Chinese word 1' }), '包')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Another operator has changed it.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Chinese word 1' })).toHaveValue('背囊包')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByRole('textbox', { name: 'Chinese word 1' })).toHaveValue('背囊')
})
