import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ArchivePlan, ShopImportState } from '#desk/shop/archive-shapes.ts'
import { ContentError } from '#operators/client/call.ts'
import type { ArchivePort } from '../../kit/services/archives.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answers } from '../../testing/world.tsx'
import { ImportShop } from './ImportShop.tsx'

const FILE = new File(['PK'], 'hill.zip', { type: 'application/zip' })
const PLAN: ArchivePlan = {
  id: 'one',
  name: 'hill.zip',
  parts: [{ part: 'products', added: 3, present: 1 }],
  leftOut: [],
  refused: [],
  refusedTable: '',
}
const RUNNING: ShopImportState = {
  id: 'one',
  archive: 'hill.zip',
  by: 'ada',
  at: 0,
  state: 'running',
  step: 'pictures',
  done: 0,
  total: 3,
  parts: [],
}

const open = (send: ArchivePort['send'], answers: Answers = {}) =>
  renderInWorld(<ImportShop />, { archives: { send }, answers })

async function choose() {
  await screen.findByRole('button', { name: 'Choose an archive' })
  const input = document.querySelector('input')
  if (!input) throw new Error('There is no field for a file.')
  await userEvent.upload(input, FILE)
}

test('an archive is compared, imported once the operator says so, and followed to its end', async () => {
  let state: ShopImportState | null = null
  const start = vi.fn<NonNullable<Answers['shop.import']>>(async () => (state = RUNNING))
  open(async () => PLAN, { 'shop.import': start, 'shop.import-state': async () => state })
  await choose()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'hill.zip would add' })).toHaveFocus())
  expect(screen.getByRole('row', { name: 'Products 3 1' })).toBeVisible()
  expect(start).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(start.mock.calls[0]?.[0]).toEqual({ id: 'one' })
  expect(await screen.findByText('hill.zip is being imported. You may leave this page.')).toBeVisible()
  state = { ...RUNNING, state: 'done' }
  expect(await screen.findByText('hill.zip was imported.', undefined, { timeout: 3000 })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Choose an archive' })).toBeVisible()
})

test('refused lines stop the import and can be saved as a table', async () => {
  const refused = [{ file: 'goods.jsonl', line: 2, field: 'code', message: 'is missing' }]
  open(async () => ({ ...PLAN, refused, refusedTable: 'file,line' }))
  await choose()
  expect(await screen.findByText('goods.jsonl, line 2, code')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save as a table' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Choose another archive' }))
  expect(await screen.findByRole('button', { name: 'Choose an archive' })).toBeVisible()
})

test('why an archive was not taken is said, and the next one can be chosen', async () => {
  open(() => Promise.reject(new ContentError(415, '415', 'This is no complete ZIP archive.')))
  await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no complete ZIP archive.')
  expect(screen.getByRole('button', { name: 'Choose an archive' })).toBeVisible()
})

test('sending can be cancelled', async () => {
  let signal: AbortSignal | undefined
  open((_, options) => {
    signal = options?.signal
    options?.onProgress?.(0.42)
    return new Promise(() => undefined)
  })
  await choose()
  expect(await screen.findByText('Sending hill.zip: 42 %')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(signal?.aborted).toBe(true)
  expect(await screen.findByRole('button', { name: 'Choose an archive' })).toBeVisible()
})

test('a shop that was imported by another operator meanwhile says so', async () => {
  open(async () => PLAN, {
    'shop.import-state': async () => ({ ...RUNNING, step: 'pages', done: 3, total: 40 }),
  })
  expect(await screen.findByText('Adding pages: 3 of 40')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Choose an archive' })).toBeNull()
})
