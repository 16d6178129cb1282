import { DAY_MS } from '#locales/hong-kong.ts'
import { isComposingEnter } from '#ui/field/composing.ts'
import type { MediaItem } from '#content-store/client/media.ts'
import type { Operator } from '#operators/operator.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { may } from '#operators/rights.ts'
import { AboutFields } from './AboutFields.tsx'
import styles from './media.module.css'
import { MediaDialog } from './MediaDialog.tsx'
import type { MediaPort } from '../../kit/services/media-port.ts'
import { PictureCuts } from './PictureCuts.tsx'
import { ReplacedDialog } from './ReplacedDialog.tsx'
import { useMediaForm } from './use-media-form.ts'
import { type MediaCallbacks, useMediaJobs } from './use-media-jobs.ts'
import { UseList } from './UseList.tsx'

interface Props extends MediaCallbacks {
  readonly media: MediaPort
  readonly item: MediaItem
  readonly operator: Operator
}

const BIN_DAYS = 30

/** Scrolls the error message into view. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** One picture: what is said of it, its focal point, where it shows, and what can be done with it. */
export function MediaDetails({ media, item, operator, ...callbacks }: Props) {
  const { onClose } = callbacks
  const t = useTranslations('editor.media')
  const id = useId()
  const form = useMediaForm(item)
  const jobs = useMediaJobs(media, item, callbacks)
  const [isChoosing, setChoosing] = useState(false)
  const { fields, set } = form
  const isDeleted = item.deletedAt !== null
  const save = (event: FormEvent) => {
    event.preventDefault()
    void jobs.save(form.changes, fields.name)
  }
  const replace = (by: MediaItem) => {
    setChoosing(false)
    void jobs.replace(by)
  }

  return (
    <Dialog
      isOpen
      size="l"
      title={item.name}
      onClose={onClose}
      actions={
        isDeleted ? (
          <BinActions jobs={jobs} operator={operator} />
        ) : (
          <SaveActions form={id} canSave={form.canSave} isBusy={jobs.isBusy} onClose={onClose} />
        )
      }
    >
      <Notices item={item} error={jobs.error} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields */}
      <form
        id={id}
        onSubmit={save}
        onKeyDown={event => isComposingEnter(event) && event.preventDefault()}
        className={styles.details}
      >
        <PictureCuts
          item={item}
          focus={fields.focus}
          crops={fields.crops}
          disabled={isDeleted}
          onFocus={focus => set({ focus })}
          onCrops={crops => set({ crops })}
        />
        <div className={styles.side}>
          <AboutFields item={item} form={form} />
          <Uses jobs={jobs} />
          {!isDeleted && <UseActions jobs={jobs} operator={operator} onReplace={() => setChoosing(true)} />}
        </div>
      </form>
      {isChoosing && (
        <MediaDialog
          title={t('replaceBy', { name: item.name })}
          media={media}
          picked={item.url}
          onPick={replace}
          onClose={() => setChoosing(false)}
        />
      )}
      {jobs.replaced && (
        <ReplacedDialog
          media={media}
          replaced={jobs.replaced}
          onTakenBack={jobs.readUses}
          onClose={jobs.forgetReplaced}
        />
      )}
    </Dialog>
  )
}

/** Refusal of the last job, and the day until which a picture stays in the bin. */
function Notices({ item, error }: { readonly item: MediaItem; readonly error: string | undefined }) {
  const t = useTranslations('editor.media')
  const { uiLocale } = useEnvironment()
  return (
    <>
      {error !== undefined && (
        <div ref={intoSight}>
          <Notice tone="error">{error}</Notice>
        </div>
      )}
      {item.deletedAt !== null && (
        <Notice>{t('inBin', { until: formatDateTime(item.deletedAt + BIN_DAYS * DAY_MS, uiLocale) })}</Notice>
      )}
    </>
  )
}

interface JobProps {
  readonly jobs: ReturnType<typeof useMediaJobs>
  readonly operator: Operator
}

/** Actions on a picture in the bin. */
function BinActions({ jobs, operator }: JobProps) {
  const t = useTranslations('editor.media')
  return (
    <>
      {may(operator, 'media.purge') && (
        <Button variant="danger" isLoading={jobs.isBusy} onClick={() => void jobs.purge()}>
          {t('purge')}
        </Button>
      )}
      <Button
        disabled={!may(operator, 'media.remove')}
        isLoading={jobs.isBusy}
        onClick={() => void jobs.restore()}
      >
        {t('restore')}
      </Button>
    </>
  )
}

interface SaveProps {
  /** Id of the form. */
  readonly form: string
  readonly canSave: boolean
  readonly isBusy: boolean
  readonly onClose: () => void
}

function SaveActions({ form, canSave, isBusy, onClose }: SaveProps) {
  const t = useTranslations('editor.media')
  const common = useTranslations('editor.confirm')
  return (
    <>
      <Button variant="line" onClick={onClose}>
        {common('cancel')}
      </Button>
      <Button type="submit" form={form} isLoading={isBusy} disabled={!canSave}>
        {t('save')}
      </Button>
    </>
  )
}

/** Pages that show a picture, below the refusal to delete it because of them. */
function Uses({ jobs }: Pick<JobProps, 'jobs'>) {
  const t = useTranslations('editor.media')
  return (
    <>
      {jobs.isInUse && (
        <div ref={intoSight}>
          <Notice tone="error">{t('inUse')}</Notice>
        </div>
      )}
      <UseList answer={jobs.uses} onAgain={jobs.readUses} />
    </>
  )
}

/** Actions on a picture with its uses: replace, delete. */
function UseActions({ jobs, operator, onReplace }: JobProps & { readonly onReplace: () => void }) {
  const t = useTranslations('editor.media')
  const mayRemove = may(operator, 'media.remove')
  return (
    <div className={styles.whole}>
      <Button variant="line" disabled={jobs.isBusy} onClick={onReplace}>
        {t('replace')}
      </Button>
      <Button variant="quiet" disabled={jobs.isBusy || !mayRemove} onClick={() => void jobs.remove()}>
        {mayRemove ? t('remove') : t('removeNotAllowed')}
      </Button>
    </div>
  )
}
