import { catalogue } from '#locales/catalogue.ts'
import { LOCALES } from '#locales/locale.ts'
import type { ColumnNames } from './count-table.ts'

/** Names of a column in all languages, as its texts list them. */
const namesOf = (column: 'code' | 'units'): readonly string[] =>
  LOCALES.flatMap(locale => catalogue[locale].editor.stock.count.columns[column].split(/[,、]/))

/** Names that the columns of a count may have. */
export const COLUMN_NAMES: ColumnNames = { code: namesOf('code'), units: namesOf('units') }
