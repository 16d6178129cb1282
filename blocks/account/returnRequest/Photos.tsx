import { Button } from '#ui/button/Button.tsx'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './ReturnRequest.module.css'
import { type ChosenPhoto, type usePhotos } from './use-photos.ts'

/** Photos of the goods: chosen, on their way with progress, shown small, taken out again. Source: MO-70. */
export function Photos({ photos, most, leftOut, add, remove }: ReturnType<typeof usePhotos>) {
  const t = useTranslations('account.returnRequest.photo')
  const input = useRef<HTMLInputElement>(null)
  const { place, onRemoved } = useFocusAfterRemoval(photos.length)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <div ref={place} className={styles.fields}>
      <p className={styles.small}>{t('hint', { max: most })}</p>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={t('title')}>
          {photos.map((photo, at) => (
            <Photo
              key={photo.key}
              photo={photo}
              onRemove={() => {
                onRemoved(at)
                remove(photo.key)
              }}
            />
          ))}
        </ul>
      )}
      {leftOut > 0 && (
        <p className={styles.error} role="alert">
          {t('tooMany', { max: most, count: leftOut })}
        </p>
      )}
      <div>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          hidden
          aria-label={t('add')}
          onChange={onChange}
        />
        <Button variant="line" disabled={photos.length >= most} onClick={() => input.current?.click()}>
          {t('add')}
        </Button>
      </div>
    </div>
  )
}

/**
 * Moves the focus from the button of a photo that is gone to that of the photo in its place, else to the one before, else to the button
 * that adds photos.
 */
function useFocusAfterRemoval(count: number) {
  const place = useRef<HTMLDivElement>(null)
  const removed = useRef<number>(undefined)
  useEffect(() => {
    const at = removed.current
    if (at === undefined) return
    removed.current = undefined
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
    const next = buttons[Math.min(at, buttons.length - 1)]
    ;(next ?? place.current?.querySelector('button'))?.focus()
  }, [count])
  return { place, onRemoved: (at: number) => void (removed.current = at) }
}

function Photo({
  photo: { name, preview, sent, id, error },
  onRemove,
}: {
  readonly photo: ChosenPhoto
  readonly onRemove: () => void
}) {
  const t = useTranslations('account.returnRequest.photo')
  return (
    <li className={styles.photo}>
      {preview && !error && <img src={preview} alt={name} className={styles.preview} />}
      <div className={styles.photoWords}>
        <p className={styles.fileName}>{name}</p>
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : id ? (
          <p className={styles.small}>{t('done')}</p>
        ) : (
          <progress aria-label={t('sending', { name })} value={sent} max={1} />
        )}
        <Button
          variant="quiet"
          size="s"
          data-flush=""
          aria-label={t('removeNamed', { name })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
