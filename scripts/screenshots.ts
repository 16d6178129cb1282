import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from './browser.ts'
import { commandLine } from './command-line.ts'

const USAGE = `Usage: npm run screenshots -- [origin] [folder] [path …]
  Takes screenshots of a running shop: each path in both languages, at widths of 390, 820 and 1440 px.

  origin  address of the shop; http://127.0.0.1:3000 by default
  folder  where the pictures go; dist/screenshots by default
  path    page addresses such as /list; / by default`

const [origin = 'http://127.0.0.1:3000', folder = 'dist/screenshots', ...paths] = commandLine(USAGE)
await mkdir(folder, { recursive: true })
const browser = await launchBrowser()
for (const path of paths.length > 0 ? paths : ['/']) {
  for (const lang of ['zh', 'en']) {
    for (const width of [390, 820, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      await page.goto(`${origin}${path}?lang=${lang}`, { waitUntil: 'networkidle' })
      // Lazy pictures load when they come near the viewport.
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
