import type { Link } from '#blocks/page/option-fields.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useInspector } from '../context.ts'
import { useAnswer } from '../../../kit/parts/use-answer.ts'
import { type Choice, ChoiceBox } from './ChoiceBox.tsx'
import {
  BRAND,
  brandChoices,
  CATEGORY,
  categoryChoices,
  LANDING,
  MINISITE,
  matching,
  OUTSIDE,
  PRODUCT,
  pageChoices,
} from './link-choices.ts'
import { useProductChoices } from './product-choice.tsx'
import { TextBox } from './TextControl.tsx'
import { useProducts } from './use-products.ts'
import styles from '../controls.module.css'

interface LinkValueProps {
  readonly link: Link
  readonly onChange: (value: string) => void
}

/** The place a link leads to, picked or typed according to its kind. */
export function LinkValue({ link, onChange }: LinkValueProps) {
  const { services } = useInspector()
  if (link.type === PRODUCT) return <ProductValue link={link} onChange={onChange} />
  if (link.type === LANDING || link.type === MINISITE) return <ListedValue link={link} onChange={onChange} />
  if (link.type === CATEGORY && services.categories) return <ListedValue link={link} onChange={onChange} />
  if (link.type === BRAND && services.brands) return <ListedValue link={link} onChange={onChange} />
  return <TypedValue link={link} onChange={onChange} />
}

/** Placeholder for this kind of link. */
function useValueLabel(type: number) {
  const t = useTranslations('blocks.common.link')
  const key = `values.${type}` as 'values.0' // the catalogue has one per known type
  return t.has(key) ? t(key) : t('value')
}

function TypedValue({ link, onChange }: LinkValueProps) {
  const label = useValueLabel(link.type)
  return (
    <TextBox
      aria-label={label}
      placeholder={label}
      value={link.value}
      onChange={onChange}
      inputMode={link.type === 0 || link.type === OUTSIDE ? 'url' : 'text'}
    />
  )
}

function ProductValue({ link, onChange }: LinkValueProps) {
  const label = useValueLabel(link.type)
  const [term, setTerm] = useState<string>()
  const { choices, note } = useProductChoices(term)
  const known = useProducts(link.value ? [link.value] : [])(link.value)
  const t = useTranslations('editor.inspector.products')
  return (
    <div className={styles.stack} onFocus={() => setTerm(term ?? '')}>
      <ChoiceBox
        aria-label={label}
        placeholder={label}
        text={link.value}
        onText={text => {
          setTerm(text)
          onChange(text)
        }}
        choices={choices}
        picked={link.value}
        onPick={onChange}
        note={note}
      />
      {link.value && known !== 'waiting' && known !== 'failed' && (
        <p className={known === 'unknown' ? `${styles.note} ${styles.bad}` : styles.note}>
          {known === 'unknown' ? t('unknown') : known.title}
        </p>
      )}
    </div>
  )
}

/** Pages, categories and brands: short lists, asked once, searched here. */
function ListedValue({ link, onChange }: LinkValueProps) {
  const { services, locale } = useInspector()
  const label = useValueLabel(link.type)
  const t = useTranslations('editor.inspector')
  const [isTyping, setTyping] = useState(false)
  const ask = async (): Promise<readonly Choice[]> => {
    if (link.type === CATEGORY) return categoryChoices((await services.categories?.()) ?? [])
    if (link.type === BRAND) return brandChoices((await services.brands?.()) ?? [])
    return pageChoices(await services.pages(), link.type === LANDING ? LANDING : MINISITE, locale)
  }
  const answer = useAnswer(String(link.type), ask)
  const choices = answer.state === 'here' ? answer.value : []
  const picked = choices.find(({ value }) => value === link.value)
  return (
    <div className={styles.stack}>
      <ChoiceBox
        aria-label={label}
        placeholder={label}
        text={link.value}
        onText={text => {
          setTyping(true)
          onChange(text)
        }}
        choices={isTyping ? matching(choices, link.value) : choices}
        picked={link.value}
        onPick={value => {
          setTyping(false)
          onChange(value)
        }}
        note={t(
          answer.state === 'waiting'
            ? 'searching'
            : answer.state === 'failed'
              ? 'searchFailed'
              : 'nothingFound',
        )}
      />
      {picked && <p className={styles.note}>{picked.name}</p>}
    </div>
  )
}
