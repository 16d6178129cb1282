import { accepted, refused } from '#platform/result.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type PhotoAnswer, sendPhoto } from '#api/client/order/after-sales-photo.ts'
import { memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { Photos } from './Photos.tsx'
import { usePhotos } from './use-photos.ts'

vi.mock('#api/client/order/after-sales-photo.ts', { spy: true })
type Sent = Parameters<typeof sendPhoto>[1] & { readonly answer: (answer: PhotoAnswer) => void }
let sent: Sent[] = []
beforeEach(() => {
  sent = []
  vi.mocked(sendPhoto).mockImplementation(
    (_, given) => new Promise(resolve => sent.push({ ...given, answer: resolve })),
  )
})

function Form() {
  const photos = usePhotos('O1', null)
  return (
    <>
      <Photos {...photos} />
      <output>{photos.ids.join(' ')}</output>
    </>
  )
}
const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' })
const show = () => render(onScreen('returnRequest', <Form />, { api: memberApi().api }))
const choose = (...files: readonly File[]) =>
  act(async () =>
    fireEvent.change(screen.getByLabelText('Add photos', { selector: 'input' }), { target: { files } }),
  )
const list = () => within(screen.getByRole('list', { name: 'Photos (optional)' }))

test('a photo shows its progress, then itself, and is part of the request (MO-70)', async () => {
  show()
  await choose(picture('seam.jpg'))
  act(() => sent[0]?.onProgress(0.5))
  expect(list().getByRole('progressbar', { name: 'Uploading seam.jpg' })).toHaveValue(0.5)
  await act(async () => sent[0]?.answer(accepted('p-1')))
  expect(list().getByText('Uploaded')).toBeVisible()
  expect(await list().findByRole('img', { name: 'seam.jpg' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('p-1')
})

test('one that is taken out is stopped, or forgotten', async () => {
  show()
  await choose(picture('a.jpg'), picture('b.jpg'))
  await act(async () => sent[1]?.answer(accepted('p-b')))
  fireEvent.click(list().getByRole('button', { name: 'Remove a.jpg' }))
  expect(sent[0]?.signal.aborted).toBe(true)
  fireEvent.click(list().getByRole('button', { name: 'Remove b.jpg' }))
  expect(screen.getByRole('status')).toHaveTextContent('')
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('what is too large is not sent, what the shop refuses says why, and of more than five the rest is left out with a word about it', async () => {
  show()
  const large = picture('large.jpg')
  Object.defineProperty(large, 'size', { value: 30 * 1024 * 1024 })
  await choose(large, ...['b', 'c', 'd', 'e', 'f'].map(name => picture(`${name}.jpg`)))
  expect(list().getByText(/larger than 10 MB/)).toBeVisible()
  expect(sent.map(({ file }) => file.name)).toEqual(['b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'])
  await act(async () => sent[0]?.answer(refused('This is no photo.')))
  expect(list().getByText('This is no photo.')).toBeVisible()
  await act(async () => sent[1]?.answer(refused('')))
  expect(list().getByText(/could not be uploaded/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add photos' })).toBeDisabled()
  expect(screen.getByText('You can add up to 5 photos. One photo was left out.')).toBeVisible()
  fireEvent.click(list().getByRole('button', { name: 'Remove large.jpg' }))
  expect(screen.queryByText(/left out/)).toBeNull()
})

test('where one was taken out, the focus is on the next, on the one before, and at last on the way to add more', async () => {
  show()
  await choose(picture('a.jpg'), picture('b.jpg'), picture('c.jpg'))
  const remove = (name: string) => list().getByRole('button', { name: `Remove ${name}` })
  fireEvent.click(remove('b.jpg'))
  expect(remove('c.jpg')).toHaveFocus()
  fireEvent.click(remove('c.jpg'))
  expect(remove('a.jpg')).toHaveFocus()
  fireEvent.click(remove('a.jpg'))
  expect(screen.getByRole('button', { name: 'Add photos' })).toHaveFocus()
})
