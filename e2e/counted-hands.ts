import type { Locator, Page } from 'playwright'
import { boxAtRest } from './at-rest.ts'
import { dragOnto } from './editor-page.ts'
import { DECISION, KEY_PRESS, POINT_AND_PRESS } from './keystroke-model.ts'

/** Counts the seconds that a person takes to fill in and press. */
export function countedHands(page: Page) {
  let seconds = 0
  return {
    seconds: () => seconds,
    /** Does anything else that takes a decision, a press, and perhaps a text or some keys. */
    async act(work: () => Promise<unknown>, typed = '') {
      seconds += DECISION + POINT_AND_PRESS + typed.length * KEY_PRESS
      await work()
    },
    async fill(label: string | RegExp, text: string, place = page.locator('main')) {
      seconds += POINT_AND_PRESS + text.length * KEY_PRESS
      await place.getByLabel(label, { exact: true }).first().click()
      await page.keyboard.insertText(text)
    },
    async press(name: string, place = page.locator('main')) {
      seconds += DECISION + POINT_AND_PRESS
      await place.getByRole('button', { name, exact: true }).click()
    },
    async pick(label: string, text: string) {
      seconds += DECISION + POINT_AND_PRESS + (text.length + 2) * KEY_PRESS
      await page.getByRole('combobox', { name: `Find and add: ${label}` }).click()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      // Closes the list of what may be chosen.
      await page.keyboard.press('Tab')
    },
    /** Types at the end of what a field holds. */
    async correct(label: string, text: string) {
      seconds += DECISION + POINT_AND_PRESS + (text.length + 1) * KEY_PRESS
      await page.getByLabel(label, { exact: true }).click()
      await page.keyboard.press('End')
      await page.keyboard.insertText(text)
    },
    /** Types over what a field holds. */
    async retype(label: string, text: string) {
      seconds += POINT_AND_PRESS + (text.length + 2) * KEY_PRESS
      await page.getByRole('textbox', { name: label, exact: true }).click()
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
    },
    async turn(label: string) {
      seconds += DECISION + POINT_AND_PRESS
      await page.getByRole('switch', { name: label }).click()
    },
    /** Moves by keys, with the handle in focus. */
    async moveUp(handle: Locator) {
      seconds += DECISION + POINT_AND_PRESS + 2 * KEY_PRESS
      await handle.press('Alt+ArrowUp')
    },
    /** Drops files from the desktop, by their paths. */
    async drop(files: readonly string[], place: Locator) {
      seconds += DECISION + 2 * POINT_AND_PRESS
      await place.scrollIntoViewIfNeeded()
      const { x, y, width, height } = await boxAtRest(place)
      const devTools = await page.context().newCDPSession(page)
      const data = { items: [], files: [...files], dragOperationsMask: 1 }
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await devTools.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data })
    },
    async drag(handle: Locator, onto: Locator) {
      seconds += DECISION + 2 * POINT_AND_PRESS
      // Both in sight, above the bar that saves.
      await onto.evaluate(element => element.scrollIntoView({ block: 'center' }))
      await dragOnto(handle, onto, [0.5, 0.3])
    },
  }
}
