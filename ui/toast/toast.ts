import { createStore } from '../store/store.ts'

/** `old-error` looks like `error` and serves old callers. Source: L-408, LO-110. */
export type ToastStatus = 'default' | 'success' | 'error' | 'old-error'

export interface Toast {
  /** Increases with every toast, so that the same text twice is two toasts. */
  readonly id: number
  readonly message: string
  readonly status: ToastStatus
}

/** Default duration of a toast in ms. Source: L-406. */
export const TOAST_MS = 2000

const store = createStore<Toast | undefined>(undefined)
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
let endsAt = 0
let remainingMs = 0

function startTimer(ms: number) {
  clearTimeout(timer)
  endsAt = performance.now() + ms
  timer = setTimeout(dismissToast, ms)
}

/**
 * Shows a toast in place of the current one: there is only one at a time. Its state is outside React because a page's blocks
 * are separate React roots. Source: L-406 … L-408.
 */
export function showToast(
  message: string,
  { status = 'default', durationMs = TOAST_MS }: { status?: ToastStatus; durationMs?: number } = {},
): void {
  startTimer(durationMs)
  store.set({ id: ++lastId, message, status })
}

export function dismissToast(): void {
  clearTimeout(timer)
  store.set(undefined)
}

/** Pauses the timer while the mouse is on the toast. */
export function holdToast(): void {
  clearTimeout(timer)
  remainingMs = Math.max(0, endsAt - performance.now())
}

/** Resumes the timer that `holdToast` paused. */
export const releaseToast = (): void => {
  if (store.get()) startTimer(remainingMs)
}

export const currentToast = store.get
export const onToast = store.subscribe
