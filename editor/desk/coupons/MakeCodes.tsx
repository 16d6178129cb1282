import {
  CODE_ALPHABET,
  MAX_BATCH_CODES,
  MAX_PATTERN,
  missingSigns,
  RANDOM_SIGN,
  readPattern,
} from '#api/rules/code-pattern.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChange } from '../../kit/operations.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import styles from './coupons.module.css'

const EMPTY = { pattern: '', count: '', reason: '' }

/** A number of codes as typed; `undefined` for what is none. */
function readCount(typed: string): number | undefined {
  const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
  return count >= 1 && count <= MAX_BATCH_CODES ? count : undefined
}

/** A code as the pattern may give it: the same for the same pattern, so that it does not flicker while it is typed. */
function exampleOf(pattern: string): string {
  let at = 0
  return pattern.replaceAll(RANDOM_SIGN, () => CODE_ALPHABET[(7 + 11 * at++) % CODE_ALPHABET.length] ?? '')
}

/** A form that makes codes by a pattern. */
export function MakeCodes({ campaign }: { readonly campaign: string }) {
  const t = useTranslations('editor.codes.make')
  const [form, setForm] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const wishOf = useWishKey()
  const make = useChange('codes.make', {
    onDone({ total }) {
      setForm(EMPTY)
      setTried(false)
      toastDone(t('done', { count: total }))
    },
  })
  const set = (more: Partial<typeof EMPTY>) => setForm({ ...form, ...more })
  const pattern = readPattern(form.pattern)
  const count = readCount(form.count)
  const missing = pattern === undefined ? 0 : missingSigns(pattern, count ?? 1)
  const wrongPattern =
    pattern === undefined
      ? t('patternWrong', { max: MAX_PATTERN })
      : missing > 0
        ? t('missing', { missing })
        : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (pattern === undefined || count === undefined || missing > 0) return
    const asked = { campaign, pattern, count, reason: form.reason.trim() }
    make.start({ ...asked, wish: wishOf(asked) })
  }
  const hint = pattern !== undefined && missing === 0 ? t('example', { code: exampleOf(pattern) }) : undefined
  return (
    <DeskSection title={t('title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('pattern')}
          hint={hint ?? t('patternHint')}
          error={isTried || (pattern !== undefined && count !== undefined) ? wrongPattern : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required
          value={form.pattern}
          onChange={({ target }) => set({ pattern: target.value })}
        />
        <TextField
          label={t('count')}
          hint={t('countHint', { max: MAX_BATCH_CODES })}
          error={isTried && count === undefined ? t('countWrong', { max: MAX_BATCH_CODES }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          aria-required
          value={form.count}
          onChange={({ target }) => set({ count: target.value })}
        />
        <TextField
          label={t('reason')}
          maxLength={300}
          value={form.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
        <Button type="submit" isLoading={make.isPending}>
          {t('submit')}
        </Button>
      </form>
      {make.error && <Notice tone="error">{make.error.message}</Notice>}
    </DeskSection>
  )
}
