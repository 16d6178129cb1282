import type { CollectionName } from '#desk/collections/collections.ts'
import { saveFile } from '../../builder/transfer/files.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { toastFailure } from '../../kit/parts/toasts.ts'

/** Something that has a table: a collection, or the people who work in the shops. */
export type TableName = CollectionName | 'staff'

/** Saves all records as a table, or the header alone. */
export function useTableFile(name: TableName) {
  const { operations } = useEnvironment()
  return async (isTemplate: boolean) => {
    try {
      const { text } = await operations.read(`${name}.export`, { isTemplate })
      saveFile(isTemplate ? `${name}-template.csv` : `${name}.csv`, text, 'text/csv')
    } catch (error) {
      toastFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
