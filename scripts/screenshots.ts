import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from './browser.ts'

/**
 * Pictures of a running shop: `npm run screenshots -- <origin> <folder> [paths…]`, every path in both languages at
 * 390, 820 and 1440 px.
 */
const [origin = 'http://127.0.0.1:3000', folder = 'dist/screenshots', ...paths] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
const browser = await launchBrowser()
for (const path of paths.length > 0 ? paths : ['/']) {
  for (const lang of ['zh', 'en']) {
    for (const width of [390, 820, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      await page.goto(`${origin}${path}?lang=${lang}`, { waitUntil: 'networkidle' })
      // Pictures far down load only when they come near.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y)
          await new Promise(resolve => setTimeout(resolve, 60))
        }
        window.scrollTo(0, 0)
      })
      await page.waitForTimeout(300)
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      await page.screenshot({ path: join(folder, `${name}-${lang}-${width}.png`), fullPage: true })
      await page.close()
    }
  }
}
await browser.close()
