import type { View } from '#blocks/page/view.ts'
import { canvasViews } from '#blocks/generated/canvas-views.ts'
import { screenViews } from '#blocks/generated/screen-views.ts'
import { views } from '#blocks/generated/views.ts'

const loaders: Readonly<Record<string, (() => Promise<View>) | undefined>> = {
  ...views,
  ...screenViews,
  ...canvasViews,
}
const loading = new Map<string, Promise<View>>()

/**
 * The view behind a code, loaded once. Rejects for a code without a view. The promise says what it holds as soon as it does, in the fields
 * that React’s `use` reads: a view that is here already does not suspend.
 */
export function loadView(code: string): Promise<View> {
  const known = loading.get(code)
  if (known) return known
  const loader = Object.hasOwn(loaders, code) ? loaders[code] : undefined
  const promise = loader ? loader() : Promise.reject(new Error(`No view for ${code}`))
  loading.set(code, promise)
  promise.then(
    value => Object.assign(promise, { status: 'fulfilled', value }),
    () => loading.delete(code),
  )
  return promise
}
