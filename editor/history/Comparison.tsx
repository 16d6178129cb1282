import { Select } from '#ui/select/Select.tsx'
import { Columns2, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { slotKey } from '#content-store/client/model/page-tree.ts'
import { Stage } from '../canvas/stage.ts'
import { useIsPhone } from '../phone/use-is-phone.ts'
import { useEditor } from '../editor-context.ts'
import type { LivePage } from '../model/live-page.ts'
import { diffPages, type PageDiff } from '../model/page-diff.ts'
import type { BlockChange } from '../model/restore.ts'
import { DeviceChoice } from '../parts/DeviceChoice.tsx'
import parts from '../parts/parts.module.css'
import type { Device } from '../store.ts'
import { StepButton } from '../toolbar/CommandButton.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './history.module.css'
import { scrollTogether } from '../canvas/scroll-together.ts'
import { usePageRevision, useVersion, useVersionTitle } from './use-version.ts'
import { VersionCanvas } from './VersionCanvas.tsx'
import { DRAFT, type Version } from './versions.ts'

interface Props {
  readonly version: Version
  readonly versions: readonly Version[]
  readonly onClose: () => void
  /** What can be done with the version. */
  readonly children: ReactNode
}

/** A version beside the draft, or beside another version: both rendered, and all that differs. */
export function Comparison({ version, versions, onClose, children }: Props) {
  const t = useTranslations('editor.history')
  const titleOf = useVersionTitle()
  const { session } = useEditor()
  const [otherKey, setOtherKey] = useState<string>(DRAFT)
  const other = versions.find(({ key }) => key === otherKey)
  const { page: before, error } = useVersion(version)
  const { page: read, error: otherError } = useVersion(other)
  const after = other ? read : session.page
  const failure = error ?? otherError
  return (
    <>
      <section className={styles.head} aria-label={titleOf(version)}>
        <div className={styles.title}>
          <h3>{titleOf(version)}</h3>
          <Select
            label={t('compareWith')}
            value={otherKey}
            onChoose={setOtherKey}
            choices={[
              { value: DRAFT, label: t('draft') },
              ...versions.flatMap(each =>
                each.key === version.key ? [] : [{ value: each.key, label: titleOf(each) }],
              ),
            ]}
          />
          <StepButton name="undo" />
        </div>
        {children}
      </section>
      {failure && <p role="alert">{failure.message}</p>}
      {!failure && (!before || !after) && <p className={styles.quiet}>{t('reading')}</p>}
      {before && after && (
        <Both
          before={before}
          after={after}
          titles={[titleOf(version), titleOf(other)]}
          onCompareWithDraft={other && (() => setOtherKey(DRAFT))}
          onClose={onClose}
        />
      )}
    </>
  )
}

interface BothProps {
  readonly before: LivePage
  readonly after: LivePage
  readonly titles: readonly [string, string]
  /** Set while two versions are compared. */
  readonly onCompareWithDraft: (() => void) | undefined
  readonly onClose: () => void
}

/** Views of two states that scroll together, and the list of what differs. */
function Both({ before, after, titles, onCompareWithDraft, onClose }: BothProps) {
  const revision = usePageRevision(after)
  // The pages change in place: their revision tells when.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const diff = useMemo(() => diffPages(before, after), [before, after, revision])
  const [stages] = useState(() => ({ before: new Stage(), after: new Stage() }))
  const [chosen, setChosen] = useState<string>()
  const { session } = useEditor()
  useEffect(
    () =>
      scrollTogether(stages.before, stages.after, () =>
        session.rootSlots
          .flatMap(name => before.childIds(slotKey('', name)))
          .filter(id => after.nodes.has(id)),
      ),
    [stages, session, before, after],
  )
  const show = (id: string) => {
    setChosen(id)
    stages.before.port?.reveal(id)
    stages.after.port?.reveal(id)
  }
  return (
    <>
      <Views {...{ before, after, titles, diff, stages, chosen, onClose }} onChoose={setChosen} />
      <ChangeList {...{ before, after, diff, chosen, onCompareWithDraft }} onShow={show} />
    </>
  )
}

interface ViewsProps {
  readonly before: LivePage
  readonly after: LivePage
  readonly titles: readonly [string, string]
  readonly diff: PageDiff
  readonly stages: { readonly before: Stage; readonly after: Stage }
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

const VIEWS = { sideBySide: Columns2, slider: SlidersHorizontal } as const
type View = keyof typeof VIEWS

function Views({ before, after, titles, diff, stages, ...rest }: ViewsProps) {
  const t = useTranslations('editor.history')
  const { session } = useEditor()
  const isPhone = useIsPhone()
  const [device, setDevice] = useState<Device>(() => (isPhone ? 'phone' : session.store.getState().device))
  const [view, setView] = useState<View>('sideBySide')
  /** Share of the width that shows the older page, percent. */
  const [share, setShare] = useState(50)
  const isSlider = view === 'slider'
  const marks = useMemo(() => marksOf(diff), [diff])
  return (
    <section className={styles.views} aria-label={t('view')}>
      <div className={styles.viewBar}>
        <ToggleButtonGroup
          className={parts.devices ?? ''}
          aria-label={t('view')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[view]}
          onSelectionChange={([name]) => setView(name as View)} // the keys below
        >
          {(Object.keys(VIEWS) as View[]).map(name => {
            const Sign = VIEWS[name]
            return (
              <ToggleButton key={name} id={name} className={parts.device ?? ''} aria-label={t(name)}>
                <Sign size={18} aria-hidden />
              </ToggleButton>
            )
          })}
        </ToggleButtonGroup>
        <DeviceChoice device={device} onChoose={setDevice} />
        {isSlider && (
          <input
            className={styles.share}
            type="range"
            min={0}
            max={100}
            value={share}
            aria-label={t('share')}
            onChange={({ target }) => setShare(Number(target.value))}
          />
        )}
      </div>
      <div className={styles.sheets} data-view={view}>
        {(
          [
            ['before', before, titles[0], marks.before],
            ['after', after, titles[1], marks.after],
          ] as const
        ).map(([side, page, title, outlined]) => (
          <figure key={side} className={styles.sheet}>
            <figcaption data-side={side}>{t(side, { version: title })}</figcaption>
            <VersionCanvas
              {...rest}
              stage={stages[side]}
              page={page}
              title={t('page', { version: title })}
              device={device}
              marks={outlined}
              {...(isSlider && side === 'after' && { clip: `inset(0 0 0 ${share}%)` })}
            />
          </figure>
        ))}
        {isSlider && <div className={styles.divider} style={{ insetInlineStart: `${share}%` }} />}
      </div>
    </section>
  )
}

/** What is outlined on each side: a block that came is not there before, one that went not after. */
function marksOf({ added, removed, moved, changed }: PageDiff) {
  const marks = (kind: BlockChange['kind'], blocks: readonly { readonly id: string }[]) =>
    blocks.map(({ id }): BlockChange => ({ kind, id }))
  const stayed = [...marks('moved', moved), ...marks('changed', changed)]
  return {
    before: [...marks('removed', removed), ...stayed],
    after: [...marks('added', added), ...stayed],
  }
}
