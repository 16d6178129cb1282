import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser } from './browser.ts'
import { newPerson } from './member.ts'
import { title } from './orders.ts'

const { visit } = openBrowser()
/** Presses of Tab after which a stop is out of reach. */
const MOST_STOPS = 120
/** The longest journey of all tests: hundreds of presses, and nine looks for findings. Milliseconds. */
const PATIENCE_MS = 300_000

/** Presses Tab until something has the focus, where it can be seen. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor()
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await page.keyboard.press('Tab')
    if (!(await goal.evaluate(element => element === document.activeElement))) continue
    expect(await goal.evaluate(element => element.checkVisibility())).toBe(true)
    return
  }
  throw new Error(`${String(goal)} is out of reach`)
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Chooses the first entry of a list. */
async function chooseFirst(page: Page, list: Locator): Promise<void> {
  await tabTo(page, list)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => list.inputValue()).not.toBe('')
}

test(
  'by keyboard alone from an empty bag to the gateway’s page and back; axe finds nothing on the way (C-004, C-232, C-256, L-137)',
  async () => {
    const { email, from } = newPerson()
    const visited = await visit('/cart?lang=en', from)
    const { page } = visited
    const press = async (goal: Locator) => {
      await tabTo(page, goal)
      await page.keyboard.press('Enter')
    }
    const withoutFindings = async (where: Page) => expect(await axeFindings(where)).toEqual([])
    await page.getByRole('heading', { name: 'Your bag is empty', exact: true }).waitFor()
    await atRest(page)
    await withoutFindings(page)

    await type(page, page.getByRole('combobox', { name: /^Search/ }).first(), 'Gull Tarp')
    await page.keyboard.press('Enter')
    await page.waitForURL(/Gull/)
    await atRest(page)
    await withoutFindings(page)
    await press(
      page
        .getByRole('main')
        .getByRole('link', { name: /Gull Tarp/ })
        .first(),
    )

    await page.waitForURL('**/CR-TNT-003')
    await atRest(page)
    await withoutFindings(page)
    await press(page.getByRole('button', { name: 'Add to bag', exact: true }).first())
    await expect.poll(() => page.locator('header a[href="/cart"]').first().innerText()).toContain('1')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Home')
    await press(page.locator('header a[href="/cart"]').locator('visible=true').first())

    await page.waitForURL('**/cart')
    await atRest(page)
    await withoutFindings(page)
    await press(page.getByRole('button', { name: 'Check out', exact: true }))
    await press(page.getByRole('button', { name: 'Guest checkout', exact: true }))

    await title(page, 'Checkout')
    await atRest(page)
    await withoutFindings(page)
    const field = (name: string) => page.getByLabel(name, { exact: true }).first()
    await type(page, field('Email'), email)
    await type(page, field('First name'), 'Mei')
    await type(page, field('Last name'), 'Chan')
    await type(page, field('Mobile number'), '91234567')
    await chooseFirst(page, field('District'))
    await chooseFirst(page, field('Area'))
    await type(page, field('Address'), '1 Trail Road')
    await tabTo(page, page.getByRole('radio', { name: 'Visa', exact: true }))
    await page.keyboard.press('Space')
    await withoutFindings(page)
    const window = page.context().waitForEvent('page')
    await press(page.getByRole('button', { name: 'Place order and pay', exact: true }))

    const paying = await window
    await paying.waitForURL(/payForm/)
    await withoutFindings(paying)
    await tabTo(paying, paying.getByRole('button', { name: 'Pay', exact: true }))
    await paying.keyboard.press('Enter')
    // The gateway goes back by itself.
    await paying.waitForURL(/\/pay\/result\//)
    await title(paying, 'Payment complete. Thank you')
    await withoutFindings(paying)
    expectNoProblems(visited)
  },
  PATIENCE_MS,
)
