import { z } from 'zod'
import type { RecordLine } from '#api/catalogue/rows/change-log.ts'
import { valueAt } from '#api/rules/line-changes.ts'
import { regionTrail } from '#api/rules/region-tree.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { RecordDesk } from './collection-operations.ts'
import { collections } from './collections.ts'
import type { AnyCollection } from './define-collection.ts'
import type { ListedRecord } from './record-shapes.ts'

/** What the codes of a field name: a collection, or something else that forms find by its name. */
function referenceOf(field: unknown): string | undefined {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return referenceOf(field.unwrap())
  if (!(field instanceof z.ZodType)) return undefined
  const hints = field.meta()?.['x-cairn'] as { readonly reference?: string } | undefined // only schemas write it
  return hints?.reference
}

type NameOf = (code: string) => BothTexts | undefined

async function namesOf(reference: string, { records }: RecordDesk): Promise<NameOf> {
  if (reference === 'areas') return code => regionTrail(code).at(-1)?.name
  const collection: AnyCollection | undefined = collections.find(({ name }) => name === reference)
  if (!collection) return () => undefined
  const lines = new Map((await records.all(collection.kind)).map(line => [line.code, line]))
  return code => {
    const line = lines.get(code)
    return line && (collection.title(line) as BothTexts)
  }
}

/** Gives, for a record of a collection, the names of what the columns of its list refer to. Codes without a record have none. */
export async function referredNames(
  collection: AnyCollection,
  desk: RecordDesk,
): Promise<(line: RecordLine) => NonNullable<ListedRecord['names']>> {
  const referring = collection.columns.flatMap(column => {
    const reference = referenceOf(collection.schema.shape[column])
    return reference === undefined ? [] : [[column, reference] as const]
  })
  const found = await Promise.all(
    referring.map(async ([column, reference]) => [column, await namesOf(reference, desk)] as const),
  )
  return line =>
    Object.fromEntries(
      found.flatMap(([column, nameOf]) => {
        const code = valueAt(line, column)
        const name = typeof code === 'string' ? nameOf(code) : undefined
        return name ? [[column, name]] : []
      }),
    )
}
