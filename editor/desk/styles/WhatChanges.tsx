import type { FieldProblem } from '#desk/collections/record-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { refusalParts } from '../collections/refusal-parts.ts'
import styles from './sheet.module.css'
import { formPath, type ProductChange } from './style-values.ts'
import type { StyleWords } from './use-style-words.ts'

interface Props {
  readonly style: string
  readonly changes: readonly ProductChange[]
  readonly words: StyleWords
  readonly onSave: () => void
  readonly onClose: () => void
}

/** Asks the server what a save would do: old and new values, and what would be refused. */
export function WhatChanges({ style, changes, words, onSave, onClose }: Props) {
  const t = useTranslations('editor.styles.sheet')
  const records = useTranslations('editor.records')
  const confirm = useTranslations('editor.confirm')
  const { operations } = useEnvironment()
  const wish = `check ${useId()}`
  const { data, error, isPending } = useQuery({
    queryKey: [...readKey('styles.check'), style, changes],
    queryFn: () => operations.ask('styles.check', { wish, style, changes: [...changes], reason: '' }),
    retry: false,
  })
  const { problems } = refusalParts(error)
  const said = words.said(data?.changes ?? changes)
  return (
    <Dialog
      isOpen
      title={t('whatChanges')}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {confirm('cancel')}
          </Button>
          <Button disabled={!data} onClick={onSave}>
            {records('save')}
          </Button>
        </>
      }
    >
      {isPending && <output>{t('checking')}</output>}
      {error && <Notice tone="error">{error.message}</Notice>}
      <Problems problems={problems} words={words} />
      {data && <Problems problems={data.warnings} words={words} />}
      <ul className={styles.changes}>
        {said.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Dialog>
  )
}

const Problems = ({
  problems,
  words,
}: Pick<Props, 'words'> & { readonly problems: readonly FieldProblem[] }) =>
  problems.length > 0 && (
    <ul className={styles.changes}>
      {problems.map(problem => (
        <li key={`${problem.code} ${problem.path} ${problem.message}`}>
          <b>{words.fields.name(formPath(problem))}</b>: {problem.message}
        </li>
      ))}
    </ul>
  )
