import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useOperation } from '../../kit/operations.ts'
import { ShopStatus } from './ShopStatus.tsx'

interface Props {
  readonly operator: Operator
  /** Shows it for an open shop, or for one that is closed. */
  readonly shows: 'open' | 'closed'
}

/** The part of the home about opening the shop: first on the screen while it is closed, last when it is open. */
export function Opening({ operator, shows }: Props) {
  const t = useTranslations('editor.opening')
  const { data, error, refetch } = useOperation('shop.state', {})
  if (error)
    return shows === 'closed' ? (
      <Notice tone="error">
        {t('failed')}{' '}
        <Button variant="line" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    ) : null
  if (!data || data.isOpen !== (shows === 'open')) return null
  return <ShopStatus operator={operator} state={data} />
}
