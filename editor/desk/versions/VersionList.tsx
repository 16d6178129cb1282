import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type {
  BlockVersionsReport,
  OldBlock,
  OldBlocks,
  RaisedPage,
  VersionedPage,
} from '#content-store/client/block-versions.ts'
import type { Operator } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Desk } from '../parts/Desk.tsx'
import desk from '../../kit/parts/screen.module.css'
import { useEnvironment } from '../../kit/environment.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { may } from '#operators/rights.ts'
import { mayPublish } from '../../kit/rights.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { RunDialog } from './RunDialog.tsx'
import { useBlockVersions, type Way } from './use-versions.ts'
import styles from './versions.module.css'

/** `/versions`: blocks of earlier versions on all pages; for publishers and admins. */
export function VersionList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.versions')
  if (!may(operator, 'pages.publish')) return <PageNotice text={t('notAllowed')} />
  return <Report operator={operator} />
}

type Asked =
  | { readonly kind: 'compare'; readonly page: VersionedPage }
  | { readonly kind: 'run'; readonly way: Way; readonly pages: readonly VersionedPage[] }

/** Returns true if something of a page can be brought up to date: a block that fails stays old. */
const canRaise = ({ draft, live }: OldBlocks) => [...draft, ...live].some(({ error }) => error === undefined)

