import { useTranslations } from 'use-intl'
import { FindDialog } from '../../kit/find/FindDialog.tsx'
import { useEditor } from '../editor-context.ts'
import { usePageSources } from './use-page-sources.ts'

/** Finds a command, a block, or anything of the desk, from the editor of a page. */
export function PageFindDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.commands')
  const { operator } = useEditor()
  return (
    <FindDialog title={t('find')} operator={operator.name} sources={usePageSources()} onClose={onClose} />
  )
}
