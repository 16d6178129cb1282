import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChoiceBox } from '../../form/inspector/fields/ChoiceBox.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useAnswer } from '../../kit/parts/use-answer.ts'

/** Pause in typing before a search begins. Milliseconds. */
const IDLE_MS = 200

/** Finds a SKU on the server by its name or code, and adds it. */
export function SkuPicker({ onPick }: { readonly onPick: (sku: string) => void }) {
  const t = useTranslations('editor.promotions.try')
  const reference = useTranslations('editor.inspector.reference')
  const { services, uiLocale } = useEnvironment()
  const [term, setTerm] = useState('')
  const found = useAnswer(`${uiLocale} ${term}`, () => services.records('skus', term), IDLE_MS)
  const add = (code: string) => {
    setTerm('')
    if (code.trim() !== '') onPick(code.trim())
  }
  return (
    <ChoiceBox
      aria-label={t('add')}
      placeholder={t('placeholder')}
      text={term}
      onText={setTerm}
      choices={found.state === 'here' ? found.value : []}
      onPick={add}
      onEnter={() => add(term)}
      note={
        { waiting: reference('waiting'), failed: reference('failed'), here: reference('none') }[found.state]
      }
    />
  )
}
