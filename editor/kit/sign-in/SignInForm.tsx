import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useSignIn } from '../queries.ts'
import styles from './SignIn.module.css'

interface Props {
  readonly onSignedIn: () => void
  /** Operator who was signed in until now: only the password is left to type. */
  readonly lastName?: string
}

/** Name and password of an operator; shop accounts do not count here. Source: LO-13, L-169. */
export function SignInForm({ onSignedIn, lastName }: Props) {
  const t = useTranslations('editor.signIn')
  const [name, setName] = useState(lastName ?? '')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<'missing' | 'wrong'>()
  const signIn = useSignIn()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || password === '') return setProblem('missing')
    setProblem(undefined)
    signIn.mutate(
      { name: name.trim(), password },
      { onSuccess: operator => (operator ? onSignedIn() : setProblem('wrong')) },
    )
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('name')}
        value={name}
        onChange={event => setName(event.target.value)}
        autoComplete="username"
        aria-required
      />
      <TextField
        label={t('password')}
        type="password"
        data-autofocus={lastName === undefined ? undefined : ''}
        value={password}
        onChange={event => setPassword(event.target.value)}
        autoComplete="current-password"
        aria-required
      />
      {problem && <Notice tone="error">{t(problem)}</Notice>}
      <Button type="submit" isLoading={signIn.isPending}>
        {signIn.isPending ? t('signingIn') : t('signIn')}
      </Button>
    </form>
  )
}
