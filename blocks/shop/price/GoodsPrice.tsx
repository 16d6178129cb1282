import { Price } from '#ui/price/Price.tsx'
import type { ComponentProps } from 'react'
import { useMoney } from './use-money.ts'

interface Amount {
  readonly amount: number
}
interface Props extends Omit<ComponentProps<typeof Price>, 'price' | 'was'> {
  readonly price: Amount
  readonly listPrice: Amount | null | undefined
}

/** Price of goods now and, where that was more, before. */
export function GoodsPrice({ price, listPrice, ...look }: Props) {
  const money = useMoney()
  const was = listPrice && listPrice.amount > price.amount ? money(listPrice.amount) : undefined
  return <Price {...look} price={money(price.amount)} was={was} />
}
