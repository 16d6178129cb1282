import { createStore } from '../store/store.ts'

const store = createStore(0)
const change = (by: 1 | -1) => store.set(count => Math.max(0, count + by))

/** How much work is pending. The indicator shows while it is above zero. Source: C-382, M-303. */
export const loadingCount = store.get
export const onLoading = store.subscribe

/** Marks the start of work the shopper waits for. The function returned marks its end; calling it again does nothing. */
export function beginLoading(): () => void {
  let isRunning = true
  change(1)
  return () => {
    if (isRunning) change(-1)
    isRunning = false
  }
}

/** Shows the indicator until the work is over, well or not. Source: C-382, M-303. */
export async function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  const end = beginLoading()
  try {
    return await work
  } finally {
    end()
  }
}
