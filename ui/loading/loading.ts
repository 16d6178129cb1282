import { createStore } from '../store/store.ts'

const store = createStore(0)
const change = (by: 1 | -1) => store.set(count => Math.max(0, count + by))

/** Number of pending tasks; the indicator shows while it is above zero. Source: C-382, M-303. */
export const loadingCount = store.get
export const onLoading = store.subscribe

/** Starts a pending task. Returns a function that ends it; further calls do nothing. */
export function beginLoading(): () => void {
  let isRunning = true
  change(1)
  return () => {
    if (isRunning) change(-1)
    isRunning = false
  }
}

/** Shows the indicator until the promise settles. Source: C-382, M-303. */
export async function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  const end = beginLoading()
  try {
    return await work
  } finally {
    end()
  }
}
