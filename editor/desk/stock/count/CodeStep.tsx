import type { HeldDeskStock } from '#desk/stock/desk-stock.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../../kit/environment.ts'
import { useFirstFocus } from '../../parts/use-first-focus.ts'
import { skusOf, typedCode } from '../find-stock.ts'
import styles from './count.module.css'

interface Props {
  readonly onFound: (stock: HeldDeskStock) => void
}

/** Takes a code, typed or scanned. The code of a style or a product leads to a choice of its SKUs. */
export function CodeStep({ onFound }: Props) {
  const t = useTranslations('editor.stock.count.codes')
  const { operations } = useEnvironment()
  const [typed, setTyped] = useState('')
  const field = useFirstFocus<HTMLInputElement>()
  const finding = useMutation({
    mutationFn: (code: string) => skusOf(operations, code),
    onSuccess([only, ...others]) {
      if (only && others.length === 0) onFound(only)
      else field.current?.select()
    },
  })
  const find = (event: FormEvent) => {
    event.preventDefault()
    const code = typedCode(typed)
    if (code !== '' && !finding.isPending) finding.mutate(code)
  }
  const { data: found, variables: code = '', error } = finding
  return (
    <>
      <form className={styles.step} aria-label={t('codeForm')} onSubmit={find}>
        <TextField
          ref={field}
          label={t('code')}
          hint={t('codeHint')}
          error={error?.message ?? (found?.length === 0 ? t('unknown', { code }) : undefined)}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" isLoading={finding.isPending}>
          {t('next')}
        </Button>
      </form>
      {found && found.length > 1 && <SkuChoice code={code} rows={found} onChoose={onFound} />}
    </>
  )
}

interface ChoiceProps {
  readonly code: string
  readonly rows: readonly HeldDeskStock[]
  readonly onChoose: (stock: HeldDeskStock) => void
}

function SkuChoice({ code, rows, onChoose }: ChoiceProps) {
  const t = useTranslations('editor.stock.count.codes')
  const { uiLocale } = useEnvironment()
  return (
    <>
      <output>{t('which', { code, count: rows.length })}</output>
      <ul className={styles.skus} aria-label={t('which', { code, count: rows.length })}>
        {rows.map(row => (
          <li key={row.sku}>
            <button type="button" onClick={() => onChoose(row)}>
              {row.sku}
              <small>{[row.title[uiLocale], row.colour, row.size].filter(Boolean).join(' · ')}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
