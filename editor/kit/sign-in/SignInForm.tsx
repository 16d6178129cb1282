import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useSignIn } from '../queries.ts'
import { focusOnMount } from './focus-on-mount.ts'
import styles from './SignIn.module.css'

interface Props {
  readonly onSignedIn: () => void
  /** Operator who was signed in until now: only the password is left to type. */
  readonly lastName?: string
}

/** Name and password of an operator, and a code of the second factor; shop accounts do not count here. Source: LO-13, L-169. */
export function SignInForm({ onSignedIn, lastName }: Props) {
  const t = useTranslations('editor.signIn')
  const [name, setName] = useState(lastName ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isAskingCode, setAskingCode] = useState(false)
  const [problem, setProblem] = useState<string>()
  const signIn = useSignIn()
  const send = (more: { readonly code?: string } = {}) => {
    setProblem(undefined)
    signIn.mutate(
      { name: name.trim(), password, ...more },
      {
        onSuccess(answer) {
          if (!answer) {
            setAskingCode(false)
            return setProblem(t('wrong'))
          }
          if (!('needs' in answer)) return onSignedIn()
          setAskingCode(true)
          setCode('')
          if (answer.isWrong) setProblem(answer.message)
        },
      },
    )
  }
  if (isAskingCode)
    return (
      <CodeForm
        code={code}
        onCode={setCode}
        problem={problem}
        isPending={signIn.isPending}
        onSubmit={() => (code.trim() === '' ? setProblem(t('missingCode')) : send({ code }))}
        onBack={() => {
          setProblem(undefined)
          setPassword('')
          setAskingCode(false)
        }}
      />
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || password === '') return setProblem(t('missing'))
    send()
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
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" isLoading={signIn.isPending}>
        {signIn.isPending ? t('signingIn') : t('signIn')}
      </Button>
    </form>
  )
}

interface CodeFormProps {
  readonly code: string
  readonly onCode: (code: string) => void
  readonly problem: string | undefined
  readonly isPending: boolean
  readonly onSubmit: () => void
  readonly onBack: () => void
}

/** Asks for a code after the right password: of the app, or for recovery. */
function CodeForm({ code, onCode, problem, isPending, onSubmit, onBack }: CodeFormProps) {
  const t = useTranslations('editor.signIn')
  const [kind, setKind] = useState<'code' | 'recovery'>('code')
  const isApp = kind === 'code'
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField
        key={kind}
        // It replaces the password field, which had the focus.
        ref={focusOnMount}
        label={t(kind)}
        hint={t(isApp ? 'codeHint' : 'recoveryHint')}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={event => onCode(event.target.value)}
        aria-required
      />
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" isLoading={isPending}>
        {isPending ? t('signingIn') : t('signIn')}
      </Button>
      <div className={styles.ways}>
        <Button type="button" variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          type="button"
          variant="quiet"
          onClick={() => {
            onCode('')
            setKind(isApp ? 'recovery' : 'code')
          }}
        >
          {t(isApp ? 'useRecovery' : 'useApp')}
        </Button>
      </div>
    </form>
  )
}
