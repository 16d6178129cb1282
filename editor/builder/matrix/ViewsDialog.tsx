import { LOCALES, type Locale } from '#locales/locale.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useTranslations } from 'use-intl'
import { useNavigate } from 'react-router'
import { useEditor } from '../editor-context.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import { type Device, DEVICES } from '../../core/session/store.ts'
import { addressOf } from '../view/shown-view.ts'
import { useViewers } from '../view/use-viewers.ts'
import styles from './matrix.module.css'
import { type ShownFor, Thumbnail } from './Thumbnail.tsx'

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
  if (!twin) return <p className={styles.none}>{t('noPage', { language: languages(locale) })}</p>
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

/** The page in a language; `undefined` where there is none. */
function useTwin(locale: Locale): { readonly key: string; readonly page: LivePage } | undefined {
  const { session } = useEditor()
  const face = locale === session.detail.locale ? session : session.other
  return face && { key: face.detail.key, page: face.page }
}
