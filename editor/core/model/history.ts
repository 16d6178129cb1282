import type { Operation } from '#content-store/client/model/operations.ts'
import { EVERYTHING, type LogEntry, type StepLabel } from '#content-store/client/model/steps.ts'

/** One step an operator can take back. */
export interface Step {
  /** Steps of one gesture (typing in one field, one drag) are taken back together. */
  readonly gesture: string
  /** Which text of `editor.steps` names it. */
  readonly label: StepLabel
  /** In the order they were made. */
  readonly forward: readonly Operation[]
  /** In the order they are taken back. */
  readonly backward: readonly Operation[]
  /** Epoch ms of its last part: tells which of two languages was changed last. */
  readonly at?: number
}

export interface History {
  readonly past: readonly Step[]
  /** Nearest first. */
  readonly future: readonly Step[]
}

/** Steps kept. Source: LO-16 asks for 50. */
export const MAX_STEPS = 100

export const EMPTY_HISTORY: History = { past: [], future: [] }

/** Two edits of the same bag as one: later values win going forward, earlier ones going back. */
export function mergeEdits(first: Operation, second: Operation): Operation | undefined {
  if (first.kind === 'meta' && second.kind === 'meta')
    return { kind: 'meta', set: { ...first.set, ...second.set } }
  if (first.kind === 'rename' && second.kind === 'rename' && first.id === second.id) return second
  if (first.kind !== 'edit' || second.kind !== 'edit') return undefined
  if (first.id !== second.id || first.bag !== second.bag) return undefined
  const set = { ...first.set, ...second.set }
  for (const key of second.unset) delete set[key]
  const unset = [...new Set([...first.unset.filter(key => !Object.hasOwn(second.set, key)), ...second.unset])]
  const version = second.version ?? first.version
  return { ...second, set, unset, ...(version !== undefined && { version }) }
}

function join(step: Step, next: Step): Step {
  const [last, first] = [step.forward.at(-1), next.forward[0]]
  const [newest, oldest] = [next.backward.at(-1), step.backward[0]]
  if (last && first && newest && oldest && next.forward.length === 1) {
    const [forward, backward] = [mergeEdits(last, first), mergeEdits(newest, oldest)]
    if (forward && backward)
      return {
        ...step,
        ...(next.at !== undefined && { at: next.at }),
        forward: [...step.forward.slice(0, -1), forward],
        backward: [backward, ...step.backward.slice(1)],
      }
  }
  return {
    ...step,
    ...(next.at !== undefined && { at: next.at }),
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

/** The steps an operator can take back, read from the log of the page; those made in the other language are taken back there. @param entries the oldest first */
export const historyOf = (entries: readonly LogEntry[], operator: string): History =>
  entries.reduce<History>((history, entry) => {
    const { by, at, touched, takes, gesture, label, operations, backward, isMirrored } = entry
    if (touched.includes(EVERYTHING)) return EMPTY_HISTORY
    if (by !== operator || operations.length === 0 || isMirrored) return history
    if (takes === 'back')
      return history.past.at(-1)?.gesture === gesture ? (undone(history)?.history ?? history) : history
    if (takes === 'forward')
      return history.future[0]?.gesture === gesture ? (redone(history)?.history ?? history) : history
    return recorded(history, { gesture, label, at, forward: operations, backward })
  }, EMPTY_HISTORY)
