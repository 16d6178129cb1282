import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { LOCALES } from '#locales/locale.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import panel from './panel.module.css'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useChange } from '../../kit/operations.ts'
import { useOrder } from '../open-page/use-page.ts'
import { type SectionUseHere, useOverrideCount, useSectionUse } from '../saved/use-section.ts'
import styles from '../saved/saved.module.css'

/** A use of a synced section: what it follows, and what can be done about it. */
export function UsePanel({ node }: { readonly node: Node }) {
  const t = useTranslations('editor.synced')
  const { commands } = useEditor()
  const use = useSectionUse(node)
  return (
    <div className={panel.body}>
      {use?.info ? (
        <Following use={use} />
      ) : use?.info === undefined && use ? (
        <output className={panel.note}>{t('loading')}</output>
      ) : (
        <Notice tone="warning">{t('unknown')}</Notice>
      )}
      <p className={panel.note}>{t('fixed')}</p>
      <Button variant="line" onClick={() => commands.run('detach')}>
        {t('detach')}
      </Button>
      <p className={panel.note}>{t('detachHint')}</p>
    </div>
  )
}

function Following({ use }: { readonly use: SectionUseHere }) {
  const t = useTranslations('editor.synced')
  const { session } = useEditor()
  const { uiLocale } = useEnvironment()
  useOrder()
  const count = useOverrideCount(use)
  const { info, version, section } = use
  const { key, locale } = session.detail
  if (!info) return null
  return (
    <>
      <p>{t('follows', { name: info.name[uiLocale], version })}</p>
      {use.part && <p className={panel.note}>{t('overrides', { count })}</p>}
      {(info.version ?? 0) > version && <Newer section={section} version={info.version ?? 0} />}
      <Link className={styles.edit} to={`/saved/${section}/${locale}?from=${encodeURIComponent(key)}`}>
        {t('edit')}
      </Link>
    </>
  )
}

/** The page holds an earlier version. Both languages of the page are brought up to date, each in its own words. */
function Newer({ section, version }: { readonly section: string; readonly version: number }) {
  const t = useTranslations('editor.synced')
  const { session } = useEditor()
  const bring = useChange('saved.update', { refreshesPages: true })
  const [isSending, setSending] = useState(false)
  const { key, locale } = session.detail
  const pages = LOCALES.map(each => `${key.slice(0, -locale.length)}${each}`)
  const run = async () => {
    setSending(true)
    // The step is made on what the store holds.
    await session.autosave.flush()
    setSending(false)
    bring.mutate(
      { id: section, publish: false, pages },
      { onSuccess: () => void session.catchUp().then(() => toastDone(t('broughtHere'))) },
    )
  }
  return (
    <Notice tone="warning">
      {t('newer', { version })}{' '}
      <Button size="s" variant="line" isLoading={isSending || bring.isPending} onClick={() => void run()}>
        {t('bring')}
      </Button>
      {bring.error?.message}
    </Notice>
  )
}
