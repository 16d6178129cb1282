import { component } from '#renderer/testing/pages.ts'
import { expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser } from './browser.ts'
import { draftWith } from './operator.ts'

const { visit, origin } = openBrowser()
const slides = {
  items: [
    { swiper_img_url: '/media/demo/scene-ridge.svg', title: 'ridge', seconds: 3000 },
    { swiper_img_url: '/media/demo/scene-snow.svg', title: 'snow' },
  ],
}

test('an unknown block, broken options and a view whose script fails leave everything else standing (C-053, L-134, L-172, LO-21, LO-98)', async () => {
  const { client, pageKey } = await draftWith(origin, 'containment', [
    component({ id: 'unknown', code: 'holodeck', sort: 1 }),
    component({
      id: 'broken',
      code: 'articleTitle',
      sort: 2,
      options: { title: '還在', fontSize: 'huge', color: 'url(x)' },
    }),
    component({ id: 'failing', code: 'newSwiper', sort: 3, options: slides }),
    component({ id: 'fine', code: 'articleTitle', sort: 4, options: { title: '最後一塊' } }),
  ])
  const { url } = await client.change('pages.preview-link', { key: pageKey })
  const { page } = await visit('/healthz')
  const reports: string[] = []
  let documents = 0
  await page.route('**/assets/Swiper-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("boom")' }),
  )
  page.on('request', request => {
    if (request.url().endsWith('/_report')) reports.push(request.postData() ?? '')
    if (request.resourceType() === 'document') documents += 1
  })
  await page.goto(url)

  await expect.poll(() => reports.length).toBeGreaterThan(0)
  expect(JSON.parse(reports.at(-1) ?? '{}')).toMatchObject({
    blockId: 'failing',
    code: 'newSwiper',
    pathname: '/preview/landingPage/containment',
  })
  expect(await page.locator('#broken').innerText()).toBe('還在')
  expect(await page.locator('#fine').innerText()).toBe('最後一塊')
  expect(await page.locator('#unknown').count()).toBe(0)
  expect(await page.locator('#failing img').count()).toBeGreaterThan(0)
  // A chunk that fails is tried once more with a reload, not for ever.
  expect(documents).toBe(2)
})

test('a draft differs from the shop and is kept from search engines (LO-11)', async () => {
  const { client, pageKey } = await draftWith(origin, 'ribbon', [
    component({ id: 'a', code: 'articleTitle', options: { title: '草' } }),
  ])
  const { url } = await client.change('pages.preview-link', { key: pageKey })
  const visited = await visit(url)
  await visited.page.getByRole('note').waitFor()
  expect(await visited.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,nofollow')
  expect((await fetch(`${origin}/landingPage/ribbon`)).status).toBe(404)
  expect((await fetch(`${origin}${url.replace('ribbon', 'containment')}`)).status).toBe(403)
})

test('a press without a connection leaves the page where it is and says why nothing happens (L-134)', async () => {
  const { page, context } = await visit('/list?lang=en')
  await atRest(page)
  await context.setOffline(true)
  await page.locator('[data-block=productGrid] [data-product] quick-buy button').first().click()
  await page.getByText('There is no connection.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/list')
  await context.setOffline(false)
  await page.getByText('There is no connection.').waitFor({ state: 'detached' })
})

test('a visitor’s heart without a connection stays on the product and says why, and leads to the login with one (C-097, L-134)', async () => {
  const { page, context } = await visit('/product/CR-TNT-003?lang=en')
  await atRest(page)
  const heart = page.getByRole('button', { name: 'Add to wish list', exact: true })
  await context.setOffline(true)
  for (const _ of ['the first press', 'the next one']) {
    await heart.click()
    await page.getByText('There is no connection.').waitFor()
  }
  expect(new URL(page.url()).pathname).toContain('CR-TNT-003')
  await context.setOffline(false)
  await heart.click()
  await page.waitForURL(/\/login\?redirectUrl=/)
})
