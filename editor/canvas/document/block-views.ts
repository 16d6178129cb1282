import type { View } from '#blocks/page/view.ts'
import { screenViews } from '#blocks/generated/screen-views.ts'
import { views } from '#blocks/generated/views.ts'

const loaders: Readonly<Record<string, (() => Promise<View>) | undefined>> = { ...views, ...screenViews }
const loading = new Map<string, Promise<View>>()
const loaded = new Map<string, View>()

/** The view behind a code, loaded once. Rejects for a code without a view. */
export function loadView(code: string): Promise<View> {
  const known = loading.get(code)
  if (known) return known
  const loader = Object.hasOwn(loaders, code) ? loaders[code] : undefined
  const promise = loader ? loader() : Promise.reject(new Error(`No view for ${code}`))
  loading.set(code, promise)
  promise.then(
    view => loaded.set(code, view),
    () => loading.delete(code),
  )
  return promise
}

export const loadedView = (code: string): View | undefined => loaded.get(code)
