import { formatDateTime } from '#locales/format.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import type { SavedPartInfo } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { toastDone, toastError } from '../../kit/parts/toasts.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { useReadSavedPart } from '../../kit/saved-parts.ts'
import { readSavedFile, saveSavedFile } from '../../builder/transfer/files.ts'
import { FileButton } from '../../builder/transfer/FileButton.tsx'
import { useTransferText } from '../../builder/transfer/use-transfer-text.ts'
import { NameForm } from '../../builder/saved/NameForm.tsx'
import { UsesDialog } from '../../builder/saved/UsesDialog.tsx'

type Asked = { readonly kind: 'rename' | 'remove' | 'uses'; readonly part: SavedPartInfo }

/** `/saved`: sections and templates to use again. */
export function SavedList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.saved')
  const problemText = useTransferText()
  const { data: parts = [], isPending, error } = useOperation('saved.list', {})
  const save = useChange('saved.save')
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const read = async (file: File) => {
    const found = await readSavedFile(file)
    if (!found.ok) return toastError(problemText('file', found.refusal))
    save.mutate(found.value, {
      onSuccess: () => toastDone(t('imported')),
      onError: refusal => toastError(refusal.message),
    })
  }
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={<FileButton label={t('import')} onFile={file => void read(file)} />}
    >
      {error && <Notice tone="error">{error.message}</Notice>}
      {isPending ? (
        <output className={desk.notice}>{t('loading')}</output>
      ) : parts.length === 0 ? (
        <p className={desk.notice}>{t('none')}</p>
      ) : (
        <table className={desk.table}>
          <caption className="visuallyHidden">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('savedAt')}</th>
              <th scope="col">
                <span className="visuallyHidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(part => (
              <Row key={part.id} part={part} onAsk={kind => setAsked({ kind, part })} />
            ))}
          </tbody>
        </table>
      )}
      {asked?.kind === 'rename' && <RenameDialog part={asked.part} onClose={close} />}
      {asked?.kind === 'uses' && <UsesDialog operator={operator} part={asked.part} onClose={close} />}
      {asked?.kind === 'remove' && <RemoveDialog part={asked.part} onClose={close} />}
    </Desk>
  )
}

function Row({
  part,
  onAsk,
}: {
  readonly part: SavedPartInfo
  readonly onAsk: (kind: Asked['kind']) => void
}) {
  const t = useTranslations('editor.saved')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const read = useReadSavedPart()
  const name = part.name[uiLocale]
  const exportPart = async () => {
    try {
      saveSavedFile(await read(part))
    } catch (error) {
      toastError(error instanceof Error ? error.message : String(error))
    }
  }
  const go = useNavigate()
  const sync = useChange('saved.sync')
  const makeSynced = () =>
    sync.mutate(
      { id: part.id },
      {
        onSuccess: () => toastDone(t('synced')),
        onError: refusal => toastError(refusal.message),
      },
    )
  const actions = [
    ...(part.kind === 'section' ? [['sync', makeSynced] as const] : []),
    ...(part.kind === 'synced'
      ? [
          ['edit', () => void go(`/saved/${part.id}/${part.locale}`)] as const,
          ['uses', () => onAsk('uses')] as const,
        ]
      : []),
    ['rename', () => onAsk('rename')],
    ['export', () => void exportPart()],
    ['remove', () => onAsk('remove')],
  ] as const
  return (
    <tr>
      <th scope="row">
        {name}
        <small>
          {part.locales.map(locale => languages(locale)).join(' · ')} · {t('blocks', { count: part.blocks })}
        </small>
      </th>
      <td data-label={t('kind')} className={desk.short}>
        {t(`kinds.${part.kind}`)}
      </td>
      <td data-label={t('savedAt')} className={desk.short}>
        {formatDateTime(part.at, uiLocale)}
        <small>{part.by}</small>
      </td>
      <td className={desk.actions}>
        <div className={desk.buttons}>
          {actions.map(([action, run]) => (
            <Button key={action} variant="quiet" aria-label={t(`${action}Of`, { name })} onClick={run}>
              {t(action)}
            </Button>
          ))}
        </div>
      </td>
    </tr>
  )
}

interface DialogProps {
  readonly part: SavedPartInfo
  readonly onClose: () => void
}

function RenameDialog({ part, onClose }: DialogProps) {
  const t = useTranslations('editor.saved')
  const rename = useChange('saved.rename')
  return (
    <NameForm
      title={t('rename')}
      text={t('renameText')}
      names={part.name}
      error={rename.error}
      isSaving={rename.isPending}
      onSave={name => rename.mutate({ id: part.id, name }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

/** Asks before a section or template is gone. Pages made with it stay as they are. */
function RemoveDialog({ part, onClose }: DialogProps) {
  const t = useTranslations('editor.saved')
  const { uiLocale } = useEnvironment()
  const remove = useChange('saved.remove')
  const name = part.name[uiLocale]
  return (
    <Dialog
      isOpen
      size="form"
      title={t('removeTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            isLoading={remove.isPending}
            onClick={() => remove.mutate({ id: part.id }, { onSuccess: onClose })}
          >
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t(part.kind === 'synced' ? 'removeUnused' : 'removeText', { name })}</p>
      {remove.error && <Notice tone="error">{remove.error.message}</Notice>}
    </Dialog>
  )
}
