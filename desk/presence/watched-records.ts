import type { Records } from '#api/catalogue/changes/records.ts'
import type { RecordChange } from '#api/catalogue/rows/change-log.ts'

/** Records that a change set touched. */
export type Touched = readonly Pick<RecordChange, 'kind' | 'code'>[]

/** Records whose changes are reported as soon as they are stored. */
export function watchedRecords(records: Records, onChanged: (touched: Touched) => void): Records {
  return {
    ...records,
    async save(options) {
      const saved = await records.save(options)
      if (saved.ok && !options.isDry) onChanged(saved.value.changes)
      return saved
    },
    async saveAt(options) {
      const saved = await records.saveAt(options)
      if (saved.ok && options.due === undefined) onChanged(saved.value.changes)
      return saved
    },
    async undo(set, author) {
      const undone = await records.undo(set, author)
      if (undone.ok) onChanged(undone.value.changes)
      return undone
    },
  }
}
