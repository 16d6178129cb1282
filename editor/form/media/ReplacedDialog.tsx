import type { MediaReplaced } from '#content-store/client/media.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './media.module.css'
import type { MediaPort } from '../../kit/services/media-port.ts'
import { Uses } from './UseList.tsx'

interface Props {
  readonly media: MediaPort
  readonly replaced: MediaReplaced
  readonly onTakenBack: () => void
  readonly onClose: () => void
}

/** Result of replacing a picture, the places it did not reach, and the way back. */
export function ReplacedDialog({
  media,
  replaced: { gesture, changed, left, cuts },
  onTakenBack,
  onClose,
}: Props) {
  const t = useTranslations('editor.media')
  const languages = useTranslations('editor.language')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [taken, setTaken] = useState<number>()
  const takeBack = async () => {
    setBusy(true)
    try {
      setTaken(await media.takeBack(gesture))
      onTakenBack()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
    }
    setBusy(false)
  }
  return (
    <Dialog
      isOpen
      size="form"
      title={t('replacedTitle')}
      onClose={onClose}
      actions={
        <>
          {changed.length > 0 && taken === undefined && (
            <Button variant="line" isLoading={isBusy} onClick={() => void takeBack()}>
              {t('takeBack')}
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      {taken === undefined ? (
        <p>{t('replacedText', { count: changed.length })}</p>
      ) : (
        <Notice tone="success">{t('takenBack', { count: taken })}</Notice>
      )}
      {changed.length > 0 && taken === undefined && (
        <ul className={styles.uses} aria-label={t('replacedIn')}>
          {changed.map(({ key, title, path, locale }) => (
            <li key={key}>
              {title || path} <small>{languages(locale)}</small>
            </li>
          ))}
        </ul>
      )}
      {cuts && taken === undefined && (
        <Notice tone={cuts === 'otherProportions' || cuts === 'live' ? 'warning' : 'info'}>
          {t(`cuts.${cuts}`)}
        </Notice>
      )}
      {left.length > 0 && taken === undefined && (
        <>
          <p>{t('leftText')}</p>
          <Uses uses={left} label={t('leftIn')} />
          {left.some(({ where }) => where === 'campaign') && (
            <p className={styles.note}>{t('leftInCampaign')}</p>
          )}
        </>
      )}
    </Dialog>
  )
}
