import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser, WIDTHS } from './browser.ts'

const { visit, origin } = openBrowser()
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' })

describe('the home page', () => {
  test('is complete without JavaScript, product names and prices included, in Chinese by default (C-394, C-395, L-416, M-313)', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false })
    expect(await page.getAttribute('html', 'lang')).toBe('zh-HK')
    expect(await page.locator('[data-block=productTabs]').textContent()).toMatch(/HK\$\d/)
    expect(await page.getByRole('banner').textContent()).toMatch(/\p{Script=Han}/u)
  })

  test('reads in English with ?lang=en, and keeps to it (C-048, L-015, L-415)', async () => {
    const { page, context } = await visit('/?lang=en')
    expect(await page.getAttribute('html', 'lang')).toMatch(/^en/)
    expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('en')
    await page.goto('/')
    expect(await page.getAttribute('html', 'lang')).toMatch(/^en/)
  })

  test.each([
    ['zh', 'phone'],
    ['en', 'pad'],
    ['en', 'desktop'],
  ] as const)(
    'in %s on a %s: comes alive without an error, nothing sticks out, axe finds nothing',
    async (lang, device) => {
      const visited = await visit(`/?lang=${lang}`, { viewport: { width: WIDTHS[device], height: 900 } })
      const { page } = visited
      await atRest(page)
      expectNoProblems(visited)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        WIDTHS[device],
      )
      // On phones and desktops axe looks in `sitemap.e2e.ts`.
      expect(device === 'pad' ? await axeFindings(page) : []).toEqual([])
    },
  )

  test('on a device with a Chinese font loads none of the shop’s', async () => {
    const { page } = await visit('/healthz')
    const fonts: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    await atRest(page)
    expect(fonts).toEqual([expect.stringContaining('noto-sans-hk-latin')])
  })

  test('the first Tab stop leads to the content', async () => {
    const { page } = await visit('/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })
})

describe('addresses', () => {
  test.each([
    ['/nowhere', 404],
    ['/landingPage/none-such', 404],
    ['/landingPage/a_b', 404],
    ['/?lang=fr', 404],
    ['/preview?previewToken=forged', 403],
    ['/preview', 403],
  ])(
    '%s answers %i with a page of the shop (C-042, C-049, C-054, C-055, L-129/130/131/132, M-293, LO-07, LO-95, LO-101)',
    async (path, status) => {
      const answer = await get(path)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(await answer.text()).toContain(String(status))
    },
  )

  test('a mini-site without key leads home (C-039, CO-10, LO-02)', async () => {
    const answer = await get('/minisite')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  })

  test('an unknown locale cookie is read as Chinese and rewritten; a wrong ?lang= leaves the cookie (L-131, L-417, LO-101)', async () => {
    expect((await get('/', { cookie: 'locale=fr' })).headers.get('set-cookie')).toMatch(/^locale=zh;/)
    expect((await get('/?lang=fr', { cookie: 'locale=en' })).headers.get('set-cookie')).toBeNull()
  })
})

describe('a finished page', () => {
  test('is revalidated by ETag and sent compressed', async () => {
    await get('/')
    // An order of another test changes what sells best, and with it the page.
    await expect
      .poll(async () => {
        const etag = (await get('/')).headers.get('etag') ?? ''
        return (await get('/', { 'if-none-match': etag })).status
      })
      .toBe(304)
    await expect
      .poll(async () => (await get('/', { 'accept-encoding': 'br' })).headers.get('content-encoding'))
      .toBe('br')
  })

  test('carries a strict policy that names its inline script by hash', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  test.each(['/', '/list', '/products/men', '/contact-us', '/login'])(
    '%s has interface, menus and products in the language asked for, and in no other (C-001, L-001)',
    async path => {
      const wordsOf = async (lang: string) => {
        const { page } = await visit(`${path}?lang=${lang}`, { javaScriptEnabled: false })
        const texts = await page.evaluate(() => {
          const { body } = document
          // The other language is named in its own words.
          for (const element of body.querySelectorAll('script, style, [lang], [hreflang]')) element.remove()
          return body.innerText.split('\n')
        })
        return texts.map(text => text.trim()).filter(text => text !== '')
      }
      const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
      const english = await wordsOf('en')
      expect(english.filter(isChinese)).toEqual([])
      const chinese = await wordsOf('zh')
      expect(chinese.filter(isChinese).length).toBeGreaterThan(20)
      const sentences = (texts: string[]) => texts.filter(text => text.split(' ').length > 4)
      expect(sentences(chinese).filter(text => sentences(english).includes(text))).toEqual([])
    },
  )

  test('names itself and its other language', async () => {
    const html = await (await get('/?lang=en')).text()
    expect(html).toContain(`<link rel="canonical" href="`)
    expect(html).toMatch(/hreflang="zh-HK" href="[^"?]*"/)
    expect(html).toMatch(/hreflang="en" href="[^"]*\?lang=en"/)
  })
})
