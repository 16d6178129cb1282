import { addToBag, type BagRefusal } from '#api/client/cart/cart.ts'
import { readSharedCart, type SharedCart, type SharedCartItem } from '#api/client/cart/cart-share.ts'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useBlockContext } from '../../page/view.ts'
import { applyBag } from '../../shop/cart/bag.ts'

/** Units of a line that can be had: at most what is left. 0 for what is not for sale. */
export const unitsToAdd = ({ reason, quantity, sku }: SharedCartItem): number => {
  if (reason === null) return quantity
  return reason === 'OUT_OF_STOCK' ? Math.min(quantity, sku?.inventory ?? 0) : 0
}

/** The bag shared under a code, and the way to take it over. */
export function useSharedCart(code: string) {
  const { api } = useBlockContext()
  const { data, isError, refetch, isFetching } = useQuery({
    ...queryOptions<SharedCart | null>({
      queryKey: ['cart-share', api.locale, code],
      queryFn: () => readSharedCart(api, code),
    }),
  })
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (items: readonly SharedCartItem[]): Promise<readonly BagRefusal[]> => {
      const lines = items.map(item => ({
        skuCode: item.skuCode,
        quantity: unitsToAdd(item),
        categories: [],
      }))
      const { cart, userErrors } = await addToBag(
        api,
        lines.filter(({ quantity }) => quantity > 0),
      )
      if (cart) applyBag(cart)
      return userErrors
    },
  })
  return { shared: data, isError, isFetching, refetch, add: mutateAsync, isAdding: isPending }
}
