import { ContentError } from '#operators/client/call.ts'
import type { CellFate, PriceCell } from '#desk/prices/price-shapes.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { partsOf } from './price-parts.ts'

/** Progress of a save in several change sets. */
interface Progress {
  readonly saved: number
  readonly total: number
}

/** Fates of cells that a refusal brings. */
function fatesIn(error: unknown): readonly CellFate[] {
  const data: unknown = error instanceof ContentError ? error.data : undefined
  const { cells = [] } = Object(data) as { readonly cells?: readonly CellFate[] }
  return cells
}

/** A cell without what the check has said of it. */
const asCell = ({ spu, sku, field, before, after }: PriceCell): PriceCell => ({
  spu,
  sku,
  field,
  before,
  after,
})

interface SaveOptions {
  /** Called with the cells of each change set that is stored. */
  readonly onPart: (cells: readonly PriceCell[]) => void
  readonly onFates: (fates: readonly CellFate[]) => void
}

/** Checks cells, and saves them: a change set for each 50 products, one after the other. */
export function useSavePrices(cells: readonly PriceCell[], { onPart, onFates }: SaveOptions) {
  const { operations } = useEnvironment()
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  // The same prices go out under the same wish: sent again after a lost answer, they are stored once.
  const [wishes] = useState(() => new Map<string, string>())
  const wishOf = (part: readonly PriceCell[]) => {
    const key = JSON.stringify(part)
    const wish = wishes.get(key) ?? crypto.randomUUID()
    wishes.set(key, wish)
    return wish
  }
  const checked = useQuery({
    queryKey: [...readKey('prices.check'), cells],
    queryFn: async () => {
      const fates: CellFate[] = []
      for (const part of partsOf(cells)) {
        const answer = await operations.ask('prices.check', { wish: wishOf(part), cells: [...part] })
        fates.push(...answer.cells)
      }
      onFates(fates)
      return fates
    },
    enabled: cells.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  })
  const saved = useMutation({
    async mutationFn({
      fine,
      isAccepted,
    }: {
      readonly fine: readonly PriceCell[]
      readonly isAccepted: boolean
    }) {
      let count = 0
      for (const part of partsOf(fine)) {
        setProgress({ saved: count, total: fine.length })
        await operations.change('prices.save', { wish: wishOf(part), cells: part.map(asCell), isAccepted })
        onPart(part)
        count += part.length
      }
      return count
    },
    onError: error => onFates(fatesIn(error)),
    onSettled() {
      setProgress(undefined)
      void client.invalidateQueries({ queryKey: readKey('prices.list') })
    },
  })
  return { checked, saved, progress }
}
