import type { VariantName } from '#api/rules/experiment.ts'
import { cookiesAccepted, onCookiesAnswered } from '../notices/consent.ts'
import { countPart } from './count-part.ts'
import { whenSeen } from './when-seen.ts'

/** Targets of a press that counts as a click: something that does something. */
const PRESSABLE = 'a[href], button, summary, input, select, textarea, [role="button"], [role="tab"]'

interface Followed {
  readonly element: HTMLElement
  readonly round: string
  readonly variant: VariantName
  /** Epoch milliseconds. */
  readonly clock?: () => number
}

/**
 * Counts that a variant is seen and pressed, from the moment the cookie notice is accepted; with a later refusal it stops. Returns a function
 * that ends it.
 */
export function followVariant({ element, round, variant, clock = Date.now }: Followed): () => void {
  let stop: (() => void) | undefined
  const start = () => {
    const part = { round, variant }
    const unseen = whenSeen(element, () => countPart(part, ['view']))
    const onPress = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(PRESSABLE)) return
      // A press by someone who has been quick is a view, too.
      countPart(part, ['view', 'click'], clock())
    }
    element.addEventListener('click', onPress, true)
    return () => {
      unseen()
      element.removeEventListener('click', onPress, true)
    }
  }
  const onAnswer = () => {
    if (!cookiesAccepted()) {
      stop?.()
      stop = undefined
    } else stop ??= start()
  }
  const leave = onCookiesAnswered(onAnswer)
  onAnswer()
  return () => {
    leave()
    stop?.()
  }
}
