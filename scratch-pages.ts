import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync, brotliCompressSync } from 'node:zlib'
import { launchBrowser } from '#scripts/browser.ts'
import { withDemoShop } from './bench/shop.ts'
const PAGES = {
  home: '/',
  list: '/products/men',
  search: '/list?keyword=fleece',
  product: '/product/CR-JKT-001',
  article: '/article/delivery',
  login: '/login',
  bag: '/cart',
}
await withDemoShop(async origin => {
  const browser = await launchBrowser()
  const out: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(PAGES)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const paths: string[] = []
    page.on('response', r => {
      const { pathname } = new URL(r.url())
      if (pathname.endsWith('.js') && !paths.includes(pathname)) paths.push(pathname)
    })
    const settle = async (ms: number) => {
      let known = -1
      while (paths.length > known) {
        known = paths.length
        await page.waitForTimeout(ms)
      }
    }
    await page.goto(origin + path)
    await settle(1500)
    const start = [...paths]
    await settle(5000)
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        window.scrollTo(0, y)
        await new Promise(r => setTimeout(r, 100))
      }
    })
    await settle(3000)
    await context.close()
    const size = (l: string[]) => {
      let gz = 0,
        br = 0
      for (const p of l) {
        const b = readFileSync('dist/client' + p)
        gz += gzipSync(b, { level: 9 }).length
        br += brotliCompressSync(b).length
      }
      return `${l.length} files ${(gz / 1024).toFixed(1)} gz ${(br / 1024).toFixed(1)} br`
    }
    console.log(name.padEnd(8), 'start', size(start), '| all', size(paths))
    out[name] = { start, all: paths }
  }
  await browser.close()
  writeFileSync(process.argv[2]!, JSON.stringify(out, null, 1))
})
process.exit(0)
