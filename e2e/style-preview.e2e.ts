import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'

const { visit, origin } = openBrowser()

interface Envelope {
  readonly message: string
  readonly data: { readonly html: string; readonly products: readonly { readonly line: object }[] }
}

test('the product page is drawn with what is typed, in either language, without scripts; shoppers see nothing of it', async () => {
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  const shop = async () => (await fetch(new URL('/product/CR-JKT-001', origin))).text()
  const answer = await page.evaluate(async () => {
    const call = async (address: string, body?: object): Promise<Envelope> => {
      const init = body && { method: 'POST', body: JSON.stringify(body) }
      const headers = { 'content-type': 'application/json', lang: 'en_US' }
      return (await fetch(`/api/desk/${address}`, { ...init, headers })).json() as Promise<Envelope>
    }
    const style = encodeURIComponent(JSON.stringify({ style: 'SHARP-PEAK' }))
    const { data } = await call(`styles.find?input=${style}`)
    const lines = data.products.map(({ line }) => ({
      ...line,
      title: { zh_HK: '未儲存的名稱', en_US: 'A name not saved' },
      subTitle: { zh_HK: '未儲存的副標題', en_US: 'A subtitle not saved' },
    }))
    const drawn = async (locale: string) =>
      call('styles.preview', { lines, code: 'CR-JKT-001', locale, viewer: 'visitor' })
    return { english: await drawn('en_US'), chinese: await drawn('zh_HK') }
  })
  expect(answer.english.message).toBe('')
  expect(answer.english.data.html).toContain('A name not saved')
  expect(answer.english.data.html).toContain('A subtitle not saved')
  expect(answer.chinese.data.html).toContain('未儲存的名稱')
  const logged: string[] = []
  page.on('request', request => void logged.push(new URL(request.url()).pathname))
  await page.evaluate(html => {
    const frame = Object.assign(document.createElement('iframe'), {
      srcdoc: html,
      title: 'Preview',
      width: '390',
      height: '800',
    })
    frame.setAttribute('sandbox', 'allow-same-origin')
    document.body.replaceChildren(frame)
  }, answer.english.data.html)
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await heading.waitFor()
  expect(await heading.innerText()).toContain('A name not saved')
  // Styles arrive as in the shop; nothing is asked of the shop itself.
  await expect
    .poll(() => heading.evaluate(element => getComputedStyle(element).fontFamily))
    .toMatch(/sans|serif|Noto|Inter/i)
  expect(logged.filter(path => path.startsWith('/api/'))).toEqual([])
  expect(await shop()).not.toMatch(/not saved|未儲存/)
})
