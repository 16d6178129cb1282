import { isRecord } from '#blocks/page/options/option-tree.ts'
import type { Link } from '#blocks/page/option-fields.ts'
import { destinationOf } from '#blocks/page/checks/destinations.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { linkTarget, NAMED_PAGES } from '#blocks/page/link-target.ts'
import { SelectBox } from '#ui/select/Select.tsx'
import { ArrowRight, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useInspector } from '../context.ts'
import { useAnswer } from '../../../kit/parts/use-answer.ts'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'
import styles from '../controls.module.css'
import { LinkValue } from './LinkValue.tsx'
import { LINK_TYPES, NAMED } from './link-choices.ts'

/** Saved value as a link: a bare string is an address, as the schema reads it (L-143, LO-28). */
export function linkOf(value: unknown): Link {
  if (typeof value === 'string') return { type: 0, value }
  if (!isRecord(value)) return { type: 0, value: '' }
  return { type: Number(value.type ?? 0), value: asText(value.value) }
}

/** Control of a link: the kind of place, the place, and where that is in the shop. Source: LO-27. */
export function LinkControl(props: ControlProps) {
  return <LinkEditor {...props} value={linkOf(props.value)} onKind={props.onStep} onLink={props.onChange} />
}

interface LinkEditorProps {
  readonly id: string
  readonly value: Link
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly onKind: (link: Link) => void
  readonly onLink: (link: Link) => void
}

/** The same for links that are part of another control, such as hot areas. */
export function LinkEditor({ id, value: link, describedBy, isInvalid, onKind, onLink }: LinkEditorProps) {
  const t = useTranslations('blocks.common.link')
  // The place typed for each kind, so that trying another kind loses nothing.
  const [places, setPlaces] = useState<Readonly<Record<number, string>>>({})
  const types: readonly number[] = LINK_TYPES
  const kindName = (type: number) => {
    const key = `types.${type}` as 'types.0' // the catalogue has one per known type
    return t.has(key) ? t(key) : String(type)
  }
  return (
    <div className={styles.stack}>
      <SelectBox
        id={id}
        aria-label={t('type')}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        value={link.type}
        onChange={event => {
          const type = Number(event.target.value)
          setPlaces({ ...places, [link.type]: link.value })
          onKind({ type, value: places[type] ?? '' })
        }}
      >
        {types.includes(link.type) || <option value={link.type}>{asText(link.type)}</option>}
        {LINK_TYPES.map(type => (
          <option key={type} value={type}>
            {kindName(type)}
          </option>
        ))}
      </SelectBox>
      {link.type === NAMED ? (
        <NamedPage value={link.value} label={t('value')} onChange={value => onKind({ ...link, value })} />
      ) : (
        <LinkValue key={link.type} link={link} onChange={value => onLink({ ...link, value })} />
      )}
      <Destination link={link} />
    </div>
  )
}

/** Pages of the shop that have a name rather than a key. */
function NamedPage({
  value,
  label,
  onChange,
}: {
  value: string
  label: string
  onChange: (value: string) => void
}) {
  const t = useTranslations('editor.inspector')
  const names = Object.keys(NAMED_PAGES)
  return (
    <SelectBox aria-label={label} value={value} onChange={event => onChange(event.target.value)}>
      {names.includes(value) || <option value={value}>{value || t('noChoice')}</option>}
      {names.map(name => {
        const key = `namedPages.${name}` as 'namedPages.home' // one text per named page, checked by a test
        return (
          <option key={name} value={name}>
            {t.has(key) ? t(key) : name}
          </option>
        )
      })}
    </SelectBox>
  )
}

/** Target of a click, or the reason it has none. */
function Destination({ link }: { readonly link: Link }) {
  const t = useTranslations('editor.inspector.link')
  const target = linkTarget(link)
  if (target)
    return (
      <>
        <p className={styles.note}>
          <ArrowRight aria-hidden="true" size={14} />
          <span>
            {t('leadsTo')} <code>{target.href}</code>
          </span>
        </p>
        {!target.isOutside && <MissingPage href={target.href} />}
      </>
    )
  if (link.value.trim() === '') return <p className={styles.note}>{t('empty')}</p>
  return (
    <p className={`${styles.note} ${styles.bad}`}>
      <TriangleAlert aria-hidden="true" size={14} />
      {t('unsafe')}
    </p>
  )
}

/** Says that a content page is not there for shoppers, in the words of the check before publishing. Source: LO-22. */
function MissingPage({ href }: { readonly href: string }) {
  const t = useTranslations('content.problem')
  const { services, pageLocale, pagePath } = useInspector()
  const destination = destinationOf(href)
  const page = destination?.kind === 'pages' ? destination.name : undefined
  const answer = useAnswer(page && 'pages', () => services.pages())
  const isLive = ({ path, locale, liveVersion }: PageSummary) =>
    path === page && locale === pageLocale && liveVersion !== null
  // A page that leads to itself is there as soon as it is published.
  if (page === undefined || page === pagePath || answer.state !== 'here' || answer.value.some(isLive))
    return null
  return (
    <p className={`${styles.note} ${styles.bad}`}>
      <TriangleAlert aria-hidden="true" size={14} />
      {t('missingPage', { detail: page })}
    </p>
  )
}
