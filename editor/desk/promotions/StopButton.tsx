import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { may } from '#operators/rights.ts'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import type { CollectionParts } from '../collections/screen-props.ts'
import { useWishKey } from '../parts/use-wish-key.ts'
import { isOfferCollection, type OfferCollection, type Stopped, useStop, useStopped } from './use-stop.ts'

type Props = React.ComponentProps<NonNullable<CollectionParts['Actions']>>

/** Stops an offer that runs or is planned. */
export function StopButton({ collection, operator, record }: Props) {
  const { clock } = useEnvironment()
  const { name, filters } = collection
  const state = filters.find(each => each.name === 'state')?.of(record.line, clock())
  const isOver = state === 'ended' || state === 'stopped'
  if (!isOfferCollection(name) || isOver || !may(operator, collection.rights.change)) return null
  return <Stop name={name} record={record} />
}

function Stop({ name, record }: Pick<Props, 'record'> & { readonly name: OfferCollection }) {
  const t = useTranslations('editor.promotions.stop')
  const { uiLocale } = useEnvironment()
  const { stop, isPending } = useStop(name)
  return (
    <Button
      variant="line"
      size="s"
      isLoading={isPending}
      aria-label={t('of', { name: record.title[uiLocale] })}
      onClick={() => stop(record.code)}
    >
      {t('button')}
    </Button>
  )
}

/** Says that an offer was stopped and what that means, and offers to take it back. */
export function StopNews({
  collection: { name },
}: React.ComponentProps<NonNullable<CollectionParts['News']>>) {
  const stopped = useStopped()
  return stopped && isOfferCollection(name) ? <News key={stopped.set} name={name} stopped={stopped} /> : null
}

function News({ name, stopped }: { readonly name: OfferCollection; readonly stopped: Stopped }) {
  const t = useTranslations('editor.promotions.stop')
  const records = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const wishOf = useWishKey()
  const undo = useChange(`${name}.undo`, {
    onDone: () => void navigate(`${pathname}${search}`, { replace: true }),
  })
  const { set, goods } = stopped
  return (
    <Notice tone={undo.error ? 'error' : 'success'}>
      <p>{undo.error ? undo.error.message : t('done', { name: stopped.name[uiLocale] })}</p>
      <p>{t(name === 'coupons' ? 'couponMeans' : 'means', { count: goods })}</p>
      {set !== null && (
        <Button
          variant="line"
          size="s"
          isLoading={undo.isPending}
          onClick={() => undo.start({ wish: wishOf(set), set })}
        >
          {records('undo')}
        </Button>
      )}
    </Notice>
  )
}
