/** Between two presses the list takes the first one in. */
const nextTurn = () => new Promise(resolve => setTimeout(resolve))

/**
 * Presses again what a shopper ticked in a form before it came alive: until then a box answers the browser alone, and the
 * list would never hear of it.
 */
export async function repeatEarlyPresses(form: HTMLFormElement): Promise<void> {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  for (const box of boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked)) {
    box.checked = box.defaultChecked
    box.click()
    await nextTurn()
  }
}
