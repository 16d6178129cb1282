import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import type { Role } from '#operators/operator.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { type Answer, type Answers, notFound } from '../../testing/world.tsx'
import { MessageList } from './MessageList.tsx'
import { MessageScreen } from './MessageScreen.tsx'
import { answeredMessage, deskMessage, listedMessage } from './testing.ts'

const TOPICS: NonNullable<Answers['contactTopics.list']> = async () => ({
  rows: [
    {
      code: 'returns',
      title: { zh_HK: '退貨', en_US: 'Returns' },
      line: { kind: 'contactTopic', code: 'returns', name: { zh_HK: '退貨', en_US: 'Returns' } },
      changed: null,
    },
  ],
  next: null,
  count: 1,
  emptiedBy: [],
})
const NO_TEMPLATES: Answers = {
  'contactTopics.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }),
  'answerTemplates.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }),
}
const TEMPLATES: Answers = {
  'answerTemplates.list': async () => ({
    rows: [
      {
        code: 'sizes',
        title: { zh_HK: '尺碼查詢', en_US: 'Sizes' },
        line: {
          kind: 'answerTemplate',
          code: 'sizes',
          name: { zh_HK: '尺碼查詢', en_US: 'Sizes' },
          subject: { zh_HK: '關於尺碼', en_US: 'About sizes' },
          content: { zh_HK: '請看尺碼表。', en_US: 'Please see the chart.' },
        },
        changed: null,
      },
    ],
    next: null,
    count: 1,
    emptiedBy: [],
  }),
}

function open(answers: Answers, { at = '/messages/m1', role = 'publisher' as Role } = {}) {
  const operator = { name: 'ada', role }
  renderInWorld(
    <Routes>
      <Route path="/messages" element={<MessageList operator={operator} />} />
      <Route path="/messages/:id" element={<MessageScreen operator={operator} />} />
    </Routes>,
    { at, answers: { ...NO_TEMPLATES, ...answers } },
  )
}

describe('the list of messages', () => {
  test('asks for what the address and the filter say', async () => {
    const list = vi.fn<Answer<'messages.list'>>(async ({ state }) => ({
      rows: [listedMessage({ state: state ?? 'NEW' })],
      next: null,
    }))
    open({ 'messages.list': list }, { at: '/messages?state=NEW' })
    expect(await screen.findByRole('row', { name: /^尺碼 Mei Chan m•••@cairn\.example New/ })).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'ANSWERED')
    expect(await screen.findByRole('row', { name: /Answered/ })).toBeVisible()
    expect(list.mock.calls.map(([input]) => input)).toEqual([{ state: 'NEW' }, { state: 'ANSWERED' }])
  })

  test('shows the topic of each, in the operator’s language, and filters by it', async () => {
    const list = vi.fn<Answer<'messages.list'>>(async () => ({
      rows: [listedMessage({ topic: 'returns' }), listedMessage({ id: 'm2', topic: 'removed' })],
      next: null,
    }))
    open({ 'messages.list': list, 'contactTopics.list': TOPICS }, { at: '/messages' })
    expect(await screen.findByRole('row', { name: /^尺碼 ?Returns Mei Chan/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^尺碼 ?removed Mei Chan/ })).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Returns')
    await waitFor(() => expect(list).toHaveBeenLastCalledWith({ topic: 'returns' }, expect.anything()))
  })

  test.each([
    ['', 'There are no messages yet.'],
    ['?state=NEW', 'No messages match.'],
  ])('says that there are none%s', async (search, text) => {
    open({ 'messages.list': async () => ({ rows: [], next: null }) }, { at: `/messages${search}` })
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('an editor, who has no right to it, reads so (LO-13)', () => {
    open({}, { at: '/messages', role: 'editor' })
    expect(screen.getByText('Your role may not see messages.')).toBeVisible()
  })
})

describe('a message', () => {
  test('is answered from a template in the shopper’s language, which can be changed', async () => {
    const send = vi.fn<Answer<'messages.answer'>>(async () => answeredMessage())
    open({ ...TEMPLATES, 'messages.find': async () => deskMessage(), 'messages.answer': send })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'sizes')
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('關於尺碼')
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), '謝謝。')
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      message: 'm1',
      subject: '關於尺碼',
      content: '請看尺碼表。謝謝。',
    })
    expect(await screen.findByText('Could not be sent')).toBeVisible()
  })

  test('begins with the subject in the shopper’s language, whatever the operator reads', async () => {
    open({ 'messages.find': async () => deskMessage() })
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('回覆：尺碼')
  })

  test('an answer without a text is not sent, and says so', async () => {
    open({ 'messages.find': async () => deskMessage() })
    await userEvent.click(await screen.findByRole('button', { name: 'Send the answer' }))
    expect(screen.getByText('Enter a subject and a text.')).toBeVisible()
  })

  test('is taken into work as the version that was seen', async () => {
    const set = vi.fn<Answer<'messages.set-state'>>(async () => deskMessage({ state: 'IN_WORK', version: 2 }))
    open({ 'messages.find': async () => deskMessage(), 'messages.set-state': set })
    await userEvent.click(await screen.findByRole('button', { name: 'Take into work' }))
    await waitFor(() =>
      expect(set.mock.calls[0]?.[0]).toEqual({ message: 'm1', version: 1, state: 'IN_WORK' }),
    )
    expect(screen.queryByRole('button', { name: 'Take into work' })).toBeNull()
  })

  test('a shop without mail says that it cannot answer', async () => {
    open({ 'messages.find': async () => deskMessage({ canAnswer: false }) })
    expect(await screen.findByText(/^The shop has no way to send mail, so/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull()
  })

  test('one that does not exist says so', async () => {
    open({ 'messages.find': notFound })
    expect(await within(screen.getByRole('main')).findByText('There is no such message.')).toBeVisible()
  })
})
