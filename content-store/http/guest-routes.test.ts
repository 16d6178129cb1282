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

test('a link shows each language that the page is in, and comments stay with the language that was looked at', async () => {
  const { browser, link, editor } = await withPage()
  const { client } = browser()
  expect((await client.guestReview(link)).languages).toEqual([{ locale: 'zh_HK', path: PATH }])
  await editor.change('pages.create', { ...summer, locale: 'en_US', title: 'Summer' })
  const { languages } = await client.guestReview(link)
  expect(languages.map(({ locale }) => locale)).toEqual(['zh_HK', 'en_US'])
  const english = { ...link, path: languages[1]?.path ?? '' }
  const said = await client.guestComment({ ...english, name: 'Mina', blockId: null, text: 'Lovely' })
  expect(said.comments).toHaveLength(1)
  expect(said.url).toContain('lang=en')
  expect((await client.guestReview(link)).comments).toEqual([])
  const { comments } = await editor.read('reviews.find', { key: SUMMER.replace('zh_HK', 'en_US') })
  expect(comments).toMatchObject([{ by: 'Mina', text: 'Lovely' }])
})
