import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { endOf, isOpen, isShowing } from '#content-store/client/campaigns.ts'
import type { Campaign } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import canvas from '../canvas/CanvasFrame.module.css'
import { useFit } from '../canvas/use-fit.ts'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { LivePeriod } from '../../kit/parts/LivePeriod.tsx'
import { usePublished } from '../open-page/use-published.ts'
import { useOperation } from '../../kit/operations.ts'
import type { Device } from '../../core/session/store.ts'
import { atInstant } from './preview-address.ts'
import styles from './time.module.css'

const SHOWN = ['draft', 'released'] as const

/** Above the canvas: the instant it is shown for, and whether the draft or what shoppers see then. */
export function TimeBar() {
  const t = useTranslations('editor.time')
  const { session, announce } = useEditor()
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const { time } = useCampaignWords()
  const { detail } = usePublished()
  const machine = useStore(session.store, state => state.time)
  if (!machine) return null
  const set = (change: Partial<typeof machine>) => session.store.setState({ time: { ...machine, ...change } })
  const goTo = (at: number | undefined) => {
    set({ at })
    if (at !== undefined) announce(t('announced', { time: time(at) }))
  }
  return (
    <section className={styles.bar} aria-label={t('label')}>
      <MomentField label={t('instant')} hint={t('hint')} value={machine.at} onChange={goTo} />
      <fieldset className={styles.choices} aria-label={t('show')}>
        {SHOWN.map(show => (
          <Button
            key={show}
            variant={machine.show === show ? 'solid' : 'line'}
            aria-pressed={machine.show === show}
            onClick={() => set({ show })}
          >
            {t(show)}
          </Button>
        ))}
      </fieldset>
      <fieldset className={styles.choices} aria-label={t('jump')}>
        <Button variant="quiet" disabled={machine.at === undefined} onClick={() => goTo(undefined)}>
          {t('now')}
        </Button>
        <Boundaries campaigns={campaigns} onGo={goTo} />
      </fieldset>
      {machine.show === 'released' && (
        <p className={styles.period}>
          <LivePeriod page={detail} at={machine.at} />
        </p>
      )}
    </section>
  )
}

interface BoundariesProps {
  readonly campaigns: readonly Campaign[]
  readonly onGo: (at: number) => void
}

/** The next starts and ends of campaigns: the instants worth a look. */
function Boundaries({ campaigns, onGo }: BoundariesProps) {
  const t = useTranslations('editor.time')
  const { nameOf } = useCampaignWords()
  const now = useEnvironment().clock()
  const moments = campaigns
    .filter(campaign => isOpen(campaign, now))
    .flatMap(campaign => [
      ...(isShowing(campaign, now)
        ? []
        : [{ id: `${campaign.id} from`, at: campaign.from, text: t('starts', { name: nameOf(campaign) }) }]),
      ...(Number.isFinite(endOf(campaign))
        ? [{ id: `${campaign.id} end`, at: endOf(campaign), text: t('ends', { name: nameOf(campaign) }) }]
        : []),
    ])
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST_BOUNDARIES)
  return moments.map(({ id, at, text }) => (
    <Button key={id} variant="quiet" onClick={() => onGo(at)}>
      {text}
    </Button>
  ))
}

const MOST_BOUNDARIES = 4

/** In front of the canvas: the page as shoppers get it at the instant, made by the shop itself. */
export function ReleasedPage() {
  const { session } = useEditor()
  const machine = useStore(session.store, state => state.time)
  return machine?.show === 'released' ? <ReleasedFrame at={machine.at} /> : null
}

function ReleasedFrame({ at }: { readonly at: number | undefined }) {
  const t = useTranslations('editor.time')
  const { session } = useEditor()
  const { operations, clock } = useEnvironment()
  const { time } = useCampaignWords()
  const device = useStore(session.store, state => state.device)
  const { data, error, refetch } = useQuery({
    queryKey: ['preview', session.detail.key],
    queryFn: () => operations.change('pages.preview-link', { key: session.detail.key }),
    retry: false,
  })
  useEffect(() => {
    if (data && data.expiresAt <= clock()) void refetch()
  }, [data, clock, refetch])
  if (error) return <Notice tone="error">{error.message}</Notice>
  if (!data) return <output className={styles.loading}>{t('loading')}</output>
  const href = atInstant(data.url, { at, isReleased: true })
  return (
    <div className={styles.released}>
      <ShopPage
        title={t('frame', { time: at === undefined ? t('isNow') : time(at) })}
        href={href}
        device={device}
      />
      <a href={href} target="_blank" rel="noreferrer">
        {t('link')}
      </a>
    </div>
  )
}

interface ShopPageProps {
  readonly title: string
  readonly href: string
  readonly device: Device
}

function ShopPage({ title, href, device }: ShopPageProps) {
  const { area, sheet, document } = useFit(device)
  return (
    <div ref={area} className={styles.room}>
      <div className={canvas.stage} style={sheet}>
        <iframe className={canvas.frame} style={document} title={title} src={href} />
      </div>
    </div>
  )
}
