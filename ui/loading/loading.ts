let running = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  running = Math.max(0, running + by)
  for (const listener of listeners) listener()
}

/** How many things are waited for; the indicator shows while it is above zero. Source: C-382, M-303. */
export const loadingCount = () => running

export function onLoading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Something begins that one has to wait for; what it returns ends it, once however often it is called. */
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
