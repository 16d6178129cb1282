import { expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser } from './browser.ts'

const { visit } = openBrowser()

test.each(['/', '/list', '/product/CR-JKT-001', '/cart', '/login', '/editor'])(
  '%s does nothing that its own security policy forbids',
  async path => {
    const { page, context } = await visit('/robots.txt')
    await context.addInitScript(() => {
      const found: string[] = []
      Object.assign(window, { forbidden: found })
      document.addEventListener('securitypolicyviolation', event =>
        found.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
      )
    })
    await page.goto(path)
    await atRest(page)
    expect(await page.evaluate(() => (window as { forbidden?: string[] }).forbidden)).toEqual([])
  },
)
