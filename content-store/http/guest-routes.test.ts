import { expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { draft, SUMMER, summer } from '../testing/open-for-test.ts'
import { json, serveForTest } from '../testing/serve-for-test.ts'

const PATH = '/landingPage/summer_zh_HK.html'

async function withPage() {
  const shop = await serveForTest()
  const { client: editor } = await shop.signedIn('editor')
  await editor.change('pages.create', summer)
  orThrow(await shop.store.saveDraft({ name: 'editor', role: 'editor' }, SUMMER, draft(1)))
  const { token } = await editor.change('pages.preview-link', { key: SUMMER })
  return { ...shop, editor, link: { path: PATH, previewToken: token } }
}

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
