import { useTranslations } from 'use-intl'
import { slotKey } from '#content-store/client/model/page-tree.ts'
import { contentsOf } from '../commands/clipboard.ts'
import { selectedGroup } from '../commands/selection.ts'
import { useEditor } from '../editor-context.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useChange } from '../../kit/operations.ts'
import { NameForm } from './NameForm.tsx'

interface Props {
  readonly onClose: () => void
}

/** Saves the selected blocks as a section. */
export const SaveSectionDialog = (props: Props) => <SaveDialog kind="section" {...props} />
/** Saves all blocks of the page as a template. */
export const SaveTemplateDialog = (props: Props) => <SaveDialog kind="template" {...props} />

function SaveDialog({ kind, onClose }: Props & { readonly kind: 'section' | 'template' }) {
  const t = useTranslations('editor.saved')
  const { session } = useEditor()
  const save = useChange('saved.save')
  const { locale, type } = session.detail
  const ids = () =>
    kind === 'section'
      ? selectedGroup(session)
      : session.rootSlots.flatMap(name => session.page.childIds(slotKey('', name)))
  return (
    <NameForm
      title={t(`${kind}Title`)}
      text={t(`${kind}Text`, { count: ids().length })}
      error={save.error}
      isSaving={save.isPending}
      onSave={name =>
        save.mutate(
          { kind, name, locale, type, contents: contentsOf(session, ids()) },
          {
            onSuccess() {
              toastDone(t(`${kind}Saved`))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
