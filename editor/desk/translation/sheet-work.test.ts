import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Translation, TranslationResult } from '#content-store/client/translation.ts'
import { idOf, REST_MS, type SheetText, SheetWork } from './sheet-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const TEXT: SheetText = {
  pageKey: 'landingPage.summer_en_US',
  name: 'a options/title',
  blockId: 'a',
  code: 'articleTitle',
  blockName: '',
  path: 'title',
  format: 'plain',
  source: '盛夏',
  own: 'Summer',
  state: 'behind',
  before: '夏日',
}
const ID = idOf(TEXT)

/** A sheet of one text, and a store that answers on demand. */
function open() {
  let text = TEXT
  const sent: Translation[] = []
  const answers: ((answer: Partial<TranslationResult> | Error) => void)[] = []
  const work = new SheetWork({
    save: (_, [given]) =>
      new Promise((resolve, reject) => {
        sent.push(given!)
        answers.push(answer =>
          answer instanceof Error
            ? reject(answer)
            : resolve([{ name: TEXT.name, outcome: 'changes', ...answer }]),
        )
      }),
    find: () => text,
    onStored: stored => void (text = stored),
  })
  const answer = async (given: Partial<TranslationResult> | Error = {}) => {
    answers.shift()?.(given)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { work, sent, answer, text: () => text }
}

test('what is typed is stored once it rests, and the text is right then', async () => {
  const { work, sent, answer, text } = open()
  work.type(ID, 'High')
  await vi.advanceTimersByTimeAsync(REST_MS - 1)
  work.type(ID, 'High summer')
  await vi.advanceTimersByTimeAsync(REST_MS)
  expect(sent).toEqual([
    { name: TEXT.name, source: '盛夏', before: 'Summer', text: 'High summer', isRight: false },
  ])
  expect(work.isUnsaved).toBe(true)
  await answer()
  expect([work.of(ID), work.isUnsaved]).toEqual([{ status: 'saved' }, false])
  expect(text()).toMatchObject({ own: 'High summer', state: 'right' })
  expect(text()).not.toHaveProperty('before')
})

test('what is typed while a save is under way goes after it, never beside it', async () => {
  const { work, sent, answer } = open()
  work.type(ID, 'one')
  void work.save(ID)
  work.type(ID, 'two')
  await vi.advanceTimersByTimeAsync(REST_MS)
  expect(sent).toHaveLength(1)
  await answer()
  expect(sent.map(({ before, text }) => [before, text])).toEqual([
    ['Summer', 'one'],
    ['one', 'two'],
  ])
  await answer()
  expect(work.isUnsaved).toBe(false)
})

test.each(['sourceChanged', 'textChanged'] as const)(
  'refused as %s, what was typed stays beside the text as it is now, and can be stored again',
  async outcome => {
    const { work, sent, answer, text } = open()
    work.type(ID, 'mine')
    void work.save(ID)
    const { pageKey: _, ...now } = { ...TEXT, source: '深秋', own: 'theirs' }
    await answer({ outcome, now })
    expect(work.of(ID)).toEqual({ typed: 'mine', status: outcome })
    expect(text()).toMatchObject({ source: '深秋', own: 'theirs' })
    void work.save(ID)
    expect(sent.at(-1)).toMatchObject({ source: '深秋', before: 'theirs', text: 'mine' })
  },
)

test('a failed save keeps what was typed and says why; the next one stores it', async () => {
  const { work, answer } = open()
  work.type(ID, 'mine')
  void work.save(ID)
  await answer(new Error('No connection'))
  expect(work.of(ID)).toEqual({ typed: 'mine', status: 'failed', error: 'No connection' })
  void work.save(ID)
  await answer()
  expect(work.of(ID)).toEqual({ status: 'saved' })
})

test('a text that is right as it is is confirmed; what was typed can be dropped', async () => {
  const { work, sent, answer, text } = open()
  void work.confirm(ID)
  await answer({ outcome: 'confirms' })
  expect(sent).toMatchObject([{ text: 'Summer', isRight: true }])
  expect(text()).toMatchObject({ own: 'Summer', state: 'right' })
  work.type(ID, 'no')
  work.drop(ID)
  await vi.advanceTimersByTimeAsync(REST_MS)
  expect([sent.length, work.isUnsaved]).toEqual([1, false])
})
