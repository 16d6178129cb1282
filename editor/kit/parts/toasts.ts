import { showToast } from '#ui/toast/toast.ts'

/** Messages of the editor are sentences, so they stay longer than the shop's. Milliseconds. */
const DURATION_MS = 4000

/** Reports that something the operator asked for is done. */
export const toastDone = (message: string) =>
  showToast(message, { status: 'success', durationMs: DURATION_MS })

/** Reports that something failed, in words fit to show. */
export const toastError = (message: string) =>
  showToast(message, { status: 'error', durationMs: DURATION_MS })

/** Shows why something failed. */
export const toastFailure = (error: Error) => toastError(error.message)
