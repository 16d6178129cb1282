import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { type ReceivedInvitation, MIN_PASSWORD } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { PasswordField } from '#ui/password-field/PasswordField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useMe, useSignIn } from '../../kit/queries.ts'
import { FactorSetUp } from '../../kit/sign-in/FactorSetUp.tsx'
import { focusOnMount } from '../../kit/sign-in/focus-on-mount.ts'
import styles from '../../kit/sign-in/SignIn.module.css'
import { Panel } from './Panel.tsx'

/** `/join#secret`: the link of an invitation. The operator chooses a password, then sets up two-step sign-in. */
export function JoinScreen() {
  const t = useTranslations('editor.join')
  const { hash } = useLocation()
  const { content, uiLocale } = useEnvironment()
  // The link opens nothing once it was used, and the address loses it.
  const [secret] = useState(hash.slice(1))
  const [isIn, setIn] = useState(false)
  const check = useQuery({
    queryKey: ['join', secret, uiLocale],
    queryFn: () => content.checkInvitation(secret),
    enabled: secret !== '' && !isIn,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (isIn) return <SecondStep />
  const problem = secret === '' ? t('notWhole') : check.error?.message
  return (
    <Panel title={check.data ? t('title', { name: check.data.name }) : t('titleInvalid')}>
      {problem !== undefined ? (
        <>
          <Notice tone="error">{problem}</Notice>
          <a href="/editor">{t('signIn')}</a>
        </>
      ) : check.data ? (
        <PasswordStep secret={secret} invitation={check.data} onDone={() => setIn(true)} />
      ) : (
        <output>{t('checking')}</output>
      )}
    </Panel>
  )
}

interface StepProps {
  readonly secret: string
  readonly invitation: ReceivedInvitation
  readonly onDone: () => void
}

function PasswordStep({ secret, invitation: { name }, onDone }: StepProps) {
  const t = useTranslations('editor.join')
  const words = useTranslations('editor.password')
  const { content } = useEnvironment()
  const go = useNavigate()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const signIn = useSignIn()
  const join = useMutation({
    mutationFn: async () => {
      await content.acceptInvitation(secret, password)
      await signIn.mutateAsync({ name, password })
    },
    onSuccess() {
      void go('/join', { replace: true })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '' && !join.isPending) join.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('text', { name })}</p>
      {/* Password managers keep the name with the password. */}
      <input type="hidden" name="username" autoComplete="username" value={name} />
      <PasswordField
        ref={focusOnMount}
        showLabel={words('show')}
        hideLabel={words('hide')}
        label={t('password')}
        hint={t('passwordHint', { min: MIN_PASSWORD })}
        autoComplete="new-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
        aria-required
      />
      {isMissing && <Notice tone="error">{t('missing')}</Notice>}
      {!isMissing && join.error && <Notice tone="error">{join.error.message}</Notice>}
      <div className={styles.foot}>
        <Button type="submit" isLoading={join.isPending}>
          {t('create')}
        </Button>
      </div>
    </form>
  )
}

/** Offers a second factor; a role that demands one leaves no other way. */
function SecondStep() {
  const t = useTranslations('editor.join')
  const go = useNavigate()
  const { refetch } = useMe()
  const leave = async () => {
    await refetch()
    await go('/', { replace: true })
  }
  return (
    <Panel title={t('factorTitle')}>
      <FactorSetUp
        isReplaced={false}
        onDone={() => void leave()}
        way={
          <Button type="button" variant="line" onClick={() => void leave()}>
            {t('later')}
          </Button>
        }
      />
    </Panel>
  )
}
