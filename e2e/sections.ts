import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeFindings } from './browser.ts'
import { canvasOf } from './editor-page.ts'
import { draftBlock } from './operator.ts'

/** A title, to tell blocks of sections by. */
export const heading = (id: string, title: string) => draftBlock(id, 'articleTitle', { title })

export const titlesOn = (page: Page) => canvasOf(page).locator('[data-block=articleTitle] h2').allInnerTexts()

/** Fills in both names of what is saved in a dialog, and saves it. */
export async function nameIt(page: Page, title: string, { zh, en }: { zh: string; en: string }) {
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.getByLabel('Name in Chinese', { exact: true }).fill(zh)
  await dialog.getByLabel('Name in English', { exact: true }).fill(en)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
}
