import { expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { draft, SUMMER, summer } from '../testing/open-for-test.ts'
import { serveForTest } from '../testing/serve-for-test.ts'

async function withPage() {
  const shop = await serveForTest()
  const { client: editor } = await shop.signedIn('editor')
  await editor.change('pages.create', summer)
  orThrow(await shop.store.saveDraft({ name: 'editor', role: 'editor' }, SUMMER, draft(1)))
  return { ...shop, editor }
}

test('a request goes its way over HTTP: asked, sent back, asked again, published', async () => {
  const { editor, signedIn } = await withPage()
  const { client: publisher } = await signedIn('publisher')
  await editor.change('reviews.ask', { key: SUMMER, revision: 2, note: 'For Friday' })
  const [waiting] = await publisher.read('reviews.waiting', {})
  await publisher.change('reviews.send-back', {
    key: SUMMER,
    request: waiting?.request.id ?? '',
    words: 'Not yet',
  })
  await editor.change('reviews.ask', { key: SUMMER, revision: 2, note: 'Now' })
  await publisher.change('pages.publish', { key: SUMMER, revision: 2, accepted: 'all' })
  const { requests } = await editor.read('reviews.find', { key: SUMMER })
  expect(requests.map(({ answer }) => answer?.kind)).toEqual(['sentBack', 'published'])
})

test('a comment, its reply and its end', async () => {
  const { editor } = await withPage()
  const { comments } = await editor.change('reviews.comment', {
    key: SUMMER,
    blockId: 'a',
    path: '',
    text: 'Hm',
  })
  const id = comments[0]?.id ?? ''
  await editor.change('reviews.reply', { key: SUMMER, id, text: 'Yes' })
  const resolved = await editor.change('reviews.resolve', { key: SUMMER, id, isResolved: true })
  expect(resolved.comments[0]).toMatchObject({ replies: [{ text: 'Yes' }], resolved: { by: 'editor' } })
})

test.each([
  ['reviews.ask', { revision: 2, note: '  ' }, 'note'],
  ['reviews.comment', { blockId: 'a', path: '', text: '' }, 'text'],
  ['reviews.comment', { blockId: 'a', path: '', text: 'x'.repeat(2001) }, 'text'],
  ['reviews.comment', { blockId: 'a', path: '' }, 'text'],
  ['reviews.reply', { id: 'c', text: ' ' }, 'text'],
] as const)('%s refuses %o and names the field', async (name, given, path) => {
  const { editor } = await withPage()
  // given: each is malformed, or what one operation takes.
  await expect(editor.change(name, { key: SUMMER, ...given } as never)).rejects.toMatchObject({
    status: 422,
    data: { path },
  })
  expect(await editor.read('reviews.find', { key: SUMMER })).toEqual({ requests: [], comments: [] })
})

test('a request is not sent back without words', async () => {
  const { editor, signedIn } = await withPage()
  const { requests } = await editor.change('reviews.ask', { key: SUMMER, revision: 2, note: 'Now' })
  const { client: publisher } = await signedIn('publisher')
  const request = requests[0]?.id ?? ''
  await expect(
    publisher.change('reviews.send-back', { key: SUMMER, request, words: '' }),
  ).rejects.toMatchObject({ status: 422, data: { path: 'words' } })
})
