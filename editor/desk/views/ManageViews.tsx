import { type ListView, MAX_VIEW_NAME, MAX_VIEW_QUERY } from '#desk/views/list-view.ts'
import { Button } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useChange } from '../../kit/operations.ts'
import { useFirstFocus } from '../parts/use-first-focus.ts'
import { isSameQuery } from './list-query.ts'
import type { ViewedList } from './ViewsMenu.tsx'
import styles from './views.module.css'

interface Props {
  readonly list: ViewedList
  readonly query: string
  readonly views: readonly ListView[]
  readonly onClose: () => void
}

/** Views of a list, to rename, share, replace and remove. */
export function ManageViews({ list, query, views, onClose }: Props) {
  const t = useTranslations('editor.views.manage')
  return (
    <Dialog
      isOpen
      size="m"
      title={t('title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ul className={styles.views}>
        {views.map(view => (
          <li key={view.id}>
            <Link to={`/${list}${view.query && `?${view.query}`}`} onClick={onClose}>
              {view.name}
            </Link>
            {view.isOwn || <small>{t('by', { owner: view.owner })}</small>}
            {view.canChange ? <ViewTools {...{ view, query }} /> : <small>{t('locked')}</small>}
          </li>
        ))}
      </ul>
      {views.length === 0 && <p>{t('none')}</p>}
    </Dialog>
  )
}

interface ToolsProps {
  readonly view: ListView
  readonly query: string
}

/** Ways to change a view. Removing it asks once more, in its place. */
function ViewTools({ view, query }: ToolsProps) {
  const { id, name } = view
  const t = useTranslations('editor.views.manage')
  const [step, setStep] = useState<'rename' | 'remove'>()
  const done = { onDone: () => setStep(undefined) }
  const share = useChange('views.share')
  const replace = useChange('views.replace')
  const rename = useChange('views.rename', done)
  const remove = useChange('views.remove', done)
  const error = share.error ?? replace.error ?? rename.error ?? remove.error
  const isShown = isSameQuery(view.query, query)
  return (
    <>
      <Checkbox
        label={t('shared')}
        aria-label={t('sharedOf', { name })}
        checked={view.isShared}
        onChange={({ target }) => share.start({ id, isShared: target.checked })}
      />
      {step === 'rename' ? (
        <NameForm
          name={name}
          isPending={rename.isPending}
          onRename={next => rename.start({ id, name: next })}
          onClose={() => setStep(undefined)}
        />
      ) : step === 'remove' ? (
        <RemoveQuestion
          name={name}
          isPending={remove.isPending}
          onRemove={() => remove.start({ id })}
          onClose={() => setStep(undefined)}
        />
      ) : (
        <div className={styles.tools}>
          <Button
            variant="line"
            size="s"
            aria-label={t('replaceOf', { name })}
            disabled={isShown || query.length > MAX_VIEW_QUERY}
            isLoading={replace.isPending}
            onClick={() => replace.start({ id, query })}
          >
            {t('replace')}
          </Button>
          <Button
            variant="line"
            size="s"
            aria-label={t('renameOf', { name })}
            onClick={() => setStep('rename')}
          >
            {t('rename')}
          </Button>
          <Button
            variant="line"
            size="s"
            aria-label={t('removeOf', { name })}
            onClick={() => setStep('remove')}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      {error && <Notice tone="error">{error.message}</Notice>}
    </>
  )
}

interface RemoveProps {
  readonly name: string
  readonly isPending: boolean
  readonly onRemove: () => void
  readonly onClose: () => void
}

function RemoveQuestion({ name, isPending, onRemove, onClose }: RemoveProps) {
  const t = useTranslations('editor.views.manage')
  return (
    <fieldset className={styles.tools} aria-label={t('removeOf', { name })}>
      <span>{t('sure', { name })}</span>
      <Button
        ref={useFirstFocus<HTMLButtonElement>()}
        variant="danger"
        size="s"
        isLoading={isPending}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
      <Button variant="line" size="s" onClick={onClose}>
        {t('keep')}
      </Button>
    </fieldset>
  )
}

interface NameProps {
  readonly name: string
  readonly isPending: boolean
  readonly onRename: (name: string) => void
  readonly onClose: () => void
}

function NameForm({ name, isPending, onRename, onClose }: NameProps) {
  const t = useTranslations('editor.views.manage')
  const confirm = useTranslations('editor.confirm')
  const [typed, setTyped] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') onRename(typed)
  }
  return (
    <form className={styles.tools} aria-label={t('renameOf', { name })} onSubmit={submit}>
      <TextField
        ref={useFirstFocus<HTMLInputElement>()}
        label={t('name')}
        maxLength={MAX_VIEW_NAME}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="s" disabled={typed.trim() === ''} isLoading={isPending}>
        {t('rename')}
      </Button>
      <Button variant="line" size="s" onClick={onClose}>
        {confirm('cancel')}
      </Button>
    </form>
  )
}