/** Pages with what their draft and live version hold, and what can be done. */
function PagesTable({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('editor.versions.column')
  return (
    <table className={desk.table}>
      <thead>
        <tr>
          <th scope="col">{t('page')}</th>
          <th scope="col">{t('draft')}</th>
          <th scope="col">{t('live')}</th>
          <th scope="col">
            <span className="visuallyHidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function Report({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.versions')
  const { data, isPending, error, refetch } = useBlockVersions()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const mayChange = ({ path }: VersionedPage) => mayPublish(operator.role, path)
  const run = (way: Way, pages: readonly VersionedPage[]) => setAsked({ kind: 'run', way, pages })
  const ready = data?.old.filter(page => mayChange(page) && canRaise(page)) ?? []
  const back = data?.raised.filter(mayChange) ?? []
  return (
    <Desk operator={operator} title={t('title')} introduction={t('text')}>
      {error && (
        <Notice tone="error">
          <p>{error.message}</p>
          <Button variant="line" size="s" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {isPending && <output className={desk.notice}>{t('loading')}</output>}
      {data && data.old.length === 0 && <p className={desk.notice}>{t('none')}</p>}
      {data && data.old.length > 0 && (
        <Section
          title={t('old', { count: data.old.length })}
          action={t('raise.allAction', { count: ready.length })}
          isReady={ready.length > 0}
          onAct={() => run('raise', ready)}
        >
          <PagesTable>
            {data.old.map(page => (
              <tr key={page.key}>
                <PageCell page={page} />
                <td data-label={t('column.draft')}>
                  <Blocks blocks={page.draft} />
                </td>
                <td data-label={t('column.live')}>
                  <Blocks blocks={page.live} />
                </td>
                <Actions>
                  <Button
                    variant="quiet"
                    aria-label={t('compareOf', { title: page.title })}
                    disabled={!canRaise(page)}
                    onClick={() => setAsked({ kind: 'compare', page })}
                  >
                    {t('compare')}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={t('raise.one', { title: page.title })}
                    title={mayChange(page) ? undefined : t('adminsOnly')}
                    disabled={!mayChange(page) || !canRaise(page)}
                    onClick={() => run('raise', [page])}
                  >
                    {t('raise.confirm')}
                  </Button>
                </Actions>
              </tr>
            ))}
          </PagesTable>
        </Section>
      )}
      {data && data.held.length > 0 && <Held held={data.held} />}
      {data && data.raised.length > 0 && (
        <Section
          title={t('raised', { count: data.raised.length })}
          action={t('lower.allAction', { count: back.length })}
          isReady={back.length > 0}
          onAct={() => run('lower', back)}
        >
          <PagesTable>
            {data.raised.map(page => (
              <tr key={page.key}>
                <PageCell page={page} />
                <StandingCell label={t('column.draft')} of={page.draft} />
                <StandingCell label={t('column.live')} of={page.live} />
                <Actions>
                  <Button
                    variant="quiet"
                    aria-label={t('lower.one', { title: page.title })}
                    title={mayChange(page) ? undefined : t('adminsOnly')}
                    disabled={!mayChange(page)}
                    onClick={() => run('lower', [page])}
                  >
                    {t('lower.confirm')}
                  </Button>
                </Actions>
              </tr>
            ))}
          </PagesTable>
        </Section>
      )}
      {asked?.kind === 'compare' && (
        <CompareDialog
          page={asked.page}
          onRaise={mayChange(asked.page) ? () => run('raise', [asked.page]) : undefined}
          onClose={close}
        />
      )}
      {asked?.kind === 'run' && <RunDialog way={asked.way} pages={asked.pages} onClose={close} />}
    </Desk>
  )
}

interface SectionProps {
  readonly title: string
  readonly action: string
  readonly isReady: boolean
  readonly onAct: () => void
  readonly children: ReactNode
}

function Section({ title, action, isReady, onAct, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        <Button variant="line" disabled={!isReady} onClick={onAct}>
          {action}
        </Button>
      </div>
      {children}
    </section>
  )
}

const Actions = ({ children }: { readonly children: ReactNode }) => (
  <td className={desk.actions}>
    <div className={desk.buttons}>{children}</div>
  </td>
)

function PageCell({ page }: { readonly page: VersionedPage }) {
  const languages = useTranslations('editor.language')
  return (
    <th scope="row">
      <Link to={`/pages/${page.key}`}>{page.title || page.path}</Link>
      <small>
        {page.path} · {languages(page.locale)}
      </small>
    </th>
  )
}

function StandingCell({ label, of }: { readonly label: string; readonly of: RaisedPage['draft'] }) {
  const t = useTranslations('editor.versions')
  return <td data-label={label}>{of ? t(`standing.${of}`) : t('standing.none')}</td>
}

/** Number of blocks of each kind, and the ones that cannot be brought up to date by name. */
function Blocks({ blocks }: { readonly blocks: readonly OldBlock[] }) {
  const t = useTranslations('editor.versions')
  const nameOf = useBlockName()
  if (blocks.length === 0) return t('standing.none')
  const kinds = Map.groupBy(blocks, ({ code, from, to }) => `${code} ${from} ${to}`)
  return (
    <ul className={styles.blocks}>
      {[...kinds].map(([kind, [block, ...more]]) =>
        block ? (
          <li key={kind}>
            {t('kind', {
              count: more.length + 1,
              block: nameOf({ code: block.code, name: '' }),
              from: block.from,
              to: block.to,
            })}
          </li>
        ) : null,
      )}
      {blocks.map(block =>
        block.error === undefined ? null : (
          <li key={block.id} className={styles.failed}>
            {t('failed', { block: nameOf(block), reason: block.error })}
          </li>
        ),
      )}
    </ul>
  )
}

/** Versions that campaigns hold: they show as they are, and are named so that none is a surprise. */
function Held({ held }: Pick<BlockVersionsReport, 'held'>) {
  const t = useTranslations('editor.versions')
  const { uiLocale } = useEnvironment()
  return (
    <section className={styles.section} aria-label={t('held', { count: held.length })}>
      <h2>{t('held', { count: held.length })}</h2>
      <p>{t('heldText')}</p>
      <table className={desk.table}>
        <thead>
          <tr>
            <th scope="col">{t('column.page')}</th>
            <th scope="col">{t('column.campaign')}</th>
            <th scope="col">{t('column.blocks')}</th>
          </tr>
        </thead>
        <tbody>
          {held.map(page => (
            <tr key={`${page.key} ${page.campaign[uiLocale]}`}>
              <PageCell page={page} />
              <td data-label={t('column.campaign')}>{page.campaign[uiLocale]}</td>
              <td data-label={t('column.blocks')}>
                <Blocks blocks={page.blocks} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
