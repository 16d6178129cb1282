import { ISSUE_FAILURES } from '#api/rules/issue-failure.ts'
import type { DeskTriedIssue } from '#desk/coupons/issue-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { toastDone } from '../../kit/parts/toasts.ts'
import { RemarkField } from '../parts/RemarkField.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import styles from './coupons.module.css'
import type { Receivers } from './receivers.ts'

interface Props {
  readonly campaign: string
  readonly receivers: Receivers
  readonly onClose: (isBegun: boolean) => void
}

/** Says who would get a coupon and who would not, and begins to issue them for a reason. */
export function IssueDryRun({ campaign, receivers, onClose }: Props) {
  const t = useTranslations('editor.codes.issue')
  const confirm = useTranslations('editor.confirm')
  const { operations } = useEnvironment()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const wishOf = useWishKey()
  const question = { campaign, receivers }
  const { data, error } = useQuery({
    queryKey: [...readKey('issues.try'), question],
    queryFn: () => operations.ask('issues.try', question),
    gcTime: 0,
  })
  const start = useChange('issues.start', {
    onDone() {
      toastDone(t('begun'))
      onClose(true)
    },
  })
  const why = reason.trim()
  const failure = error ?? start.error
  return (
    <Dialog isOpen size="form" title={t('dryRun')} onClose={() => onClose(false)}>
      <form
        className={desk.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          if (!data || why === '') return
          const asked = { ...question, expected: data.count, reason: why }
          start.start({ ...asked, wish: wishOf(asked) })
        }}
      >
        {!data && !error && <output className={desk.notice}>{t('checking')}</output>}
        {data && <Effects tried={data} />}
        {data && data.issued > 0 && (
          <RemarkField
            label={t('reason')}
            error={isTried && why === '' ? t('noReason') : undefined}
            value={reason}
            onChange={setReason}
          />
        )}
        {failure && <Notice tone="error">{failure.message}</Notice>}
        <div className={desk.formFoot}>
          <Button variant="line" onClick={() => onClose(false)}>
            {confirm('cancel')}
          </Button>
          {data && data.issued > 0 && (
            <Button type="submit" isLoading={start.isPending}>
              {t('run', { count: data.issued })}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function Effects({ tried }: { readonly tried: DeskTriedIssue }) {
  const t = useTranslations('editor.codes.issue')
  const { count, issued, failed, unknown, campaign, left } = tried
  const failures = ISSUE_FAILURES.flatMap(why => {
    const number = failed[why]
    return number === undefined ? [] : [{ why, number }]
  })
  return (
    <div className={styles.effects}>
      <p>
        <b>{t('would', { issued, count })}</b>
      </p>
      {campaign === 'NOT_STARTED' && <p>{t('planned')}</p>}
      {left !== null && <p>{t('left', { left })}</p>}
      {failures.length > 0 && (
        <ul>
          {failures.map(({ why, number }) => (
            <li key={why}>{t('failedOf', { why: t(`why.${why}`), count: number })}</li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <p className={styles.unknown}>
          {t('unknownLines')}: {unknown.join(' · ')}
        </p>
      )}
    </div>
  )
}
