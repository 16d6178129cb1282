import type { HeldDeskStock } from '#desk/stock/desk-stock.ts'
import type { ListedStyle } from '#desk/styles/listed-style.ts'
import { useQuery } from '@tanstack/react-query'
import { useEnvironment } from '../../kit/environment.ts'
import type { Operations } from '../../kit/operation-client.ts'
import { readKey } from '../../kit/operations.ts'

/** Most styles that are offered where what was typed is no code. */
const MOST_STYLES = 20

/** Result of looking up what was typed: SKUs, or styles to choose from. */
export type FoundStock =
  | { readonly kind: 'skus'; readonly rows: readonly HeldDeskStock[] }
  | { readonly kind: 'styles'; readonly rows: readonly ListedStyle[]; readonly hasMore: boolean }

/** Text as codes are written: a scanner or a paste may add spaces, an input method full-width signs. */
export const typedCode = (text: string): string => text.normalize('NFKC').trim()

/** SKUs of a code, whichever it is: of a SKU, else of a style, else of a product. */
export async function skusOf(operations: Operations, code: string): Promise<readonly HeldDeskStock[]> {
  for (const search of [{ sku: code }, { style: code }, { spu: code }]) {
    const rows = await operations.read('stock.find', search)
    if (rows.length > 0) return rows
  }
  return []
}

async function findStock(operations: Operations, sought: string): Promise<FoundStock> {
  const rows = await skusOf(operations, sought)
  if (rows.length > 0) return { kind: 'skus', rows }
  const styles = await operations.ask('styles.list', { search: sought, size: MOST_STYLES })
  const [only, second] = styles.rows
  if (only && !second) return { kind: 'skus', rows: await skusOf(operations, only.style) }
  return { kind: 'styles', rows: styles.rows, hasMore: styles.next !== null }
}

/** Stock by code, or by the search of goods. Nothing is asked for an empty text. */
export function useFoundStock(sought: string) {
  const { operations } = useEnvironment()
  return useQuery({
    queryKey: [...readKey('stock.find'), 'any code', sought],
    queryFn: () => findStock(operations, sought),
    enabled: sought !== '',
    refetchOnWindowFocus: true,
  })
}
