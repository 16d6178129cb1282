/** Rows per statement: far below the engines' limits on parameters. */
const CHUNK = 400

/** A list in parts that fit one statement. */
export function chunks<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = []
  for (let from = 0; from < rows.length; from += CHUNK) parts.push(rows.slice(from, from + CHUNK))
  return parts
}
