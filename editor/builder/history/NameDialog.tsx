import { conflictingDraft } from '#content-store/client/client.ts'
import type { PageDetail } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useVersionTitle } from './use-version.ts'
import type { Version } from './versions.ts'

/** Characters of a name; the store refuses longer ones. */
const MAX_NAME = 80

interface Props {
  /** `undefined` names the draft as it is now. */
  readonly version: Version | undefined
  readonly onChange: (page: PageDetail) => void
  readonly onClose: () => void
}

/** Gives a version a name, changes it or removes it. */
export function NameDialog({ version, onChange, onClose }: Props) {
  const t = useTranslations('editor.history.name')
  const titleOf = useVersionTitle()
  const [name, setName] = useState(version?.name?.text ?? '')
  const [isAsked, setAsked] = useState(false)
  const save = useSaveName(version, page => {
    onChange(page)
    onClose()
  })
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (name.trim() !== '') save.mutate(name)
  }
  return (
    <Dialog
      isOpen
      size="form"
      title={version ? t('title', { version: titleOf({ ...version, name: undefined }) }) : t('titleNow')}
      onClose={onClose}
      actions={
        <>
          {version?.name && (
            <Button variant="danger" onClick={() => save.mutate('')}>
              {t('remove')}
            </Button>
          )}
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button isLoading={save.isPending} onClick={onSubmit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form onSubmit={onSubmit}>
        <TextField
          data-autofocus
          label={t('field')}
          hint={t('hint', { max: MAX_NAME })}
          error={isAsked && name.trim() === '' ? t('empty') : save.error?.message}
          value={name}
          maxLength={MAX_NAME}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  )
}

function useSaveName(version: Version | undefined, onSuccess: (page: PageDetail) => void) {
  const t = useTranslations('editor.history.name')
  const { operations } = useEnvironment()
  const { session } = useEditor()
  const { key } = session.detail
  /** What the operator sees is what gets the name: it must be saved, and nothing newer. */
  async function nameNow(name: string) {
    if (!(await session.autosave.flush())) throw new Error(t('notSaved'))
    try {
      return await operations.change('versions.keep', { key, revision: session.revision(), name })
    } catch (error) {
      const newer = conflictingDraft(error)
      if (!newer) throw error
      await session.catchUp()
      throw new Error(t('stale', { name: newer.savedBy }), { cause: error })
    }
  }
  return useMutation({
    mutationFn: (name: string) => {
      if (!version) return nameNow(name)
      return version.kind === 'release'
        ? operations.change('versions.name-release', { key, version: version.release.pageVersion, name })
        : operations.change('versions.name-draft', { key, id: version.kept.id, name })
    },
    onSuccess,
  })
}
