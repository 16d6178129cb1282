import { useTranslations } from 'use-intl'
import type { DeskOpening } from '#desk/shop/shop-shapes.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useOperation } from '../../kit/operations.ts'
import { Guide } from './Guide.tsx'
import { ShopStatus } from './ShopStatus.tsx'

interface Props {
  readonly operator: Operator
  /** Shows it for an open shop, or for one that is closed. */
  readonly shows: 'open' | 'closed'
}

/** The part of the home about opening the shop: first on the screen while it is closed, last when it is open. */
export function Opening({ operator, shows }: Props) {
  const { data, error, refetch } = useOperation('shop.state', {})
  if (error) return shows === 'closed' ? <Failure of="state" onRetry={() => void refetch()} /> : null
  if (!data || data.isOpen !== (shows === 'open')) return null
  return data.isOpen ? (
    <ShopStatus operator={operator} state={data} />
  ) : (
    <Closed operator={operator} state={data} />
  )
}

/** A closed shop, with the guide. */
function Closed({ operator, state }: { readonly operator: Operator; readonly state: DeskOpening }) {
  const { data, error, refetch } = useOperation('shop.guide', {})
  const left = data?.filter(entry => entry.state === 'todo').length ?? 0
  return (
    <>
      <ShopStatus operator={operator} state={state} left={left} />
      {error && <Failure of="guide" onRetry={() => void refetch()} />}
      {data && <Guide entries={data} mayChange={may(operator, 'shop.open')} />}
    </>
  )
}

function Failure({ of, onRetry }: { readonly of: 'state' | 'guide'; readonly onRetry: () => void }) {
  const t = useTranslations('editor.opening')
  return (
    <Notice tone="error">
      {t(of === 'state' ? 'failed' : 'guide.failed')}{' '}
      <Button variant="line" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  )
}
