import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './returns.module.css'

interface Props {
  /** Of their return. */
  readonly number: string
  readonly ids: readonly string[]
}

/** Photos of the shopper: small, and one of them large. */
export function ReturnPhotos({ number, ids }: Props) {
  const t = useTranslations('editor.returns')
  const { returnPhoto } = useEnvironment()
  const [shown, setShown] = useState<number>()
  const large = shown === undefined ? undefined : ids[shown]
  const title = t('photo', { number: (shown ?? 0) + 1, count: ids.length })
  return (
    <>
      <ul className={styles.photos}>
        {ids.map((id, at) => (
          <li key={id}>
            <button
              type="button"
              className={styles.photo}
              aria-label={t('openPhoto', { number: at + 1 })}
              onClick={() => setShown(at)}
            >
              <img src={returnPhoto(number, id)} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && large !== undefined && (
        <Dialog
          isOpen
          size="full"
          title={title}
          onClose={() => setShown(undefined)}
          actions={
            ids.length > 1 && (
              <Button variant="line" onClick={() => setShown((shown + 1) % ids.length)}>
                {t('nextPhoto')}
              </Button>
            )
          }
        >
          <img className={styles.large} src={returnPhoto(number, large)} alt={title} />
        </Dialog>
      )}
    </>
  )
}
