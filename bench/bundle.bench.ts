import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { BenchResult } from './result.ts'
import { withDemoShop } from './shop.ts'

const MUST_KIB = 150

/** Script that a shopper's home page loads in the end: everything the browser asked for, as gzip sends it. */
export async function run(): Promise<BenchResult[]> {
  const { launchBrowser } = await import('#scripts/browser.ts')
  return withDemoShop(async origin => {
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const scripts = new Set<string>()
      page.on('response', response => {
        const { pathname } = new URL(response.url())
        if (pathname.endsWith('.js')) scripts.add(pathname)
      })
      await page.goto(origin, { waitUntil: 'networkidle' })
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 500) {
          window.scrollTo(0, y)
          await new Promise(resolve => setTimeout(resolve, 100))
        }
      })
      await page.waitForLoadState('networkidle')
      const sizes = await Promise.all(
        [...scripts].map(async name => ({
          name,
          bytes: gzipSync(await readFile(`dist/client${name}`), { level: 9 }).length,
        })),
      )
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
      const largest = sizes.sort((a, b) => b.bytes - a.bytes).slice(0, 5)
      return [
        {
          name: 'script of the home page, gzip, scrolled to its end',
          value: total / 1024,
          unit: 'KiB',
          must: { atMost: MUST_KIB },
          details: `${sizes.length} files; ${largest.map(({ name, bytes }) => `${name.replace(/^\/assets\//, '')} ${(bytes / 1024).toFixed(1)}`).join(', ')}`,
        },
      ]
    } finally {
      await browser.close()
    }
  })
}
