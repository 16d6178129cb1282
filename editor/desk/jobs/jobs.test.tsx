import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { DeskJob, JobFailure } from '#desk/jobs/job-shapes.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { type Answer, type Answers, notFound } from '../../testing/world.tsx'
import { JobList } from './JobList.tsx'
import { JobScreen } from './JobScreen.tsx'

withModalDialogs()

const publisher = { name: 'cy', role: 'publisher' } as const
const job = (more: Partial<DeskJob> = {}): DeskJob => ({
  id: 'a-job-of-ada',
  at: 0,
  by: 'ada',
  reason: 'Season',
  list: 'styles',
  change: { field: 'labels', op: 'add', value: 'sale' },
  undoes: null,
  state: 'done',
  endedAt: 0,
  total: 4,
  done: 2,
  same: 1,
  failed: 1,
  isUndone: false,
  ...more,
})
const newer: JobFailure = { code: 'A-RED', reason: 'newer', problems: [] }
const open = (found: DeskJob | null, answers: Answers = {}, failures: JobFailure[] = [newer]) =>
  renderInWorld(
    <Routes>
      <Route path="/jobs/:id" element={<JobScreen operator={publisher} />} />
    </Routes>,
    {
      at: '/jobs/a-job-of-ada',
      answers: { 'jobs.find': found ? async () => ({ ...found, failures }) : notFound, ...answers },
    },
  )

test('the list says what was changed, who did it, and how far it is', async () => {
  const jobs = [
    job(),
    job({
      id: 'a-running-job',
      list: 'brands',
      change: { field: 'position', op: 'set', value: 3 },
      state: 'running',
    }),
  ]
  renderInWorld(<JobList operator={publisher} />, { answers: { 'jobs.list': async () => ({ jobs }) } })
  expect(
    await screen.findByRole('row', {
      name: /Add label: sale.*Goods · Season.*Done.*2 changed · 1 were so already · 1 refused.*ada/,
    }),
  ).toBeVisible()
  expect(screen.getByRole('row', { name: /Set: Order: 3.*Brands.*Running/ })).toBeVisible()
})

test('a job that runs shows how far it is, and stops', async () => {
  const stop = vi.fn<Answer<'jobs.stop'>>(async ({ id }) => ({ id }))
  open(job({ state: 'running' }), { 'jobs.stop': stop })
  expect(await screen.findByRole('progressbar', { name: 'Progress: 4 of 4' })).toHaveAttribute('value', '4')
  expect(screen.queryByRole('button', { name: 'Undo all of it' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(stop).toHaveBeenCalledWith({ id: 'a-job-of-ada' })
})

test('a job that has ended names what was refused, and is undone after a question', async () => {
  const undo = vi.fn<Answer<'jobs.undo'>>(async () =>
    job({ id: 'the-undo-job', change: null, undoes: 'a-job-of-ada' }),
  )
  open(job(), { 'jobs.undo': undo })
  expect(await screen.findByText('A-RED: Something newer has changed it.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo all of it' }))
  expect(undo).not.toHaveBeenCalled()
  const dialog = screen.getByRole('dialog', { name: 'Undo this bulk change?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo all of it' }))
  expect(undo).toHaveBeenCalledWith({ id: 'a-job-of-ada', wish: expect.any(String) })
})

test.each([
  ['was undone', job({ isUndone: true })],
  ['changed nothing', job({ done: 0 })],
])('a job that %s is not undone', async (_, found) => {
  open(found)
  expect(await screen.findByText('Season')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo all of it' })).toBeNull()
})

test('a job that is gone says so', async () => {
  open(null)
  expect(await screen.findByRole('alert')).toHaveTextContent('This bulk change does not exist')
})
