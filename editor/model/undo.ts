import { EVERYTHING, type LogEntry } from '#content-store/client/model/steps.ts'
import { EMPTY_HISTORY, type History, recorded, redone, undone } from './history.ts'

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
