import type { DraftOperation } from '#content-store/client/draft/draft-operations.ts'
import { EVERYTHING, type LogEntry } from '#content-store/client/draft/draft-steps.ts'
import { isListPatch } from '#content-store/client/draft/patches.ts'
import { spotName, spotOf } from '#content-store/client/draft/spots.ts'
import type { StepLabel } from '#content-store/client/model/steps.ts'

/** One step an operator can take back. */
export interface Step {
  /** Steps of one gesture (typing in one field, one drag) are taken back together. */
  readonly gesture: string
  /** Which text of `editor.steps` names it. */
  readonly label: StepLabel
  /** In the order they were made. */
  readonly forward: readonly DraftOperation[]
  /** In the order they are taken back. */
  readonly backward: readonly DraftOperation[]
}

export interface History {
  readonly past: readonly Step[]
  /** Nearest first. */
  readonly future: readonly Step[]
}

/** Steps kept. Source: LO-16 asks for 50. */
export const MAX_STEPS = 100

export const EMPTY_HISTORY: History = { past: [], future: [] }

type Patches = DraftOperation & { readonly kind: 'patch' }

/** Two changes of the same places as one: the later values count. `undefined` where they stay two. */
export function mergedPatches(first: DraftOperation, second: DraftOperation): Patches | undefined {
  if (first.kind !== 'patch' || second.kind !== 'patch' || first.id !== second.id) return undefined
  const placesOf = ({ patches }: Patches) =>
    patches.map(patch => (isListPatch(patch) ? '' : spotName(spotOf('', patch))))
  const [places, others] = [placesOf(first), placesOf(second)]
  if (places.includes('') || places.join() !== others.join()) return undefined
  const patches = second.patches.map((patch, index) => {
    const before = first.patches[index]
    return before && 'follows' in before ? { ...patch, follows: before.follows } : patch
  })
  return { ...second, patches } as Patches // each has the fields of the patch it replaces
}

function join(step: Step, next: Step): Step {
  const [last, first] = [step.forward.at(-1), next.forward[0]]
  const [newest, oldest] = [next.backward.at(-1), step.backward[0]]
  if (last && first && newest && oldest && next.forward.length === 1) {
    const [forward, backward] = [mergedPatches(last, first), mergedPatches(newest, oldest)]
    if (forward && backward)
      return {
        ...step,
        forward: [...step.forward.slice(0, -1), forward],
        backward: [backward, ...step.backward.slice(1)],
      }
  }
  return {
    ...step,
    forward: [...step.forward, ...next.forward],
    backward: [...next.backward, ...step.backward],
  }
}

/** With a step made; what had been taken back is gone. */
export function recorded({ past }: History, step: Step): History {
  const last = past.at(-1)
  const kept = last?.gesture === step.gesture ? [...past.slice(0, -1), join(last, step)] : [...past, step]
  return { past: kept.slice(-MAX_STEPS), future: [] }
}

/** The step that is taken next. */
export const nextStep = ({ past, future }: History, way: 'undo' | 'redo'): Step | undefined =>
  way === 'undo' ? past.at(-1) : future[0]

/** With the last step moved to the future; carry out its `backward`. */
export function undone({ past, future }: History): { history: History; step: Step } | undefined {
  const step = past.at(-1)
  return step && { step, history: { past: past.slice(0, -1), future: [step, ...future] } }
}

/** With the next step moved to the past; carry out its `forward`. */
export function redone({ past, future }: History): { history: History; step: Step } | undefined {
  const [step, ...rest] = future
  return step && { step, history: { past: [...past, step], future: rest } }
}

/** The steps an operator can take back, read from the log of the page. @param entries the oldest first */
export const historyOf = (entries: readonly LogEntry[], operator: string): History =>
  entries.reduce<History>((history, entry) => {
    const { by, touched, takes, gesture, label, operations, backward } = entry
    if (touched.includes(EVERYTHING)) return EMPTY_HISTORY
    // Steps of earlier versions touch nothing: they cannot be taken back.
    if (by !== operator || operations.length === 0 || touched.length === 0) return history
    if (takes === 'back')
      return history.past.at(-1)?.gesture === gesture ? (undone(history)?.history ?? history) : history
    if (takes === 'forward')
      return history.future[0]?.gesture === gesture ? (redone(history)?.history ?? history) : history
    return recorded(history, { gesture, label, forward: operations, backward })
  }, EMPTY_HISTORY)
