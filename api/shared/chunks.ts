/** Rows per statement: far below the engines' limits on parameters. */
const CHUNK = 400

/** A list in parts that fit one statement, or in smaller ones. */
export function chunks<Row>(rows: readonly Row[], size = CHUNK): Row[][] {
  const parts: Row[][] = []
  for (let from = 0; from < rows.length; from += size) parts.push(rows.slice(from, from + size))
  return parts
}
