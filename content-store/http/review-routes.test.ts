import { expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { draft, SUMMER, summer } from '../testing/open-for-test.ts'
import { json, serveForTest } from '../testing/serve-for-test.ts'

const PATH = '/landingPage/summer_zh_HK.html'

async function withPage() {
  const shop = await serveForTest()
  const { client: editor } = await shop.signedIn('editor')
  await editor.createPage(summer)
  orThrow(await shop.store.saveDraft({ name: 'editor', role: 'editor' }, SUMMER, draft(1)))
  const { token } = await editor.previewLink(SUMMER)
  return { ...shop, editor, link: { path: PATH, previewToken: token } }
}

test('a request goes its way over HTTP: asked, sent back, asked again, published', async () => {
  const { editor, signedIn } = await withPage()
  const { client: publisher } = await signedIn('publisher')
  await editor.askPublication(SUMMER, 2, 'For Friday')
  const [waiting] = await publisher.waiting()
  await publisher.sendBack(SUMMER, waiting?.request.id ?? '', 'Not yet')
  await editor.askPublication(SUMMER, 2, 'Now')
  await publisher.publish(SUMMER, 2, 'all')
  const { requests } = await editor.review(SUMMER)
  expect(requests.map(({ answer }) => answer?.kind)).toEqual(['sentBack', 'published'])
})

test('a comment, its reply and its end', async () => {
  const { editor } = await withPage()
  const { comments } = await editor.comment(SUMMER, { blockId: 'a', path: '', text: 'Hm' })
  const id = comments[0]?.id ?? ''
  await editor.reply(SUMMER, id, 'Yes')
  const resolved = await editor.resolveComment(SUMMER, id, true)
  expect(resolved.comments[0]).toMatchObject({ replies: [{ text: 'Yes' }], resolved: { by: 'editor' } })
  await expect(editor.comment(SUMMER, { blockId: 'a', path: '', text: '' })).rejects.toMatchObject({
    status: 422,
    data: { path: 'text' },
  })
})

test('without a session what operators say is neither read nor added to', async () => {
  const { browser } = await withPage()
  const { client } = browser()
  await expect(client.waiting()).rejects.toMatchObject({ status: 401 })
  await expect(client.review(SUMMER)).rejects.toMatchObject({ status: 401 })
  await expect(client.comment(SUMMER, { blockId: null, path: '', text: 'Hi' })).rejects.toMatchObject({
    status: 401,
  })
})

test('with a preview link a guest needs no session, and is held back after 20 comments', async () => {
  const { browser, link } = await withPage()
  const { client } = browser()
  const words = { ...link, name: 'Mina', blockId: null, text: 'Hi' }
  for (let count = 0; count < 20; count++) await client.guestComment(words)
  await expect(client.guestComment(words)).rejects.toMatchObject({ status: 429 })
  expect((await client.guestReview(link)).comments).toHaveLength(20)
})

test('another site’s page cannot leave a comment in a guest’s name', async () => {
  const { browser, link } = await withPage()
  const sent = json({ ...link, name: 'Mina', blockId: null, text: 'Hi' })
  const { status } = await browser().send('/content/releasePage/comments/new', {
    ...sent,
    headers: { ...sent.headers, 'sec-fetch-site': 'cross-site' },
  })
  expect(status).toBe(403)
})
