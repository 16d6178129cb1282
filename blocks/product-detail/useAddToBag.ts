import { ApiError } from '#api/client/api-error.ts'
import { addToBag, type BagAnswer, type BagLine } from '#api/client/purchase.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../view.ts'
import { showBagErrors } from './bag-errors.ts'

/** A call that brought no answer, told like a refusal; what is not the api's is thrown on. */
function refusalOf(error: unknown): BagAnswer {
  if (!(error instanceof ApiError)) throw error
  const isProductError = error.code.startsWith('PECERR')
  return {
    success: false,
    userErrors: [{ code: isProductError ? error.code : 'PECERR999', message: error.message, field: null }],
  }
}

/** Puts things into the bag and says by toast what became of it, the same wherever one buys. Source: C-098, C-099. */
export function useAddToBag() {
  const { api } = useBlockContext()
  const t = useTranslations('shop.bag')
  const errors = useTranslations('shop.bagErrors')
  const [isAdding, setAdding] = useState(false)
  const add = async (lines: readonly BagLine[]): Promise<boolean> => {
    setAdding(true)
    try {
      const { success, userErrors } = await addToBag(api, lines).catch(refusalOf)
      if (success) showToast(t('added'), { status: 'success' })
      else showBagErrors(errors, userErrors)
      return success
    } finally {
      setAdding(false)
    }
  }
  return { add, isAdding }
}
