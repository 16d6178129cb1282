import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { MIN_PASSWORD } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { PasswordField } from '#ui/password-field/PasswordField.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useSignIn } from '../../kit/queries.ts'
import { focusOnMount } from '../../kit/sign-in/focus-on-mount.ts'
import styles from '../../kit/sign-in/SignIn.module.css'

/** Adds the first operator, and signs in as that operator. */
export function OwnerStep({ secret }: { readonly secret: string }) {
  const t = useTranslations('editor.start')
  const words = useTranslations('editor.password')
  const { content } = useEnvironment()
  const go = useNavigate()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const signIn = useSignIn()
  const add = useMutation({
    mutationFn: async () => {
      await content.addOwner(secret, name.trim(), password)
      await signIn.mutateAsync({ name: name.trim(), password })
    },
    // The secret has done its work.
    onSuccess: () => void go('/start', { replace: true }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = name.trim() === '' || password === ''
    setMissing(lacks)
    if (!lacks && !add.isPending) add.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('ownerText')}</p>
      <TextField
        ref={focusOnMount}
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={name}
        onChange={event => setName(event.target.value)}
        aria-required
      />
      <PasswordField
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
      {!isMissing && add.error && <Notice tone="error">{add.error.message}</Notice>}
      <div className={styles.foot}>
        <Button type="submit" isLoading={add.isPending}>
          {t('create')}
        </Button>
      </div>
    </form>
  )
}
