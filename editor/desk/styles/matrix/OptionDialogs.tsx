import { LOCALES, type Locale } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NamedProduct, StyleValues } from '../style-values.ts'
import styles from './matrix.module.css'
import { newProductCode, patternOf } from './sku-codes.ts'
import { inColour, type NewOption, withSize } from './sku-matrix.ts'

interface Props {
  readonly values: StyleValues
  readonly products: readonly NamedProduct[]
  readonly onDone: (values: StyleValues) => void
  readonly onClose: () => void
}

const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
const HEX = /^#[0-9a-fA-F]{6}$/

interface Typed {
  readonly code: string
  readonly names: Partial<Record<Locale, string>>
  readonly hex: string
}

/** A colour or a size as it is typed; a name that is not typed is the code. */
function useOption(isKnown: (code: string) => boolean) {
  const t = useTranslations('editor.styles.matrix')
  const languages = useTranslations('editor.language')
  const [{ code, names, hex }, setTyped] = useState<Typed>({ code: '', names: {}, hex: '' })
  const set = (more: Partial<Typed>) => setTyped({ code, names, hex, ...more })
  const name = { zh_HK: names.zh_HK?.trim() || code, en_US: names.en_US?.trim() || code }
  const problem =
    code === '' ? undefined : isKnown(code) ? t('known') : CODE.test(code) ? undefined : t('badCode')
  const isBadHex = hex !== '' && !HEX.test(hex)
  const option: NewOption = { code, name, ...(hex !== '' && { hex }) }
  const fields = (
    <>
      <TextField
        label={t('optionCode')}
        hint={t('optionCodeHint')}
        isRequired
        data-autofocus
        value={code}
        error={problem}
        onChange={({ target }) => set({ code: target.value.normalize('NFKC').trim() })}
      />
      {LOCALES.map(locale => (
        <TextField
          key={locale}
          label={t('optionName', { language: languages(locale) })}
          placeholder={code}
          value={names[locale] ?? ''}
          onChange={({ target }) => set({ names: { ...names, [locale]: target.value } })}
        />
      ))}
    </>
  )
  const hexField = (
    <TextField
      label={t('hex')}
      hint={t('hexHint')}
      value={hex}
      error={isBadHex ? t('badHex') : undefined}
      onChange={({ target }) => set({ hex: target.value.normalize('NFKC').trim() })}
    />
  )
  return { option, fields, hexField, isReady: CODE.test(code) && problem === undefined && !isBadHex }
}

interface FrameProps {
  readonly title: string
  readonly isReady: boolean
  readonly onAdd: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

function Frame({ title, isReady, onAdd, onClose, children }: FrameProps) {
  const t = useTranslations('editor.styles.matrix')
  const confirm = useTranslations('editor.confirm')
  return (
    <Dialog
      isOpen
      size="form"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {confirm('cancel')}
          </Button>
          <Button disabled={!isReady} onClick={onAdd}>
            {t('add')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>{children}</div>
    </Dialog>
  )
}

/** Codes that SKUs get; those that are there stay as they are. */
export function NewCodes({ before, after }: { readonly before: StyleValues; readonly after: StyleValues }) {
  const t = useTranslations('editor.styles.matrix')
  const old = new Set(Object.values(before).flatMap(line => line.skus.map(({ code }) => code)))
  const codes = Object.values(after)
    .flatMap(line => line.skus.map(({ code }) => code))
    .filter(code => !old.has(code))
  if (codes.length === 0) return null
  return (
    <div>
      <p>{t('newCodes', { count: codes.length })}</p>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}

function PatternField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (to: string) => void
}) {
  const t = useTranslations('editor.styles.matrix')
  return (
    <TextField
      label={t('pattern')}
      hint={t('patternHint', { parts: '{style} {product} {colour} {size}' })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** A size that all colours get. */
export function AddSizeDialog({ values, onDone, onClose }: Props) {
  const t = useTranslations('editor.styles.matrix')
  const [pattern, setPattern] = useState(() => patternOf(values))
  const sizes = Object.values(values).map(line => line.options?.size ?? [])
  const { option, fields, isReady } = useOption(code =>
    sizes.every(list => list.some(size => size.code === code)),
  )
  const after = isReady ? withSize(values, option, pattern) : values
  return (
    <Frame title={t('addSize')} isReady={isReady} onAdd={() => onDone(after)} onClose={onClose}>
      {fields}
      <PatternField value={pattern} onChange={setPattern} />
      <NewCodes before={values} after={after} />
    </Frame>
  )
}

/** A colour: a product of its own, made like one of the others. */
export function AddColourDialog({ values, products, onDone, onClose }: Props) {
  const t = useTranslations('editor.styles.matrix')
  const [pattern, setPattern] = useState(() => patternOf(values))
  const [from, setFrom] = useState(products[0]?.code ?? '')
  const [typed, setTyped] = useState<string>()
  const colours = Object.values(values).flatMap(line => line.options?.colour ?? [])
  const { option, fields, hexField, isReady } = useOption(code =>
    colours.some(colour => colour.code === code),
  )
  const sibling = values[from]
  const code = typed ?? newProductCode(values, sibling?.style ?? '', option.code)
  const isNew = CODE.test(code) && !(code in values)
  const after =
    isReady && isNew && sibling
      ? { ...values, [code]: inColour(values, sibling, { code, colour: option, pattern }) }
      : values
  return (
    <Frame title={t('addColour')} isReady={isReady && isNew} onAdd={() => onDone(after)} onClose={onClose}>
      <p>{t('addColourText')}</p>
      {fields}
      {hexField}
      <Select
        label={t('copyFrom')}
        value={from}
        choices={products.map(product => ({ value: product.code, label: product.name }))}
        onChoose={setFrom}
      />
      <TextField
        label={t('productCode')}
        value={option.code === '' ? '' : code}
        error={option.code !== '' && !isNew ? t('badCode') : undefined}
        onChange={({ target }) => setTyped(target.value.normalize('NFKC').trim())}
      />
      <PatternField value={pattern} onChange={setPattern} />
      <NewCodes before={values} after={after} />
    </Frame>
  )
}
