import { useEffect, useEffectEvent } from 'react'
import { useAddToBag } from '../../shop/catalogue/product-detail/useAddToBag.ts'

interface Props {
  readonly line: Parameters<ReturnType<typeof useAddToBag>['add']>[0][number]
  /** Called when the shop has answered. */
  readonly onDone: () => void
}

/** Puts one thing into the bag, with the banner and the toasts of every add. Draws nothing: it stands among the overlays, and brings its texts along. */
export function AddWished({ line, onDone }: Props) {
  const { add } = useAddToBag()
  const run = useEffectEvent(async () => {
    try {
      await add([line])
    } finally {
      onDone()
    }
  })
  useEffect(() => void run(), [])
  return null
}
