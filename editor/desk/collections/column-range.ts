import type { AnyCollection } from '#desk/collections/define-collection.ts'
import { GAP, gapFields } from '#desk/collections/gaps.ts'
import { formOf } from '../../form/inspector/form/form-schema.ts'
import type { ColumnRange } from '../views/list-query.ts'
import { formSubject } from './record-form.ts'

/** Column of the latest change, which is no field of a record. */
export const CHANGED = 'changed'

/**
 * Columns that a list can show: those of the definition, other fields of the form, and the latest change. Formatted texts are too long for
 * a cell, and fields of one form of record alone say nothing of the others.
 */
export function columnRange(collection: AnyCollection): ColumnRange {
  const { properties } = formOf(formSubject(collection, 'new', {}))
  const isColumn = (field: string) =>
    properties?.[field] !== undefined && properties[field].hints.widget !== 'richText'
  const fields = collection.sections.flat().filter(isColumn)
  // Rows say what is missing without it.
  const gaps = gapFields(collection).length > 0 ? [GAP] : []
  return {
    all: [...new Set([...collection.columns, ...fields, ...gaps, CHANGED])],
    usual: [...collection.columns, CHANGED],
  }
}
