import { Circle, CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { GuideEntry, GuideName } from '#desk/shop/shop-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { languageTag } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { toastFailure } from '../../kit/parts/toasts.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import styles from './opening.module.css'

/** Screens on which entries are done; what is missing is set on the server. */
const PLACES: Readonly<Partial<Record<GuideName, string>>> = {
  shopName: '/settings/brand',
  logo: '/settings/brand',
  contact: '/settings/contact',
  delivery: '/settings/delivery',
  documents: '/documents',
  style: '/goods/new',
  menu: '/menus/tree',
  homePage: '/pages',
  secondOperator: '/operators',
}

const SIGNS: Readonly<Record<GuideEntry['state'], LucideIcon>> = {
  done: CircleCheck,
  aside: CircleMinus,
  todo: Circle,
}

interface Props {
  readonly entries: readonly GuideEntry[]
  /** The operator may set entries aside. */
  readonly mayChange: boolean
}

/** Lists what the shop needs before it opens; each entry leads to where it is done. */
export function Guide({ entries, mayChange }: Props) {
  const t = useTranslations('editor.opening.guide')
  const done = entries.filter(({ state }) => state !== 'todo').length
  return (
    <DeskSection title={t('title')} action={<span>{t('progress', { done, all: entries.length })}</span>}>
      <p className={styles.intro}>{t('intro')}</p>
      <ol className={styles.guide}>
        {entries.map(entry => (
          <EntryRow key={entry.name} entry={entry} mayChange={mayChange} />
        ))}
      </ol>
    </DeskSection>
  )
}

function EntryRow({ entry, mayChange }: { readonly entry: GuideEntry; readonly mayChange: boolean }) {
  const t = useTranslations('editor.opening.guide')
  const { uiLocale } = useEnvironment()
  const { name, state, isOptional, missing, by, at } = entry
  const sign =
    state === 'aside'
      ? t('aside', { by, at: formatDateTime(at, uiLocale) })
      : t(state === 'done' ? 'done' : 'todo')
  const text =
    name === 'documents'
      ? missing.length > 0
        ? t('entries.documents.text', {
            missing: new Intl.ListFormat(languageTag(uiLocale)).format(
              missing.map(code => t(`entries.documents.names.${code}`)),
            ),
          })
        : t('entries.documents.complete')
      : t(`entries.${name}.text`)
  return (
    <li className={styles.entry} data-state={state}>
      <span className={styles.sign}>
        <Icon of={SIGNS[state]} />
      </span>
      <div className={styles.words}>
        <h3>
          <Place name={name} />
        </h3>
        <p>{text}</p>
        <small>{sign}</small>
      </div>
      {mayChange && isOptional && state !== 'done' && <MarkButton name={name} isAside={state === 'aside'} />}
    </li>
  )
}

/** Leads to where an entry is done: a screen, the shop, or the settings of the server. */
function Place({ name }: { readonly name: GuideName }) {
  const t = useTranslations('editor.opening.guide')
  const title = t(`entries.${name}.title`)
  const place = PLACES[name]
  if (place !== undefined) return <Link to={place}>{title}</Link>
  if (name === 'trialOrder') return <a href="/">{title}</a>
  return (
    <>
      {title} <small>{t('onServer')}</small>
    </>
  )
}

function MarkButton({ name, isAside }: { readonly name: GuideName; readonly isAside: boolean }) {
  const t = useTranslations('editor.opening.guide')
  const mark = useChange(isAside ? 'shop.take-back' : 'shop.set-aside', { onError: toastFailure })
  return (
    <Button
      variant="line"
      isLoading={mark.isPending}
      aria-label={`${t(isAside ? 'takeBack' : 'setAside')}: ${t(`entries.${name}.title`)}`}
      onClick={() => mark.start({ entry: name })}
    >
      {t(isAside ? 'takeBack' : 'setAside')}
    </Button>
  )
}
