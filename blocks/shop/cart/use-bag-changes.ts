import { isConnectionError } from '#api/client/api-error.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { type BagActions, bagActions } from './bag-actions.ts'

/** Time a refusal stays, in ms: one has to read it. Source: C-370. */
const TOAST_MS = 5000

/** Each resolves to whether the shop took the change. */
export type BagChanges = {
  readonly [Name in keyof BagActions]: (...given: Parameters<BagActions[Name]>) => Promise<boolean>
}
type Change = (...given: readonly unknown[]) => ReturnType<BagActions['add']>

/** Changes of the bag that say in a toast where the shop refuses or does not answer. Reads `service.cart`. */
export function useBagChanges(): BagChanges {
  const t = useTranslations('service.cart')
  const { api } = useBlockContext()
  const say = (message: string) => showToast(message, { status: 'error', durationMs: TOAST_MS })
  const withToast =
    (change: Change) =>
    async (...given: readonly unknown[]): Promise<boolean> => {
      try {
        const [refusal] = await change(...given)
        if (refusal) say(refusal.message)
        return refusal === undefined
      } catch (error) {
        say(t(isConnectionError(error) ? 'noConnection' : 'failed'))
        return false
      }
    }
  const changes = Object.entries(bagActions(api)).map(([name, change]) => [name, withToast(change as Change)])
  return Object.fromEntries(changes) as BagChanges // each takes what its action takes
}
