import type { Hydration } from '../../page/define-block.ts'
import type { PopupOptions } from './fields.ts'

/** Below this many seconds a pop-up cannot wait for the scripts that load later. */
const SOON_SECONDS = 8

/** Loading of a pop-up's script: later, as it is due long after load; never when it may never show. Source: LO-36. */
export const popupHydration = ({ timeout, count }: PopupOptions): Hydration => {
  if (count === 0) return 'never'
  return timeout < SOON_SECONDS ? 'load' : 'later'
}
