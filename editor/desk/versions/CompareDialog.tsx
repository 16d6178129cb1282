import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RaisePreview, VersionedPage } from '#content-store/client/block-versions.ts'
import type { PageContent } from '#content-store/client/types.ts'
import { findBlock } from '#blocks/registry.ts'
import { screensOf } from '#renderer/route/routes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { usePageViewOf } from '../../builder/canvas/use-page-view.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { ChangedBlocks } from '../../builder/history/ChangedBlocks.tsx'
import { TwoStates } from '../../builder/history/TwoStates.tsx'
import { LivePage } from '../../core/model/live-page.ts'
import { OverlaysInDialog } from '../../kit/parts/OverlaysInDialog.tsx'
import { rootSlotsOf, shownTree } from '../../core/session/page-session.ts'
import { createEditorStore } from '../../core/session/store.ts'
import { useRaisePreview } from './use-versions.ts'
import styles from './versions.module.css'

interface Props {
  readonly page: VersionedPage
  /** Absent where the operator may not. */
  readonly onRaise: (() => void) | undefined
  readonly onClose: () => void
}

/** A page as it is stored and as it would be stored, both rendered, with each option that changes. */
export function CompareDialog({ page, onRaise, onClose }: Props) {
  const t = useTranslations('editor.versions')
  const languages = useTranslations('editor.language')
  const { data, error } = useRaisePreview(page.key)
  return (
    <Dialog
      isOpen
      size="full"
      title={t('compareTitle', { title: page.title, language: languages(page.locale) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            disabled={!data || !onRaise}
            title={onRaise ? undefined : t('adminsOnly')}
            onClick={onRaise}
          >
            {t('raise.confirm')}
          </Button>
        </>
      }
    >
      {error && <Notice tone="error">{error.message}</Notice>}
      {!data && !error && <output>{t('reading')}</output>}
      {data && (
        <OverlaysInDialog>
          <Contents preview={data} onClose={onClose} />
        </OverlaysInDialog>
      )}
    </Dialog>
  )
}

const WHERES = ['live', 'draft'] as const
type Where = (typeof WHERES)[number]

interface ContentsProps {
  readonly preview: RaisePreview
  readonly onClose: () => void
}

function Contents({ preview, onClose }: ContentsProps) {
  const t = useTranslations('editor.versions')
  const there = WHERES.filter(where => preview.contents[where])
  const [asked, setAsked] = useState<Where>()
  const where = asked ?? there[0]
  const contents = where && preview.contents[where]
  if (!contents) return <p>{t('upToDate')}</p>
  return (
    <div className={styles.compare}>
      <div className={styles.compareHead}>
        <p>{t('compareText')}</p>
        {there.length > 1 && (
          <Select
            label={t('which')}
            value={where}
            choices={there.map(value => ({ value, label: t(`column.${value}`) }))}
            onChoose={value => setAsked(there.find(each => each === value))}
          />
        )}
      </div>
      <Rendered key={where} page={preview} {...contents} onClose={onClose} />
    </div>
  )
}

interface RenderedProps {
  readonly page: RaisePreview
  readonly before: PageContent
  readonly after: PageContent
  readonly onClose: () => void
}

function Rendered({ page, before, after, onClose }: RenderedProps) {
  const t = useTranslations('editor.versions')
  const { clock } = useEnvironment()
  const [now] = useState(clock)
  const shown = useMemo(() => {
    const [screen] = screensOf(page.path)
    const [old, next] = [before, after].map(content => new LivePage(shownTree(page, content)))
    if (!old || !next) return undefined
    const rootSlots = rootSlotsOf(page.path, old)
    old.rootSlots = rootSlots
    next.rootSlots = rootSlots
    const store = createEditorStore({ state: 'saved', revision: 0, savedAt: 0 }, screen)
    return { old, next, host: { detail: page, store, rootSlots } }
  }, [page, before, after])
  return (
    shown && (
      <States
        {...shown}
        path={page.path}
        now={now}
        titles={[t('asStored'), t('asRaised')]}
        onClose={onClose}
      />
    )
  )
}

interface StatesProps {
  readonly old: LivePage
  readonly next: LivePage
  readonly host: Parameters<typeof usePageViewOf>[0]
  readonly path: string
  readonly now: number
  readonly titles: readonly [string, string]
  readonly onClose: () => void
}

function States({ old, next, host, path, now, titles, onClose }: StatesProps) {
  const t = useTranslations('editor.versions')
  const view = usePageViewOf(host, now)
  /** Of a shell with several screens, the one on which the block is. */
  const showScreenOf = (id: string) => {
    const code = next.node(id)?.code ?? ''
    const own = findBlock(code)?.screen ?? code
    const screen = screensOf(path).find(name => name === own)
    if (screen) host.store.setState({ screen })
  }
  return (
    <TwoStates before={old} after={next} titles={titles} view={view} device="desktop" onClose={onClose}>
      {({ diff, chosen, onShow }) => (
        <ChangedBlocks
          diff={diff}
          chosen={chosen}
          hint={t('changesHint')}
          onShow={id => {
            showScreenOf(id)
            onShow(id)
          }}
        />
      )}
    </TwoStates>
  )
}
