import { LOCALES, type Locale } from '#locales/locale.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useNavigate } from 'react-router'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { LivePage } from '../../core/model/live-page.ts'
import { useOperation } from '../../kit/operations.ts'
import { type Device, DEVICES } from '../../core/session/store.ts'
import { addressOf } from '../view/shown-view.ts'
import { useViewers } from '../view/use-viewers.ts'
import styles from './matrix.module.css'
import { type ShownFor, Thumbnail } from './Thumbnail.tsx'
import { orNull } from '#operators/client/operations.ts'

const ALL_DEVICES = Object.keys(DEVICES) as Device[] // its own keys

/** The page for every kind of shopper, in both languages, at every width; each leads to the canvas in that state. */
export function ViewsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.view')
  const viewers = useViewers()
  return (
    <Dialog isOpen size="full" title={t('views')} onClose={onClose}>
      <p className={styles.hint}>{t('matrixHint')}</p>
      {viewers.map(({ viewer, name }) => (
        <section key={viewer} className={styles.viewer} aria-label={name}>
          <h3>{name}</h3>
          <div className={styles.languages}>
            {LOCALES.map(locale => (
              <InLanguage key={locale} shown={{ locale, viewer, viewerName: name }} />
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  )
}

function InLanguage({ shown }: { readonly shown: ShownFor }) {
  const t = useTranslations('editor.view')
  const languages = useTranslations('editor.language')
  const { session } = useEditor()
  const navigate = useNavigate()
  const { locale, viewer } = shown
  const twin = useTwin(locale)
  if (twin === 'missing') return <p className={styles.none}>{t('noPage', { language: languages(locale) })}</p>
  if (twin === 'waiting') return <output className={styles.none}>{t('waiting')}</output>
  const show = (device: Device) => {
    if (locale === session.detail.locale) session.store.setState({ viewer, device, dialog: undefined })
    else void navigate(addressOf(twin.key, { viewer, device }))
  }
  return (
    <ul className={styles.row}>
      {ALL_DEVICES.map(device => (
        <Thumbnail key={device} page={twin.page} shown={shown} device={device} onShow={() => show(device)} />
      ))}
    </ul>
  )
}

type Twin = { readonly key: string; readonly page: LivePage } | 'waiting' | 'missing'

/** The page in a language: the one that is open, else the stored draft of the other. */
function useTwin(locale: Locale): Twin {
  const { session } = useEditor()
  const { operations } = useEnvironment()
  const { data: pages } = useOperation('pages.list', {})
  const isOpen = locale === session.detail.locale
  const key = pages?.find(page => page.id === session.detail.id && page.locale === locale)?.key
  const { data: detail } = useQuery({
    queryKey: ['twin', key],
    queryFn: async () => (key === undefined ? null : orNull(operations.read('pages.find', { key }))),
    enabled: !isOpen && key !== undefined,
    gcTime: 0,
  })
  const page = useMemo(() => {
    if (!detail) return undefined
    const shown = new LivePage(session.treeOf(detail.draft))
    shown.rootSlots = session.rootSlots
    return shown
  }, [detail, session])
  if (isOpen) return { key: session.detail.key, page: session.page }
  if (pages && (key === undefined || detail === null)) return 'missing'
  return page && key !== undefined ? { key, page } : 'waiting'
}
