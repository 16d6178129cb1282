import type { VariantName } from '#api/rules/experiment.ts'
import { findBlock } from '#blocks/registry.ts'
import { formatDateTime } from '#locales/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastDone, toastError } from '../../kit/parts/toasts.ts'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { variantsOn } from '../variants/variants-on.ts'
import { atInstant } from '../time/preview-address.ts'
import styles from '../../kit/parts/dialogs.module.css'

interface Asked {
  readonly at: number | undefined
  readonly screen: string | undefined
  /** Empty for the one that the reader's browser draws. */
  readonly variant: VariantName | ''
}

/** The preview's whole address; a shell's preview shows the screen that the canvas does. */
function addressOf(link: string, { at, screen, variant }: Asked): string {
  const url = new URL(atInstant(link, { at, isReleased: false }))
  if (screen !== undefined) url.searchParams.set('screen', screen)
  if (variant) url.searchParams.set('variant', variant)
  return url.href
}

/** A link that shows the draft to everyone who has it, for a day. Source: LO-11, LO-12. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.preview')
  const { session } = useEditor()
  const { operations, uiLocale } = useEnvironment()
  const { data, error } = useQuery({
    queryKey: ['preview', session.detail.key],
    queryFn: async () => {
      // The link shows the stored draft.
      if (!(await session.autosave.flush())) throw new Error(t('notSaved'))
      return operations.change('pages.preview-link', { key: session.detail.key })
    },
    gcTime: 0,
    retry: false,
  })
  const screen = useStore(session.store, state => state.screen)
  const time = useStore(session.store, state => state.time)
  const [variant, setVariant] = useState<VariantName | ''>('')
  const variants = variantsOn(session.page, findBlock)
  const shownScreen = session.screens.length > 1 ? screen : undefined
  const href = data && addressOf(data.url, { at: time?.at, screen: shownScreen, variant })
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toastDone(t('copied'))
    } catch {
      // Without permission the operator can still select the field.
      toastError(t('notCopied'))
    }
  }
  return (
    <Dialog isOpen size="form" title={t('title')} onClose={onClose}>
      <p>{t('text')}</p>
      {error && <Notice tone="error">{error.message}</Notice>}
      {!error && !data && <p>{t('making')}</p>}
      {href && data && (
        <>
          {variants.length > 0 && (
            <Select
              label={t('variant.variant')}
              value={variant}
              choices={[
                { value: '', label: t('variant.drawn') },
                ...variants.map(name => ({
                  value: name,
                  label: t('variant.name', { letter: name.toUpperCase() }),
                })),
              ]}
              onChoose={setVariant}
            />
          )}
          <div className={styles.link}>
            <TextField
              label={t('link')}
              value={href}
              readOnly
              hint={t('expires', { time: formatDateTime(data.expiresAt, uiLocale) })}
            />
          </div>
          <div className={styles.row}>
            {/* Appears once the dialog is open, when the link is there. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Button autoFocus onClick={() => void copy(href)}>
              {t('copy')}
            </Button>
            <ButtonLink variant="quiet" href={href} target="_blank" rel="noreferrer">
              {t('open')}
            </ButtonLink>
          </div>
          <div className={styles.link}>
            <TextField
              label={t('commentLink')}
              value={new URL(data.commentUrl, window.location.origin).href}
              readOnly
              hint={t('commentHint')}
            />
          </div>
          <div className={styles.row}>
            <Button
              variant="line"
              onClick={() => void copy(new URL(data.commentUrl, window.location.origin).href)}
            >
              {t('copyCommentLink')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
