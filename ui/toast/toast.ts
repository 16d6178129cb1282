import { createStore } from '../store/store.ts'

/** `old-error` looks like `error` and is kept for old callers. Source: L-408, LO-110. */
export type ToastStatus = 'default' | 'success' | 'error' | 'old-error'

export interface Toast {
  /** Grows by one with every toast, so that the same words twice are two toasts. */
  readonly id: number
  readonly message: string
  readonly status: ToastStatus
}

/** How long a toast stays, in ms, unless its caller says otherwise. Source: L-406. */
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
 * Shows a message. A second one replaces the first: there is only one toast on a page. Source: L-406 … L-408.
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

/** Stops the clock while the mouse rests on the toast. */
export function holdToast(): void {
  clearTimeout(timer)
  remainingMs = Math.max(0, endsAt - performance.now())
}

/** Resumes the clock where `holdToast` stopped it. */
export const releaseToast = (): void => {
  if (store.get()) startTimer(remainingMs)
}

export const currentToast = store.get
export const onToast = store.subscribe
