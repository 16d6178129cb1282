import { useTranslations } from 'use-intl'
import { SYNCED } from '#blocks/page/synced-section.ts'
import { attaching } from '#content-store/client/model/synced-steps.ts'
import { contentsOf } from '../commands/clipboard.ts'
import { selectedGroup } from '../commands/selection.ts'
import { useEditor } from '../editor-context.ts'
import { newId } from '../../core/model/new-block.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useChange } from '../../kit/operations.ts'
import { NameForm } from './NameForm.tsx'

/** Makes a synced section of the selected blocks, which become its first use. */
export function MakeSyncedDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.saved')
  const { session } = useEditor()
  const save = useChange('saved.save')
  const { locale, type } = session.detail

  /** The blocks are looked for again: meanwhile others may have removed some. */
  function attach(section: string, group: readonly string[]) {
    const blocks = group.filter(id => session.page.node(id))
    const [first] = blocks
    const slot = first === undefined ? undefined : session.page.node(first)?.slot
    if (slot === undefined) return
    const container = {
      id: newId(),
      code: SYNCED,
      name: '',
      version: 1,
      pageId: '',
      section: '',
      style: {},
      options: { section, version: 1 },
      values: {},
      held: [],
      slot,
    }
    if (session.run('sync', attaching(session.page, blocks, container))) session.select(container.id)
  }

  function make(name: Parameters<typeof save.mutate>[0]['name']) {
    const group = selectedGroup(session)
    save.mutate(
      { kind: 'synced', name, locale, type, contents: contentsOf(session, group) },
      {
        onSuccess({ id }) {
          attach(id, group)
          toastDone(t('syncedSaved'))
          onClose()
        },
      },
    )
  }

  return (
    <NameForm
      title={t('syncedTitle')}
      text={t('syncedText', { count: selectedGroup(session).length })}
      error={save.error}
      isSaving={save.isPending}
      onSave={make}
      onClose={onClose}
    />
  )
}
