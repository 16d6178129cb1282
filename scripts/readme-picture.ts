import { mkdir } from 'node:fs/promises'
import { spawnShop } from '#e2e/shop-process.ts'
import { launchBrowser } from './browser.ts'
import { commandLine } from './command-line.ts'

commandLine(`Usage: npm run readme-picture
  Takes the picture of the README, docs/images/home.png, from the built demo shop. Needs \`npm run build\` first.`)

const shop = await spawnShop()
const browser = await launchBrowser()
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  await context.addInitScript(() => {
    localStorage.setItem('cairn.homeModal.closed', '9999-12-31')
    localStorage.setItem('cookieAccepted', '1')
  })
  const page = await context.newPage()
  await page.goto(`${shop.origin}/?lang=en`, { waitUntil: 'networkidle' })
  await mkdir('docs/images', { recursive: true })
  await page.screenshot({ path: 'docs/images/home.png' })
} finally {
  await browser.close()
  await shop.remove()
}
