import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#desk/orders/desk-order.ts'
import { Button } from '#ui/button/Button.tsx'
import { NewReturnDialog } from './NewReturnDialog.tsx'

/** Begins a return of goods of an order. */
export function NewReturnButton({ order }: { readonly order: DeskOrder }) {
  const t = useTranslations('editor.returns.new')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <NewReturnDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
