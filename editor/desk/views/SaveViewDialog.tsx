import { MAX_VIEW_NAME, MAX_VIEW_QUERY } from '#desk/views/list-view.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChange } from '../../kit/operations.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import type { ViewedList } from './ViewsMenu.tsx'

interface Props {
  readonly list: ViewedList
  /** What the list shows, as its address says it. */
  readonly query: string
  readonly onClose: () => void
}

/** Gives what a list shows a name. */
export function SaveViewDialog({ list, query, onClose }: Props) {
  const t = useTranslations('editor.views.save')
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [hasTried, setTried] = useState(false)
  const save = useChange('views.save', {
    onDone(view) {
      toastDone(t('done', { name: view.name }))
      onClose()
    },
  })
  const isTooLong = query.length > MAX_VIEW_QUERY
  const submit = () => {
    setTried(true)
    if (name.trim() !== '' && !isTooLong) save.start({ list, name, query, isShared })
  }
  return (
    <OperationDialog
      title={t('title')}
      submit={t('submit')}
      isPending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      {isTooLong && <Notice tone="error">{t('tooLong')}</Notice>}
      <TextField
        label={t('name')}
        error={hasTried && name.trim() === '' ? t('noName') : undefined}
        maxLength={MAX_VIEW_NAME}
        autoComplete="off"
        aria-required
        data-autofocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Checkbox label={t('share')} checked={isShared} onChange={({ target }) => setShared(target.checked)} />
    </OperationDialog>
  )
}
