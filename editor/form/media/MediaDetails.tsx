import { DAY_MS } from '#locales/hong-kong.ts'
import { isComposingEnter } from '#ui/field/composing.ts'
import type { SavedCrops } from '#blocks/page/crop.ts'
import type { MediaAbout, MediaItem, MediaReplaced } from '#content-store/client/media.ts'
import type { Operator } from '#operators/operator.ts'
import { formatDateTime } from '#locales/format.ts'
import { LOCALES } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useAnswer } from '../../kit/parts/use-answer.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { may } from '#operators/rights.ts'
import styles from './media.module.css'
import { MediaDialog } from './MediaDialog.tsx'
import type { MediaPort } from '../../kit/services/media-port.ts'
import { PictureCuts } from './PictureCuts.tsx'
import { ReplacedDialog } from './ReplacedDialog.tsx'
import { useMediaFacts } from './use-media-facts.ts'
import { UseList } from './UseList.tsx'

interface Props {
  readonly media: MediaPort
  readonly item: MediaItem
  readonly operator: Operator
  /** The picture was changed, or brought back. */
  readonly onChange: (item: MediaItem) => void
  /** The picture left the list it was opened from. */
  readonly onGone: (id: string) => void
  readonly onClose: () => void
}

const NO_CROPS: SavedCrops = {}
const BIN_DAYS = 30

const tagsOf = (text: string) =>
  text
    .split(/[,，、]/)
    .map(tag => tag.trim())
    .filter(Boolean)

/** Only what differs is sent, so that two operators who change different fields both keep theirs. */
const changesOf = (item: MediaItem, next: MediaAbout): Partial<MediaAbout> =>
  Object.fromEntries(
    Object.entries(next).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(item[field as keyof MediaAbout]), // keys of `next`
    ),
  )

/** Scrolls the error message into view. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** One picture: what is said of it, its focal point, where it shows, and what can be done with it. */
export function MediaDetails({ media, item, operator, onChange, onGone, onClose }: Props) {
  const t = useTranslations('editor.media')
  const common = useTranslations('editor.confirm')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const { facts } = useMediaFacts()
  const form = useId()
  const [name, setName] = useState(item.name)
  const [alt, setAlt] = useState(item.alt)
  const [tags, setTags] = useState(item.tags.join(', '))
  const [focus, setFocus] = useState(item.focus)
  const [crops, setCrops] = useState(item.crops ?? NO_CROPS)
  const [error, setError] = useState<string>()
  const [isInUse, setInUse] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [replaced, setReplaced] = useState<MediaReplaced>()
  const [round, setRound] = useState(0)
  const uses = useAnswer(`uses ${item.id} ${round}`, () => media.uses(item.id))
  const isDeleted = item.deletedAt !== null
  const changes = changesOf(
    { ...item, crops: item.crops ?? NO_CROPS },
    { name: name.trim(), alt, tags: tagsOf(tags), focus, crops },
  )

  /** Runs what the store may refuse; its words show above the form, and of a picture in use above the pages that show it. */
  const attempt = async (job: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    setInUse(false)
    try {
      await job()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
    }
    setBusy(false)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      onChange(await media.describe(item.id, changes))
      toastDone(t('saved', { name }))
      onClose()
    })
  }
  const remove = () =>
    attempt(async () => {
      const { ok } = await media.remove(item.id)
      if (!ok) {
        setRound(round + 1)
        return setInUse(true)
      }
      onGone(item.id)
      toastDone(t('removed', { name: item.name }))
      onClose()
    })
  const restore = () =>
    attempt(async () => {
      await media.restore(item.id)
      onGone(item.id)
      toastDone(t('restored', { name: item.name }))
      onClose()
    })
  const purge = () =>
    attempt(async () => {
      await media.purge(item.id)
      onGone(item.id)
      onClose()
    })
  const replace = (by: MediaItem) =>
    attempt(async () => {
      setChoosing(false)
      setReplaced(await media.replace(item.id, by.id))
      setRound(round + 1)
    })

  return (
    <Dialog
      isOpen
      size="l"
      title={item.name}
      onClose={onClose}
      actions={
        isDeleted ? (
          <>
            {may(operator, 'media.purge') && (
              <Button variant="danger" isLoading={isBusy} onClick={() => void purge()}>
                {t('purge')}
              </Button>
            )}
            <Button
              disabled={!may(operator, 'media.remove')}
              isLoading={isBusy}
              onClick={() => void restore()}
            >
              {t('restore')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="line" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button
              type="submit"
              form={form}
              isLoading={isBusy}
              disabled={Object.keys(changes).length === 0 || name.trim() === ''}
            >
              {t('save')}
            </Button>
          </>
        )
      }
    >
      {error !== undefined && (
        <div ref={intoSight}>
          <Notice tone="error">{error}</Notice>
        </div>
      )}
      {item.deletedAt !== null && (
        <Notice>{t('inBin', { until: formatDateTime(item.deletedAt + BIN_DAYS * DAY_MS, uiLocale) })}</Notice>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields */}
      <form
        id={form}
        onSubmit={save}
        onKeyDown={event => isComposingEnter(event) && event.preventDefault()}
        className={styles.details}
      >
        <PictureCuts
          item={item}
          focus={focus}
          crops={crops}
          disabled={isDeleted}
          onFocus={setFocus}
          onCrops={setCrops}
        />
        <div className={styles.side}>
          <p className={styles.note}>
            {facts(item)}
            <br />
            {t('added', { at: formatDateTime(item.uploadedAt, uiLocale), by: item.uploadedBy })}
          </p>
          <TextField
            label={t('name')}
            value={name}
            isRequired
            disabled={isDeleted}
            maxLength={200}
            error={name.trim() === '' ? t('nameMissing') : undefined}
            onChange={event => setName(event.target.value)}
          />
          {LOCALES.map(locale => (
            <TextField
              key={locale}
              label={t('altIn', { language: languages(locale) })}
              hint={locale === LOCALES[0] ? t('altHint') : undefined}
              value={alt[locale]}
              disabled={isDeleted}
              maxLength={200}
              onChange={event => setAlt({ ...alt, [locale]: event.target.value })}
            />
          ))}
          <TextField
            label={t('tags')}
            hint={t('tagsHint')}
            value={tags}
            disabled={isDeleted}
            onChange={event => setTags(event.target.value)}
          />
          {isInUse && (
            <div ref={intoSight}>
              <Notice tone="error">{t('inUse')}</Notice>
            </div>
          )}
          <UseList answer={uses} onAgain={() => setRound(round + 1)} />
          {!isDeleted && (
            <div className={styles.whole}>
              <Button variant="line" disabled={isBusy} onClick={() => setChoosing(true)}>
                {t('replace')}
              </Button>
              <Button
                variant="quiet"
                disabled={isBusy || !may(operator, 'media.remove')}
                onClick={() => void remove()}
              >
                {may(operator, 'media.remove') ? t('remove') : t('removeNotAllowed')}
              </Button>
            </div>
          )}
        </div>
      </form>
      {isChoosing && (
        <MediaDialog
          title={t('replaceBy', { name: item.name })}
          media={media}
          picked={item.url}
          onPick={by => void replace(by)}
          onClose={() => setChoosing(false)}
        />
      )}
      {replaced && (
        <ReplacedDialog
          media={media}
          replaced={replaced}
          onTakenBack={() => setRound(round + 1)}
          onClose={() => setReplaced(undefined)}
        />
      )}
    </Dialog>
  )
}
