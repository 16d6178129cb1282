/**
 * Names the stretch of editing a change belongs to, so that undo takes it back as one step: changes of one field share
 * a name until the field is left.
 */
export interface Gestures {
  nameFor(path: string): string
  /** The field was left: what comes next is another step. */
  end(): void
  /** The next change is a step by itself, joined by nothing before or after. */
  single(): void
}

/** @param seed tells the gestures of two inspectors apart */
export function createGestures(seed: string): Gestures {
  let count = 0
  let current: { path: string; name: string } | undefined
  let isSingle = false
  const fresh = (path: string) => `${seed}/${path}#${++count}`
  return {
    nameFor(path) {
      if (isSingle) {
        isSingle = false
        return fresh(path)
      }
      if (current?.path !== path) current = { path, name: fresh(path) }
      return current.name
    },
    end() {
      current = undefined
    },
    single() {
      current = undefined
      isSingle = true
    },
  }
}
