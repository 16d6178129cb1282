import type { Wished } from '#api/client/account/favorite-queries.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { showToast } from '#ui/toast/toast.ts'
import Bell from 'lucide-react/icons/bell'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { showOverlay } from '../../shop/popups/overlay.ts'

interface Props {
  readonly wished: Wished
  /** Subject of the buttons, for those who hear them. */
  readonly name: string
  readonly size: string
}

/** Add to bag; for what is sold out, a notice when it is back. What is no longer sold has neither. Source: C-348. */
export function WishActions({ wished, name, size }: Props) {
  const t = useTranslations('account.wishList')
  const { loadTexts } = useBlockContext()
  const [isAdding, setAdding] = useState(false)
  const { product, sku, spuCode, description: title } = wished

  const add = async () => {
    setAdding(true)
    try {
      const [{ AddWished }] = await Promise.all([import('./AddWished.tsx'), loadTexts('product')])
      const categories = product?.categories.map(({ code }) => code) ?? []
      const line = { productCode: spuCode, skuCode: wished.skuCode, quantity: 1, categories }
      await new Promise<void>(resolve =>
        showOverlay(close => {
          const onDone = () => {
            close()
            resolve()
          }
          return <AddWished line={line} onDone={onDone} />
        }),
      )
    } catch {
      showToast(t('addFailed'), { status: 'error' })
    } finally {
      setAdding(false)
    }
  }
  const askForNotice = async () => {
    try {
      const [{ BackInStockDialog }] = await Promise.all([
        import('../../shop/catalogue/product-detail/BackInStockDialog.tsx'),
        loadTexts('product'),
      ])
      const soldOut = { skuCode: wished.skuCode, title, size }
      showOverlay(close => <BackInStockDialog wanted={soldOut} onClosed={close} />)
    } catch {
      showToast(t('noticeFailed'), { status: 'error' })
    }
  }

  if (wished.isAvailable && sku?.price)
    return (
      <Button isWide isLoading={isAdding} aria-label={t('addNamed', { name })} onClick={() => void add()}>
        {t('add')}
      </Button>
    )
  if (!product?.onShelves || !sku?.isEnabled || wished.isAvailable) return null
  return (
    <Button
      variant="line"
      isWide
      icon={<Icon of={Bell} />}
      aria-haspopup="dialog"
      aria-label={t('notifyNamed', { name })}
      onClick={() => void askForNotice()}
    >
      {t('notify')}
    </Button>
  )
}
