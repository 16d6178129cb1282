import { type DocumentVersion, versionAt, versionsOf } from '#api/rules/document-version.ts'
import { formatDateTime } from '#locales/format.ts'
import { DAY_MS, HONG_KONG_MS, isoInHongKong } from '#locales/hong-kong.ts'
import { LOCALES } from '#locales/locale.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { ChangedText } from '../../form/inspector/ChangedText.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import type { FormPartProps } from '../collections/screen-props.ts'
import { useFieldWords } from '../collections/use-field-words.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'

/** Days after which a copied version begins, unless its instant is changed. */
const COPY_AFTER = 30

/** Beside the form of a document: its versions, what each changes, and a new one from the one in force. */
export function DocumentVersions(form: FormPartProps) {
  const t = useTranslations('editor.documents')
  const { clock } = useEnvironment()
  const { code, collection, operator, values } = form
  const read = collection.schema.safeParse({ ...values, kind: collection.kind, code })
  if (!read.success) return null
  const document = read.data as unknown as Parameters<typeof versionsOf>[0] // as its collection's schema reads it
  const all = versionsOf(document)
  const inForce = versionAt(document, clock())
  return (
    <DeskSection title={t('title')}>
      <div className={desk.events}>
        {all.map((version, index) => (
          <Version
            key={version.code}
            code={code}
            version={version}
            before={all[index - 1]}
            isInForce={version.code === inForce?.code}
          />
        ))}
        {inForce && may(operator, collection.rights.change) && (
          <Copy {...form} version={inForce} taken={all.map(each => each.code)} />
        )}
      </div>
    </DeskSection>
  )
}

interface VersionProps {
  /** Code of the document. */
  readonly code: string
  readonly version: DocumentVersion
  readonly before: DocumentVersion | undefined
  readonly isInForce: boolean
}

function Version({ code, version, before, isInForce }: VersionProps) {
  const t = useTranslations('editor.documents')
  const { uiLocale, clock } = useEnvironment()
  const isComing = version.from > clock() && !isInForce
  const said = isInForce ? 'inForce' : isComing ? 'begins' : 'was'
  const times = {
    from: formatDateTime(version.from, uiLocale),
    until: version.until === undefined ? '' : formatDateTime(version.until, uiLocale),
  }
  return (
    <div>
      <p>{t(said, { code: version.code, ...times })}</p>
      {!isComing && (
        <a className={desk.way} href={`/article/${encodeURIComponent(`${code}@${version.code}`)}`}>
          {t('read', { code: version.code })}
        </a>
      )}
      {before && <Difference before={before} after={version} />}
    </div>
  )
}

const FIELDS = ['title', 'subTitle', 'content'] as const

function Difference({ before, after }: Readonly<Record<'before' | 'after', DocumentVersion>>) {
  const t = useTranslations('editor.documents')
  const words = useFieldWords('documents')
  const changes = FIELDS.flatMap(field =>
    LOCALES.map(locale => ({
      path: `${field}.${locale}`,
      before: before[field]?.[locale] ?? '',
      after: after[field]?.[locale] ?? '',
    })),
  ).filter(change => change.before !== change.after)
  return (
    <details>
      <summary>{t('difference', { code: after.code, before: before.code })}</summary>
      {changes.length === 0 && <p>{t('same')}</p>}
      {changes.map(change => (
        <p key={change.path}>
          <b>{words.name(change.path)}</b>: <ChangedText before={change.before} after={change.after} />
        </p>
      ))}
    </details>
  )
}

interface CopyProps extends FormPartProps {
  readonly version: DocumentVersion
  /** Codes of all versions. */
  readonly taken: readonly string[]
}

/** Adds a version with the texts of the one in force, which begins at midnight in Hong Kong some weeks later. */
function Copy({ code, isChanged, version: { title, subTitle, content }, taken }: CopyProps) {
  const t = useTranslations('editor.documents')
  const { clock } = useEnvironment()
  const wishOf = useWishKey()
  const save = useChange('documents.save', { keyOf: () => readKey('documents.find', { code }) })
  const next = String(1 + Math.max(...taken.map(each => Number.parseInt(each, 10) || 0)))
  const add = () => {
    const day = Math.floor((clock() + HONG_KONG_MS) / DAY_MS) + COPY_AFTER
    const from = isoInHongKong(day * DAY_MS - HONG_KONG_MS)
    const after = { code: next, from, title, ...(subTitle && { subTitle }), content }
    // The list has no identities to go by while it is empty.
    const change =
      taken.length === 1
        ? { path: 'versions', before: [], after: [after] }
        : { path: `versions.${next}`, after }
    save.start({ wish: wishOf(change), code, base: 0, changes: [change] })
  }
  return (
    <>
      {save.error && <Notice tone="error">{save.error.message}</Notice>}
      <div>
        <Button variant="line" disabled={isChanged} isLoading={save.isPending} onClick={add}>
          {t('copy')}
        </Button>
      </div>
      <p>{t(isChanged ? 'copyFirst' : 'copyHint')}</p>
    </>
  )
}
