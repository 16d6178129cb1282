import { useStore } from 'zustand'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Locale, languageTag } from '#locales/locale.ts'
import { plainText } from '#api/rules/plain-text.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { addressOfPlace } from '../../builder/canvas/jump.ts'
import { ChangedText } from '../../form/inspector/ChangedText.tsx'
import desk from '../../kit/parts/screen.module.css'
import { idOf, type SheetText, type SheetWork, type TextWork } from './sheet-work.ts'
import { TextCell, Thumbnail } from './TextCell.tsx'
import styles from './translation.module.css'
import type { SheetPage } from './use-sheets.ts'
import { useTextPlace } from './use-text-place.ts'

interface Props {
  readonly page: SheetPage
  readonly work: SheetWork
  readonly from: Locale
  readonly to: Locale
  readonly isReadOnly: boolean
  /** Says that there is nothing to show. */
  readonly none: string
}

/** The texts of a page: where each is, its source, and the field of its translation. */
export function SheetTable({ page: { sheet, texts, error, retry }, none, ...rest }: Props) {
  const t = useTranslations('editor.translation')
  const languages = useTranslations('editor.language')
  if (error)
    return (
      <Notice tone="error">
        <p>{error.message}</p>
        <Button variant="line" onClick={retry}>
          {t('again')}
        </Button>
      </Notice>
    )
  if (!sheet) return null
  const name = sheet.title || sheet.path
  return (
    <section className={desk.section} aria-label={name}>
      <div className={desk.sectionHead}>
        <h2>
          <Link to={`/pages/${sheet.key}`}>{name}</Link>
        </h2>
        <small>{sheet.path}</small>
      </div>
      {rest.isReadOnly && <Notice tone="info">{t('readOnly')}</Notice>}
      {texts.length === 0 ? (
        <p className={desk.notice}>{none}</p>
      ) : (
        <table className={`${desk.table} ${styles.table}`}>
          <caption className="visuallyHidden">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{t('where')}</th>
              <th scope="col">{t('source', { language: languages(rest.from) })}</th>
              <th scope="col">{languages(rest.to)}</th>
            </tr>
          </thead>
          <tbody>
            {texts.map(text => (
              <Row key={text.name} text={text} {...rest} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface RowProps extends Omit<Props, 'page' | 'none'> {
  readonly text: SheetText
}

function Row({ text, work, from, to, isReadOnly }: RowProps) {
  const t = useTranslations('editor.translation')
  const languages = useTranslations('editor.language')
  const placeOf = useTextPlace()
  const id = idOf(text)
  const done = useStore(work.store, works => works.get(id))
  const { block, option } = placeOf(text)
  const sourceId = `source ${id}`.replaceAll(/\s/g, '-')
  const isChanged = text.state === 'behind' && text.before !== undefined
  return (
    <tr data-text={id} data-state={text.state} data-format={text.format}>
      <th scope="row">
        <Link to={addressOfPlace(text.pageKey, text)} target="_blank" title={t('onPage')}>
          {option}
        </Link>
        <small>{block}</small>
        {text.state !== 'right' && (
          <span className={desk.status} data-status={text.state === 'behind' ? 'changed' : 'offline'}>
            {t(`states.${text.state}`)}
          </span>
        )}
      </th>
      <td
        id={sourceId}
        className={styles.source}
        lang={languageTag(from)}
        data-label={t('source', { language: languages(from) })}
      >
        {isChanged ? <ChangedText before={text.before ?? ''} after={text.source} /> : <Source text={text} />}
      </td>
      <td lang={languageTag(to)} data-label={languages(to)}>
        <TextCell
          text={text}
          typed={done?.typed}
          label={t('field', { block, option })}
          describedBy={sourceId}
          locale={to}
          isReadOnly={isReadOnly}
          onType={typed => work.type(id, typed)}
          onLeave={() => void work.save(id)}
        />
        <State {...{ text, work, done, isReadOnly }} />
      </td>
    </tr>
  )
}

/** The source as it reads; of formatted text the words, a paragraph below the other. */
function Source({ text: { source, format } }: { readonly text: SheetText }) {
  if (format === 'picture') return <Thumbnail url={source} />
  if (format !== 'rich' && format !== 'html') return source
  return source
    .split(/<\/(?:p|li|h\d|tr|blockquote)>|<br\s*\/?>/)
    .map(plainText)
    .filter(part => part !== '')
    .map((part, index) => <p key={`${index} ${part}`}>{part}</p>)
}

interface StateProps extends Pick<RowProps, 'text' | 'work' | 'isReadOnly'> {
  readonly done: TextWork | undefined
}

/** State of a text that was typed, and what can be done about it. */
function State({ text, work, done, isReadOnly }: StateProps) {
  const t = useTranslations('editor.translation')
  const id = idOf(text)
  const status = done?.status
  if (!done && text.state !== 'behind') return null
  const isRefused = status === 'sourceChanged' || status === 'textChanged' || status === 'unknown'
  return (
    <div className={styles.state}>
      {/* Always there, so that what comes into it is read out. */}
      <output>{status && status !== 'failed' && !isRefused && t(`status.${status}`)}</output>
      {isRefused && <p role="alert">{t(`status.${status}`)}</p>}
      {status === 'textChanged' && done?.typed !== undefined && (
        <p>
          <ChangedText before={text.own} after={done.typed} />
        </p>
      )}
      {status === 'failed' && <p role="alert">{t('failed', { reason: done?.error ?? '' })}</p>}
      {(status === 'failed' || status === 'sourceChanged' || status === 'textChanged') &&
        done?.typed !== undefined && (
          <>
            <Button variant="line" size="s" onClick={() => void work.save(id)}>
              {t(status === 'failed' ? 'again' : 'storeMine')}
            </Button>
            <Button variant="quiet" size="s" onClick={() => work.drop(id)}>
              {t('dropMine')}
            </Button>
          </>
        )}
      {text.state === 'behind' && text.own !== '' && done?.typed === undefined && !isReadOnly && (
        <Button variant="line" size="s" isLoading={status === 'saving'} onClick={() => void work.confirm(id)}>
          {t('isRight')}
        </Button>
      )}
    </div>
  )
}
