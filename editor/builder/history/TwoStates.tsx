import { Columns2, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { slotKey } from '#content-store/client/model/page-tree.ts'
import { scrollTogether } from '../canvas/scroll-together.ts'
import { Stage } from '../canvas/stage.ts'
import type { PageView } from '../canvas/use-page-view.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import { diffPages, type PageDiff } from '../../core/model/page-diff.ts'
import type { BlockChange } from '../../core/model/restore.ts'
import { DeviceChoice } from '../toolbar/DeviceChoice.tsx'
import { IconChoice } from '../../kit/parts/IconChoice.tsx'
import { useIsPhone } from '../../kit/parts/use-is-phone.ts'
import type { Device } from '../../core/session/store.ts'
import styles from './history.module.css'
import { usePageRevision } from './use-version.ts'
import { VersionCanvas } from './VersionCanvas.tsx'

interface Props {
  readonly before: LivePage
  readonly after: LivePage
  readonly titles: readonly [string, string]
  readonly view: PageView
  /** Whose width is shown first. */
  readonly device: Device
  readonly onClose: () => void
  /** The list of what differs. */
  readonly children: (shown: {
    readonly diff: PageDiff
    /** Id of the block that is looked at. */
    readonly chosen: string | undefined
    /** Brings a block into view on both sides. */
    readonly onShow: (id: string) => void
  }) => ReactNode
}

/** Views of two states of a page that scroll together, and the list of what differs. */
export function TwoStates({ before, after, view, children, ...rest }: Props) {
  const revision = usePageRevision(after)
  // The pages change in place: their revision tells when.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const diff = useMemo(() => diffPages(before, after), [before, after, revision])
  const [stages] = useState(() => ({ before: new Stage(), after: new Stage() }))
  const [chosen, setChosen] = useState<string>()
  useEffect(
    () =>
      scrollTogether(stages.before, stages.after, () =>
        view.rootSlots.flatMap(name => before.childIds(slotKey('', name))).filter(id => after.nodes.has(id)),
      ),
    [stages, view, before, after],
  )
  const show = (id: string) => {
    setChosen(id)
    stages.before.port?.reveal(id)
    stages.after.port?.reveal(id)
  }
  return (
    <>
      <Views {...{ ...rest, view, before, after, diff, stages, chosen }} onChoose={setChosen} />
      {children({ diff, chosen, onShow: show })}
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
  readonly view: PageView
  /** Whose width is shown first. */
  readonly device: Device
}

const ARRANGEMENTS = { sideBySide: Columns2, slider: SlidersHorizontal } as const
type Arrangement = keyof typeof ARRANGEMENTS

function Views({ before, after, titles, diff, stages, device: first, ...rest }: ViewsProps) {
  const t = useTranslations('editor.history')
  const isPhone = useIsPhone()
  const [device, setDevice] = useState<Device>(isPhone ? 'phone' : first)
  const [arrangement, setArrangement] = useState<Arrangement>('sideBySide')
  /** Share of the width that shows the older page, percent. */
  const [share, setShare] = useState(50)
  const isSlider = arrangement === 'slider'
  const marks = useMemo(() => marksOf(diff), [diff])
  return (
    <section className={styles.views} aria-label={t('view')}>
      <div className={styles.viewBar}>
        <IconChoice
          label={t('view')}
          icons={ARRANGEMENTS}
          nameOf={name => t(name)}
          chosen={arrangement}
          onChoose={setArrangement}
        />
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
      <div className={styles.sheets} data-view={arrangement}>
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

/** Outlined blocks of each side: a block that came is not there before, one that went not after. */
function marksOf({ added, removed, moved, changed }: PageDiff) {
  const marks = (kind: BlockChange['kind'], blocks: readonly { readonly id: string }[]) =>
    blocks.map(({ id }): BlockChange => ({ kind, id }))
  const stayed = [...marks('moved', moved), ...marks('changed', changed)]
  return {
    before: [...marks('removed', removed), ...stayed],
    after: [...marks('added', added), ...stayed],
  }
}
