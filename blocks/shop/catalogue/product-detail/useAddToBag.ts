import { ApiError, isConnectionError } from '#api/client/api-error.ts'
import { addToBag, type BagAnswer, type BagLine } from '#api/client/cart/cart.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { applyBag } from '../../cart/bag.ts'
import { type AddedLine, announceAdded } from '../just-added.ts'
import { useBlockContext } from '../../../page/view.ts'
import { showBagErrors } from './bag-errors.ts'

/** A call that brought no answer, told like a refusal; what is not the api's is thrown on. */
function refusalOf(error: unknown): BagAnswer {
  if (!(error instanceof ApiError)) throw error
  const isNamed = error.code.startsWith('PECERR') || isConnectionError(error)
  return {
    success: false,
    cart: null,
    userErrors: [
      {
        code: isNamed ? error.code : 'PECERR999',
        message: error.message,
        field: null,
        externalOrderNo: null,
      },
    ],
  }
}

/** A line for the bag, with the product it is of. */
type Line = BagLine & AddedLine

/**
 * Puts things into the bag; a banner says so, or a toast why not, the same wherever one buys. What was added is announced to
 * recommendations and tracking. Source: C-098, C-099, L-324.
 *
 * @param isRecommended the buyer is a recommendation itself
 * @param isConfirmed the buyer confirms the add in its own dialog, so there is no banner
 */
export function useAddToBag({ isRecommended = false, isConfirmed = false } = {}) {
  const { api } = useBlockContext()
  const errors = useTranslations('product.bagErrors')
  const [isAdding, setAdding] = useState(false)
  const add = async (lines: readonly Line[]): Promise<boolean> => {
    setAdding(true)
    try {
      const { success, cart, userErrors } = await addToBag(api, lines).catch(refusalOf)
      if (cart) applyBag(cart)
      if (success) announceAdded(lines, { isRecommended, isConfirmed })
      else showBagErrors(errors, userErrors)
      return success
    } finally {
      setAdding(false)
    }
  }
  return { add, isAdding }
}
