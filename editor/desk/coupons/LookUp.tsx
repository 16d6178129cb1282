import type { DeskCode } from '#desk/coupons/code-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { orNull } from '#operators/client/operations.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { toastDone } from '../../kit/parts/toasts.ts'
import { DeskSection, Facts } from '../parts/DeskSection.tsx'
import styles from './coupons.module.css'
import { ReasonDialog } from './ReasonDialog.tsx'

interface Props {
  readonly campaign: string
  readonly mayChange: boolean
}

/** Finds a code of a campaign by typing it. */
export function LookUp({ campaign, mayChange }: Props) {
  const t = useTranslations('editor.codes.lookUp')
  const { operations } = useEnvironment()
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const { data, error, isFetching } = useQuery({
    queryKey: readKey('codes.find', { campaign, code }),
    queryFn: () => orNull(operations.ask('codes.find', { campaign, code })),
    enabled: code !== '',
  })
  const find = (event: FormEvent) => {
    event.preventDefault()
    setCode(typed.trim())
  }
  return (
    <DeskSection title={t('title')}>
      <form className={`${desk.search} ${styles.lookUp}`} aria-label={t('title')} onSubmit={find}>
        <TextField
          label={t('code')}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="line" isLoading={isFetching}>
          {t('find')}
        </Button>
      </form>
      {error && <Notice tone="error">{error.message}</Notice>}
      <div aria-live="polite">
        {data === null && <p className={desk.notice}>{t('none')}</p>}
        {data && <Found {...{ campaign, code, mayChange }} found={data} />}
      </div>
    </DeskSection>
  )
}

interface FoundProps extends Props {
  readonly code: string
  readonly found: DeskCode
}

function Found({ campaign, code, mayChange, found }: FoundProps) {
  const t = useTranslations('editor.codes.lookUp')
  const codes = useTranslations('editor.codes')
  const { uiLocale } = useEnvironment()
  const [isAsking, setAsking] = useState(false)
  const { state, ending, number, order, at } = found
  const toOrder = order && <Link to={`/orders/${encodeURIComponent(order)}`}>{order}</Link>
  const withdraw = useChange('codes.withdraw-code', {
    onDone() {
      setAsking(false)
      toastDone(codes('withdrawDone'))
    },
  })
  return (
    <div className={styles.found}>
      <Facts
        rows={[
          [t('ending'), ending],
          [t('state'), codes(`states.${state}`)],
          [t('order'), toOrder],
          [t('time'), state === 'FREE' ? null : formatDateTime(at, uiLocale)],
          [t('number'), number],
        ]}
      />
      {mayChange && state === 'FREE' && (
        <Button variant="line" onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('withdrawTitle')}
          text={t('withdrawText', { ending })}
          submit={codes('withdraw')}
          isPending={withdraw.isPending}
          error={withdraw.error}
          onSubmit={reason => withdraw.start({ campaign, code, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
