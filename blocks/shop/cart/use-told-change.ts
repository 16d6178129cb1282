import { isConnectionError } from '#api/client/api-error.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useTranslations } from 'use-intl'

/** Time a refusal stays, in ms: one has to read it. Source: C-370. */
const TOAST_MS = 5000

/** Wraps changes of the bag: a toast says where the shop refuses or does not answer. Each resolves to whether the shop took the change. */
export function useToldChange() {
  const t = useTranslations('service.cart')
  const say = (message: string) => showToast(message, { status: 'error', durationMs: TOAST_MS })
  return <Given extends readonly unknown[]>(
    change: (...given: Given) => Promise<readonly { readonly message: string }[]>,
  ) =>
    async (...given: Given): Promise<boolean> => {
      try {
        const [refusal] = await change(...given)
        if (refusal) say(refusal.message)
        return refusal === undefined
      } catch (error) {
        say(t(isConnectionError(error) ? 'noConnection' : 'failed'))
        return false
      }
    }
}
