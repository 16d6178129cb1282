import { saveFile } from '../../builder/transfer/files.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { toastFailure } from '../../kit/parts/toasts.ts'
import type { ShownCollection } from './screen-props.ts'

/** Saves all records of a collection as a table, or the header alone. */
export function useTableFile({ name }: ShownCollection) {
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
