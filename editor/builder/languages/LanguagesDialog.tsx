import { readKey } from '../../kit/operations.ts'
import { optionName, optionTree } from '#blocks/page/options/option-tree.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { SYNCED } from '#blocks/page/synced-section.ts'
import { findBlock } from '#blocks/registry.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { differingOptions } from '#content-store/client/model/shared-options.ts'
import type { PageText } from '#content-store/client/translation.ts'
import { otherLocale } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { parsePathKey } from '../../form/inspector/form/option-path.ts'
import { useOptionLabel } from '../../form/inspector/option-label.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { toastError } from '../../kit/parts/toasts.ts'
import { pageKey } from '../../kit/queries.ts'
import { usePageRevision } from '../history/use-version.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { addToOther, alignOrder, structureDifference } from '../../core/session/language-steps.ts'
import styles from './languages.module.css'
import { useLanguageReport } from './use-language-report.ts'

interface Props {
  readonly onClose: () => void
}

/** Shared parts of the page's two languages, and where one has left the other behind. */
export function LanguagesDialog({ onClose }: Props) {
  const t = useTranslations('editor.languages')
  const { session } = useEditor()
  const { other: twin } = session
  // The lists below compare both pages: the other one is opened beside this one.
  useEffect(() => {
    if (twin) session.store.setState({ isBilingual: true })
  }, [session, twin])
  return (
    <Dialog
      isOpen
      size="m"
      title={t('title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <p>{t('text')}</p>
      {!twin && <StartLanguage onClose={onClose} />}
      {twin && <Differences own={session} twin={twin} onClose={onClose} />}
    </Dialog>
  )
}

/** Makes the page in the other language from this one. */
function StartLanguage({ onClose }: Props) {
  const t = useTranslations('editor.languages')
  const languages = useTranslations('editor.language')
  const { session } = useEditor()
  const { operations } = useEnvironment()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { key, path, type, locale } = session.detail
  const other = otherLocale(locale)
  const language = languages(other)
  const start = useMutation({
    mutationFn: async () => {
      if (!(await session.autosave.flush())) throw new Error(t('notSaved'))
      return operations.change('pages.create', {
        path,
        type,
        locale: other,
        title: session.page.meta.title,
        copyFrom: key,
      })
    },
    async onSuccess() {
      await client.invalidateQueries({ queryKey: readKey('pages.list') })
      await client.invalidateQueries({ queryKey: pageKey(key) })
      onClose()
      void navigate(`/pages/${key}?languages=both`)
    },
    onError: error => toastError(error.message),
  })
  return (
    <Notice tone="warning">
      <p>{t(other === 'zh_HK' ? 'missingChinese' : 'missingEnglish')}</p>
      <p>{t('startText', { language })}</p>
      <Button isLoading={start.isPending} onClick={() => start.mutate()}>
        {t('start', { language })}
      </Button>
    </Notice>
  )
}

interface BothProps extends Props {
  readonly own: PageSession
  readonly twin: PageSession
}

function Differences({ own, twin, onClose }: BothProps) {
  const t = useTranslations('editor.languages')
  const translation = useTranslations('editor.translation')
  const languages = useTranslations('editor.language')
  usePageRevision(own.page)
  usePageRevision(twin.page)
  const here = useLanguageReport(own)
  const there = useLanguageReport(twin)
  const { onlyHere, onlyThere, isOrderSame } = structureDifference(own, twin)
  const options = differingIn(own, twin)
  const language = languages(twin.detail.locale)
  const ownLanguage = languages(own.detail.locale)
  const isEmpty =
    here.texts.length + there.texts.length + onlyHere.length + onlyThere.length + options.length === 0 &&
    isOrderSame
  const sheet = (
    <p>
      <Link to={`/translations?page=${own.detail.key}`}>{translation('link')}</Link>
    </p>
  )
  if (isEmpty)
    return (
      <>
        <p>{t('nothing')}</p>
        {sheet}
      </>
    )
  return (
    <>
      {sheet}
      <Points title={t('textsIn', { language: ownLanguage })} points={here.texts} onClose={onClose} />
      <Points title={t('textsIn', { language })} points={there.texts} onClose={onClose} />
      <Alone
        title={t('only', { language: ownLanguage })}
        action={t('addTo', { language })}
        nodes={onlyHere}
        onAdd={id => addToOther(own, id)}
      />
      <Alone
        title={t('only', { language })}
        action={t('addTo', { language: ownLanguage })}
        nodes={onlyThere}
        onAdd={id => addToOther(own, id)}
      />
      {!isOrderSame && (
        <section className={styles.list}>
          <h3>{t('order')}</h3>
          <Button variant="line" size="s" onClick={() => alignOrder(own)}>
            {t('sameOrder', { language })}
          </Button>
        </section>
      )}
      <Options title={t('options')} options={options} onClose={onClose} />
    </>
  )
}

interface Differing {
  readonly node: Node
  readonly path: string
}

/** Options that differ, each once for all items of a list. */
function differingIn(own: PageSession, twin: PageSession): readonly Differing[] {
  return [...own.page.nodes.values()].flatMap(node => {
    const [block, theirs] = [findBlock(node.code), twin.page.node(node.id)]
    // Each language follows a synced section by itself.
    if (!block || node.code === SYNCED || theirs?.code !== node.code || theirs.version !== node.version)
      return []
    const found = differingOptions(optionTree(block), node.options, theirs.options)
    const firsts = new Map(found.toReversed().map(({ path }) => [optionName(path), path]))
    return [...firsts.values()].toReversed().map(path => ({ node, path: path.join('.') }))
  })
}

/** Closes the dialog and goes to an option. */
function useJump(onClose: () => void) {
  const { session, stage } = useEditor()
  return (id: string, path: string) => {
    onClose()
    session.select(id)
    session.store.setState(({ focus }) => ({ right: 'options', focus: { path, at: (focus?.at ?? 0) + 1 } }))
    stage.port?.reveal(id)
  }
}

function Points({
  title,
  points,
  onClose,
}: {
  readonly title: string
  readonly points: readonly PageText[]
  readonly onClose: () => void
}) {
  const t = useTranslations('editor.languages')
  const { session } = useEditor()
  const jump = useJump(onClose)
  if (points.length === 0) return null
  return (
    <section className={styles.list}>
      <h3>{title}</h3>
      <ul>
        {points.map(({ blockId, path, state, source }) => (
          <li key={`${blockId} ${path}`}>
            <button type="button" className={styles.jump} onClick={() => jump(blockId, path)}>
              <OptionName node={session.page.node(blockId)} path={path} />
              <small>
                {t(state)} {source}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Options({
  title,
  options,
  onClose,
}: {
  readonly title: string
  readonly options: readonly Differing[]
  readonly onClose: () => void
}) {
  const jump = useJump(onClose)
  if (options.length === 0) return null
  return (
    <section className={styles.list}>
      <h3>{title}</h3>
      <ul>
        {options.map(({ node, path }) => (
          <li key={`${node.id} ${path}`}>
            <button type="button" className={styles.jump} onClick={() => jump(node.id, path)}>
              <OptionName node={node} path={path} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OptionName({ node, path }: { readonly node: Node | undefined; readonly path: string }) {
  const t = useTranslations('editor.languages')
  const nameOf = useBlockName()
  const optionLabel = useOptionLabel(node?.code ?? '')
  if (!node) return null
  return <span>{t('inBlock', { block: nameOf(node), option: optionLabel(parsePathKey(path)) })}</span>
}

function Alone({
  title,
  action,
  nodes,
  onAdd,
}: {
  readonly title: string
  readonly action: string
  readonly nodes: readonly Node[]
  readonly onAdd: (id: string) => void
}) {
  const nameOf = useBlockName()
  if (nodes.length === 0) return null
  return (
    <section className={styles.list}>
      <h3>{title}</h3>
      <ul>
        {nodes.map(node => (
          <li key={node.id} className={styles.alone}>
            <span>{nameOf(node)}</span>
            <Button variant="line" size="s" onClick={() => onAdd(node.id)}>
              {action}
              <span className="visuallyHidden">: {nameOf(node)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
