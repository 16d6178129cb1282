import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { idIn } from '#content-store/client/draft/draft-tree.ts'
import { EVERYTHING } from '#content-store/client/draft/draft-steps.ts'
import { spotFrom } from '#content-store/client/draft/spots.ts'
import { branchOf } from '#content-store/client/model/operations.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { diffPages } from '../../core/model/page-diff.ts'
import type { AboutWork, PageSession } from '../../core/session/page-session.ts'
import type { WorkOfOthers } from '../../core/session/store.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { useOperation } from '../../kit/operations.ts'
import { DifferenceList } from '../history/DifferenceList.tsx'
import { useEditor } from '../editor-context.ts'

/** Undo would remove blocks that other operators have worked in since: it says whose work that is, shows it, and asks. */
export function WorkDialog({ onClose }: { readonly onClose: () => void }) {
  const { session } = useEditor()
  const work = useStore(session.store, state => state.work)
  return work ? <Question work={work} onClose={onClose} /> : null
}

/** Operators who changed something in these blocks, besides this one. */
function useNames(session: PageSession, ids: ReadonlySet<string>): readonly string[] {
  const { operator } = useEditor()
  const { data: log = [] } = useOperation('pages.activity', { key: session.detail.key })
  const isIn = (name: string) => name !== EVERYTHING && ids.has(spotFrom(name).id)
  const names = log
    .filter(({ by, touched }) => by !== operator.name && touched.some(isIn))
    .map(({ by }) => by)
  return [...new Set(names)].sort()
}

function Question({ work, onClose }: { readonly work: WorkOfOthers; readonly onClose: () => void }) {
  const t = useTranslations('editor.workOfOthers')
  const nameOf = useBlockName()
  const { session } = useEditor()
  const { draft, page, store } = session
  const inside = work.blocks.flatMap(id => (draft.nodes.has(id) ? branchOf(draft, id).nodes : []))
  const names = useNames(session, new Set(inside.map(({ id }) => id)))
  const blocks = work.blocks.flatMap(id => {
    const node = draft.nodes.get(id)
    const shown = node && page.node(idIn(node))
    return shown ? [nameOf(shown)] : []
  })
  const decide = (about: AboutWork) => {
    store.setState({ work: undefined })
    onClose()
    session[work.way](about)
  }
  return (
    <Dialog
      isOpen
      size="form"
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={() => decide('remove')}>
            {t(`${work.way}Anyway`)}
          </Button>
          <Button data-autofocus onClick={() => decide('keep')}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <p>
        {names.length > 0
          ? t('text', { names: names.join(', '), blocks: blocks.join(', ') })
          : t('textUnknown', { blocks: blocks.join(', ') })}
      </p>
      <DifferenceList difference={diffPages(work.before, page)} />
    </Dialog>
  )
}
