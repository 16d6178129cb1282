import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { VersionedPage } from '#content-store/client/block-versions.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { type Left, useRun, type Way } from './use-versions.ts'
import styles from './versions.module.css'

interface Props {
  readonly way: Way
  readonly pages: readonly VersionedPage[]
  readonly onClose: () => void
}

/** Asks before pages are brought up to date or taken back, shows how far that is, and what was left. */
export function RunDialog({ way, pages: given, onClose }: Props) {
  const t = useTranslations('editor.versions')
  // The list behind gets shorter meanwhile.
  const [pages] = useState(given)
  const { progress, run, stop } = useRun(way, pages)
  const { state, finished, left } = progress
  const [first] = pages
  const isOne = pages.length === 1 && first
  const title = isOne ? t(`${way}.one`, { title: first.title }) : t(`${way}.all`, { count: pages.length })
  return (
    <Dialog
      isOpen
      size="form"
      title={title}
      isDismissable={state !== 'running'}
      onClose={onClose}
      actions={
        <>
          {state === 'asked' && (
            <>
              <Button variant="line" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button data-autofocus onClick={() => void run()}>
                {t(`${way}.confirm`)}
              </Button>
            </>
          )}
          {state === 'running' && (
            <Button variant="line" onClick={stop}>
              {t('stop')}
            </Button>
          )}
          {(state === 'done' || state === 'stopped') && <Button onClick={onClose}>{t('close')}</Button>}
        </>
      }
    >
      <div className={styles.run}>
        {state === 'asked' && <p>{t(`${way}.text`)}</p>}
        {state !== 'asked' && (
          <>
            <progress aria-label={title} max={pages.length} value={finished} />
            <output>{t(`progress.${state}`, { finished, count: pages.length })}</output>
          </>
        )}
        {left.length > 0 && (
          <Notice tone="error">
            <p>{t('left', { count: left.length })}</p>
            <ul>
              {left.map(each => (
                <li key={each.page.key}>
                  <LeftLine {...each} />
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function LeftLine({ page, reason }: Left) {
  const t = useTranslations('editor.versions')
  const languages = useTranslations('editor.language')
  const nameOf = useBlockName()
  const where = t('page', { path: page.path, language: languages(page.locale) })
  if (reason.kind === 'blocks')
    return reason.blocks.map(block => (
      <span key={`${block.code} ${block.name}`}>
        {t('leftBlock', { page: where, block: nameOf(block), reason: block.error })}
      </span>
    ))
  return reason.kind === 'changed' ? t('leftChanged', { page: where }) : `${where}: ${reason.message}`
}
