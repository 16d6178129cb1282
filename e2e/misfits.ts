import type { Page } from 'playwright'

/** Smallest side of what one presses, CSS pixels. Source: WCAG 2.2, 2.5.8. */
const TARGET_PX = 24

/**
 * What does not fit its place, one line each: words that are cut without an ellipsis or reach beyond the window, choices and hints
 * longer than their field, and controls too small for a finger.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(smallest => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 2 && height > 2 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
      )
    }
    const nameOf = (element: Element) =>
      `${element.closest('[data-block]')?.getAttribute('data-block') ?? ''} ${element.tagName.toLowerCase()} “${(
        element.getAttribute('aria-label') ??
        element.textContent ??
        ''
      )
        .trim()
        .slice(0, 40)}”`
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const all = [...scope.querySelectorAll<HTMLElement>('*')].filter(isShown)

    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some(node => node instanceof Text && node.data.trim() !== '')
    const isCut = (element: HTMLElement) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return (
        overflowX !== 'visible' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      )
    }
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const sticksOut = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right } = range.getBoundingClientRect()
      return (right > innerWidth + 1 || left < -1) && !scrolls(element)
    }
    const words = all.filter(hasWords)

    const ruler = document.createElement('canvas').getContext('2d')
    const isTooLong = (field: HTMLElement, text: string) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      if (ruler) ruler.font = font
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return (ruler?.measureText(text).width ?? 0) > room + 1
    }
    const textOf = (field: Element) =>
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : field instanceof HTMLInputElement && getComputedStyle(field).textOverflow !== 'ellipsis'
          ? field.placeholder
          : ''

    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement !== null &&
      hasWords(element.parentElement)
    /** What is pressed: for a box or a choice its label, for a link that covers its card the card. */
    const pressed = (control: HTMLElement) =>
      (control.matches('[type=checkbox], [type=radio], [type=file]') &&
        (control as HTMLInputElement).labels?.[0]) ||
      (getComputedStyle(control, '::after').position === 'absolute' && control.offsetParent) ||
      control
    const isSmall = (control: HTMLElement) => {
      const { width, height } = pressed(control).getBoundingClientRect()
      return Math.min(width, height) < smallest && !isInSentence(control)
    }
    const controls = all.filter(element =>
      element.matches('button, a[href], select, textarea, input, summary'),
    )

    const told = (what: string, found: readonly Element[]) =>
      found.map(element => `${what}: ${nameOf(element)}`)
    return [
      ...told('cut', words.filter(isCut)),
      ...told('beyond the window', words.filter(sticksOut)),
      ...told(
        'longer than its field',
        controls.filter(field => isTooLong(field, textOf(field))),
      ),
      ...told('too small to press', controls.filter(isSmall)),
    ]
  }, TARGET_PX)

/** Controls that something lies over where they stand in the middle of the window, or as near to it as the page lets them. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const controls = [
      ...scope.querySelectorAll<HTMLElement>('button, a[href], select, textarea, input, summary'),
    ].filter(
      control =>
        control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        !control.closest('[aria-hidden=true], [inert], .skipLink') &&
        getComputedStyle(control).pointerEvents !== 'none',
    )
    const isCovered = (control: HTMLElement) => {
      const target = (control instanceof HTMLInputElement && control.labels?.[0]) || control
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect()
      const [x, y] = [left + width / 2, Math.min(Math.max(top + height / 2, 1), innerHeight - 1)]
      if (width < 3 || height < 3 || x < 0 || x > innerWidth) return false
      const hit = document.elementFromPoint(x, y)
      const card = target.closest('[data-product]')
      return hit !== null && !target.contains(hit) && !hit.contains(target) && !(card?.contains(hit) ?? false)
    }
    /** Frames that a bar has to leave in, and a strip to turn. */
    const PATIENCE = 60
    const frame = () => new Promise(requestAnimationFrame)
    async function staysCovered(control: HTMLElement): Promise<boolean> {
      for (let frames = 0; frames < PATIENCE && isCovered(control); frames += 1) await frame()
      return isCovered(control)
    }
    const found: string[] = []
    for (const control of controls)
      if (await staysCovered(control))
        found.push(control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '')
    return found
  })
