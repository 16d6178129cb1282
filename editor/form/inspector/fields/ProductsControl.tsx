import { parseCodes } from '#blocks/page/parse-codes.ts'
import { Button } from '#ui/button/Button.tsx'
import { X } from 'lucide-react'
import { type ClipboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pastedCodes } from '../../../kit/pasted-codes.ts'
import { focusAfterChange } from '../../../kit/parts/focus-soon.ts'
import { moveItem, SortableList } from '../../../kit/parts/SortableList.tsx'
import { asText } from './as-text.ts'
import { ChoiceBox } from './ChoiceBox.tsx'
import type { ControlProps } from './control.tsx'
import styles from '../controls.module.css'
import { ToolButton } from '../../../kit/parts/ToolButton.tsx'
import { productName, useProductChoices } from './product-choice.tsx'
import { ProductRow } from './ProductRow.tsx'
import { type Known, useProducts } from './use-products.ts'

/** Rows shown of a long list until more are asked for; the shop answers for as many at a time. */
const ROWS = 30

const codesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : parseCodes(asText(value))

/**
 * Products by code, in order, with what the shop says of them now. Saved as one comma-separated text, or as a list where the schema has
 * one. Source: L-170.
 */
export function ProductsControl({ id, node, value, label, describedBy, isInvalid, onStep }: ControlProps) {
  const t = useTranslations('editor.inspector.products')
  const [term, setTerm] = useState('')
  const [hasLooked, setLooked] = useState(false)
  const [rows, setRows] = useState(ROWS)
  const codes = codesIn(value)
  const shown = codes.slice(0, rows)
  const known = useProducts(shown)
  const place = useRef<HTMLDivElement>(null)
  const { choices, note } = useProductChoices(hasLooked ? term : undefined)

  const save = (next: readonly string[]) => {
    const unique = [...new Set(next)]
    onStep(node.type === 'array' ? unique : unique.join(','))
  }
  const add = (more: readonly string[]) => {
    if (more.length > 0) save([...codes, ...more])
    setTerm('')
  }
  const remove = (code: string) => {
    const at = codes.indexOf(code)
    save(codes.filter(other => other !== code))
    // The next row, or the field once the last one is gone.
    focusAfterChange(() => {
      const rest = [...(place.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
      return rest[Math.min(at, rest.length - 1)] ?? place.current?.querySelector('input')
    })
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = pastedCodes(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    add(pasted)
  }
  const unknown = shown.filter(code => known(code) === 'unknown').length
  return (
    <div ref={place} className={styles.stack} onFocus={() => setLooked(true)}>
      <p className={styles.note} aria-live="polite">
        {t('count', { count: codes.length })}
        {unknown > 0 && <strong className={styles.bad}> {t('unknownCount', { count: unknown })}</strong>}
      </p>
      {codes.length > 0 && (
        <div className={styles.products}>
          <SortableList
            items={shown.map(code => ({ key: code, name: nameOf(code, known(code)) }))}
            onMove={(from, to) => save(moveItem(codes, from, to))}
          >
            {({ key: code, name }, _, handle) => (
              <div className={styles.product}>
                {handle}
                <ProductRow code={code} known={known(code)} isSale={node.hints.isSale === true} />
                <ToolButton
                  data-remove=""
                  icon={X}
                  label={t('remove', { name })}
                  onClick={() => remove(code)}
                />
              </div>
            )}
          </SortableList>
        </div>
      )}
      {codes.length > rows && (
        <Button variant="line" size="s" onClick={() => setRows(rows + ROWS)}>
          {t('more', { count: codes.length - rows })}
        </Button>
      )}
      {/* Below the rows, and its list of suggestions covers none of them. */}
      <ChoiceBox
        id={id}
        aria-label={t('add', { label })}
        placeholder={t('placeholder')}
        describedBy={describedBy}
        isInvalid={isInvalid}
        text={term}
        onText={setTerm}
        choices={choices.filter(({ value: code }) => !codes.includes(code))}
        onPick={code => add([code])}
        onPaste={onPaste}
        onEnter={() => add(pastedCodes(term))}
        note={note}
        sparesAbove
      />
    </div>
  )
}

const nameOf = (code: string, known: Known) => (typeof known === 'object' ? productName(known) : code)
