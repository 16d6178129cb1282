import type { DeskIssued } from '#desk/coupons/issue-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange, useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { toastDone } from '../../kit/parts/toasts.ts'
import { DeskList } from '../parts/DeskList.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { MoreRows } from '../parts/MoreRows.tsx'
import styles from './coupons.module.css'
import { endedIssues } from './issue-state.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Coupons of a campaign that were issued by hand, the latest first, or those of one member. */
export function IssuedList({ campaign }: { readonly campaign: string }) {
  const t = useTranslations('editor.codes.issue')
  const { operations } = useEnvironment()
  const [typed, setTyped] = useState('')
  const [member, setMember] = useState('')
  const question = { campaign, ...(member !== '' && { member }) }
  const issues = useOperation('issues.list', { campaign }).data?.issues ?? []
  const { data, error, isPending, refetch, ...more } = useInfiniteQuery({
    queryKey: [...readKey('issues.coupons'), question, endedIssues(issues)],
    queryFn: ({ pageParam: after }) =>
      operations.ask('issues.coupons', { ...question, ...(after && { after }) }),
    initialPageParam: undefined as string | undefined,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const find = (event: FormEvent) => {
    event.preventDefault()
    setMember(typed.trim())
  }
  return (
    <DeskSection title={t('issued')}>
      <form className={`${desk.search} ${styles.lookUp}`} aria-label={t('issued')} onSubmit={find}>
        <TextField
          label={t('search')}
          hint={t('searchHint')}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="line">
          {t('find')}
        </Button>
      </form>
      <div className={styles.issued} aria-live="polite">
        <DeskList
          isPending={isPending}
          error={error}
          retry={refetch}
          loading={t('checking')}
          {...(data && { none: member === '' ? t('noIssued') : t('noMatch') })}
          caption={t('issued')}
          columns={[t('member'), t('state'), t('when'), t('byAndWhy')]}
          actions={t('columns.actions')}
        >
          {data?.pages.flatMap(({ rows }) => rows.map(row => <Row key={row.id} coupon={row} />)) ?? []}
        </DeskList>
      </div>
      <MoreRows {...more} />
    </DeskSection>
  )
}

function Row({ coupon }: { readonly coupon: DeskIssued }) {
  const t = useTranslations('editor.codes.issue')
  const { uiLocale } = useEnvironment()
  const [isAsking, setAsking] = useState(false)
  const { id, member, at, by, reason, state, order } = coupon
  const takeBack = useChange('issues.take-back-coupon', {
    onDone() {
      setAsking(false)
      toastDone(t('takenBack'))
    },
  })
  return (
    <tr>
      <th scope="row">{member}</th>
      <td>
        {t(`couponStates.${state}`)}
        {order && (
          <small>
            <Link to={`/orders/${encodeURIComponent(order)}`}>{t('orderOf', { order })}</Link>
          </small>
        )}
      </td>
      <td className={desk.short}>{formatDateTime(at, uiLocale)}</td>
      <td>
        {by}
        <small>{reason}</small>
      </td>
      <td className={desk.actions}>
        {(state === 'FREE' || state === 'OVER') && (
          <Button
            variant="quiet"
            size="s"
            aria-label={t('takeBackOf', { reason: member })}
            onClick={() => setAsking(true)}
          >
            {t('takeBack')}
          </Button>
        )}
        {isAsking && (
          <ReasonDialog
            title={t('takeBackOneTitle')}
            text={t('takeBackOneText', { member })}
            submit={t('takeBack')}
            isPending={takeBack.isPending}
            error={takeBack.error}
            onSubmit={why => takeBack.start({ coupon: id, reason: why })}
            onClose={() => setAsking(false)}
          />
        )}
      </td>
    </tr>
  )
}
