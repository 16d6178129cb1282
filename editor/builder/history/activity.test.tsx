import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LogEntry } from '#content-store/client/draft/draft-steps.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { Activity } from './Activity.tsx'

const entry = (number: number, change: Partial<LogEntry>): LogEntry => ({
  id: `step-${number}`,
  label: 'edit',
  gesture: `gesture ${number}`,
  operations: [{ kind: 'patch', id: 'first', patches: [{ at: ['name'], value: 'x' }] }],
  backward: [],
  touched: [],
  number,
  at: 0,
  by: 'bo',
  ...change,
})

test('the log of a page says who did what, typing in one field as one line (LO-14)', async () => {
  const log = [
    entry(6, { takes: 'back', gesture: 'typing' }),
    entry(5, { gesture: 'typing' }),
    entry(4, { gesture: 'typing' }),
    // A step of which nothing was left.
    entry(3, { operations: [] }),
    entry(2, { label: 'save', operations: [], touched: ['*'], by: 'ada' }),
  ]
  renderInEditor(<Activity />, { pages: { stepsBefore: async () => log } })
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map(line => line.querySelector('span')?.textContent)).toEqual([
    'bo: undo: change content (First)',
    'bo: change content (First)',
    'ada: save a whole draft',
  ])
  expect(screen.queryByRole('button', { name: 'Show earlier activity' })).toBeNull()
})

test('a step on several blocks says how many, and names none of them', async () => {
  const remove = (id: string) => ({ kind: 'remove', id }) as const
  const log = [
    entry(3, { label: 'remove', operations: [remove('first'), remove('second')], takes: 'back' }),
    entry(2, { label: 'remove', operations: [remove('gone')] }),
  ]
  renderInEditor(<Activity />, { pages: { stepsBefore: async () => log } })
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map(line => line.querySelector('span')?.textContent)).toEqual([
    'bo: undo: delete 2 blocks',
    'bo: delete a block',
  ])
})
