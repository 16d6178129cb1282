import type { ProductCard } from '#api/client/product-card.ts'
import { useInspector } from '../context.ts'
import { useAnswer } from '../../../kit/parts/use-answer.ts'

/** A listed code: its product, `unknown` to the shop, or not answered for yet. */
export type Known = ProductCard | 'unknown' | 'waiting' | 'failed'

/** Products behind codes, asked again whenever the set of codes changes, so stock is live. Order does not matter. */
export function useProducts(codes: readonly string[]): (code: string) => Known {
  const { services } = useInspector()
  const sorted = [...codes].sort()
  const answer = useAnswer(codes.length > 0 ? sorted.join(',') : undefined, () =>
    services.productsByCode(sorted),
  )
  const byCode = new Map(answer.state === 'here' ? answer.value.map(product => [product.code, product]) : [])
  return code => (answer.state === 'here' ? (byCode.get(code) ?? 'unknown') : answer.state)
}
