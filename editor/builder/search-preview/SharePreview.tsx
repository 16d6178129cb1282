import { startWithin } from '#locales/whole-signs.ts'
import { resized } from '#ui/picture/resized.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { FolderOpen, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { lazyPart } from '../../kit/parts/LazyPart.tsx'
import { newGesture } from '../../core/session/page-session.ts'
import { useMeta } from '../open-page/use-page.ts'
import { MAX_DESCRIPTION } from './text-width.ts'
import styles from './search-preview.module.css'

const MediaDialog = lazyPart(async () => (await import('../../form/media/MediaDialog.tsx')).MediaDialog)

/** Width of the card's picture, px, for screens of double density. */
const CARD_WIDTH = 960

/** The page as a link to it shows where it is shared, and the choice of its picture. */
export function SharePreview() {
  const t = useTranslations('editor.sharePreview')
  const { session, checks } = useEditor()
  const { content } = useEnvironment()
  const { title, description, shareImage } = useMeta()
  const [isChoosing, setChoosing] = useState(false)
  const firstLarge = useSyncExternalStore(checks.watch, () => checks.firstLargePicture)
  const shown = shareImage || firstLarge
  const choose = (picked: string) =>
    session.run('page', [{ kind: 'meta', set: { shareImage: picked } }], newGesture('page'))
  return (
    <section className={styles.preview} aria-label={t('label')}>
      <h3>{t('label')}</h3>
      <div className={styles.card}>
        {shown ? (
          <img key={shown} src={resized(shown, CARD_WIDTH)} alt="" />
        ) : (
          <p className={styles.noPicture}>{t('noPicture')}</p>
        )}
        <div className={styles.cardWords}>
          <small>{window.location.host}</small>
          <strong>{title || t('noTitle')}</strong>
          <p>{startWithin(description.trim(), MAX_DESCRIPTION) || t('noDescription')}</p>
        </div>
      </div>
      <p className={styles.note}>{t(shareImage ? 'chosen' : shown ? 'firstLarge' : 'none')}</p>
      <div className={styles.choice}>
        <Button variant="line" onClick={() => setChoosing(true)} icon={<Icon of={FolderOpen} />}>
          {t('choose')}
        </Button>
        {shareImage && (
          <Button variant="line" onClick={() => choose('')} icon={<Icon of={X} />}>
            {t('clear')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <MediaDialog
          waiting={<p className={styles.note}>{t('opening')}</p>}
          title={t('choose')}
          media={content.media}
          picked={shareImage}
          onPick={({ url }) => {
            setChoosing(false)
            choose(url)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}
