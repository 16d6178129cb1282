import { type FormEvent, useState } from 'react'
import { Form } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { Button } from '../parts/Button.tsx'
import { TextField } from '../parts/fields.tsx'
import { useSignIn } from '../queries.ts'
import styles from './SignIn.module.css'

interface Props {
  readonly onSignedIn: () => void
  /** Who was signed in until now: only the password is left to type. */
  readonly lastName?: string
}

/** Name and password of an operator; shop accounts do not count here. Source: LO-13, L-169. */
export function SignInForm({ onSignedIn, lastName }: Props) {
  const t = useTranslations('editor.signIn')
  const [name, setName] = useState(lastName ?? '')
  const [password, setPassword] = useState('')
  const [isWrong, setWrong] = useState(false)
  const signIn = useSignIn()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(false)
    signIn.mutate(
      { name: name.trim(), password },
      { onSuccess: operator => (operator ? onSignedIn() : setWrong(true)) },
    )
  }
  return (
    <Form className={styles.form ?? ''} onSubmit={submit}>
      <TextField label={t('name')} value={name} onChange={setName} autoComplete="username" isRequired />
      <TextField
        label={t('password')}
        type="password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus anyway; this says where to
        autoFocus={lastName !== undefined}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        isRequired
      />
      {isWrong && (
        <p role="alert" className={styles.wrong}>
          {t('wrong')}
        </p>
      )}
      <Button look="strong" type="submit" isPending={signIn.isPending}>
        {signIn.isPending ? t('signingIn') : t('signIn')}
      </Button>
    </Form>
  )
}
