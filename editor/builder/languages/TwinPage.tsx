import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { PageDetail } from '#content-store/client/types.ts'
import { type Editor, EditorProvider, useEditor } from '../editor-context.ts'
import { ConflictDialog } from '../conflicts/ConflictDialog.tsx'
import { UnsentDialog } from '../conflicts/UnsentDialog.tsx'
import { usePage } from '../../kit/queries.ts'
import { useLivePage } from '../open-page/use-live-page.ts'
import { useNewerDrafts } from '../open-page/use-newer-drafts.ts'
import { usePageSession } from '../../core/session/use-page-session.ts'
import { useTwinSummary } from './use-twin-summary.ts'

/** Opens the page in the other language while both are shown side by side. */
export function TwinPage() {
  const { session } = useEditor()
  const isWanted = useStore(session.store, state => state.isBilingual)
  const twin = useTwinSummary()
  return isWanted && twin ? <LoadedTwin key={twin.key} pageKey={twin.key} /> : null
}

function LoadedTwin({ pageKey }: { readonly pageKey: string }) {
  const { data } = usePage(pageKey)
  return data ? <OpenTwin detail={data} /> : null
}

function OpenTwin({ detail }: { readonly detail: PageDetail }) {
  const editor = useEditor()
  const { session: own, operator } = editor
  const session = usePageSession(detail, operator)
  useEffect(() => {
    own.store.setState({ twin: session })
    return () => own.store.setState({ twin: undefined })
  }, [own, session])
  const twin = useMemo((): Editor => ({ ...editor, session }), [editor, session])
  return (
    <EditorProvider value={twin}>
      <TwinLife />
    </EditorProvider>
  )
}

/** Follows what others do to the page in the other language, and asks what its operator has to decide. */
function TwinLife() {
  const { session } = useEditor()
  useLivePage()
  useNewerDrafts()
  const isClashing = useStore(session.store, state => state.clashes.length > 0)
  const dialog = useStore(session.store, state => state.dialog)
  if (isClashing) return <ConflictDialog />
  if (dialog === 'unsent')
    return <UnsentDialog onClose={() => session.store.setState({ dialog: undefined })} />
  return null
}
