/** Session storage key of a SKU that a visitor wanted to mark: it is marked after the login. Source: C-097, M-158. */
const KEY = 'cairn:wish'
/** Time a login may take. Ours. */
const KEPT_MS = 30 * 60_000

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where storage is forbidden, the shopper presses the heart once more after the login. */
function withStorage<Result>(
  work: (storage: TabStorage) => Result,
  open: () => TabStorage,
): Result | undefined {
  try {
    return work(open())
  } catch {
    return undefined
  }
}

/** Keeps a wish of this tab until the visitor has logged in. `now` in epoch milliseconds. */
export function keepWish(
  skuCode: string,
  now: number,
  open = () => window.sessionStorage as TabStorage,
): void {
  withStorage(storage => storage.setItem(KEY, `${now} ${skuCode}`), open)
}

/** Takes the wish out of this tab if it is one of these SKUs and not too old; it is given once. */
export function takeWish(
  skuCodes: readonly string[],
  now: number,
  open = () => window.sessionStorage as TabStorage,
): string | undefined {
  return withStorage(storage => {
    const [, at, skuCode] = /^(\d+) (.+)$/.exec(storage.getItem(KEY) ?? '') ?? []
    if (skuCode === undefined || !skuCodes.includes(skuCode)) return undefined
    storage.removeItem(KEY)
    return now - Number(at) <= KEPT_MS ? skuCode : undefined
  }, open)
}
