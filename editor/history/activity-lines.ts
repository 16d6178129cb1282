import { EVERYTHING, type LogEntry } from '#content-store/client/model/steps.ts'

const isSomething = ({ operations, touched }: LogEntry) =>
  operations.length > 0 || touched.includes(EVERYTHING)

/** One entry for each gesture, its last: typing in a field is many steps and one line. @param entries newest first */
export const linesOf = (entries: readonly LogEntry[]): readonly LogEntry[] =>
  entries.filter(isSomething).filter((entry, index, all) => {
    const newer = all[index - 1]
    return !newer || newer.gesture !== entry.gesture || newer.by !== entry.by || newer.takes !== entry.takes
  })
