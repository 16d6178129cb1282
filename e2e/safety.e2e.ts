import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Component } from '#blocks/page/page.ts'
import { EVIL_HOST, XSS_VECTORS } from '#content-store/testing/xss-vectors.ts'
import { component } from '#renderer/testing/pages.ts'
import { launchBrowser } from '#scripts/browser.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { atRest, watchTraffic } from './at-rest.ts'
import { draftWith } from './operator.ts'
import { drawn, passBy } from './shifts.ts'
import { type ShopProcess, spawnShop } from './shop-process.ts'

/** Every vector in a text, a panel and a frame of its own. */
const blocksWith = (htmlOf: (vector: number) => string): Component[] =>
  XSS_VECTORS.flatMap((_, at) => [
    component({ id: `t${at}`, code: 'richText', sort: at + 1, options: { content: htmlOf(at) } }),
    component({
      id: `p${at}`,
      code: 'articleCollapse',
      sort: at + 1,
      options: { collapseItems: [{ title: `v${at}`, content: htmlOf(at) }] },
    }),
    component({ id: `f${at}`, code: 'iframe', sort: at + 1, options: { content: htmlOf(at) } }),
  ])

const marker = (at: number) => `vector-${at}-here`

/** Writes the vectors over their markers in every file below a folder, past all checks of the store. */
async function plantVectors(folder: string): Promise<number> {
  let changed = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    if (!text.includes(marker(0))) continue
    const hostile = text.replaceAll(/vector-(\d+)-here/g, (_, at: string) =>
      JSON.stringify(XSS_VECTORS[Number(at)]?.[1]).slice(1, -1),
    )
    await writeFile(file, hostile)
    changed += 1
  }
  return changed
}

let shop: ShopProcess & { remove(): Promise<void> }
let browser: Browser

beforeAll(async () => {
  const first = await spawnShop({}, { like: inject('demoFolder') })
  const publish = async (key: string, htmlOf: (vector: number) => string) => {
    const { client, pageKey } = await draftWith(first.origin, key, blocksWith(htmlOf))
    const { draft } = await client.read('pages.find', { key: pageKey })
    await client.change('pages.publish', { key: pageKey, revision: draft.revision, accepted: 'all' })
  }
  // Through the front door, which cleans (and refuses U+0000 and half pairs: those go in behind its back only); and with harmless words that are exchanged in the files behind the store's back.
  await publish('saved-vectors', at => XSS_VECTORS[at]?.[1].replaceAll('\0', '').toWellFormed() ?? '')
  await publish('injected-vectors', marker)
  await first.stop()
  if ((await plantVectors(first.directory)) === 0) throw new Error('No file held the markers.')
  shop = await spawnShop({ DATA_DIR: first.directory })
  browser = await launchBrowser({ isShortLived: true })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

test.each([
  ['saved through the store', 'saved-vectors', false],
  ['put into the files', 'injected-vectors', false],
  ['put into the files, with the page’s policy switched off', 'injected-vectors', true],
])(
  'a page of all known vectors, %s, runs nothing, sends no request and stays where it is (L-261, LO-48)',
  async (_, key, bypassCSP) => {
    const context = await browser.newContext({ bypassCSP, viewport: { width: 1440, height: 900 } })
    watchTraffic(context)
    const foreign: string[] = []
    await context.route(
      url => url.origin !== shop.origin,
      (route, request) => {
        foreign.push(request.url())
        return route.abort()
      },
    )
    const page = await context.newPage()
    const dialogs: string[] = []
    page.on('dialog', async dialog => {
      dialogs.push(dialog.message())
      await dialog.dismiss()
    })
    const address = `${shop.origin}/landingPage/${key}`
    await page.goto(address)
    expect(await page.locator('[data-block=richText]').count()).toBe(XSS_VECTORS.length)

    // Everything is opened, shown, loaded and prodded.
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
      for (const panel of document.querySelectorAll('details')) {
        panel.removeAttribute('name')
        panel.open = true
      }
    })
    await passBy(page, 4000)
    await page.evaluate(() => {
      const events = ['mouseover', 'pointerover', 'focus', 'toggle', 'beforetoggle', 'animationstart', 'load']
      for (const element of document.querySelectorAll('main *'))
        for (const name of events) element.dispatchEvent(new Event(name))
    })
    await atRest(page)
    await drawn(page)

    const found = await page.evaluate(() => ({
      pwned: '__pwned' in window,
      links: [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(link => link.protocol),
      scripts: document.querySelectorAll('main script, main style, main svg script, main base, main form')
        .length,
      covered: [...document.querySelectorAll('main .block *')].some(
        element => getComputedStyle(element).position === 'fixed',
      ),
    }))
    expect(found).toMatchObject({ pwned: false, scripts: 0, covered: false })
    expect(
      found.links.filter(protocol => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    ).toEqual([])
    const ownFrames = page.frames().filter(frame => frame.url() === 'about:srcdoc')
    const ranInside = await Promise.all(
      // A frame that allows no script cannot even be asked.
      ownFrames.map(frame => frame.evaluate(() => '__pwned' in window).catch(() => false)),
    )
    expect(ownFrames.length).toBeGreaterThan(0)
    expect(ranInside.filter(Boolean)).toEqual([])
    expect(dialogs).toEqual([])
    expect(foreign.filter(url => url.includes(EVIL_HOST))).toEqual([])
    // Players that rich text may hold are the only others asked.
    expect(foreign.filter(url => !url.startsWith('https://www.youtube.com/'))).toEqual([])
    expect(page.url()).toBe(address)
    await context.close()
  },
)

test('uncleaned, the vectors do what they are said to do: the tests above would notice', async () => {
  const context = await browser.newContext({ bypassCSP: true })
  const asked = new Set<string>()
  await context.route(
    url => url.origin !== shop.origin,
    (route, request) => {
      asked.add(new URL(request.url()).pathname)
      return route.abort()
    },
  )
  const page = await context.newPage()
  page.on('dialog', dialog => void dialog.dismiss())
  await page.goto(`${shop.origin}/healthz`)
  await page.evaluate(
    vectors => {
      for (const html of vectors) {
        const frame = document.createElement('iframe')
        frame.srcdoc = html
        document.body.append(frame)
      }
    },
    XSS_VECTORS.map(([, html]) => html),
  )
  const ran = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('iframe')].filter(({ contentWindow }) => {
          try {
            return contentWindow !== null && '__pwned' in contentWindow
          } catch {
            return true // gone to another origin
          }
        }).length,
    )
  await expect.poll(ran).toBeGreaterThan(50)
  await expect.poll(() => asked.size).toBeGreaterThan(5)
  await context.close()
})
